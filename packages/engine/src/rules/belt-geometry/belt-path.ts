import { geometry } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { between, finite, nonNegative, positive } from "../../trace/limit.ts";

const source = geometry("common tangents of two circles");
const distance = { symbol: "d", unit: "m", must: positive };
/** Radius of the neutral line, positive for a clockwise pulley, negative for an anticlockwise one, 0 for a bare point. */
const startRadius = { symbol: "r_1", unit: "m", must: finite };
const endRadius = { symbol: "r_2", unit: "m", must: finite };

/** Distance of two points. */
export const pointDistance = defineFormula({
  id: "belt-geometry/belt-path/point-distance",
  source: geometry("distance of two points"),
  inputs: { run: { symbol: "dh", unit: "m" }, lift: { symbol: "dz", unit: "m" } },
  output: { symbol: "d", unit: "m" },
  printed: "sqrt(dh ^ 2 + dz ^ 2)",
  evaluate: ({ run, lift }) => Math.sqrt(run ** 2 + lift ** 2),
});

/** Distance at which two pulleys just let a straight belt lie between them. */
export const leastCentreDistance = defineFormula({
  id: "belt-geometry/belt-path/least-centre-distance",
  source: geometry("tangent of two pulleys"),
  inputs: { startRadius, endRadius },
  output: { symbol: "d_min", unit: "m" },
  printed: "abs(r_1 - r_2)",
  evaluate: ({ startRadius: r1, endRadius: r2 }) => Math.abs(r1 - r2),
});

/** Direction of the straight belt between two pulleys, along the conveyor and up. */
export const runDirection = defineFormula({
  id: "belt-geometry/belt-path/run-direction",
  source,
  inputs: { run: { symbol: "dh", unit: "m" }, lift: { symbol: "dz", unit: "m" }, startRadius, endRadius, distance },
  output: { symbol: "theta", unit: "rad" },
  printed: "atan2(dz, dh) - asin((r_1 - r_2) / d)",
  evaluate: ({ run, lift, startRadius: r1, endRadius: r2, distance: d }) =>
    Math.atan2(lift, run) - Math.asin((r1 - r2) / d),
});

/** Length of the straight belt between two pulleys. */
export const runLength = defineFormula({
  id: "belt-geometry/belt-path/run-length",
  source,
  inputs: { distance, startRadius, endRadius },
  output: { symbol: "L", unit: "m" },
  printed: "sqrt(max(0, d ^ 2 - (r_1 - r_2) ^ 2))",
  evaluate: ({ distance: d, startRadius: r1, endRadius: r2 }) => Math.sqrt(Math.max(0, d ** 2 - (r1 - r2) ** 2)),
});

/** Angle of contact on a clockwise pulley; swap the directions for an anticlockwise one. */
export const wrapAngle = defineFormula({
  id: "belt-geometry/belt-path/wrap-angle",
  source: geometry("turn of the belt"),
  inputs: { arriving: { symbol: "theta_in", unit: "rad" }, leaving: { symbol: "theta_out", unit: "rad" } },
  output: { symbol: "theta", unit: "rad" },
  printed: "mod(theta_in - theta_out, 2 * pi)",
  evaluate: ({ arriving, leaving }) => {
    const turn = arriving - leaving;
    return turn - 2 * Math.PI * Math.floor(turn / (2 * Math.PI));
  },
});

/**
 * Where the belt meets or leaves a pulley, as an angle from the centre, anticlockwise from the direction of the conveyor.
 * The belt passes a clockwise pulley (side 1) on the left of its travel and an anticlockwise one (side -1) on the right.
 */
export const placeOnPulley = defineFormula({
  id: "belt-geometry/belt-path/place-on-pulley",
  source: geometry("radius to the point of contact"),
  inputs: { direction: { symbol: "theta_b", unit: "rad" }, side: { symbol: "s", unit: "1", must: between(-1, 1) } },
  output: { symbol: "phi", unit: "rad" },
  printed: "mod(theta_b + s * pi / 2, 2 * pi)",
  evaluate: ({ direction, side }) => {
    const angle = direction + (side * Math.PI) / 2;
    return angle - 2 * Math.PI * Math.floor(angle / (2 * Math.PI));
  },
});

