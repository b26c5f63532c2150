import { defineFormula } from "../../trace/formula.ts";
import { between, nonNegative } from "../../trace/limit.ts";
import { din22101 } from "../sources.ts";

const source = din22101("theoretical cross-section of fill");
const centreRoll = { symbol: "l_M", unit: "m", must: nonNegative };
const usableWidth = { symbol: "b", unit: "m", must: nonNegative };
const troughAngle = { symbol: "lambda", unit: "rad", must: between(0, Math.PI / 2) };

/** Slope of the triangle that holds as much as the heap of a dynamic angle of repose. */
export const equivalentSlopeAngle = defineFormula({
  id: "din-22101-2011/cross-section/equivalent-slope-angle",
  source,
  inputs: { surchargeAngle: { symbol: "theta", unit: "rad", must: { least: 0, below: Math.PI / 2 } } },
  output: { symbol: "beta", unit: "rad" },
  printed: "atan(2 / 3 * tan(theta))",
  evaluate: ({ surchargeAngle }) => Math.atan((2 / 3) * Math.tan(surchargeAngle)),
});

/** Heap above the level of the material edges, as a triangle. */
export const heapArea = defineFormula({
  id: "din-22101-2011/cross-section/heap-area",
  source,
  inputs: {
    centreRoll,
    usableWidth,
    troughAngle,
    slopeAngle: { symbol: "beta", unit: "rad", must: { least: 0, below: Math.PI / 2 } },
  },
  output: { symbol: "A_1", unit: "m2" },
  printed: "(l_M + (b - l_M) * cos(lambda)) ^ 2 * tan(beta) / 4",
  evaluate: ({ centreRoll: centre, usableWidth: width, troughAngle: trough, slopeAngle }) =>
    ((centre + (width - centre) * Math.cos(trough)) ** 2 * Math.tan(slopeAngle)) / 4,
});

/** Water fill below the level of the material edges. */
export const waterFillArea = defineFormula({
  id: "din-22101-2011/cross-section/water-fill-area",
  source,
  inputs: { centreRoll, usableWidth, troughAngle },
  output: { symbol: "A_2", unit: "m2" },
  printed: "(l_M + (b - l_M) / 2 * cos(lambda)) * (b - l_M) / 2 * sin(lambda)",
  evaluate: ({ centreRoll: centre, usableWidth: width, troughAngle: trough }) =>
    (((centre + ((width - centre) / 2) * Math.cos(trough)) * (width - centre)) / 2) * Math.sin(trough),
});
