import type { Design } from "../../design/design.ts";
import { hasPulley, type Point } from "../../design/point.ts";
import {
  arcLength,
  arcRise,
  centreRise,
  leastCentreDistance,
  levelDistance,
  levelRun,
  neutralRadius,
  planStep,
  pointDistance,
  pulleyCentre,
  runDirection,
  runLength,
  sectionLift,
  sectionRun,
  slopeCosine,
  turningRadius,
  wrapAngle,
} from "../../rules/belt-geometry/belt-path.ts";
import { tangentPointUp } from "../../rules/belt-geometry/tangent-points.ts";
import { beltThickness } from "../../rules/mechanics/belt.ts";
import { geometry } from "../../standards/sources.ts";
import { constant, isZero, none } from "../../trace/reference.ts";
import { defineSum } from "../../trace/sum.ts";
import { stepsOnly, type Trace } from "../../trace/trace.ts";
import { loopChecks, loopFindings } from "../findings.ts";
import { carriedSides } from "./carried-sides.ts";
import { planWays } from "./plan-steps.ts";

/** The belt from one point to the next, as it lies. */
export interface LoopSection {
  readonly start: Point;
  /** Straight belt, m. */
  readonly length: number;
  /** Rise of the straight belt, from where it leaves one pulley to where it meets the next, m. */
  readonly lift: number;
  /** Heights of those two ends, m. */
  readonly startHeight: number;
  readonly endHeight: number;
  /** Radii of the neutral line at both ends, positive clockwise; 0 without a pulley and where pulleys overlap, m. */
  readonly startRadius: number;
  readonly endRadius: number;
  /** Level distance the straight belt covers, m. */
  readonly run: number;
  /** Level distance from point to point, m. */
  readonly span: number;
  readonly slopeCosine: number;
  /** Direction along the conveyor and up, rad. */
  readonly direction: number;
  /** Step in plan, m. */
  readonly heading: { readonly x: number; readonly y: number };
}

/** The belt at a point. All but the height are zero where there is no pulley. */
export interface LoopTurn {
  readonly wrapAngle: number;
  readonly arcLength: number;
  /** Neutral line, m. */
  readonly radius: number;
  /** Height of the pulley's centre, or of the point itself, m. */
  readonly centreHeight: number;
  /** Rise of the belt on the pulley, from where it arrives to where it leaves, m. */
  readonly rise: number;
}

export interface Loop {
  readonly sections: readonly LoopSection[];
  readonly turns: readonly LoopTurn[];
  readonly straightLength: number;
  readonly arcLength: number;
  readonly beltLength: number;
}

const straightSum = defineSum({
  id: "loop/straight-length",
  source: geometry("belt between pulleys"),
  output: { symbol: "L_straight", unit: "m" },
  term: "L",
});
const arcSum = defineSum({
  id: "loop/arc-length",
  source: geometry("belt on pulleys"),
  output: { symbol: "L_arcs", unit: "m" },
  term: "L_arc",
});
const totalLength = defineSum({
  id: "loop/belt-length",
  source: geometry("belt between and on pulleys"),
  output: { symbol: "L_belt", unit: "m" },
  term: "L",
});

/** A belt laid before, whose straight runs stay as they are where their ends do. */
interface LaidBefore {
  readonly design: Design;
  readonly loop: Loop;
}

/** Lays the belt round its points: lengths, lifts, directions and wrap angles. */
export function layLoop(trace: Trace, design: Design, before?: LaidBefore): Loop {
  const radii = neutralRadii(trace, design);
  const heights = centreHeights(trace, design, radii);
  const sections = laySections(trace, design, { radii, heights }, before);
  const turns = design.points.map((point, at) =>
    layTurn(trace, point, at, { sections, radius: radii[at] ?? none(trace), centreHeight: heights[at] ?? point.z }),
  );
  const straightLength = straightSum(
    trace,
    sections.map((section) => section.length),
  );
  const arcs = arcSum(
    trace,
    turns.map((turn) => turn.arcLength),
  );
  return { sections, turns, straightLength, arcLength: arcs, beltLength: totalLength(trace, [straightLength, arcs]) };
}

