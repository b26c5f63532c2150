import { defineFormula } from "../../trace/formula.ts";
import { strictlyBetween } from "../../trace/limit.ts";
import { iso5048 } from "../sources.ts";

/** What a slope leaves of the surcharge: nothing once the slope reaches the surcharge angle. */
export const segmentSlopeFactor = defineFormula({
  id: "iso-5048-1989/slope-factor/segment-slope-factor",
  source: iso5048("slope factor"),
  inputs: {
    slope: { symbol: "delta", unit: "rad", must: { least: 0, below: Math.PI / 2 } },
    surchargeAngle: { symbol: "theta", unit: "rad", must: strictlyBetween(0, Math.PI / 2) },
  },
  output: { symbol: "k_1", unit: "1" },
  printed: "sqrt(max(0, cos(delta) ^ 2 - cos(theta) ^ 2) / (1 - cos(theta) ^ 2))",
  evaluate: ({ slope, surchargeAngle }) =>
    Math.sqrt(Math.max(0, Math.cos(slope) ** 2 - Math.cos(surchargeAngle) ** 2) / (1 - Math.cos(surchargeAngle) ** 2)),
});
