import { defineFormula } from "../../trace/formula.ts";
import { positive } from "../../trace/limit.ts";
import { cema5 } from "../sources.ts";

/** Belt edge to material edge, along the belt, that the CEMA capacity tables leave free. 0.055 b + 0.9 in. */
export const standardEdgeDistance = defineFormula({
  id: "cema-5/edge-distance/standard-edge-distance",
  source: cema5("chapter 4, standard edge distance"),
  inputs: { beltWidth: { symbol: "B", unit: "m", must: positive } },
  output: { symbol: "e_req", unit: "m" },
  printed: "0.055 * B + 0.02286[m]",
  evaluate: ({ beltWidth }) => 0.055 * beltWidth + 0.02286,
});
