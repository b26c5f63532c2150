import { adopted, geometry } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { nonNegative, positive } from "../../trace/limit.ts";

const source = geometry("stretches of a section one after the other");
const length = { symbol: "L", unit: "m", must: nonNegative };
const spacing = { symbol: "s", unit: "m", must: positive };

/** What is left of a section behind a stretch of it. */
export const stretchRest = defineFormula({
  id: "idler-spacing/closer/stretch-rest",
  source,
  inputs: { length, taken: { symbol: "L_z", unit: "m", must: nonNegative } },
  output: { symbol: "L_r", unit: "m" },
  printed: "L - L_z",
  evaluate: ({ length: whole, taken }) => whole - taken,
});

/** Spaces between idlers of a stretch, whole or not. */
export const spacesInStretch = defineFormula({
  id: "idler-spacing/closer/spaces-in-stretch",
  source,
  inputs: { length, spacing },
  output: { symbol: "n", unit: "1" },
  printed: "L / s",
  evaluate: ({ length: part, spacing: step }) => part / step,
});

/** Spacing at which as many idlers would stand evenly. */
export const meanOfSpaces = defineFormula({
  id: "idler-spacing/closer/mean-of-spaces",
  source: adopted("as many idlers spread evenly along their section"),
  inputs: { length: { ...length, must: positive }, spaces: { symbol: "n", unit: "1", must: positive } },
  output: { symbol: "s_m", unit: "m" },
  printed: "L / n",
  evaluate: ({ length: whole, spaces }) => whole / spaces,
});
