import { isEqual, isZero } from "../../trace/reference.ts";
import type { Follow } from "./follow.ts";
import { closeEnough, isHeld, type Trial, tryAt } from "./trial.ts";

/** Where a search begins when nothing is known, N. */
export const firstGuess = 20_000;

/** No belt is pulled harder; a search that gets here finds nothing, N. */
export const strongestPull = 1e9;

const mostRounds = 80;
/** Secants that have not met the margin by then are helped by halves and doubles. */
const firstHelped = 8;
/** Margins that fell so often in a row as the tension rose fall on: only the strongest pull is still tried. */
const fallsEnough = 2;

/** What is known of the smallest tension that holds: it lies above `missing` and at or below `holding`. */
interface Bounds {
  readonly missing?: Trial;
  readonly holding?: Trial;
}

/**
 * The smallest tension at which the cases of a trial hold, by secants kept between a tension that holds and one that does
 * not. Undefined where none holds.
 */
export function smallestHolding(start: Trial, follow: Follow): Trial | undefined {
  let bounds: Bounds = {};
  let last = start;
  let before: Trial | undefined;
  let falls = 0;
  for (let round = 0; round < mostRounds; round += 1) {
    bounds = isHeld(last) ? { ...bounds, holding: last } : { ...bounds, missing: last };
    if (isMet(bounds)) return namedBy(bounds);
    falls = isFalling(last, before) ? falls + 1 : 0;
    const isHopeless = bounds.holding === undefined && falls >= fallsEnough;
    const next = isHopeless ? strongestPull : nextTension(bounds, last, before, round);
    if (isEqual(next, last.tension)) return undefined;
    before = last;
    last = tryAt(nearest(bounds, last), next, follow);
  }
  return bounds.holding === undefined ? undefined : namedBy(bounds);
}

/** Whether more tension left less to spare: pulleys that resist more than the tension they are given helps. */
function isFalling(last: Trial, before: Trial | undefined): boolean {
  if (before?.isSettled !== true || !last.isSettled) return false;
  return last.tension > before.tension && last.margin < before.margin;
}

/** Met where nothing is left to spare, or where a little less tension does not hold: there a margin jumps. */
function isMet({ missing, holding }: Bounds): boolean {
  if (holding === undefined) return false;
  if (holding.margin < closeEnough || isZero(holding.tension)) return true;
  return missing !== undefined && holding.tension - missing.tension < Math.max(1, 1e-5 * holding.tension);
}

/** The tension that holds; where its margin jumps, the case that misses just below it governs. */
function namedBy({ missing, holding }: Bounds): Trial | undefined {
  if (holding === undefined || missing === undefined || holding.margin < closeEnough) return holding;
  return { ...holding, governing: { ...missing.governing, margin: holding.margin } };
}

function nextTension({ missing, holding }: Bounds, last: Trial, before: Trial | undefined, round: number): number {
  const isSlow = round >= firstHelped && round % 2 === 0;
  const bySecant = last.isSettled ? last.tension - (last.margin - closeEnough / 2) / slope(last, before) : -1;
  if (holding === undefined) {
    const doubled = last.isSettled && !isSlow ? 0 : Math.max(firstGuess, 2 * last.tension);
    return Math.min(strongestPull, Math.max(bySecant, doubled));
  }
  const least = missing?.tension ?? 0;
  if (missing === undefined) return Math.max(0, bySecant);
  const isInside = bySecant > least && bySecant < holding.tension;
  return isInside && !isSlow ? bySecant : (least + holding.tension) / 2;
}

/**
 * More than a margin is taken to rise with a newton more of take-up. It gains the newton itself and, as the belt sags and
 * drags less, the slack that the saved pull no longer needs: mostly little more than one.
 */
export const steepestMargin = 20;

/** Rise of the margin with the tension between two trials; one for one where they say nothing. */
function slope(last: Trial, before: Trial | undefined): number {
  if (before?.isSettled !== true || isEqual(before.tension, last.tension)) return 1;
  const measured = (last.margin - before.margin) / (last.tension - before.tension);
  return measured > 0.2 && measured < steepestMargin ? measured : 1;
}

/** Tensions of a trial that holds are the better beginning for the next. */
function nearest({ holding }: Bounds, last: Trial): Trial {
  return last.isSettled ? last : (holding ?? last);
}
