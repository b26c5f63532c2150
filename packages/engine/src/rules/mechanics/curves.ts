import { mechanics } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { finite, nonNegative, positive } from "../../trace/limit.ts";

const friction = { symbol: "f", unit: "1", must: nonNegative };
const tension = { symbol: "T", unit: "N", must: finite };

/**
 * Extra friction where belt tension presses the belt onto the idlers of a convex curve, or lifts it off those of a
 * concave one. The turn is positive for convex: slope before minus slope after.
 */
export const verticalCurveResistance = defineFormula({
  id: "mechanics/curves/vertical-curve-resistance",
  source: mechanics("tension over radius on each metre of arc"),
  inputs: { friction, tension, turn: { symbol: "dtheta", unit: "rad" } },
  output: { symbol: "dT", unit: "N" },
  printed: "f * T * dtheta",
  evaluate: ({ friction: f, tension: pull, turn }) => f * pull * turn,
});

/** Extra friction where belt tension presses the belt sideways against the idlers of a horizontal curve. */
export const horizontalCurveResistance = defineFormula({
  id: "mechanics/curves/horizontal-curve-resistance",
  source: mechanics("vector sum of weight and tension over radius"),
  inputs: {
    friction,
    weight: { symbol: "w", unit: "N/m", must: nonNegative },
    tension,
    radius: { symbol: "R", unit: "m", must: positive },
    turn: { symbol: "dphi", unit: "rad", must: nonNegative },
  },
  output: { symbol: "dT", unit: "N" },
  printed: "f * (sqrt(w ^ 2 + (T / R) ^ 2) - w) * R * dphi",
  evaluate: ({ friction: f, weight, tension: pull, radius, turn }) =>
    f * (Math.sqrt(weight ** 2 + (pull / radius) ** 2) - weight) * radius * turn,
});

/** Weight of belt and load pressing on the idlers of a slope, per metre. */
export const idlerWeight = defineFormula({
  id: "mechanics/curves/idler-weight",
  source: mechanics("weight normal to the slope"),
  inputs: {
    beltMass: { symbol: "q_B", unit: "kg/m", must: nonNegative },
    lineLoad: { symbol: "q_G", unit: "kg/m", must: nonNegative },
    gravity: { symbol: "g", unit: "m/s2", must: positive },
    slopeCosine: { symbol: "cos_delta", unit: "1", must: nonNegative },
  },
  output: { symbol: "w", unit: "N/m" },
  printed: "(q_B + q_G) * g * cos_delta",
  evaluate: ({ beltMass, lineLoad, gravity, slopeCosine }) => (beltMass + lineLoad) * gravity * slopeCosine,
});
