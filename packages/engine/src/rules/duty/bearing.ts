import { iso281 } from "../../standards/machine-sources.ts";
import { mechanics } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { between, nonNegative, positive } from "../../trace/limit.ts";
import { defineSum } from "../../trace/sum.ts";

const source = iso281("equivalent load over varying loads and speeds");
/** 10/3 for roller, 3 for ball bearings. */
const exponent = { symbol: "p", unit: "1", must: between(3, 10 / 3) };
const heaviest = { symbol: "P_1", unit: "N", must: positive };
const turns = { symbol: "u_i", unit: "1/s", must: nonNegative };

/** Turns of a state, spread over the whole running time. */
export const turnsInState = defineFormula({
  id: "duty/bearing/turns-in-state",
  source,
  inputs: {
    timeShare: { symbol: "h_i", unit: "1", must: nonNegative },
    rotation: { symbol: "n_i", unit: "1/s", must: nonNegative },
  },
  output: turns,
  printed: "h_i * n_i",
  evaluate: ({ timeShare, rotation }) => timeShare * rotation,
});

/** Mean speed over the running time. */
export const meanRotation = defineSum({
  id: "duty/bearing/mean-rotation",
  source: mechanics("sum over the states of the duty"),
  output: { symbol: "n_m", unit: "1/s" },
  term: "u",
});

/** What the load of a state tires the bearing, in turns under the heaviest load. */
export const heavyTurns = defineFormula({
  id: "duty/bearing/heavy-turns",
  source,
  inputs: { turns, load: { symbol: "P_i", unit: "N", must: nonNegative }, heaviest, exponent },
  output: { symbol: "w_i", unit: "1/s" },
  printed: "u_i * (P_i / P_1) ^ p",
  evaluate: ({ turns: rate, load, heaviest: most, exponent: power }) => rate * (load / most) ** power,
});

/** The same of all states. */
export const allHeavyTurns = defineSum({
  id: "duty/bearing/all-heavy-turns",
  source: mechanics("sum over the states of the duty"),
  output: { symbol: "w", unit: "1/s" },
  term: "w",
});

/** Constant load that tires a bearing as much, turned as often. */
export const equivalentLoad = defineFormula({
  id: "duty/bearing/equivalent-load",
  source,
  inputs: {
    heaviest,
    heavyTurns: { symbol: "w", unit: "1/s", must: nonNegative },
    meanRotation: { symbol: "n_m", unit: "1/s", must: positive },
    exponent,
  },
  output: { symbol: "P_eq", unit: "N" },
  printed: "P_1 * (w / n_m) ^ (1 / p)",
  evaluate: ({ heaviest: most, heavyTurns: heavy, meanRotation: mean, exponent: power }) =>
    most * (heavy / mean) ** (1 / power),
});
