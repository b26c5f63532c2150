import { defineFormula } from "../../trace/formula.ts";
import { finite, nonNegative, positive } from "../../trace/limit.ts";
import { iso5048, mechanics } from "../sources.ts";

const source = iso5048("secondary resistances, belt wrap");
const beltWidth = { symbol: "B", unit: "m", must: positive };
const meanTension = { symbol: "F", unit: "N", must: finite };
const beltThickness = { symbol: "d", unit: "m", must: nonNegative };
const diameter = { symbol: "D", unit: "m", must: positive };

/** Bending a fabric belt round a pulley. */
export const fabricWrapResistance = defineFormula({
  id: "iso-5048-1989/pulley/fabric-wrap-resistance",
  source,
  inputs: { beltWidth, meanTension, beltThickness, diameter },
  output: { symbol: "F_l", unit: "N" },
  printed: "9 * B * (140[N/m] + 0.01 * F / B) * d / D",
  evaluate: ({ beltWidth: width, meanTension: tension, beltThickness: thickness, diameter: pulley }) =>
    (9 * width * (140 + (0.01 * tension) / width) * thickness) / pulley,
});

/** Bending a steel cord belt round a pulley. */
export const steelCordWrapResistance = defineFormula({
  id: "iso-5048-1989/pulley/steel-cord-wrap-resistance",
  source,
  inputs: { beltWidth, meanTension, beltThickness, diameter },
  output: { symbol: "F_l", unit: "N" },
  printed: "12 * B * (200[N/m] + 0.01 * F / B) * d / D",
  evaluate: ({ beltWidth: width, meanTension: tension, beltThickness: thickness, diameter: pulley }) =>
    (12 * width * (200 + (0.01 * tension) / width) * thickness) / pulley,
});

/** Both belt pulls on a pulley as one vector. Pulley weight is left out unless known. */
export const pulleyLoad = defineFormula({
  id: "iso-5048-1989/pulley/pulley-load",
  source: mechanics("vector sum of the two belt pulls"),
  inputs: {
    arriving: { symbol: "T_in", unit: "N", must: finite },
    leaving: { symbol: "T_out", unit: "N", must: finite },
    wrapAngle: { symbol: "theta", unit: "rad", must: nonNegative },
  },
  output: { symbol: "F_T", unit: "N" },
  printed: "sqrt(max(0, T_in ^ 2 + T_out ^ 2 - 2 * T_in * T_out * cos(theta)))",
  evaluate: ({ arriving, leaving, wrapAngle }) =>
    Math.sqrt(Math.max(0, arriving ** 2 + leaving ** 2 - 2 * arriving * leaving * Math.cos(wrapAngle))),
});

/** Bearings of a pulley that is not driven. Driven pulleys lose this in the drive's efficiency. */
export const bearingResistance = defineFormula({
  id: "iso-5048-1989/pulley/bearing-resistance",
  source: iso5048("secondary resistances, pulley bearings"),
  inputs: {
    shaftDiameter: { symbol: "d_0", unit: "m", must: nonNegative },
    diameter,
    load: { symbol: "F_T", unit: "N", must: nonNegative },
  },
  output: { symbol: "F_t", unit: "N" },
  printed: "0.005 * d_0 / D * F_T",
  evaluate: ({ shaftDiameter, diameter: pulley, load }) => ((0.005 * shaftDiameter) / pulley) * load,
});
