import { mechanics } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { positive } from "../../trace/limit.ts";

const source = mechanics("rotor resistance in steps, torque straight with slip in each");

/** Steps of rotor resistance that keep the torque of a start between two values. */
export const resistanceSteps = defineFormula({
  id: "drive-control/wound-rotor/resistance-steps",
  source,
  inputs: {
    slip: { symbol: "s_n", unit: "1", must: positive },
    first: { symbol: "M_1", unit: "1", must: positive },
    last: { symbol: "M_2", unit: "1", must: positive },
  },
  output: { symbol: "n", unit: "1" },
  printed: "ceil(ln(1 / (s_n * M_1)) / ln(M_1 / M_2))",
  evaluate: ({ slip, first, last }) => Math.ceil(Math.log(1 / (slip * first)) / Math.log(first / last)),
});

/** Share of full speed at which a step of resistance is switched. */
export const switchingSpeed = defineFormula({
  id: "drive-control/wound-rotor/switching-speed",
  source,
  inputs: {
    slip: { symbol: "s_n", unit: "1", must: positive },
    first: { symbol: "M_1", unit: "1", must: positive },
    last: { symbol: "M_2", unit: "1", must: positive },
    step: { symbol: "k", unit: "1" },
  },
  output: { symbol: "nu", unit: "1" },
  printed: "(1 - (M_2 / M_1) ^ k) / (1 - s_n)",
  evaluate: ({ slip, first, last, step }) => (1 - (last / first) ** step) / (1 - slip),
});
