import { defineFormula } from "../../trace/formula.ts";
import { nonNegative, strictlyBetween } from "../../trace/limit.ts";
import { cema5 } from "../sources.ts";

const source = cema5("chapter 4, load cross-section with circular surcharge");
const surchargeAngle = { symbol: "theta", unit: "rad", must: strictlyBetween(0, Math.PI / 2) };
const chord = { symbol: "W", unit: "m", must: nonNegative };

/** Below this the closed form cancels; the series of the same function takes over, exact to double precision. */
const smallAngle = 0.02;

/** Area of the circular segment over its chord squared. Grows with the surcharge angle; 0 would divide by zero. */
export const segmentFactor = defineFormula({
  id: "cema-5/surcharge/segment-factor",
  source,
  inputs: { surchargeAngle },
  output: { symbol: "K", unit: "1" },
  printed:
    "if(theta < 0.02, theta / 6 * (1 + theta ^ 2 * (2 / 15 + theta ^ 2 * 2 / 105)), (theta - sin(theta) * cos(theta)) / (4 * sin(theta) ^ 2))",
  evaluate: ({ surchargeAngle: theta }) =>
    theta < smallAngle
      ? (theta / 6) * (1 + theta ** 2 * (2 / 15 + (theta ** 2 * 2) / 105))
      : (theta - Math.sin(theta) * Math.cos(theta)) / (4 * Math.sin(theta) ** 2),
});

/** Load above the chord between the material edges. */
export const segmentArea = defineFormula({
  id: "cema-5/surcharge/segment-area",
  source,
  inputs: { segmentFactor: { symbol: "K", unit: "1", must: nonNegative }, chord },
  output: { symbol: "A_seg", unit: "m2" },
  printed: "K * W ^ 2",
  evaluate: ({ segmentFactor: factor, chord: width }) => factor * width ** 2,
});

/** Radius of the load surface. */
export const arcRadius = defineFormula({
  id: "cema-5/surcharge/arc-radius",
  source,
  inputs: { surchargeAngle, chord },
  output: { symbol: "r_arc", unit: "m" },
  printed: "W / (2 * sin(theta))",
  evaluate: ({ surchargeAngle: theta, chord: width }) => width / (2 * Math.sin(theta)),
});

/** Height of the load surface over its chord. */
export const arcRise = defineFormula({
  id: "cema-5/surcharge/arc-rise",
  source,
  inputs: { surchargeAngle, chord },
  output: { symbol: "h_arc", unit: "m" },
  printed: "W / 2 * tan(theta / 2)",
  evaluate: ({ surchargeAngle: theta, chord: width }) => (width / 2) * Math.tan(theta / 2),
});
