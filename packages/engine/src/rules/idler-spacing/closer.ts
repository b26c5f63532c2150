import { adopted, cema5, geometry } from "../../standards/sources.ts";
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

/** Spacing in a convex curve whose sets would carry too much at that of the section (handbook 5.4.2). */
export const halfSpacing = defineFormula({
  id: "idler-spacing/closer/half-spacing",
  source: cema5("chapter 9, vertical curves"),
  inputs: { spacing },
  output: { symbol: "s_c", unit: "m" },
  printed: "s / 2",
  evaluate: ({ spacing: step }) => step / 2,
});

const place = { unit: "m" } as const;

/** Way in plan between two points. */
export const runBetween = defineFormula({
  id: "idler-spacing/closer/run-between",
  source,
  inputs: {
    xFrom: { symbol: "x_a", ...place },
    yFrom: { symbol: "y_a", ...place },
    xTo: { symbol: "x_b", ...place },
    yTo: { symbol: "y_b", ...place },
  },
  output: { symbol: "l", unit: "m" },
  printed: "sqrt((x_b - x_a) ^ 2 + (y_b - y_a) ^ 2)",
  evaluate: ({ xFrom, yFrom, xTo, yTo }) => Math.sqrt((xTo - xFrom) ** 2 + (yTo - yFrom) ** 2),
});

/** Half the arc of a vertical curve: what lies on one side of its point. */
export const halfArc = defineFormula({
  id: "idler-spacing/closer/half-arc",
  source,
  inputs: {
    radius: { symbol: "R", unit: "m", must: positive },
    levelBefore: { symbol: "z_1", ...place },
    level: { symbol: "z_2", ...place },
    levelAfter: { symbol: "z_3", ...place },
    runBefore: { symbol: "l_1", unit: "m", must: positive },
    runAfter: { symbol: "l_2", unit: "m", must: positive },
  },
  output: { symbol: "b", unit: "m" },
  printed: "R * abs(atan((z_3 - z_2) / l_2) - atan((z_2 - z_1) / l_1)) / 2",
  evaluate: ({ radius, levelBefore, level, levelAfter, runBefore, runAfter }) =>
    (radius * Math.abs(Math.atan((levelAfter - level) / runAfter) - Math.atan((level - levelBefore) / runBefore))) / 2,
});
