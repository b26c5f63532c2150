import { defineFormula } from "../../trace/formula.ts";
import { nonNegative, positive } from "../../trace/limit.ts";
import { adopted } from "../sources.ts";

/** Drag of rolls that stand askew over the load on them, from errors of installing and making that do not know each other. */
export const misalignmentCoefficient = defineFormula({
  id: "cema-7/misalignment/misalignment-coefficient",
  source: adopted("misalignment: the skew of a set across the belt drags like forward tilt"),
  inputs: {
    tiltFactor: { symbol: "C_epsilon", unit: "1", must: nonNegative },
    idlerFriction: { symbol: "mu_0", unit: "1", must: nonNegative },
    installationError: { symbol: "e_i", unit: "m", must: nonNegative },
    tolerance: { symbol: "e_m", unit: "m", must: nonNegative },
    beltWidth: { symbol: "B", unit: "m", must: positive },
  },
  output: { symbol: "C_im", unit: "1" },
  printed: "C_epsilon * mu_0 * sqrt(e_i ^ 2 + e_m ^ 2) / B",
  evaluate: ({ tiltFactor, idlerFriction, installationError, tolerance, beltWidth }) =>
    (tiltFactor * idlerFriction * Math.sqrt(installationError ** 2 + tolerance ** 2)) / beltWidth,
});
