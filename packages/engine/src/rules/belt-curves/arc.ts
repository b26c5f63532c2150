import { adopted, geometry } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { nonNegative, positive } from "../../trace/limit.ts";

const source = geometry("circular arc between two tangents");
const radius = { symbol: "R", unit: "m", must: nonNegative };
const deflection = { symbol: "Delta", unit: "rad", must: { least: 0, below: Math.PI } };

/** From the intersection point to where the arc begins. */
export const tangentLength = defineFormula({
  id: "belt-curves/arc/tangent-length",
  source,
  inputs: { radius, deflection },
  output: { symbol: "L_t", unit: "m" },
  printed: "R * tan(Delta / 2)",
  evaluate: ({ radius: bend, deflection: turn }) => bend * Math.tan(turn / 2),
});

/** Length of belt in the arc. */
export const arcLength = defineFormula({
  id: "belt-curves/arc/arc-length",
  source,
  inputs: { radius, deflection },
  output: { symbol: "L_a", unit: "m" },
  printed: "R * Delta",
  evaluate: ({ radius: bend, deflection: turn }) => bend * turn,
});

/** From the intersection point to the middle of the arc. */
export const externalDistance = defineFormula({
  id: "belt-curves/arc/external-distance",
  source,
  inputs: { radius, deflection },
  output: { symbol: "E", unit: "m" },
  printed: "R * (1 / cos(Delta / 2) - 1)",
  evaluate: ({ radius: bend, deflection: turn }) => bend * (1 / Math.cos(turn / 2) - 1),
});

/** Straight line between the ends of the arc. */
export const chordLength = defineFormula({
  id: "belt-curves/arc/chord-length",
  source,
  inputs: { radius, deflection },
  output: { symbol: "C", unit: "m" },
  printed: "2 * R * sin(Delta / 2)",
  evaluate: ({ radius: bend, deflection: turn }) => 2 * bend * Math.sin(turn / 2),
});

/** From the chord to the arc in its middle. */
export const middleOrdinate = defineFormula({
  id: "belt-curves/arc/middle-ordinate",
  source,
  inputs: { radius, deflection },
  output: { symbol: "m", unit: "m" },
  printed: "R * (1 - cos(Delta / 2))",
  evaluate: ({ radius: bend, deflection: turn }) => bend * (1 - Math.cos(turn / 2)),
});

/** Radius of an arc measured by its chord and its height. */
export const radiusOfChord = defineFormula({
  id: "belt-curves/arc/radius-of-chord",
  source,
  inputs: {
    chord: { symbol: "C", unit: "m", must: positive },
    middleOrdinate: { symbol: "m", unit: "m", must: positive },
  },
  output: { symbol: "R", unit: "m" },
  printed: "C ^ 2 / (8 * m) + m / 2",
  evaluate: ({ chord, middleOrdinate: height }) => chord ** 2 / (8 * height) + height / 2,
});

/** Required radius rounded up to the increment of the design, 10 m in elevation and 5 m in plan as delivered. */
export const recommendedRadius = defineFormula({
  id: "belt-curves/arc/recommended-radius",
  source: adopted("rounding of curve radii"),
  inputs: {
    increment: { symbol: "R_inc", unit: "m", must: positive },
    requiredRadius: { symbol: "R_req", unit: "m", must: nonNegative },
  },
  output: { symbol: "R_rec", unit: "m" },
  printed: "R_inc * max(0, ceil(R_req / R_inc - 1e-9))",
  evaluate: ({ increment, requiredRadius }) => increment * Math.max(0, Math.ceil(requiredRadius / increment - 1e-9)),
});

/** Distance of a point of the arc from the tangent it began on. */
export const tangentOffset = defineFormula({
  id: "belt-curves/arc/tangent-offset",
  source,
  inputs: { radius, turned: { symbol: "phi", unit: "rad" } },
  output: { symbol: "d", unit: "m" },
  printed: "R * (1 - cos(phi))",
  evaluate: ({ radius: bend, turned }) => bend * (1 - Math.cos(turned)),
});

/** Distance of a point of the arc along the tangent it began on. */
export const alongTangent = defineFormula({
  id: "belt-curves/arc/along-tangent",
  source,
  inputs: { radius, turned: { symbol: "phi", unit: "rad" } },
  output: { symbol: "a", unit: "m" },
  printed: "R * sin(phi)",
  evaluate: ({ radius: bend, turned }) => bend * Math.sin(turned),
});
