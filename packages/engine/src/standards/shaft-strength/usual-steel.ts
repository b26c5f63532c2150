import { defineSearch } from "../../trace/search.ts";
import { adopted } from "../sources.ts";

const source = adopted("strengths of a shaft steel where only its tensile strength is typed");
const inputs = { tensileStrength: { symbol: "R_m", unit: "Pa" } };

/** Yield strength of a steel of which it is not typed. */
export const usualYieldStrength = defineSearch({
  id: "shaft-strength/usual-steel/yield-strength",
  source,
  inputs,
  output: { symbol: "R_e", unit: "Pa" },
  rule: "300/540 of the tensile strength, as of steel K1040",
});

/** Endurance limit of a steel of which it is not typed. */
export const usualEnduranceLimit = defineSearch({
  id: "shaft-strength/usual-steel/endurance-limit",
  source,
  inputs,
  output: { symbol: "F_R", unit: "Pa" },
  rule: "0.45 of the tensile strength, as of steel K1040",
});
