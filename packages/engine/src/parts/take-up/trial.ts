import type { SolvedCase } from "../../solve/tension/solve-case.ts";
import type { Follow } from "./follow.ts";
import { type Margin, smallestMargin } from "./margins.ts";

/** A margin is searched to this, N. */
export const closeEnough = 0.01;

/** Tensions need not settle much further than the margin is searched for, N. */
export const searchTolerance = 0.02;

/** A solved case with the margin that keeps it from a lighter take-up. */
export interface Judged {
  readonly solved: SolvedCase;
  readonly worst: Margin;
}

/** Some cases with the take-up set to a tension, N. */
export interface Trial {
  readonly tension: number;
  readonly cases: readonly Judged[];
  /** Whether the tensions of every case were found: where not, margins say nothing. */
  readonly isSettled: boolean;
  /** The smallest margin, N; of the cases that did not settle where there are such. */
  readonly margin: number;
  /** The first case that has no more to spare. */
  readonly governing: Margin;
}

export function judge(solved: SolvedCase): Judged {
  return { solved, worst: smallestMargin(solved) };
}

export function trialOf(tension: number, cases: readonly Judged[]): Trial {
  const unsettled = cases.filter(({ solved }) => !solved.isConverged);
  const isSettled = unsettled.length === 0;
  const asking = isSettled ? cases : unsettled;
  const margin = Math.min(...asking.map(({ worst }) => worst.margin));
  return { tension, cases, isSettled, margin, governing: firstWith(asking, margin) };
}

export function tryAt({ cases }: Pick<Trial, "cases">, tension: number, follow: Follow): Trial {
  return trialOf(
    tension,
    cases.map(({ solved }) => judge(follow(solved, tension, searchTolerance))),
  );
}

export function isHeld({ isSettled, margin }: Trial): boolean {
  return isSettled && margin >= 0;
}

/** Cases that need the same differ by what the search leaves: the earlier one names it. */
function firstWith(cases: readonly Judged[], margin: number): Margin {
  const first = cases.find(({ worst }) => worst.margin <= margin + searchTolerance)?.worst;
  if (first === undefined) throw new Error("a take-up needs a load case");
  return first;
}
