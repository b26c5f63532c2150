import { isOfService } from "../../solve/load-case.ts";
import type { SolvedCase } from "../../solve/tension/solve-case.ts";
import { adopted } from "../../standards/sources.ts";
import { none } from "../../trace/reference.ts";
import { defineSearch } from "../../trace/search.ts";
import type { Trace } from "../../trace/trace.ts";
import type { Follow } from "./follow.ts";
import type { Margin } from "./margins.ts";
import { firstGuess, smallestHolding, steepestMargin, strongestPull } from "./search-tension.ts";
import { closeEnough, isHeld, type Judged, judge, type Trial, trialOf, tryAt } from "./trial.ts";

const requiredTension = defineSearch({
  id: "take-up/required-tension",
  source: adopted("smallest take-up tension with traction and sag held in every case"),
  inputs: { margin: { symbol: "margin", unit: "N" } },
  output: { symbol: "T_0", unit: "N" },
  rule: "take-up tension at which the smallest margin of traction and sag over all cases, drives and sections is zero within 0.01 N",
});

const smallestMarginFound = defineSearch({
  id: "take-up/smallest-margin",
  source: adopted("smallest take-up tension with traction and sag held in every case"),
  inputs: {},
  output: { symbol: "margin", unit: "N" },
  rule: "smallest surplus of traction and sag over the drives, brakes and sections of the governing case at the tension that was found",
});

/** What the take-up has to be set to while running full, N, and the case that asks for it. */
export type TakeUpRequirement =
  | { readonly kind: "found"; readonly tension: number; readonly governing: Margin; readonly isOtherWay?: boolean }
  /** No tension holds every case. */
  | { readonly kind: "not-found" };

/**
 * The smallest take-up tension that keeps every drive and brake from slipping and every section from sagging too far.
 * Begins from cases solved at a tension and leaves them as they are. Margins rise with the take-up, so only the cases near
 * the worst are followed; the others are looked at afterwards, and followed too where they miss.
 */
export function requiredTakeUp(
  trace: Trace,
  solved: readonly SolvedCase[],
  tension: number,
  follow: Follow,
): TakeUpRequirement {
  const start = settledTrial(trialOf(tension, ofService(solved).map(judge)), follow);
  let followed = trialOf(
    start.tension,
    start.cases.filter((one) => isNear(one, start)),
  );
  for (;;) {
    const found = smallestHolding(followed, follow);
    if (found === undefined) return { kind: "not-found" };
    const missed = missedBy(start, followed, found.tension, follow);
    if (missed.length === 0) return recorded(trace, found);
    followed = trialOf(found.tension, inOrder(start, [...found.cases, ...missed]));
  }
}

const tensionOfOtherWay = defineSearch({
  id: "take-up/required-running-the-other-way",
  source: adopted("smallest take-up tension with traction and sag held in every case"),
  inputs: {},
  output: { symbol: "T_0", unit: "N" },
  rule: "take-up tension that the belt needs where it runs the other way, which is more than it needs in this",
});

/** What a take-up has to be set to that both directions of a reversible belt share. */
export function requiredBothWays(trace: Trace, own: TakeUpRequirement, other: TakeUpRequirement): TakeUpRequirement {
  if (own.kind === "not-found" || other.kind === "not-found") return { kind: "not-found" };
  if (own.tension >= other.tension) return own;
  return { ...other, tension: tensionOfOtherWay(trace, {}, other.tension), isOtherWay: true };
}

function ofService(solved: readonly SolvedCase[]): readonly SolvedCase[] {
  const isBraked = solved.some(({ prepared }) => prepared.brakeForce > 0);
  return solved.filter(({ prepared, acceleration }) =>
    isOfService({ motion: prepared.loadCase.motion, acceleration }, isBraked),
  );
}

/** Raised until every case settles: tensions of a belt that hangs slack may swing for ever. */
function settledTrial(first: Trial, follow: Follow): Trial {
  let trial = first;
  while (!trial.isSettled && trial.tension < strongestPull) {
    trial = tryAt(trial, Math.max(firstGuess, 2 * trial.tension), follow);
  }
  return trial;
}

function isNear({ worst }: Judged, { margin }: Trial): boolean {
  return worst.margin <= margin + 0.3 * Math.abs(margin) + 100;
}

const inOrder = ({ cases }: Trial, some: readonly Judged[]): readonly Judged[] =>
  cases.flatMap(({ worst }) => some.find((one) => one.worst.loadCase === worst.loadCase) ?? []);

/**
 * Cases that were not followed and do not hold at a tension. Those that held with less hold with more, and those that had
 * much to spare hold with a little less.
 */
function missedBy(start: Trial, followed: Trial, tension: number, follow: Follow): readonly Judged[] {
  const names = new Set(followed.cases.map(({ worst }) => worst.loadCase));
  const spent = Math.max(0, steepestMargin * (start.tension - tension));
  const doubtful = start.cases.filter(
    ({ worst, solved }) => !names.has(worst.loadCase) && (!solved.isConverged || worst.margin < spent),
  );
  if (doubtful.length === 0) return [];
  return tryAt({ cases: doubtful }, tension, follow).cases.filter((one) => !isHeld(trialOf(tension, [one])));
}

function recorded(trace: Trace, { tension, governing }: Trial): TakeUpRequirement {
  trace.place = { loadCase: governing.loadCase };
  const found = smallestMarginFound(trace, {}, governing.margin);
  const margin = Math.abs(found) < closeEnough ? none(trace) : found;
  return {
    kind: "found",
    tension: requiredTension(trace, { margin }, tension),
    governing: { ...governing, margin: found },
  };
}
