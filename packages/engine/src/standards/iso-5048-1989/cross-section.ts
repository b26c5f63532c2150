import { defineFormula } from "../../trace/formula.ts";
import { between, nonNegative } from "../../trace/limit.ts";
import { iso5048 } from "../sources.ts";

const source = iso5048("cross-section of the load, three rolls");
const centreRoll = { symbol: "l_3", unit: "m", must: nonNegative };
const usableWidth = { symbol: "b", unit: "m", must: nonNegative };
const troughAngle = { symbol: "lambda", unit: "rad", must: between(0, Math.PI / 2) };

/** Load above the level of the material edges, as a parabola. DIN's triangle of two thirds of the slope is the same. */
export const parabolaSegment = defineFormula({
  id: "iso-5048-1989/cross-section/parabola-segment",
  source,
  inputs: {
    chord: { symbol: "W", unit: "m", must: nonNegative },
    surchargeAngle: { symbol: "theta", unit: "rad", must: { least: 0, below: Math.PI / 2 } },
  },
  output: { symbol: "A_seg", unit: "m2" },
  printed: "W ^ 2 * tan(theta) / 6",
  evaluate: ({ chord, surchargeAngle }) => (chord ** 2 * Math.tan(surchargeAngle)) / 6,
});

/** S1, the part above the chord. */
export const upperArea = defineFormula({
  id: "iso-5048-1989/cross-section/upper-area",
  source,
  inputs: {
    centreRoll,
    usableWidth,
    troughAngle,
    surchargeAngle: { symbol: "theta", unit: "rad", must: { least: 0, below: Math.PI / 2 } },
  },
  output: { symbol: "S_1", unit: "m2" },
  printed: "(l_3 + (b - l_3) * cos(lambda)) ^ 2 * tan(theta) / 6",
  evaluate: ({ centreRoll: centre, usableWidth: width, troughAngle: trough, surchargeAngle }) =>
    ((centre + (width - centre) * Math.cos(trough)) ** 2 * Math.tan(surchargeAngle)) / 6,
});

/** S2, the part below the chord. */
export const lowerArea = defineFormula({
  id: "iso-5048-1989/cross-section/lower-area",
  source,
  inputs: { centreRoll, usableWidth, troughAngle },
  output: { symbol: "S_2", unit: "m2" },
  printed: "(l_3 + (b - l_3) / 2 * cos(lambda)) * (b - l_3) / 2 * sin(lambda)",
  evaluate: ({ centreRoll: centre, usableWidth: width, troughAngle: trough }) =>
    (((centre + ((width - centre) / 2) * Math.cos(trough)) * (width - centre)) / 2) * Math.sin(trough),
});
