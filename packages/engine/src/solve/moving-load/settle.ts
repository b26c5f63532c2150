import type { SolvedCase } from "../tension/solve-case.ts";
import type { PlacedWindow, Weighed, Weights } from "./weights.ts";
import { type Solved, solvedWith } from "./window-case.ts";
import { type Run, type WorstRuns, worstRuns } from "./worst-runs.ts";

/** The worst place of the load for a quantity, N. */
export interface WorstLoad {
  readonly value: number;
  readonly windows: readonly PlacedWindow[];
}

/** A quantity that follows the load: what a loaded section adds to it, what it is empty, and how it is read. */
export interface Quantity {
  readonly of: (section: Weighed) => number;
  readonly base: number;
  readonly read: (found: SolvedCase) => number;
}

/** Solves the conveyor with its load in these windows. */
export type SolveWindows = (windows: readonly PlacedWindow[]) => SolvedCase;

/** The same load is the worst for many points: it is solved once. */
export function solvingWindows(solved: Solved): SolveWindows {
  const known = new Map<string, SolvedCase>();
  return (windows) => {
    const key = windows.map(({ from, to }) => `${from}-${to}`).join();
    const found = known.get(key) ?? solvedWith(solved, windows);
    known.set(key, found);
    return found;
  };
}

/** How the worst is looked for: in which of the sections, with how many streaks, upwards or downwards. */
interface Search {
  readonly weights: Weights;
  readonly solve: SolveWindows;
  readonly streaks: number;
  readonly sign: 1 | -1;
}

/** The worst place for a quantity: by sums, and by full solves where anything follows the tension. */
export function settle(search: Search, quantity: Quantity): WorstLoad {
  const { weights, sign, streaks } = search;
  const found = worstRuns(
    weights.sections.map((section) => (section.isBarred ? Number.NEGATIVE_INFINITY : sign * quantity.of(section))),
    streaks,
  );
  if (weights.followsTension) return moved(search, quantity, found);
  return { value: quantity.base + sign * found.sum, windows: windowsOf(weights, found.runs) };
}

/** Each end moved by one section both ways, as long as that is worse. */
function moved({ weights, solve, sign }: Search, { read }: Quantity, found: WorstRuns): WorstLoad {
  const sizeOf = (runs: readonly Run[]) => sign * read(solve(windowsOf(weights, runs)));
  let best = { runs: found.runs, size: sizeOf(found.runs) };
  for (let isLast = false; !isLast; ) {
    const tried = neighbours(best.runs, weights.sections).map((runs) => ({ runs, size: sizeOf(runs) }));
    const worse = tried.reduce((one, other) => (other.size > one.size ? other : one), best);
    isLast = worse === best;
    best = worse;
  }
  return { value: sign * best.size, windows: windowsOf(weights, best.runs) };
}

function neighbours(runs: readonly Run[], sections: readonly Weighed[]): readonly (readonly Run[])[] {
  const isFree = ({ first, last }: Run) => !sections.slice(first, last + 1).some(({ isBarred }) => isBarred);
  return runs.flatMap(({ first, last }, at) =>
    [
      { first: first - 1, last },
      { first: first + 1, last },
      { first, last: last - 1 },
      { first, last: last + 1 },
    ]
      .filter((run) => run.first >= 0 && run.last < sections.length && run.first <= run.last && isFree(run))
      .map((run) => runs.with(at, run)),
  );
}

function windowsOf({ sections }: Weights, runs: readonly Run[]): readonly PlacedWindow[] {
  return runs.flatMap(({ first, last }) => {
    const [start, end] = [sections[first], sections[last]];
    return start === undefined || end === undefined
      ? []
      : [{ ...start.window, to: end.window.to, endId: end.window.endId }];
  });
}
