import { defineFormula } from "../../trace/formula.ts";
import { finite, nonNegative, positive } from "../../trace/limit.ts";
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

/** Time strength of a joint at 10 000 cycles over the nominal strength of its belt. A test certificate replaces it. */
export const jointEndurances = {
  "steel-cord": {
    value: 0.45,
    source: din22101("joint endurance, steel cord in the standard lap pattern", "recalled"),
  },
  fabric: { value: 0.3, source: din22101("joint endurance, textile plies hot vulcanised", "recalled") },
} as const;

const lineForce = (symbol: string) => ({ symbol, unit: "N/m", must: finite });

/** Edge tension in a transition at another pull than it was computed for: the rise of the edge does not follow the pull. */
export const edgeTensionAtPull = defineFormula({
  id: "din-22101-2011/belt-strength/edge-tension-at-pull",
  source: din22101("clause 9, edge tension in a transition"),
  inputs: {
    edgeTension: lineForce("k_K"),
    tension: { symbol: "F_T", unit: "N", must: finite },
    pull: { symbol: "F_max", unit: "N", must: finite },
    beltWidth: { symbol: "B", unit: "m", must: positive },
  },
  output: { symbol: "k_Kmax", unit: "N/m" },
  printed: "k_K + (F_max - F_T) / B",
  evaluate: ({ edgeTension, tension, pull, beltWidth }) => edgeTension + (pull - tension) / beltWidth,
});

/** Edge tension that decides the belt: of the running belt, or of a start or stop less the rise allowed there. */
export const decidingEdgeTension = defineFormula({
  id: "din-22101-2011/belt-strength/deciding-edge-tension",
  source: din22101("clause 10, steady and transient states"),
  inputs: {
    running: lineForce("k_Kmax"),
    transient: lineForce("k_KA"),
    allowedRise: { symbol: "k_rise", unit: "1", must: positive },
  },
  output: { symbol: "k_max", unit: "N/m" },
  printed: "max(0[N/m], k_Kmax, k_KA / k_rise)",
  evaluate: ({ running, transient, allowedRise }) => Math.max(0, running, transient / allowedRise),
});
