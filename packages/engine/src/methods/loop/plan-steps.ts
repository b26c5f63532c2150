import type { Point } from "../../design/point.ts";

interface Plan {
  readonly x: number;
  readonly y: number;
}

/**
 * Level distance from each point to the next, positive while the belt runs one way along its plan and negative on the
 * way back. A belt that turns back at a pulley reverses by more than a right angle in plan; a horizontal curve does not.
 */
export function planSteps(points: readonly Point[]): readonly number[] {
  const heads = points.map((point, at) => headingTo(point, points[(at + 1) % points.length] ?? point));
  const first = heads.find((head) => head.x !== 0 || head.y !== 0);
  let last = first ?? { x: 1, y: 0 };
  let sign = last.x < 0 || (last.x === 0 && last.y < 0) ? -1 : 1;
  return heads.map((head) => {
    const distance = Math.hypot(head.x, head.y);
    if (distance === 0) return 0;
    if (head.x * last.x + head.y * last.y < 0) sign = -sign;
    last = head;
    return sign * distance;
  });
}

function headingTo(from: Point, to: Point): Plan {
  return { x: to.x - from.x, y: to.y - from.y };
}

/** Turn in plan at a point, rad, 0 to π; 0 where the belt turns back or does not move in plan. */
export function planTurn(before: Plan | undefined, after: Plan | undefined): number {
  if (before === undefined || after === undefined) return 0;
  const [a, b] = [Math.hypot(before.x, before.y), Math.hypot(after.x, after.y)];
  const dot = before.x * after.x + before.y * after.y;
  if (a === 0 || b === 0 || dot <= 0) return 0;
  return Math.abs(Math.atan2(before.x * after.y - before.y * after.x, dot));
}
