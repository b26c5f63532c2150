import { adopted, mechanics } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { nonNegative } from "../../trace/limit.ts";

/** Belt that a load case stretches beyond another, over all sections. */
export const stretchDifference = defineFormula({
  id: "take-up-travel/travel/stretch-difference",
  source: mechanics("difference of two elastic states"),
  inputs: { longest: { symbol: "dL_max", unit: "m" }, shortest: { symbol: "dL_min", unit: "m" } },
  output: { symbol: "dL", unit: "m" },
  printed: "max(0, dL_max - dL_min)",
  evaluate: ({ longest, shortest }) => Math.max(0, longest - shortest),
});

/** Stretch that stays: the share depends on the carcass and is the user's to change. */
export const permanentStretch = defineFormula({
  id: "take-up-travel/travel/permanent-stretch",
  source: adopted("0.25 % steel cord, 1 % polyester, 2 % polyamide"),
  inputs: {
    share: { symbol: "p", unit: "1", must: nonNegative },
    beltLength: { symbol: "L", unit: "m", must: nonNegative },
  },
  output: { symbol: "dL_p", unit: "m" },
  printed: "p * L",
  evaluate: ({ share, beltLength }) => share * beltLength,
});

/** Travel of the carriage with a tenth in hand, in steps of 0.1 m. */
export const totalTravel = defineFormula({
  id: "take-up-travel/travel/total-travel",
  source: adopted("a tenth in hand, rounded up to 0.1 m"),
  inputs: {
    elastic: { symbol: "s_e", unit: "m", must: nonNegative },
    thermal: { symbol: "s_t", unit: "m", must: nonNegative },
    permanent: { symbol: "s_p", unit: "m", must: nonNegative },
    splice: { symbol: "s_s", unit: "m", must: nonNegative },
  },
  output: { symbol: "s_tu", unit: "m" },
  printed: "ceil(1.1 * (s_e + s_t + s_p + s_s) / 0.1[m] - 1e-9) * 0.1[m]",
  evaluate: ({ elastic, thermal, permanent, splice }) =>
    Math.ceil((1.1 * (elastic + thermal + permanent + splice)) / 0.1 - 1e-9) * 0.1,
});
