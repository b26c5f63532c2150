import { arnoldMcLean, janssen } from "../../standards/machine-sources.ts";
import { geometry } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { between, nonNegative, positive, strictlyBetween } from "../../trace/limit.ts";
import { degree } from "../../units.ts";

const source = arnoldMcLean("feeder loads, initial and flow");
const halfAngle = {
  symbol: "alpha",
  unit: "rad",
  must: strictlyBetween(0, Math.PI / 2),
  covers: between(0, 60 * degree),
};
const internalFriction = { symbol: "delta", unit: "rad", must: strictlyBetween(0, Math.PI / 2) };
const wallFriction = { symbol: "phi", unit: "rad", must: strictlyBetween(0, Math.PI / 2) };
const wallStress = { symbol: "beta", unit: "rad", must: positive };
/** 0 for a slot outlet in plane flow, 1 for a round one. */
const shape = { symbol: "m", unit: "1", must: between(0, 1) };
const unitWeight = { symbol: "gamma", unit: "N/m3", must: positive };
const outletWidth = { symbol: "B", unit: "m", must: positive };
const outletLength = { symbol: "L", unit: "m", must: positive };
const binWidth = { symbol: "D", unit: "m", must: positive };

/** Where the ratio of horizontal to vertical pressure is found. */
export const pressureRatioSource = janssen("vertical pressure");

/** Half the opening angle of the hopper. */
export const hopperHalfAngle = defineFormula({
  id: "feeder-loads/hopper-stress/hopper-half-angle",
  source: geometry("hopper walls"),
  inputs: { binWidth, outletWidth, hopperHeight: { symbol: "H_h", unit: "m", must: positive } },
  output: { symbol: "alpha", unit: "rad" },
  printed: "atan((D - B) / (2 * H_h))",
  evaluate: ({ binWidth: bin, outletWidth: outlet, hopperHeight }) => Math.atan((bin - outlet) / (2 * hopperHeight)),
});

/** Area over perimeter of a rectangular bin. */
export const hydraulicRadius = defineFormula({
  id: "feeder-loads/hopper-stress/hydraulic-radius",
  source: geometry("area over perimeter"),
  inputs: { binWidth, outletLength },
  output: { symbol: "R_h", unit: "m" },
  printed: "D * L / (2 * (D + L))",
  evaluate: ({ binWidth: width, outletLength: length }) => (width * length) / (2 * (width + length)),
});

/** Material from the outlet to its top, where the walls stand upright all the way. */
export const columnHeight = defineFormula({
  id: "feeder-loads/hopper-stress/column-height",
  source: geometry("hopper walls"),
  inputs: {
    materialHeight: { symbol: "H_b", unit: "m", must: nonNegative },
    hopperHeight: { symbol: "H_h", unit: "m", must: nonNegative },
  },
  output: { symbol: "H", unit: "m" },
  printed: "H_b + H_h",
  evaluate: ({ materialHeight, hopperHeight }) => materialHeight + hopperHeight,
});

/** Pressure under a column of material that hangs partly on the walls. */
export const janssenPressure = defineFormula({
  id: "feeder-loads/hopper-stress/janssen-pressure",
  source: pressureRatioSource,
  inputs: {
    unitWeight,
    hydraulicRadius: { symbol: "R_h", unit: "m", must: positive },
    pressureRatio: { symbol: "K", unit: "1", must: positive, covers: between(0.3, 0.6) },
    wallFriction,
    height: { symbol: "H", unit: "m", must: nonNegative },
  },
  output: { symbol: "p_s", unit: "Pa" },
  printed: "gamma * R_h / (K * tan(phi)) * (1 - exp(-K * tan(phi) * H / R_h))",
  evaluate: ({ unitWeight: gamma, hydraulicRadius: radius, pressureRatio: ratio, wallFriction: phi, height }) =>
    ((gamma * radius) / (ratio * Math.tan(phi))) * (1 - Math.exp((-ratio * Math.tan(phi) * height) / radius)),
});

/** Load factor of a hopper just filled: hydrostatic under the pressure of the bin. */
export const initialLoadFactor = defineFormula({
  id: "feeder-loads/hopper-stress/initial-load-factor",
  source,
  inputs: {
    shape,
    halfAngle,
    binWidth,
    outletWidth,
    surcharge: { symbol: "p_s", unit: "Pa", must: nonNegative },
    unitWeight,
  },
  output: { symbol: "q_i", unit: "1" },
  printed: "(pi / 2) ^ m / (2 * (m + 1) * tan(alpha)) * (D / B + 2 * p_s * tan(alpha) / (gamma * B) - 1)",
  evaluate: ({ shape: m, halfAngle: alpha, binWidth: bin, outletWidth: outlet, surcharge, unitWeight: gamma }) =>
    ((Math.PI / 2) ** m / (2 * (m + 1) * Math.tan(alpha))) *
    (bin / outlet + (2 * surcharge * Math.tan(alpha)) / (gamma * outlet) - 1),
});

/** Angle of the stress field at the wall. */
export const wallStressAngle = defineFormula({
  id: "feeder-loads/hopper-stress/wall-stress-angle",
  source,
  inputs: { wallFriction, internalFriction },
  output: { symbol: "beta", unit: "rad" },
  printed: "(phi + asin(sin(phi) / sin(delta))) / 2",
  evaluate: ({ wallFriction: phi, internalFriction: delta }) => (phi + Math.asin(Math.sin(phi) / Math.sin(delta))) / 2,
});