/** Direction of travel where the belt meets or leaves a pulley at a typed place: `placeOnPulley` read backwards. */
export const directionAtPlace = defineFormula({
  id: "belt-geometry/belt-path/direction-at-place",
  source: geometry("tangent at the point of contact"),
  inputs: { place: { symbol: "phi", unit: "rad" }, side: { symbol: "s", unit: "1", must: between(-1, 1) } },
  output: { symbol: "theta_b", unit: "rad" },
  printed: "phi - s * pi / 2",
  evaluate: ({ place, side }) => place - (side * Math.PI) / 2,
});

/** Belt lying on a pulley, on its neutral line. */
export const arcLength = defineFormula({
  id: "belt-geometry/belt-path/arc-length",
  source: geometry("arc of a circle"),
  inputs: {
    wrapAngle: { symbol: "theta", unit: "rad", must: nonNegative },
    radius: { symbol: "r", unit: "m", must: nonNegative },
  },
  output: { symbol: "L_arc", unit: "m" },
  printed: "theta * r",
  evaluate: ({ wrapAngle: wrap, radius }) => wrap * radius,
});

/** Radius of the belt's middle on a pulley. */
export const neutralRadius = defineFormula({
  id: "belt-geometry/belt-path/neutral-radius",
  source: geometry("neutral line in the middle of the belt"),
  inputs: {
    diameter: { symbol: "D", unit: "m", must: positive },
    beltThickness: { symbol: "t_b", unit: "m", must: nonNegative },
  },
  output: { symbol: "r", unit: "m" },
  printed: "D / 2 + t_b / 2",
  evaluate: ({ diameter, beltThickness }) => diameter / 2 + beltThickness / 2,
});

/** Share of the weight that presses on the idlers of a section. */
export const slopeCosine = defineFormula({
  id: "belt-geometry/belt-path/slope-cosine",
  source: geometry("slope of a section"),
  inputs: { direction: { symbol: "theta", unit: "rad" } },
  output: { symbol: "cos_delta", unit: "1" },
  printed: "abs(cos(theta))",
  evaluate: ({ direction }) => Math.abs(Math.cos(direction)),
});

/** Level distance that a straight belt covers. */
export const levelRun = defineFormula({
  id: "belt-geometry/belt-path/level-run",
  source: geometry("slope of a section"),
  inputs: {
    length: { symbol: "L", unit: "m", must: nonNegative },
    slopeCosine: { symbol: "cos_delta", unit: "1", must: between(0, 1) },
  },
  output: { symbol: "L_h", unit: "m" },
  printed: "L * cos_delta",
  evaluate: ({ length, slopeCosine: cosine }) => length * cosine,
});

/** Turn of the belt at a vertical curve, positive over a hump. */
export const verticalTurn = defineFormula({
  id: "belt-geometry/belt-path/vertical-turn",
  source: geometry("change of slope"),
  inputs: {
    before: { symbol: "delta_1", unit: "rad", must: between(-Math.PI / 2, Math.PI / 2) },
    after: { symbol: "delta_2", unit: "rad", must: between(-Math.PI / 2, Math.PI / 2) },
  },
  output: { symbol: "dtheta", unit: "rad" },
  printed: "delta_1 - delta_2",
  evaluate: ({ before, after }) => before - after,
});

const heights = { z: { symbol: "z_1", unit: "m" }, endZ: { symbol: "z_2", unit: "m" } };

/** Rise from the centre of one pulley, or a bare point, to the next. */
export const centreRise = defineFormula({
  id: "belt-geometry/belt-path/centre-rise",
  source: geometry("co-ordinates of two points"),
  inputs: heights,
  output: { symbol: "dz", unit: "m" },
  printed: "z_2 - z_1",
  evaluate: ({ z, endZ }) => endZ - z,
});

/**
 * Rise of the straight belt between the places where it leaves one pulley and meets the next. Between centres it would
 * let the load fall by a radius towards every head pulley.
 */
export const sectionLift = defineFormula({
  id: "belt-geometry/belt-path/section-lift",
  source: geometry("heights of both ends of the straight belt"),
  inputs: heights,
  output: { symbol: "H", unit: "m" },
  printed: "z_2 - z_1",
  evaluate: ({ z, endZ }) => endZ - z,
});

/** Rise of the belt on a pulley, from where it arrives to where it leaves. Only the belt is lifted there. */
export const arcRise = defineFormula({
  id: "belt-geometry/belt-path/arc-rise",
  source: geometry("heights of both ends of the belt on a pulley"),
  inputs: heights,
  output: { symbol: "h", unit: "m" },
  printed: "z_2 - z_1",
  evaluate: ({ z, endZ }) => endZ - z,
});

