import { hasPulley } from "../design/point.ts";
import { straightBetweenCurves } from "../methods/curves/combined-curve.ts";
import { tangentLength } from "../standards/belt-curves/arc.ts";
import { stepsOnly, type Trace } from "../trace/trace.ts";
import { withoutFindings } from "./attempt.ts";
import type { MachineContext } from "./context.ts";
import type { StraightBetween } from "./machine-curves.ts";

/** A curve as its neighbours see it. */
interface Bend {
  readonly pointId: string;
  readonly givenRadius?: number;
  readonly usedRadius: number | undefined;
  readonly deflection: number;
}

/**
 * Straight belt left between neighbouring curves of one plane. Arcs that overlap are reported where both radii are the
 * design's; of radii that are only proposed the length is shown.
 */
export function straights(
  trace: Trace,
  context: MachineContext,
  plane: StraightBetween["plane"],
  curves: readonly Bend[],
): readonly StraightBetween[] {
  const places = new Map(context.design.points.map(({ id }, at) => [id, at]));
  const [steps, quiet] = [stepsOnly(trace), withoutFindings(trace)];
  return curves.flatMap((from, index) => {
    const to = curves[index + 1];
    if (to === undefined || from.usedRadius === undefined || to.usedRadius === undefined) return [];
    const distance = distanceBetween(context, places.get(from.pointId), places.get(to.pointId));
    if (distance === undefined) return [];
    trace.place = { pointId: to.pointId };
    const isDesigned = from.givenRadius !== undefined && to.givenRadius !== undefined;
    const length = straightBetweenCurves(isDesigned ? trace : quiet, {
      distance,
      firstTangent: tangentLength(steps, { radius: from.usedRadius, deflection: from.deflection }),
      secondTangent: tangentLength(steps, { radius: to.usedRadius, deflection: to.deflection }),
    });
    return [{ fromPointId: from.pointId, toPointId: to.pointId, plane, length }];
  });
}

/** Belt from one point to a later one, m; absent where a pulley stands between them. */
function distanceBetween({ design, solution }: MachineContext, from: number | undefined, to: number | undefined) {
  if (from === undefined || to === undefined) return undefined;
  let distance = 0;
  for (let at = from; at < to; at += 1) {
    const point = design.points[at];
    if (point === undefined || hasPulley(point)) return undefined;
    distance += solution.loop.sections[at]?.length ?? 0;
  }
  return distance;
}