function neutralRadii(trace: Trace, design: Design): readonly number[] {
  const { carcassThickness, topCover, bottomCover } = design.belt;
  const thickness = beltThickness(trace, { carcassThickness, topCover, bottomCover });
  return design.points.map((point) => {
    if (!hasPulley(point)) return none(trace);
    if (trace.mode !== "bare") trace.place = { pointId: point.id };
    return neutralRadius(trace, { diameter: point.pulley.diameter, beltThickness: thickness });
  });
}

/** Heights of the pulleys' centres, m: as given, or a radius from the belt where the points are levels of the belt. */
function centreHeights(trace: Trace, design: Design, radii: readonly number[]): readonly number[] {
  const { points, loop } = design;
  if (loop.pointsAre !== "belt-line" || loop.path === "straight") return points.map(({ z }) => z);
  const sides = carriedSides(points);
  return points.map((point, at) => {
    if (!hasPulley(point)) return point.z;
    if (trace.mode !== "bare") trace.place = { pointId: point.id };
    const side = constant(trace, sides[at] ?? 1, pulleyCentre.definition.source);
    return pulleyCentre(stepsOnly(trace), { z: point.z, radius: radii[at] ?? none(trace), side });
  });
}

/** The run that starts at a point as it was laid before; absent where either end or the belt has changed. */
function runBefore({ points, belt, loop }: Design, before: LaidBefore | undefined, at: number) {
  if (before === undefined || before.design.belt !== belt || before.design.loop !== loop) return undefined;
  const next = (at + 1) % points.length;
  const others = before.design.points;
  const run = points[at] === others[at] && points[next] === others[next] ? before.loop.sections[at] : undefined;
  return run !== undefined && run.length > 0 ? run : undefined;
}

interface Centres {
  readonly radii: readonly number[];
  readonly heights: readonly number[];
}

function laySections(
  trace: Trace,
  design: Design,
  { radii, heights }: Centres,
  before: LaidBefore | undefined,
): readonly LoopSection[] {
  const ways = planWays(design.points);
  const signed = design.points.map((point, at) => signedRadius(trace, design, point, radii[at] ?? none(trace)));
  const steps = stepsOnly(trace);
  let direction = none(trace);
  return design.points.map((start, at) => {
    const known = runBefore(design, before, at);
    if (known !== undefined) {
      direction = known.direction;
      return known;
    }
    const next = (at + 1) % design.points.length;
    const end = design.points[next] ?? start;
    if (trace.mode !== "bare") trace.place = { pointId: start.id };
    const heading = {
      x: planStep(steps, { from: start.x, to: end.x }),
      y: planStep(steps, { from: start.y, to: end.y }),
    };
    const way = constant(trace, ways[at] ?? 0, sectionRun.definition.source);
    const run = sectionRun(steps, { x: start.x, endX: end.x, y: start.y, endY: end.y, way });
    const [height, endHeight] = [heights[at] ?? start.z, heights[next] ?? end.z];
    const section = layRun(trace, {
      ...{ start, end },
      heading,
      run,
      height,
      endHeight,
      from: signed[at] ?? none(trace),
      to: signed[next] ?? none(trace),
      direction,
    });
    direction = section.direction;
    return section;
  });
}

function signedRadius(trace: Trace, design: Design, point: Point, radius: number): number {
  if (design.loop.path === "straight" || !hasPulley(point)) return none(trace);
  if (trace.mode !== "bare") trace.place = { pointId: point.id };
  const sense = constant(trace, point.pulley.rotation === "clockwise" ? 1 : -1, turningRadius.definition.source);
  return turningRadius(stepsOnly(trace), { radius, sense });
}

