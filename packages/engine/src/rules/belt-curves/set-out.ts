import { adopted, geometry } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { between, nonNegative, positive } from "../../trace/limit.ts";

const source = geometry("point of an arc from its first tangent");
const start = { symbol: "p_0", unit: "m" };
const along = { symbol: "a", unit: "m", must: nonNegative };
const offset = { symbol: "d", unit: "m", must: nonNegative };
const slope = { symbol: "theta", unit: "rad" };
/** +1 bends to the left of travel (upwards in elevation), −1 to the right. */
const side = { symbol: "sigma", unit: "1", must: between(-1, 1) };

/** Chainage of a point of the arc. */
export const setOutChainage = defineFormula({
  id: "belt-curves/set-out/set-out-chainage",
  source,
  inputs: { start, along, offset, slope, side },
  output: { symbol: "x", unit: "m" },
  printed: "p_0 + a * cos(theta) - sigma * d * sin(theta)",
  evaluate: ({ start: from, along: run, offset: off, slope: theta, side: sigma }) =>
    from + run * Math.cos(theta) - sigma * off * Math.sin(theta),
});

/** Level of a point of the arc. */
export const setOutLevel = defineFormula({
  id: "belt-curves/set-out/set-out-level",
  source,
  inputs: { start, along, offset, slope, side },
  output: { symbol: "z", unit: "m" },
  printed: "p_0 + a * sin(theta) + sigma * d * cos(theta)",
  evaluate: ({ start: from, along: run, offset: off, slope: theta, side: sigma }) =>
    from + run * Math.sin(theta) + sigma * off * Math.cos(theta),
});

const point = { symbol: "p", unit: "m" };
const tangent = { symbol: "L_t", unit: "m", must: nonNegative };

/** Chainage at which the arc begins, from that of the corner of its tangents. */
export const arcStartChainage = defineFormula({
  id: "belt-curves/set-out/arc-start-chainage",
  source,
  inputs: { chainage: point, tangent, slope },
  output: { symbol: "p_0", unit: "m" },
  printed: "p - L_t * cos(theta)",
  evaluate: ({ chainage, tangent: length, slope: theta }) => chainage - length * Math.cos(theta),
});

/** Level at which the arc begins. */
export const arcStartLevel = defineFormula({
  id: "belt-curves/set-out/arc-start-level",
  source,
  inputs: { level: point, tangent, slope },
  output: { symbol: "p_0", unit: "m" },
  printed: "p - L_t * sin(theta)",
  evaluate: ({ level, tangent: length, slope: theta }) => level - length * Math.sin(theta),
});

/** Angle between the tangents. */
export const arcDeflection = defineFormula({
  id: "belt-curves/set-out/arc-deflection",
  source: geometry("circular arc between two tangents"),
  inputs: { slopeBefore: { symbol: "theta_1", unit: "rad" }, slopeAfter: { symbol: "theta_2", unit: "rad" } },
  output: { symbol: "Delta", unit: "rad" },
  printed: "abs(theta_2 - theta_1)",
  evaluate: ({ slopeBefore, slopeAfter }) => Math.abs(slopeAfter - slopeBefore),
});

/** How far the arc has turned at a distance along it. */
export const arcTurned = defineFormula({
  id: "belt-curves/set-out/arc-turned",
  source,
  inputs: {
    distance: { symbol: "s", unit: "m", must: nonNegative },
    radius: { symbol: "R", unit: "m", must: positive },
  },
  output: { symbol: "phi", unit: "rad" },
  printed: "s / R",
  evaluate: ({ distance, radius }) => distance / radius,
});

/** Slope in the middle of an arc. */
export const middleSlope = defineFormula({
  id: "belt-curves/set-out/middle-slope",
  source: geometry("circular arc between two tangents"),
  inputs: { slopeBefore: { symbol: "theta_1", unit: "rad" }, slopeAfter: { symbol: "theta_2", unit: "rad" } },
  output: { symbol: "theta", unit: "rad" },
  printed: "(theta_1 + theta_2) / 2",
  evaluate: ({ slopeBefore, slopeAfter }) => (slopeBefore + slopeAfter) / 2,
});

/** Where the points of an arc and the side it bends to are counted from. */
export const setOutSource = source;

/** Distance of a point along the arc from its start. */
export const setOutDistance = defineFormula({
  id: "belt-curves/set-out/set-out-distance",
  source,
  inputs: {
    number: { symbol: "n", unit: "1", must: nonNegative },
    increment: { symbol: "ds", unit: "m", must: nonNegative },
  },
  output: { symbol: "s", unit: "m" },
  printed: "n * ds",
  evaluate: ({ number, increment }) => number * increment,
});

/** Slope of the belt at a point of the arc. */
export const setOutSlope = defineFormula({
  id: "belt-curves/set-out/set-out-slope",
  source,
  inputs: { slope, side, turned: { symbol: "phi", unit: "rad" } },
  output: { symbol: "theta_s", unit: "rad" },
  printed: "theta + sigma * phi",
  evaluate: ({ slope: theta, side: sigma, turned }) => theta + sigma * turned,
});

/** Distance of the points of an arc too long for all of them. */
export const widenedIncrement = defineFormula({
  id: "belt-curves/set-out/widened-increment",
  source: adopted("at most 500 points of one arc"),
  inputs: { length: { symbol: "L_a", unit: "m", must: nonNegative } },
  output: { symbol: "ds", unit: "m" },
  printed: "L_a / 500",
  evaluate: ({ length }) => length / 500,
});
