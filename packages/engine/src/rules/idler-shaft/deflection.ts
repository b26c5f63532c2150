import { beamTheory } from "../../standards/machine-sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { nonNegative, positive } from "../../trace/limit.ts";

const source = beamTheory("simply supported shaft with two equal loads");
const load = { symbol: "F", unit: "N", must: nonNegative };
const arm = { symbol: "a", unit: "m", must: nonNegative };
const bearingCentres = { symbol: "c", unit: "m", must: positive };
const shaftDiameter = { symbol: "d", unit: "m", must: positive };

/** From the support to the bearing. */
export const supportArm = defineFormula({
  id: "idler-shaft/deflection/support-arm",
  source,
  inputs: { supportCentres: { symbol: "s_c", unit: "m", must: positive }, bearingCentres },
  output: { symbol: "a", unit: "m" },
  printed: "(s_c - c) / 2",
  evaluate: ({ supportCentres, bearingCentres: centres }) => (supportCentres - centres) / 2,
});

/** Slope of the shaft in the bearings of a roll. */
export const rollShaftSlope = defineFormula({
  id: "idler-shaft/deflection/roll-shaft-slope",
  source,
  inputs: { load, arm, bearingCentres, modulus: { symbol: "E", unit: "Pa", must: positive }, shaftDiameter },
  output: { symbol: "theta", unit: "rad" },
  printed: "F * a * c / (4 * E * (pi * d ^ 4 / 64))",
  evaluate: ({ load: force, arm: a, bearingCentres: centres, modulus, shaftDiameter: d }) =>
    (force * a * centres) / (4 * modulus * ((Math.PI * d ** 4) / 64)),
});

/** Bending stress of the shaft of a roll. */
export const rollShaftStress = defineFormula({
  id: "idler-shaft/deflection/roll-shaft-stress",
  source,
  inputs: { load, arm, shaftDiameter },
  output: { symbol: "sigma", unit: "Pa" },
  printed: "32 * (F / 2 * a) / (pi * d ^ 3)",
  evaluate: ({ load: force, arm: a, shaftDiameter: d }) => (32 * ((force / 2) * a)) / (Math.PI * d ** 3),
});
