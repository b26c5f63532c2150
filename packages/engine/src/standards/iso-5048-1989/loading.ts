import { defineFormula } from "../../trace/formula.ts";
import { between, nonNegative, positive } from "../../trace/limit.ts";
import { adopted, iso5048 } from "../sources.ts";

const source = iso5048("secondary resistances, loading area");
const massFlow = { symbol: "I_m", unit: "kg/s", must: nonNegative };
const beltSpeed = { symbol: "v", unit: "m/s", must: positive };
const feedSpeed = { symbol: "v_0", unit: "m/s", must: nonNegative };
const gravity = { symbol: "g", unit: "m/s2", must: positive };

/** Force that brings the fed material to belt speed. Negative when the feed is faster than the belt. */
export const accelerationForce = defineFormula({
  id: "iso-5048-1989/loading/acceleration-force",
  source,
  inputs: { massFlow, beltSpeed, feedSpeed },
  output: { symbol: "F_bA", unit: "N" },
  printed: "I_m * (v - v_0)",
  evaluate: ({ massFlow: flow, beltSpeed: speed, feedSpeed: feed }) => flow * (speed - feed),
});

/** Length over which the material reaches belt speed. Zero when the feed is as fast as the belt or faster. */
export const accelerationLength = defineFormula({
  id: "iso-5048-1989/loading/acceleration-length",
  source,
  inputs: {
    beltSpeed,
    feedSpeed,
    gravity,
    frictionOnBelt: { symbol: "mu_1", unit: "1", must: positive, covers: between(0.5, 0.7) },
  },
  output: { symbol: "l_b", unit: "m" },
  printed: "max(0, v ^ 2 - v_0 ^ 2) / (2 * g * mu_1)",
  evaluate: ({ beltSpeed: speed, feedSpeed: feed, gravity: g, frictionOnBelt }) =>
    Math.max(0, speed ** 2 - feed ** 2) / (2 * g * frictionOnBelt),
});

const frictionOnSkirt = { symbol: "mu_2", unit: "1", must: nonNegative, covers: between(0.5, 0.7) };
const bulkDensity = { symbol: "rho", unit: "kg/m3", must: positive };
const skirtWidth = { symbol: "b_1", unit: "m", must: positive };

/** Friction on the skirts while the material is still gathering speed. */
export const accelerationSkirtForce = defineFormula({
  id: "iso-5048-1989/loading/acceleration-skirt-force",
  source,
  inputs: {
    frictionOnSkirt,
    massFlow,
    bulkDensity,
    gravity,
    accelerationLength: { symbol: "l_b", unit: "m", must: nonNegative },
    beltSpeed,
    feedSpeed,
    skirtWidth,
  },
  output: { symbol: "F_f", unit: "N" },
  printed: "mu_2 * I_m ^ 2 * g * l_b / (rho * ((v + v_0) / 2) ^ 2 * b_1 ^ 2)",
  evaluate: (zone) =>
    (zone.frictionOnSkirt * zone.massFlow ** 2 * zone.gravity * zone.accelerationLength) /
    (zone.bulkDensity * ((zone.beltSpeed + zone.feedSpeed) / 2) ** 2 * zone.skirtWidth ** 2),
});

/** Friction on skirts beyond the loading zone. */
export const skirtForce = defineFormula({
  id: "iso-5048-1989/loading/skirt-force",
  source: iso5048("special main resistances, skirts outside the loading area"),
  inputs: {
    frictionOnSkirt,
    massFlow,
    bulkDensity,
    gravity,
    skirtLength: { symbol: "l", unit: "m", must: nonNegative },
    beltSpeed,
    skirtWidth,
  },
  output: { symbol: "F_gL", unit: "N" },
  printed: "mu_2 * I_m ^ 2 * g * l / (rho * v ^ 2 * b_1 ^ 2)",
  evaluate: (skirt) =>
    (skirt.frictionOnSkirt * skirt.massFlow ** 2 * skirt.gravity * skirt.skirtLength) /
    (skirt.bulkDensity * skirt.beltSpeed ** 2 * skirt.skirtWidth ** 2),
});

/** Skirt left beyond the acceleration zone. */
export const skirtBeyondLoading = defineFormula({
  id: "iso-5048-1989/loading/skirt-beyond-loading",
  source,
  inputs: {
    skirtLength: { symbol: "l_s", unit: "m", must: nonNegative },
    accelerationLength: { symbol: "l_b", unit: "m", must: nonNegative },
  },
  output: { symbol: "l", unit: "m" },
  printed: "max(0, l_s - l_b)",
  evaluate: ({ skirtLength, accelerationLength: zone }) => Math.max(0, skirtLength - zone),
});

/** Clear width between skirts when none is given: two thirds of the belt. */
export const usualSkirtWidth = defineFormula({
  id: "iso-5048-1989/loading/usual-skirt-width",
  source: adopted("clear width between skirts, two thirds of the belt"),
  inputs: { beltWidth: { symbol: "B", unit: "m", must: positive } },
  output: { symbol: "b_1", unit: "m" },
  printed: "2 / 3 * B",
  evaluate: ({ beltWidth }) => (2 / 3) * beltWidth,
});

/** Tonnage that a hopper adds to what the belt brings along. */
export const addedTonnage = defineFormula({
  id: "iso-5048-1989/loading/added-tonnage",
  source,
  inputs: { massFlow, flowBefore: { symbol: "I_0", unit: "kg/s", must: nonNegative } },
  output: { symbol: "I_m", unit: "kg/s" },
  printed: "max(0, I_m - I_0)",
  evaluate: ({ massFlow: flow, flowBefore }) => Math.max(0, flow - flowBefore),
});
