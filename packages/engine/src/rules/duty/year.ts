import { mechanics } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { nonNegative, positive } from "../../trace/limit.ts";
import { defineSum } from "../../trace/sum.ts";

const time = { symbol: "t_i", unit: "s", must: nonNegative };

/** Running time of a year. */
export const runningTime = defineSum({
  id: "duty/year/running-time",
  source: mechanics("sum over the states of the duty"),
  output: { symbol: "t", unit: "s" },
  term: "t",
});

/** Share of the running time that a state takes. */
export const timeShare = defineFormula({
  id: "duty/year/time-share",
  source: mechanics("part of the running time"),
  inputs: { time, runningTime: { symbol: "t", unit: "s", must: positive } },
  output: { symbol: "h_i", unit: "1" },
  printed: "t_i / t",
  evaluate: ({ time: part, runningTime: whole }) => part / whole,
});

/** How often a point of the belt goes round in a state: what it is loaded, bent and worn by. */
export const passesInState = defineFormula({
  id: "duty/year/passes-in-state",
  source: mechanics("way over length"),
  inputs: {
    time,
    beltSpeed: { symbol: "v", unit: "m/s", must: positive },
    beltLength: { symbol: "L_B", unit: "m", must: positive },
  },
  output: { symbol: "N_i", unit: "1" },
  printed: "t_i * v / L_B",
  evaluate: ({ time: part, beltSpeed, beltLength }) => (part * beltSpeed) / beltLength,
});

/** Passes of a year. */
export const beltPasses = defineSum({
  id: "duty/year/belt-passes",
  source: mechanics("sum over the states of the duty"),
  output: { symbol: "N", unit: "1" },
  term: "N",
});
