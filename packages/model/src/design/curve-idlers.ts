import { type CloserIdlers, halfArc, isZero, runBetween, type Section, type Trace } from "@beltwright/engine";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { Pull } from "../document/types/parts.ts";

type Closer = Pick<Section, "closer" | "closerAtEnd">;

/** Closer idlers of the vertical curves at both ends of a section: each takes half of its arc. */
export function closerInCurves(trace: Trace, { pulls }: Pick<Conveyor, "pulls">, index: number): Closer {
  const [start, end] = [closerAt(trace, pulls, index), closerAt(trace, pulls, index + 1)];
  return { ...(start === undefined ? {} : { closer: [start] }), ...(end === undefined ? {} : { closerAtEnd: end }) };
}

/** Half the arc at a point, with the spacing typed for it; absent where there is no arc or none is typed. */
function closerAt(trace: Trace, pulls: readonly Pull[], index: number): CloserIdlers | undefined {
  const [before, here, after] = [-1, 0, 1].map((step) => pulls[(index + step + pulls.length) % pulls.length]);
  if (before === undefined || here === undefined || after === undefined || here.pType !== "Int. Pt") return undefined;
  const { vertCurveRadiusInp: radius, curveIdlerSpacing: spacing } = here;
  if (isZero(radius) || isZero(spacing)) return undefined;
  const runBefore = runBetween(trace, { xFrom: before.x, yFrom: before.y, xTo: here.x, yTo: here.y });
  const runAfter = runBetween(trace, { xFrom: here.x, yFrom: here.y, xTo: after.x, yTo: after.y });
  if (!(runBefore > 0) || !(runAfter > 0)) return undefined;
  const levels = { levelBefore: before.z, level: here.z, levelAfter: after.z };
  const length = halfArc(trace, { radius, runBefore, runAfter, ...levels });
  return length > 0 ? { length, spacing, isImpact: false } : undefined;
}
