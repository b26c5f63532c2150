import { defineFormula } from "../../trace/formula.ts";
import { finite, nonNegative, positive } from "../../trace/limit.ts";
import { is11592 } from "../sources.ts";

/** Largest belt tension of a conveyor with one drive that is just kept from slipping while it starts. */
export const largestTension = defineFormula({
  id: "is-11592/tension/largest-tension",
  source: is11592("eq. 34 as amended in 2010"),
  inputs: {
    effectiveTension: { symbol: "T_E", unit: "N", must: finite },
    startFactor: { symbol: "xi", unit: "1", must: positive },
    wrapFactor: { symbol: "C_w", unit: "1", must: nonNegative },
  },
  output: { symbol: "T_max", unit: "N" },
  printed: "T_E * (xi * C_w + 1)",
  evaluate: ({ effectiveTension, startFactor, wrapFactor }) => effectiveTension * (startFactor * wrapFactor + 1),
});