/** Height of a pulley's centre where the point is a level of the belt: a radius below a belt it carries over the top. */
export const pulleyCentre = defineFormula({
  id: "belt-geometry/belt-path/pulley-centre",
  source: geometry("pulley under or over the belt it carries"),
  inputs: {
    z: { symbol: "z", unit: "m" },
    radius: { symbol: "r", unit: "m", must: nonNegative },
    side: { symbol: "side", unit: "1" },
  },
  output: { symbol: "z_c", unit: "m" },
  printed: "z - side * r",
  evaluate: ({ z, radius, side }) => z - side * radius,
});

/** Level distance from a point to the next, positive one way along the plan and negative on the way back. */
export const sectionRun = defineFormula({
  id: "belt-geometry/belt-path/section-run",
  source: geometry("co-ordinates of two points in plan"),
  inputs: {
    x: { symbol: "x_1", unit: "m" },
    endX: { symbol: "x_2", unit: "m" },
    y: { symbol: "y_1", unit: "m" },
    endY: { symbol: "y_2", unit: "m" },
    way: { symbol: "way", unit: "1" },
  },
  output: { symbol: "dh", unit: "m" },
  printed: "way * sqrt((x_2 - x_1) ^ 2 + (y_2 - y_1) ^ 2)",
  evaluate: ({ x, endX, y, endY, way }) => way * Math.sqrt((endX - x) ** 2 + (endY - y) ** 2),
});

/** Level distance without its sign. */
export const levelDistance = defineFormula({
  id: "belt-geometry/belt-path/level-distance",
  source: geometry("length of a section in plan"),
  inputs: { run: { symbol: "dh", unit: "m" } },
  output: { symbol: "L_h", unit: "m" },
  printed: "abs(dh)",
  evaluate: ({ run }) => Math.abs(run),
});

/** Radius with the sense of rotation: positive clockwise, negative anticlockwise. */
export const turningRadius = defineFormula({
  id: "belt-geometry/belt-path/turning-radius",
  source,
  inputs: { radius: { symbol: "r", unit: "m", must: nonNegative }, sense: { symbol: "sense", unit: "1" } },
  output: { symbol: "r_s", unit: "m" },
  printed: "sense * r",
  evaluate: ({ radius, sense }) => sense * radius,
});

/** Slope of a section. */
export const sectionSlope = defineFormula({
  id: "belt-geometry/belt-path/section-slope",
  source: geometry("slope of a section"),
  inputs: { lift: { symbol: "dz", unit: "m" }, run: { symbol: "L_h", unit: "m", must: nonNegative } },
  output: { symbol: "delta", unit: "rad" },
  printed: "atan2(dz, L_h)",
  evaluate: ({ lift, run }) => Math.atan2(lift, run),
});

/** Slope of the belt as it lies between two pulleys, uphill in the direction of travel positive. */
export const beltSlope = defineFormula({
  id: "belt-geometry/belt-path/belt-slope",
  source: geometry("slope of a section"),
  inputs: { direction: { symbol: "theta", unit: "rad" } },
  output: { symbol: "delta", unit: "rad" },
  printed: "asin(sin(theta))",
  evaluate: ({ direction }) => Math.asin(Math.sin(direction)),
});

/** The same slope where the belt comes back, as it lies in a drawing. */
export const slopeComingBack = defineFormula({
  id: "belt-geometry/belt-path/slope-coming-back",
  source: geometry("slope of a section"),
  inputs: { slope: { symbol: "delta", unit: "rad" } },
  output: { symbol: "theta", unit: "rad" },
  printed: "pi - delta",
  evaluate: ({ slope }) => Math.PI - slope,
});

/** A section that leads back, as over a tripper, takes from the level distance. */
export const levelDistanceBack = defineFormula({
  id: "belt-geometry/belt-path/level-distance-back",
  source: geometry("length of a section in plan"),
  inputs: { run: { symbol: "L_h", unit: "m", must: nonNegative } },
  output: { symbol: "L_h", unit: "m" },
  printed: "-1 * L_h",
  evaluate: ({ run }) => -1 * run,
});

const place = (symbol: string) => ({ symbol, unit: "m" });

