import type { Design } from "../../design/design.ts";
import { hasPulley, type Point } from "../../design/point.ts";
import {
  arcLength,
  levelDistance,
  neutralRadius,
  pointDistance,
  runDirection,
  runLength,
  sectionLift,
  sectionRun,
  slopeCosine,
  turningRadius,
  wrapAngle,
} from "../../standards/belt-geometry/belt-path.ts";
import { beltThickness } from "../../standards/mechanics/belt.ts";
import { geometry } from "../../standards/sources.ts";
import { defineSum } from "../../trace/sum.ts";
import { stepsOnly, type Trace } from "../../trace/trace.ts";
import { planWays } from "./plan-steps.ts";

/** The belt from one point to the next, as it lies. */
export interface LoopSection {
  readonly start: Point;
  /** Straight belt, m. */
  readonly length: number;
  /** Rise of the far point over the near one, m. */
  readonly lift: number;
  /** Level distance, m. */
  readonly run: number;
  readonly slopeCosine: number;
  /** Direction along the conveyor and up, rad. */
  readonly direction: number;
  /** Step in plan, m. */
  readonly heading: { readonly x: number; readonly y: number };
}

/** The belt at a point. Both zero where there is no pulley. */
export interface LoopTurn {
  readonly wrapAngle: number;
  readonly arcLength: number;
  /** Neutral line, m. */
  readonly radius: number;
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
export interface LaidBefore {
  readonly design: Design;
  readonly loop: Loop;
}

/** Lays the belt round its points: lengths, lifts, directions and wrap angles. */
export function layLoop(trace: Trace, design: Design, before?: LaidBefore): Loop {
  const radii = neutralRadii(trace, design);
  const sections = laySections(trace, design, radii, before);
  const turns = design.points.map((point, at) => layTurn(trace, point, at, sections, radii[at] ?? 0));
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
    if (!hasPulley(point)) return 0;
    if (trace.mode !== "bare") trace.place = { pointId: point.id };
    return neutralRadius(trace, { diameter: point.pulley.diameter, beltThickness: thickness });
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

function laySections(
  trace: Trace,
  design: Design,
  radii: readonly number[],
  before: LaidBefore | undefined,
): readonly LoopSection[] {
  const ways = planWays(design.points);
  const signed = design.points.map((point, at) => signedRadius(trace, design, point, radii[at] ?? 0));
  const steps = stepsOnly(trace);
  let direction = 0;
  return design.points.map((start, at) => {
    const known = runBefore(design, before, at);
    if (known !== undefined) {
      direction = known.direction;
      return known;
    }
    const next = (at + 1) % design.points.length;
    const end = design.points[next] ?? start;
    const heading = { x: end.x - start.x, y: end.y - start.y };
    if (trace.mode !== "bare") trace.place = { pointId: start.id };
    const run = sectionRun(steps, { x: start.x, endX: end.x, y: start.y, endY: end.y, way: ways[at] ?? 0 });
    const lift = sectionLift(steps, { z: start.z, endZ: end.z });
    const section = layRun(trace, {
      start,
      heading,
      run,
      lift,
      from: signed[at] ?? 0,
      to: signed[next] ?? 0,
      direction,
    });
    direction = section.direction;
    return section;
  });
}

function signedRadius(trace: Trace, design: Design, point: Point, radius: number): number {
  if (design.loop.path === "straight" || !hasPulley(point)) return 0;
  if (trace.mode !== "bare") trace.place = { pointId: point.id };
  return turningRadius(stepsOnly(trace), { radius, sense: point.pulley.rotation === "clockwise" ? 1 : -1 });
}

interface Run {
  readonly start: Point;
  readonly heading: LoopSection["heading"];
  readonly run: number;
  readonly lift: number;
  readonly from: number;
  readonly to: number;
  /** Of the run before, kept where two points coincide. */
  readonly direction: number;
}

function layRun(trace: Trace, given: Run): LoopSection {
  const { start, run, lift, heading } = given;
  const steps = stepsOnly(trace);
  const distance = pointDistance(steps, { run, lift });
  if (distance === 0) {
    trace.report({
      code: "points-coincide",
      severity: "warning",
      subject: "loop",
      values: { x: start.x, z: start.z },
      source: geometry("straight belt between two points"),
    });
    return { start, length: 0, lift: 0, run: 0, slopeCosine: 1, direction: given.direction, heading };
  }
  const isApart = Math.abs(given.from - given.to) <= distance;
  if (!isApart) reportOverlap(trace, distance, given);
  const [startRadius, endRadius] = isApart ? [given.from, given.to] : [0, 0];
  const level = levelDistance(steps, { run });
  return {
    start,
    heading,
    length: runLength(steps, { distance, startRadius, endRadius }),
    lift,
    run: level,
    slopeCosine: slopeCosine(steps, { run: level, distance }),
    direction: runDirection(steps, { run, lift, startRadius, endRadius, distance }),
  };
}

function reportOverlap(trace: Trace, distance: number, given: Run): void {
  const needed = Math.abs(given.from - given.to);
  trace.report({
    code: "pulleys-overlap",
    severity: "error",
    subject: "loop",
    values: { distance, needed },
    limit: { least: needed },
    source: geometry("tangent of two pulleys"),
  });
}

const widestBend = 1.5 * Math.PI;

function layTurn(trace: Trace, point: Point, at: number, sections: readonly LoopSection[], radius: number): LoopTurn {
  if (!hasPulley(point)) return { wrapAngle: 0, arcLength: 0, radius: 0 };
  trace.place = { pointId: point.id };
  const wrap = point.pulley.wrapAngle ?? turnFromPath(trace, point.pulley.rotation, at, sections);
  if (wrap > widestBend) {
    trace.report({
      code: "wrap-above-270",
      severity: "warning",
      subject: "loop",
      values: { wrapAngle: wrap },
      limit: { most: widestBend },
      source: geometry("belt on a pulley, from contact to departure"),
    });
  }
  return { wrapAngle: wrap, arcLength: arcLength(trace, { wrapAngle: wrap, radius }), radius };
}

function turnFromPath(
  trace: Trace,
  rotation: "clockwise" | "anticlockwise",
  at: number,
  sections: readonly LoopSection[],
) {
  const arriving = sections.at(at - 1)?.direction ?? 0;
  const leaving = sections[at]?.direction ?? 0;
  return rotation === "clockwise"
    ? wrapAngle(trace, { arriving, leaving })
    : wrapAngle(trace, { arriving: leaving, leaving: arriving });
}
