import { defineFormula } from "../../trace/formula.ts";
import { nonNegative, positive } from "../../trace/limit.ts";
import { din22101 } from "../sources.ts";

/** Safety factors for joint making and operating conditions: favourable, medium, unfavourable. */
export const strengthSafety = {
  favourable: { joint: 1.0, operation: 1.5 },
  medium: { joint: 1.1, operation: 1.7 },
  unfavourable: { joint: 1.2, operation: 1.9 },
} as const;

/** Nominal strength a belt needs from the endurance of its joint. */
export const requiredNominalStrength = defineFormula({
  id: "din-22101-2011/belt-strength/required-nominal-strength",
  source: din22101("belt strength from joint endurance"),
  inputs: {
    edgeFactor: { symbol: "c_K", unit: "1", must: positive },
    largestPull: { symbol: "k_max", unit: "N/m", must: nonNegative },
    jointSafety: { symbol: "S_0", unit: "1", must: positive },
    operationSafety: { symbol: "S_1", unit: "1", must: positive },
    jointEndurance: { symbol: "k_trel", unit: "1", must: { above: 0, most: 1 } },
  },
  output: { symbol: "k_N", unit: "N/m" },
  printed: "c_K * k_max * S_0 * S_1 / k_trel",
  evaluate: ({ edgeFactor, largestPull, jointSafety, operationSafety, jointEndurance }) =>
    (edgeFactor * largestPull * jointSafety * operationSafety) / jointEndurance,
});