/** Parameter X of the radial stress field. */
export const stressParameterX = defineFormula({
  id: "feeder-loads/hopper-stress/stress-parameter-x",
  source,
  inputs: { shape, internalFriction, wallStress, halfAngle },
  output: { symbol: "X", unit: "1" },
  printed: "2 ^ m * sin(delta) / (1 - sin(delta)) * (sin(2 * beta + alpha) / sin(alpha) + 1)",
  evaluate: ({ shape: m, internalFriction: delta, wallStress: beta, halfAngle: alpha }) =>
    ((2 ** m * Math.sin(delta)) / (1 - Math.sin(delta))) * (Math.sin(2 * beta + alpha) / Math.sin(alpha) + 1),
});

/** Parameter Y of the radial stress field. */
export const stressParameterY = defineFormula({
  id: "feeder-loads/hopper-stress/stress-parameter-y",
  source,
  inputs: { shape, internalFriction, wallStress: { ...wallStress, must: strictlyBetween(0, Math.PI / 2) }, halfAngle },
  output: { symbol: "Y", unit: "1" },
  printed:
    "((2 * (1 - cos(beta + alpha))) ^ m * (beta + alpha) ^ (1 - m) * sin(alpha) + sin(beta) * sin(beta + alpha) ^ (1 + m)) / ((1 - sin(delta)) * sin(beta + alpha) ^ (2 + m))",
  evaluate: ({ shape: m, internalFriction: delta, wallStress: beta, halfAngle: alpha }) => {
    const both = beta + alpha;
    const upper =
      (2 * (1 - Math.cos(both))) ** m * both ** (1 - m) * Math.sin(alpha) + Math.sin(beta) * Math.sin(both) ** (1 + m);
    return upper / ((1 - Math.sin(delta)) * Math.sin(both) ** (2 + m));
  },
});

/**
 * Load factor once the material flows: what the radial stress field holds, less the weight of the virtual apex below
 * the outlet. That apex has the volume B² / (4 tan α) for each metre of slot, or (π/3) B³ / (8 tan α) under a round
 * outlet, whence the factor before the brackets; a well-known program leaves out its 1 / (4 tan α).
 */
export const flowLoadFactor = defineFormula({
  id: "feeder-loads/hopper-stress/flow-load-factor",
  source,
  inputs: {
    shape,
    halfAngle,
    parameterY: { symbol: "Y", unit: "1", must: positive },
    internalFriction,
    wallStress,
    parameterX: { symbol: "X", unit: "1", must: { above: 1 } },
    wallFriction,
  },
  output: { symbol: "q_f", unit: "1" },
  printed:
    "(pi / 3) ^ m / (4 * tan(alpha)) * (Y * (1 + sin(delta) * cos(2 * beta)) / ((X - 1) * sin(alpha)) * (tan(alpha) + tan(phi)) - 1 / (1 + m))",
  evaluate: (given) => {
    const { shape: m, halfAngle: alpha, parameterX, parameterY, wallFriction: phi } = given;
    const field = 1 + Math.sin(given.internalFriction) * Math.cos(2 * given.wallStress);
    const wall = ((parameterY * field) / ((parameterX - 1) * Math.sin(alpha))) * (Math.tan(alpha) + Math.tan(phi));
    return ((Math.PI / 3) ** m / (4 * Math.tan(alpha))) * (wall - 1 / (1 + m));
  },
});

/** Vertical load on the feeder from a load factor. */
export const feederLoad = defineFormula({
  id: "feeder-loads/hopper-stress/feeder-load",
  source,
  inputs: { loadFactor: { symbol: "q", unit: "1", must: nonNegative }, unitWeight, outletLength, outletWidth, shape },
  output: { symbol: "Q", unit: "N" },
  printed: "q * gamma * L ^ (1 - m) * B ^ (2 + m)",
  evaluate: ({ loadFactor, unitWeight: gamma, outletLength: length, outletWidth: width, shape: m }) =>
    loadFactor * gamma * length ** (1 - m) * width ** (2 + m),
});

/** Load of a column that stands on the whole outlet, for vertical walls. */
export const columnLoad = defineFormula({
  id: "feeder-loads/hopper-stress/column-load",
  source: janssen("pressure times area"),
  inputs: { pressure: { symbol: "p_s", unit: "Pa", must: nonNegative }, outletLength, outletWidth },
  output: { symbol: "Q", unit: "N" },
  printed: "p_s * L * B",
  evaluate: ({ pressure, outletLength: length, outletWidth: width }) => pressure * length * width,
});

/** Where slots and round outlets are told apart: 0 and 1. */
export const shapeSource = arnoldMcLean("slot and round outlets");

/** Angle that has to stay below a right one for mass flow. */
export const stressWithHopper = defineFormula({
  id: "feeder-loads/hopper-stress/stress-with-hopper",
  source: arnoldMcLean("mass flow"),
  inputs: { wallStress: { symbol: "beta", unit: "rad" }, halfAngle: { symbol: "alpha", unit: "rad" } },
  output: { symbol: "gamma", unit: "rad" },
  printed: "beta + alpha",
  evaluate: ({ wallStress, halfAngle }) => wallStress + halfAngle,
});
