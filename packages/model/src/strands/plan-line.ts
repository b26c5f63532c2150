interface Plan {
  readonly x: number;
  readonly y: number;
}

/** The carry line seen from above, m. */
export interface PlanLine {
  /** How far along each of its points is. */
  readonly along: readonly number[];
  /** Whether it turns at each of them. */
  readonly turns: readonly boolean[];
  readonly length: number;
  /** A place beside it, by how far along and how far to the left; beyond the ends it goes straight on. */
  readonly placeAt: (along: number, left?: number) => Plan;
  /** How far along, and how far to the left of it, the nearest place is. */
  readonly nearest: (place: Plan) => { readonly along: number; readonly left: number };
}

interface Straight extends Plan {
  readonly along: number;
  readonly length: number;
  /** Unit vector. */
  readonly wayX: number;
  readonly wayY: number;
}

/** A turn in plan that nobody means: a thousandth of a degree. */
const noTurn = 2e-5;

export function planLine(points: readonly Plan[]): PlanLine {
  let length = 0;
  const along: number[] = [];
  const turns: boolean[] = [];
  const straights: Straight[] = [];
  points.forEach(({ x, y }, at) => {
    along.push(length);
    const next = points[at + 1];
    const step = next ? Math.hypot(next.x - x, next.y - y) : 0;
    const before = straights.at(-1);
    const after = next && step > 0 ? straight({ x, y }, next, { along: length, length: step }) : undefined;
    turns.push(before !== undefined && after !== undefined && Math.abs(cross(before, after)) > noTurn);
    if (after) straights.push(after);
    length += step;
  });
  return {
    along,
    turns,
    length,
    placeAt: (place, left = 0) => placeAt(straights, place, left),
    nearest: (place) => nearest(straights, place),
  };
}

function straight({ x, y }: Plan, next: Plan, of: { readonly along: number; readonly length: number }): Straight {
  return { x, y, ...of, wayX: (next.x - x) / of.length, wayY: (next.y - y) / of.length };
}

function cross(one: Straight, other: Straight): number {
  return one.wayX * other.wayY - one.wayY * other.wayX;
}

function placeAt(straights: readonly Straight[], along: number, left: number): Plan {
  const on = straights[Math.max(0, firstBeyond(straights, along) - 1)];
  if (!on) return { x: along, y: left };
  const step = along - on.along;
  return { x: on.x + step * on.wayX - left * on.wayY, y: on.y + step * on.wayY + left * on.wayX };
}

/** Of straights in order, the first that begins beyond a place. */
function firstBeyond(straights: readonly Straight[], along: number): number {
  let [from, to] = [0, straights.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((straights[middle]?.along ?? along) <= along) from = middle + 1;
    else to = middle;
  }
  return from;
}

function nearest(straights: readonly Straight[], { x, y }: Plan): { along: number; left: number } {
  let best = { along: x, left: y, gap: Number.POSITIVE_INFINITY };
  straights.forEach((one, at) => {
    const [dx, dy] = [x - one.x, y - one.y];
    const step = dx * one.wayX + dy * one.wayY;
    const [least, most] = [at === 0 ? -Infinity : 0, at === straights.length - 1 ? Infinity : one.length];
    const kept = Math.min(most, Math.max(least, step));
    const left = dy * one.wayX - dx * one.wayY;
    const gap = Math.hypot(step - kept, left);
    if (gap < best.gap) best = { along: one.along + kept, left, gap };
  });
  return { along: best.along, left: best.left };
}
