import { hasPulley, type Point } from "../../design/point.ts";
import { planSteps } from "./plan-steps.ts";

/** Where the middle of the arc lies so far to a side, over the radius, the belt plainly lies there. */
const plainly = 0.5;

/**
 * Which way each pulley carries the belt whose level its point gives: 1 over its top, −1 underneath, 0 where there is no
 * pulley. At head and tail the carrying belt is meant. In the return strand it is the side the belt lies on, and where it
 * wraps half the pulley or more, the run that arrives.
 */
export function carriedSides(points: readonly Point[]): readonly number[] {
  const directions = directionsOf(points);
  return points.map((point, at) => {
    if (!hasPulley(point)) return 0;
    const sense = point.pulley.rotation === "clockwise" ? 1 : -1;
    const [arriving, leaving] = [directions.at(at - 1) ?? 0, directions[at] ?? 0];
    const isCarrying = (index: number) => points.at(index)?.section.strand === "carry";
    if (isCarrying(at - 1)) return sideOf(sense * Math.cos(arriving));
    if (isCarrying(at)) return sideOf(sense * Math.cos(leaving));
    const middle = middleOfArc(sense, arriving, leaving);
    return sideOf(Math.abs(middle) < plainly ? sense * Math.cos(arriving) : middle);
  });
}

const sideOf = (up: number): number => (up < 0 ? -1 : 1);

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

/** How far above the centre the middle of the arc lies, over the radius. */
function middleOfArc(sense: number, arriving: number, leaving: number): number {
  const turn = sense * (arriving - leaving);
  const wrap = turn - 2 * Math.PI * Math.floor(turn / (2 * Math.PI));
  return Math.sin(arriving + sense * (Math.PI / 2 - wrap / 2));
}