interface Run {
  readonly start: Point;
  readonly end: Point;
  readonly heading: LoopSection["heading"];
  readonly run: number;
  /** Heights of both centres, m. */
  readonly height: number;
  readonly endHeight: number;
  readonly from: number;
  readonly to: number;
  /** Of the run before, kept where two points coincide. */
  readonly direction: number;
}

function layRun(trace: Trace, given: Run): LoopSection {
  const { start, run, heading, height, endHeight } = given;
  const steps = stepsOnly(trace);
  const rise = centreRise(steps, { z: height, endZ: endHeight });
  const distance = pointDistance(steps, { run, lift: rise });
  if (isZero(distance)) {
    loopFindings["points-coincide"].raise(trace, { values: { x: start.x, z: start.z } });
    const flat = {
      length: none(trace),
      lift: none(trace),
      startHeight: height,
      endHeight: height,
      startRadius: none(trace),
      endRadius: none(trace),
      run: none(trace),
      span: none(trace),
      slopeCosine: constant(trace, 1, slopeCosine.definition.source),
    };
    return { start, ...flat, direction: given.direction, heading };
  }
  const isApart = Math.abs(given.from - given.to) <= distance;
  if (!isApart) reportOverlap(trace, distance, given);
  const [startRadius, endRadius] = isApart ? [given.from, given.to] : [none(trace), none(trace)];
  const direction = runDirection(steps, { run, lift: rise, startRadius, endRadius, distance });
  const length = runLength(steps, { distance, startRadius, endRadius });
  const cosine = slopeCosine(steps, { direction });
  const [leaving, arriving] = [
    tangentPointUp(steps, { centre: height, radius: startRadius, along: none(trace), direction }),
    tangentPointUp(steps, { centre: endHeight, radius: endRadius, along: none(trace), direction }),
  ];
  return {
    start,
    heading,
    length,
    lift: sectionLift(steps, { z: leaving, endZ: arriving }),
    startHeight: leaving,
    endHeight: arriving,
    startRadius,
    endRadius,
    run: levelRun(steps, { length, slopeCosine: cosine }),
    span: levelDistance(steps, { run }),
    slopeCosine: cosine,
    direction,
  };
}

function reportOverlap(trace: Trace, distance: number, given: Run): void {
  const needed = leastCentreDistance(trace, { startRadius: given.from, endRadius: given.to });
  const place = { pointId: given.start.id, otherPointId: given.end.id };
  loopFindings["pulleys-overlap"].raise(trace, { place, values: { distance, needed }, limit: { least: needed } });
}

interface TurnAround {
  readonly sections: readonly LoopSection[];
  readonly radius: number;
  readonly centreHeight: number;
}

function layTurn(trace: Trace, point: Point, at: number, { sections, radius, centreHeight }: TurnAround): LoopTurn {
  const nothing = none(trace);
  if (!hasPulley(point)) {
    return { wrapAngle: nothing, arcLength: nothing, radius: nothing, centreHeight, rise: nothing };
  }
  trace.place = { pointId: point.id };
  const wrap = point.pulley.wrapAngle ?? turnFromPath(trace, point.pulley.rotation, at, sections);
  loopChecks["wrap-above-270"].check(trace, { values: { wrapAngle: wrap } });
  const [before, after] = [sections.at(at - 1)?.endHeight ?? nothing, sections[at]?.startHeight ?? nothing];
  return {
    wrapAngle: wrap,
    arcLength: arcLength(trace, { wrapAngle: wrap, radius }),
    radius,
    centreHeight,
    rise: arcRise(stepsOnly(trace), { z: before, endZ: after }),
  };
}

function turnFromPath(
  trace: Trace,
  rotation: "clockwise" | "anticlockwise",
  at: number,
  sections: readonly LoopSection[],
) {
  const arriving = sections.at(at - 1)?.direction ?? none(trace);
  const leaving = sections[at]?.direction ?? none(trace);
  return rotation === "clockwise"
    ? wrapAngle(trace, { arriving, leaving })
    : wrapAngle(trace, { arriving: leaving, leaving: arriving });
}
