import { hasPulley, type Point } from "../../design/point.ts";
import { planWays } from "./plan-steps.ts";

/**
 * Which way each pulley carries the belt whose level its point gives: 1 over its top, −1 underneath, 0 where there is no
 * pulley. A clockwise pulley has the belt that runs ahead on its top and the one that comes back underneath. The belt
 * meant is the carrying one where there is one, else the run that arrives; a run straight up or down says nothing.
 */
export function carriedSides(points: readonly Point[]): readonly number[] {
  const ways = planWays(points);
  const isCarrying = (at: number) => points.at(at)?.section.strand === "carry";
  return points.map((point, at) => {
    if (!hasPulley(point)) return 0;
    const [arriving, leaving] = [ways.at(at - 1) ?? 0, ways[at] ?? 0];
    const isLeavingMeant = isCarrying(at) && !isCarrying(at - 1);
    const way = isLeavingMeant ? leaving || arriving : arriving || leaving;
    const sense = point.pulley.rotation === "clockwise" ? 1 : -1;
    return sense * way < 0 ? -1 : 1;
  });
}
