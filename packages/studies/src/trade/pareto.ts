/** Numbers to be as small as possible. */
export type Point = readonly number[];

/** Whether one point is at least as good everywhere and better somewhere. */
export function dominates(one: Point, other: Point): boolean {
  let isBetter = false;
  for (const [at, value] of one.entries()) {
    const beside = other[at] ?? Number.POSITIVE_INFINITY;
    if (value > beside) return false;
    if (value < beside) isBetter = true;
  }
  return isBetter;
}

/** Places of the points that no other dominates, in ascending order of their numbers; equal points all stand. */
export function paretoFront(points: readonly Point[]): readonly number[] {
  // In this order nobody is dominated by one that comes later, so that the front so far decides.
  const order = points.map((_, at) => at).toSorted((one, other) => inOrder(points[one], points[other]) || one - other);
  const front: number[] = [];
  for (const at of order) {
    const point = points[at] ?? [];
    if (!front.some((before) => dominates(points[before] ?? [], point))) front.push(at);
  }
  return front;
}

function inOrder(one: Point = [], other: Point = []): number {
  for (const [at, value] of one.entries()) {
    const difference = value - (other[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * Which point of a front of two numbers gains most on both: the farthest from the line through the ends of the front, on
 * the side of the better, with both axes from 0 to 1. None where no point lies on that side.
 */
export function kneeOf(front: readonly Point[]): number | undefined {
  const order = front.map((_, at) => at).toSorted((one, other) => inOrder(front[one], front[other]));
  const [first, last] = [front[order[0] ?? -1], front[order.at(-1) ?? -1]];
  const [left = 0, top = 0] = first ?? [];
  const [right = 0, bottom = 0] = last ?? [];
  const [width, height] = [right - left, top - bottom];
  if (!(width > 0 && height > 0)) return undefined;
  // With axes from 0 to 1 the line goes from (0, 1) to (1, 0).
  const gainOf = (at: number) => {
    const [x = 0, y = 0] = front[at] ?? [];
    return (1 - (x - left) / width - (y - bottom) / height) / Math.SQRT2;
  };
  const best = order.reduce((so, at) => (gainOf(at) > gainOf(so) ? at : so), order[0] ?? 0);
  return gainOf(best) > 1e-12 ? best : undefined;
}

/** The room between the points and a reference that is worse than all of them: what they dominate of it. */
export function hypervolume(points: readonly Point[], reference: Point): number {
  const inside = points.filter((point) => point.every((value, at) => value < (reference[at] ?? 0)));
  return volumeOf(
    paretoFront(inside).map((at) => inside[at] ?? []),
    reference,
  );
}

/** Slice by slice along the last number. */
function volumeOf(points: readonly Point[], reference: Point): number {
  const last = reference.length - 1;
  const end = reference[last] ?? 0;
  const heightOf = (point: Point) => point[last] ?? end;
  if (last === 0) return points.reduce((most, point) => Math.max(most, end - heightOf(point)), 0);
  const ordered = points.toSorted((one, other) => heightOf(one) - heightOf(other));
  const base = reference.slice(0, last);
  return ordered.reduce((sum, point, at) => {
    const thickness = heightOf(ordered[at + 1] ?? reference) - heightOf(point);
    if (thickness <= 0) return sum;
    const below = ordered.slice(0, at + 1).map((one) => one.slice(0, last));
    return sum + thickness * volumeOf(nonDominated(below), base);
  }, 0);
}

const nonDominated = (points: readonly Point[]) => paretoFront(points).map((at) => points[at] ?? []);
