import { hasPulley, type Point } from "../../design/point.ts";
import { planSteps } from "./plan-steps.ts";

/** Nearer to level than to plumb. */
const leastLevel = Math.SQRT1_2;

/**
 * Which way each pulley carries the belt whose level its point gives: 1 over its top, −1 underneath, 0 where there is no
 * pulley. The belt meant is the first that is not steep of: the carrying run, the run that arrives, the one that leaves.
 * Between two steep runs, as at a hanging take-up, it is the side the belt lies on.
 */
export function carriedSides(points: readonly Point[]): readonly number[] {
  const directions = directionsOf(points);
  return points.map((point, at) => {
    if (!hasPulley(point)) return 0;
    const sense = point.pulley.rotation === "clockwise" ? 1 : -1;
    const [arriving, leaving] = [directions.at(at - 1) ?? 0, directions[at] ?? 0];
    const run = levelRunAt(points, at, arriving, leaving);
    return (run === undefined ? middleOfArc(sense, arriving, leaving) : sense * Math.cos(run)) < 0 ? -1 : 1;
  });
}

/** Directions from point to point, rad; a point on top of the last keeps the direction before it. */
function directionsOf(points: readonly Point[]): readonly number[] {
  const steps = planSteps(points);
  let last = 0;
  return points.map((point, at) => {
    const [run, rise] = [steps[at] ?? 0, (points[(at + 1) % points.length]?.z ?? point.z) - point.z];
    if (run !== 0 || rise !== 0) last = Math.atan2(rise, run);
    return last;
  });
}

function levelRunAt(points: readonly Point[], at: number, arriving: number, leaving: number): number | undefined {
  const isCarrying = (index: number) => points.at(index)?.section.strand === "carry";
  const carrying = [...(isCarrying(at - 1) ? [arriving] : []), ...(isCarrying(at) ? [leaving] : [])];
  return [...carrying, arriving, leaving].find((direction) => Math.abs(Math.cos(direction)) >= leastLevel);
}

/** How far above the centre the middle of the arc lies, over the radius. */
function middleOfArc(sense: number, arriving: number, leaving: number): number {
  const turn = sense * (arriving - leaving);
  const wrap = turn - 2 * Math.PI * Math.floor(turn / (2 * Math.PI));
  return Math.sin(arriving + sense * (Math.PI / 2 - wrap / 2));
}
