import { defineFormula } from "../../trace/formula.ts";
import { nonNegative } from "../../trace/limit.ts";
import { iso5048 } from "../sources.ts";

const source = iso5048("cross-section of the load, three rolls");

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
