import { type Bounds, valuesToTry } from "./bounds.ts";
import { brentCrossing, type Crossing, type MissAt, type Tried, wholeCrossing } from "./crossing.ts";

/** Where a goal is looked for. */
interface Searched {
  readonly bounds: Bounds;
  /** Today's value: of several crossings the nearest to it is taken. */
  readonly now: number;
  /** Whether the input has whole numbers only. */
  readonly isWhole: boolean;
}

export type Found =
  | { readonly kind: "crossed"; readonly crossing: Crossing; readonly isJump: boolean }
  /** The goal is never met: the value that comes nearest. */
  | { readonly kind: "missed"; readonly nearest: Tried; readonly isUnmoved: boolean }
  | { readonly kind: "nothing-calculated" };

interface Attempted {
  readonly at: number;
  readonly miss: number | undefined;
}

/** Of the distance between two values that were tried: how close both sides of a crossing are brought. */
const tolerance = 1e-9;

/** Of what a result moves between these: more than this within the tolerance is a jump. */
const leastJump = 1e-6;

/** Looks for the value at which a result meets its goal. */
export function searchGoal(missAt: MissAt, searched: Searched): Found {
  const { bounds, now, isWhole } = searched;
  const attempted = valuesToTry(bounds, now, isWhole).map((at) => ({ at, miss: missAt(at) }));
  const pair = nearestPair(attempted, now) ?? nearestPair(withEdges(missAt, attempted, isWhole), now);
  if (pair === undefined) return nearest(missAt, attempted.filter(isTried), isWhole);
  const [one, other] = pair;
  const crossing = isWhole
    ? wholeCrossing(missAt, one, other)
    : brentCrossing(missAt, one, other, tolerance * Math.abs(other.at - one.at));
  const { below, above } = crossing;
  const isJump = above.miss - below.miss > leastJump * (Math.abs(one.miss) + Math.abs(other.miss));
  return { kind: "crossed", crossing, isJump };
}

function isTried(one: Attempted): one is Tried {
  return one.miss !== undefined;
}

type Pair = readonly [Tried, Tried];

/** Neighbours on either side of the goal, or the one that meets it, where a line between them crosses nearest to now. */
function nearestPair(attempted: readonly Attempted[], now: number): Pair | undefined {
  const pairs = attempted.flatMap((one, at): readonly Pair[] => {
    const next = attempted[at + 1];
    if (!isTried(one)) return [];
    if (one.miss === 0) return [[one, one]];
    return next !== undefined && isTried(next) && one.miss * next.miss < 0 ? [[one, next]] : [];
  });
  return pairs.toSorted((one, other) => distance(one, now) - distance(other, now))[0];
}

function distance([one, other]: Pair, now: number): number {
  const share = one === other ? 0 : one.miss / (one.miss - other.miss);
  return Math.abs(one.at + share * (other.at - one.at) - now);
}

const halvings = 12;

/** With values next to those that cannot be calculated: a crossing may lie between the two. */
function withEdges(missAt: MissAt, attempted: readonly Attempted[], isWhole: boolean): readonly Attempted[] {
  const edges = attempted.flatMap((one, at): readonly Attempted[] => {
    const next = attempted[at + 1];
    if (next === undefined || isTried(one) === isTried(next)) return [];
    let [good, bad] = isTried(one) ? [one, next] : [next, one];
    const within: Attempted[] = [];
    for (let count = 0; count < halvings; count += 1) {
      const middle = (good.at + bad.at) / 2;
      const value = isWhole ? Math.round(middle) : middle;
      if (value === good.at || value === bad.at) break;
      const tried = { at: value, miss: missAt(value) };
      within.push(tried);
      if (isTried(tried)) good = tried;
      else bad = tried;
    }
    return within;
  });
  return [...attempted, ...edges].toSorted((one, other) => one.at - other.at);
}

const refinements = 24;

/** What a solution may differ by although nothing of it has changed. */
const noise = 1e-9;

/** The value that comes nearest to the goal: the best of those tried, and better ones between its neighbours. */
function nearest(missAt: MissAt, tried: readonly Tried[], isWhole: boolean): Found {
  const best = closest(tried);
  if (best === undefined) return { kind: "nothing-calculated" };
  const misses = tried.map(({ miss }) => miss);
  const isUnmoved = Math.max(...misses) - Math.min(...misses) <= noise * Math.abs(best.miss);
  const at = tried.indexOf(best);
  const [left, right] = [tried[at - 1] ?? best, tried[at + 1] ?? best];
  if (isUnmoved || isWhole) return { kind: "missed", nearest: best, isUnmoved };
  const refined = narrowed(missAt, left.at, right.at);
  return { kind: "missed", nearest: closest([best, ...refined]) ?? best, isUnmoved };
}

function closest(tried: readonly Tried[]): Tried | undefined {
  return tried.toSorted((one, other) => Math.abs(one.miss) - Math.abs(other.miss))[0];
}

const golden = (Math.sqrt(5) - 1) / 2;

/** Values ever nearer to the smallest miss between two, by golden sections. */
function narrowed(missAt: MissAt, from: number, to: number): readonly Tried[] {
  const tried: Tried[] = [];
  const sizeAt = (at: number) => {
    const miss = missAt(at);
    if (miss !== undefined) tried.push({ at, miss });
    return miss === undefined ? Number.POSITIVE_INFINITY : Math.abs(miss);
  };
  let [left, right] = [from, to];
  let [inner, outer] = [right - golden * (right - left), left + golden * (right - left)];
  let [innerSize, outerSize] = [sizeAt(inner), sizeAt(outer)];
  for (let count = 0; count < refinements; count += 1) {
    if (innerSize <= outerSize) {
      [right, outer, outerSize] = [outer, inner, innerSize];
      inner = right - golden * (right - left);
      innerSize = sizeAt(inner);
    } else {
      [left, inner, innerSize] = [inner, outer, outerSize];
      outer = left + golden * (right - left);
      outerSize = sizeAt(outer);
    }
  }
  return tried;
}
