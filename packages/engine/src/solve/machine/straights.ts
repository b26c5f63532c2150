import { type Bend, type Crowding, crowdingOf, type Stretch, stretchesOf } from "../../parts/curves/curve-room.ts";
import { curveFindings } from "../../parts/curves/findings.ts";
import type { StraightBetween } from "../../parts/curves/machine-curves.ts";
import { tangentLength } from "../../rules/belt-curves/arc.ts";
import { straightBetween } from "../../rules/belt-curves/combined.ts";
import { none } from "../../trace/reference.ts";
import { stepsOnly, type Trace } from "../../trace/trace.ts";
import type { MachineContext } from "./context.ts";

/** Straight belt left beside the curves of one plane, to the next curve or pulley. Arcs without room are reported. */
export function straights(trace: Trace, context: MachineContext, bends: readonly Bend[]): readonly StraightBetween[] {
  return stretchesOf(trace, context, bends).flatMap((stretch) => {
    const { fromPointId, toPointId, distance, before, after } = stretch;
    const crowding = crowdingOf(stretch);
    const worst = furthest(crowding?.bends ?? []);
    trace.place = { pointId: worst?.pointId ?? toPointId };
    const plane = (before ?? after)?.plane;
    const [firstTangent, secondTangent] = [tangentOf(trace, before), tangentOf(trace, after)];
    if (plane === undefined || firstTangent === undefined || secondTangent === undefined) return [];
    const length = straightBetween(trace, { distance, firstTangent, secondTangent });
    if (crowding !== undefined && worst !== undefined) reportCrowding(trace, stretch, crowding, worst, length);
    return [{ fromPointId, toPointId, plane, length }];
  });
}

/** 0 at a pulley; absent where no radius suffices. */
function tangentOf(trace: Trace, bend: Bend | undefined): number | undefined {
  if (bend === undefined) return none(trace);
  const { usedRadius: radius, deflection } = bend;
  return radius === undefined ? undefined : tangentLength(stepsOnly(trace), { radius, deflection });
}

/** The curve that reaches furthest from its point. */
function furthest([first, second]: readonly Bend[]): Bend | undefined {
  if (first === undefined || second === undefined) return first ?? second;
  return reachOf(second) > reachOf(first) ? second : first;
}

const reachOf = ({ usedRadius: radius = 0, deflection }: Bend) => tangentLength.evaluate({ radius, deflection });

function reportCrowding(trace: Trace, stretch: Stretch, crowding: Crowding, worst: Bend, straight: number): void {
  const { fromPointId, toPointId, distance } = stretch;
  const tangent = tangentOf(trace, worst) ?? none(trace);
  curveFindings[crowding.isNeed ? "curve-need-finds-no-room" : "curve-tangents-overlap"].raise(trace, {
    severity: crowding.isSlight ? "warning" : "error",
    subject: `${worst.plane}-curve/room`,
    place: { pointId: worst.pointId, otherPointId: worst.pointId === fromPointId ? toPointId : fromPointId },
    values: { straight, distance, tangent, radius: worst.usedRadius ?? none(trace) },
  });
}
