import { geometry } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";

const source = geometry("points of contact of a directed tangent");
const direction = { symbol: "theta", unit: "rad" };
/** Positive for a clockwise pulley, negative for an anticlockwise one, 0 for a bare point. */
const radius = { symbol: "r", unit: "m" };
const along = { symbol: "s", unit: "m" };

/** Where the straight belt touches a pulley, along the conveyor: square to the run, then along it. */
export const tangentPointAlong = defineFormula({
  id: "belt-geometry/tangent-points/tangent-point-along",
  source,
  inputs: { centre: { symbol: "x_c", unit: "m" }, radius, along, direction },
  output: { symbol: "x", unit: "m" },
  printed: "x_c - r * sin(theta) + s * cos(theta)",
  evaluate: ({ centre, radius: r, along: s, direction: theta }) => centre - r * Math.sin(theta) + s * Math.cos(theta),
});

/** Height of that point. */
export const tangentPointUp = defineFormula({
  id: "belt-geometry/tangent-points/tangent-point-up",
  source,
  inputs: { centre: { symbol: "z_c", unit: "m" }, radius, along, direction },
  output: { symbol: "z", unit: "m" },
  printed: "z_c + r * cos(theta) + s * sin(theta)",
  evaluate: ({ centre, radius: r, along: s, direction: theta }) => centre + r * Math.cos(theta) + s * Math.sin(theta),
});

/** One co-ordinate in plan of the same place. */
export const tangentPointInPlan = defineFormula({
  id: "belt-geometry/tangent-points/tangent-point-in-plan",
  source: geometry("distance along the conveyor turned into the plan"),
  inputs: {
    centre: { symbol: "x_c", unit: "m" },
    offset: { symbol: "s_t", unit: "m" },
    axis: { symbol: "e", unit: "1" },
  },
  output: { symbol: "x_t", unit: "m" },
  printed: "x_c + s_t * e",
  evaluate: ({ centre, offset, axis }) => centre + offset * axis,
});
