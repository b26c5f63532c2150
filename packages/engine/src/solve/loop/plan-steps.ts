import type { Point } from "../../design/point.ts";
import { angleInPlan } from "../../rules/belt-geometry/belt-path.ts";
import { isZero, none } from "../../trace/reference.ts";
import { bareTrace, stepsOnly, type Trace } from "../../trace/trace.ts";

interface Plan {
  readonly x: number;
  readonly y: number;
}

/**
 * The way from each point to the next: 1 while the belt runs one way along its plan and −1 on the way back, 0 where it
 * does not move in plan. A belt that turns back at a pulley reverses by more than a right angle in plan; a horizontal
 * curve does not.
 */
export function planWays(points: readonly Point[]): readonly number[] {
  const heads = points.map((point, at) => headingTo(point, points[(at + 1) % points.length] ?? point));
  const first = heads.find((head) => !isZero(head.x) || !isZero(head.y));
  let last = first ?? { x: 1, y: 0 };
  let sign = last.x < 0 || (isZero(last.x) && last.y < 0) ? -1 : 1;
  return heads.map((head) => {
    if (isZero(head.x) && isZero(head.y)) return 0;
    if (head.x * last.x + head.y * last.y < 0) sign = -sign;
    last = head;
    return sign;
  });
}

function headingTo(from: Point, to: Point): Plan {
  return { x: to.x - from.x, y: to.y - from.y };
}

/** Turn in plan at a point, rad, 0 to π; 0 where the belt turns back or does not move in plan. */
export function planTurn(before: Plan | undefined, after: Plan | undefined, trace: Trace = bareTrace): number {
  if (before === undefined || after === undefined) return none(trace);
  const [a, b] = [Math.hypot(before.x, before.y), Math.hypot(after.x, after.y)];
  const dot = before.x * after.x + before.y * after.y;
  if (isZero(a) || isZero(b) || dot <= 0) return none(trace);
  return angleInPlan(stepsOnly(trace), { xBefore: before.x, yBefore: before.y, xAfter: after.x, yAfter: after.y });
}

/** Where such a turn leads, seen by one who goes with the belt. */
export function planSide(before: Plan | undefined, after: Plan | undefined): "left" | "right" {
  if (before === undefined || after === undefined) return "left";
  return before.x * after.y - before.y * after.x < 0 ? "right" : "left";
}