/** Step in plan from a point to the next, along one axis. */
export const planStep = defineFormula({
  id: "belt-geometry/belt-path/plan-step",
  source: geometry("co-ordinates of two points in plan"),
  inputs: { from: place("x_1"), to: place("x_2") },
  output: { symbol: "dx", unit: "m" },
  printed: "x_2 - x_1",
  evaluate: ({ from, to }) => to - from,
});

/** Angle in plan between two sections, to either side. */
export const angleInPlan = defineFormula({
  id: "belt-geometry/belt-path/angle-in-plan",
  source: geometry("angle between two sections in plan"),
  inputs: {
    xBefore: place("dx_1"),
    yBefore: place("dy_1"),
    xAfter: place("dx_2"),
    yAfter: place("dy_2"),
  },
  output: { symbol: "dpsi", unit: "rad" },
  printed: "abs(atan2(dx_1 * dy_2 - dy_1 * dx_2, dx_1 * dx_2 + dy_1 * dy_2))",
  evaluate: ({ xBefore, yBefore, xAfter, yAfter }) =>
    Math.abs(Math.atan2(xBefore * yAfter - yBefore * xAfter, xBefore * xAfter + yBefore * yAfter)),
});

/** Turn in plan from one section to the next, by three points in the order of travel; to the left positive. */
export const turnInPlan = defineFormula({
  id: "belt-geometry/belt-path/turn-in-plan",
  source: geometry("angle between two sections in plan"),
  inputs: {
    xBefore: place("x_1"),
    yBefore: place("y_1"),
    x: place("x_2"),
    y: place("y_2"),
    xAfter: place("x_3"),
    yAfter: place("y_3"),
  },
  output: { symbol: "theta", unit: "rad" },
  printed:
    "atan2((x_2 - x_1) * (y_3 - y_2) - (y_2 - y_1) * (x_3 - x_2), (x_2 - x_1) * (x_3 - x_2) + (y_2 - y_1) * (y_3 - y_2))",
  evaluate: ({ xBefore, yBefore, x, y, xAfter, yAfter }) => {
    const [before, after] = [
      { x: x - xBefore, y: y - yBefore },
      { x: xAfter - x, y: yAfter - y },
    ];
    return Math.atan2(before.x * after.y - before.y * after.x, before.x * after.x + before.y * after.y);
  },
});

/** Way along the belt or the plan to the end of a section. */
export const wayTo = defineFormula({
  id: "belt-geometry/belt-path/way-to",
  source: geometry("sections one after the other"),
  inputs: { before: { symbol: "s_0", unit: "m" }, length: { symbol: "L", unit: "m" } },
  output: { symbol: "s", unit: "m" },
  printed: "s_0 + L",
  evaluate: ({ before, length }) => before + length,
});

/** Co-ordinate of a step of one metre along the conveyor; across the other way round. */
export const planAxis = defineFormula({
  id: "belt-geometry/belt-path/plan-axis",
  source: geometry("co-ordinates of two points in plan"),
  inputs: {
    from: { symbol: "x_1", unit: "m" },
    to: { symbol: "x_2", unit: "m" },
    across: { symbol: "y_1", unit: "m" },
    acrossTo: { symbol: "y_2", unit: "m" },
    way: { symbol: "way", unit: "1" },
  },
  output: { symbol: "e", unit: "1" },
  printed: "(x_2 - x_1) / (way * sqrt((x_2 - x_1) ^ 2 + (y_2 - y_1) ^ 2))",
  evaluate: ({ from, to, across, acrossTo, way }) => (to - from) / (way * Math.hypot(to - from, acrossTo - across)),
});

/** Turn in plan between two headings, without its side. */
export const headingTurn = defineFormula({
  id: "belt-geometry/belt-path/heading-turn",
  source: geometry("angle between two sections in plan"),
  inputs: {
    x: { symbol: "x_1", unit: "m" },
    y: { symbol: "y_1", unit: "m" },
    xAfter: { symbol: "x_2", unit: "m" },
    yAfter: { symbol: "y_2", unit: "m" },
  },
  output: { symbol: "theta", unit: "rad" },
  printed: "abs(atan2(x_1 * y_2 - y_1 * x_2, x_1 * x_2 + y_1 * y_2))",
  evaluate: ({ x, y, xAfter, yAfter }) => Math.abs(Math.atan2(x * yAfter - y * xAfter, x * xAfter + y * yAfter)),
});
