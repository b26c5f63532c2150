import { defineFormula } from "../../trace/formula.ts";
import { positive } from "../../trace/limit.ts";
import { cema5 } from "../sources.ts";

/** Belt lying on the centre roll of three equal rolls, gaps included. 0.371 b + 0.25 in. */
export const centreBeltLength = defineFormula({
  id: "cema-5/centre-belt-length",
  source: cema5("chapter 4, three equal rolls"),
  inputs: { beltWidth: { symbol: "B", unit: "m", must: positive } },
  output: { symbol: "l_3", unit: "m" },
  printed: "0.371 * B + 0.00635[m]",
  evaluate: ({ beltWidth }) => 0.371 * beltWidth + 0.00635,
});
