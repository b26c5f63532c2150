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
  const [first] = straights;
  // Nearly every conveyor is straight in plan, and a long one asks for the nearest place thousands of times.
  const only = first && straights.every((one) => isSameWay(first, one)) ? first : undefined;
  return {
    along,
    turns,
    length,
    placeAt: (place, left = 0) => placeAt(straights, place, left),
    nearest: (place) => (only ? beside(only, place) : nearest(straights, place)),
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

function isSameWay(one: Straight, other: Straight): boolean {
  return Math.abs(cross(one, other)) <= noTurn && one.wayX * other.wayX + one.wayY * other.wayY > 0;
}

function beside(one: Straight, { x, y }: Plan): { along: number; left: number } {
  const [dx, dy] = [x - one.x, y - one.y];
  return { along: one.along + dx * one.wayX + dy * one.wayY, left: dy * one.wayX - dx * one.wayY };
}

function nearest(straights: readonly Straight[], place: Plan): { along: number; left: number } {
  let best = { along: place.x, left: place.y };
  let least = Number.POSITIVE_INFINITY;
  straights.forEach((one, at) => {
    const { along, left } = beside(one, place);
    const from = at === 0 ? Number.NEGATIVE_INFINITY : one.along;
    const to = at === straights.length - 1 ? Number.POSITIVE_INFINITY : one.along + one.length;
    const kept = Math.min(to, Math.max(from, along));
    const gap = Math.hypot(along - kept, left);
    if (gap < least) [best, least] = [{ along: kept, left }, gap];
  });
  return best;
}
