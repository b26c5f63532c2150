import { adopted } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";

const source = adopted("strengths of a shaft steel where only its tensile strength is typed");
const inputs = { tensileStrength: { symbol: "R_m", unit: "Pa" } };

/** Yield strength of a steel of which it is not typed, as of K1040. */
export const usualYieldStrength = defineFormula({
  id: "shaft-strength/usual-steel/usual-yield-strength",
  source,
  inputs,
  output: { symbol: "R_e", unit: "Pa" },
  printed: "300 / 540 * R_m",
  evaluate: ({ tensileStrength }) => (300 / 540) * tensileStrength,
});

/** Endurance limit of a steel of which it is not typed, as of K1040. */
export const usualEnduranceLimit = defineFormula({
  id: "shaft-strength/usual-steel/usual-endurance-limit",
  source,
  inputs,
  output: { symbol: "F_R", unit: "Pa" },
  printed: "0.45 * R_m",
  evaluate: ({ tensileStrength }) => 0.45 * tensileStrength,
});
