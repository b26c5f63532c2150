import type { Pull } from "@beltwright/model";
import type { Spot } from "../description/shape.ts";
import { between, distance, minus } from "./vector.ts";

const straight = 1e-6;

/**
 * How far along the conveyor each point lies, m. On a straight conveyor that is x; in plan curves it is the way along
 * the carrying strand, on which the points of the return strand are dropped square.
 */
export function chainages(pulls: readonly Pull[]): readonly number[] {
  const [first] = pulls;
  if (first === undefined || pulls.every(({ y }) => Math.abs(y - first.y) < straight)) return pulls.map(({ x }) => x);
  const way = carryingWay(pulls);
  const start = first.x;
  return pulls.map((pull) => start + along(way, pull));
}

/** The carrying strand in plan: the first run of carrying sections with its end. */
function carryingWay(pulls: readonly Pull[]): readonly Spot[] {
  const end = pulls.findIndex(({ sectType }) => sectType === "Return");
  return pulls.slice(0, end <= 0 ? pulls.length : end + 1).map(({ x, y }) => ({ x, y }));
}

function along(way: readonly Spot[], place: Spot): number {
  let [best, nearest, walked] = [0, Number.POSITIVE_INFINITY, 0];
  for (let at = 0; at + 1 < way.length; at += 1) {
    const [from, to] = [way[at], way[at + 1]];
    if (from === undefined || to === undefined) continue;
    const length = distance(from, to);
    const share = shareAlong(from, to, place, { isFirst: at === 0, isLast: at + 2 === way.length });
    const away = distance(place, between(from, to, share));
    if (away < nearest - straight) [nearest, best] = [away, walked + share * length];
    walked += length;
  }
  return best;
}

/** Open at the two ends of the way: pulleys may stand before the first and behind the last point. */
function shareAlong(from: Spot, to: Spot, place: Spot, ends: { readonly isFirst: boolean; readonly isLast: boolean }) {
  const [way, step] = [minus(to, from), minus(place, from)];
  const square = way.x ** 2 + way.y ** 2;
  if (square === 0) return 0;
  const share = (way.x * step.x + way.y * step.y) / square;
  return Math.min(ends.isLast ? share : 1, Math.max(ends.isFirst ? share : 0, share));
}
