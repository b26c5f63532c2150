import type { Design, Method } from "../../design/design.ts";
import { asDesigned, type LoadWindow, type OwnCase } from "../../design/own-case.ts";
import { isNumber } from "../../trace/reference.ts";
import { bareTrace, type Trace } from "../../trace/trace.ts";
import { carryStarts } from "../own-case/case-flows.ts";
import { prepareOwn } from "../own-case/prepare-own.ts";
import { secondaryLump } from "../resistance/secondary.ts";
import { countedBy, type Tensions } from "../solve-tensions.ts";
import type { CaseResult } from "../tension/case-result.ts";
import { confirmCase, iterateCase, type SolvedCase } from "../tension/solve-case.ts";
import { entry, at as entryAt } from "../tension/tension-state.ts";
import { type Run, type WorstRuns, worstRuns } from "./worst-runs.ts";

/** A stretch of load, and the points it lies between. */
interface PlacedWindow extends LoadWindow {
  readonly startId: string;
  readonly endId: string;
}

/** The worst place of the load for a quantity, N. */
export interface WorstLoad {
  readonly value: number;
  readonly windows: readonly PlacedWindow[];
}

interface Ends {
  readonly largest: WorstLoad;
  readonly smallest: WorstLoad;
}

interface MovingLoad {
  readonly effectiveTension: Ends;
  /** Of the belt where it arrives at each point, in the order of the points. */
  readonly points: readonly (Ends & { readonly pointId: string })[];
}

interface Solved {
  readonly design: Design;
  readonly method: Method;
  readonly solution: Pick<Tensions, "loop" | "cases" | "takeUp" | "secondaryShare">;
}

/**
 * The worst place of a load that comes, travels and ends, for the effective tension and for the tension at every point
 * (handbook 10.3). `streaks` is how many separate stretches of it may lie on the belt.
 */
export function movingLoad(solved: Solved, streaks = 1): MovingLoad {
  const weights = weightsOf(solved);
  const solveRuns = solvingRuns(solved, weights);
  const find = (of: (section: Weighed) => number, base: number, read: (found: SolvedCase) => number): Ends => ({
    largest: settle(weights, solveRuns, { of, base, read, streaks, sign: 1 }),
    smallest: settle(weights, solveRuns, { of, base, read, streaks, sign: -1 }),
  });
  const { empty } = weights;
  return {
    effectiveTension: find(
      ({ added }) => added,
      empty.effectiveTension,
      (found) => found.effectiveTension,
    ),
    points: empty.points.map(({ pointId, arriving }, point) => {
      const shareOf = weights.sharesAt(point);
      const ends = find(
        ({ added, at }) => added * shareOf(at),
        arriving,
        (found) => entryAt(found.state.arriving, point),
      );
      return { pointId, ...ends };
    }),
  };
}

/** A carry section that can be loaded, and the pull its load adds, N. */
interface Weighed {
  readonly at: number;
  readonly added: number;
  readonly window: PlacedWindow;
}

interface Weights {
  readonly empty: CaseResult;
  readonly sections: readonly Weighed[];
  /** Whether friction, pulleys or curves follow the tension: sums of weights are then a first guess. */
  readonly followsTension: boolean;
  /** How much of a section's pull a point feels: all of it where it lies behind, less what drives on the way take. */
  readonly sharesAt: (point: number) => (section: number) => number;
}

function weightsOf(solved: Solved): Weights {
  const { design, solution } = solved;
  const { loop, cases } = solution;
  const [full, empty] = [cases["running-full"], cases["running-empty"]];
  const { starts } = carryStarts(bareTrace, loop);
  const sections = loop.sections.flatMap(({ start, length }, at): readonly Weighed[] => {
    const from = starts[at];
    if (from === undefined || !(start.section.massFlow > 0) || !(length > 0)) return [];
    const pull = (one: CaseResult) => (one.sections[at]?.resistance ?? 0) + (one.points[at]?.resistance ?? 0);
    const endId = loop.sections[(at + 1) % loop.sections.length]?.start.id ?? "";
    const window = { from, to: from + length, startId: start.id, endId };
    return [{ at, added: pull(full) - pull(empty), window }];
  });
  const takeUp = design.points.findIndex(({ kind }) => kind === "take-up");
  const count = design.points.length;
  const place = (at: number) => (at - takeUp + count) % count;
  const shares = empty.points.map(({ driveForce }) =>
    empty.effectiveTension === 0 ? 0 : driveForce / empty.effectiveTension,
  );
  const sharesAt = (point: number) => {
    const end = point === takeUp ? count : place(point);
    const taken = shares.reduce((sum, share, at) => (at !== takeUp && place(at) < end ? sum + share : sum), 0);
    return (section: number) => (place(section) < end ? 1 : 0) - taken;
  };
  const { prepared } = solvedWith(solved, []);
  const followsTension =
    prepared.columns.resisting.length > 0 || prepared.sections.some(({ friction }) => !isNumber(friction.bare));
  return { empty, sections, followsTension, sharesAt };
}

interface Asked {
  readonly of: (section: Weighed) => number;
  readonly base: number;
  readonly read: (found: SolvedCase) => number;
  readonly streaks: number;
  readonly sign: 1 | -1;
}

type SolveRuns = (runs: readonly Run[]) => SolvedCase;

/** The same load is the worst for many points: it is solved once. */
function solvingRuns(solved: Solved, weights: Weights): SolveRuns {
  const known = new Map<string, SolvedCase>();
  return (runs) => {
    const key = runs.map(({ first, last }) => `${first}-${last}`).join();
    const found = known.get(key) ?? solvedWith(solved, windowsOf(weights, runs));
    known.set(key, found);
    return found;
  };
}

function settle(weights: Weights, solveRuns: SolveRuns, asked: Asked): WorstLoad {
  const { of, base, sign, streaks } = asked;
  const found = worstRuns(
    weights.sections.map((section) => sign * of(section)),
    streaks,
  );
  if (weights.followsTension) return moved(weights, solveRuns, asked, found);
  return { value: base + sign * found.sum, windows: windowsOf(weights, found.runs) };
}

/** Each end moved by one section both ways, as long as that is worse. */
function moved(weights: Weights, solveRuns: SolveRuns, { read, sign }: Asked, found: WorstRuns): WorstLoad {
  const sizeOf = (runs: readonly Run[]) => sign * read(solveRuns(runs));
  let best = { runs: found.runs, size: sizeOf(found.runs) };
  for (let isLast = false; !isLast; ) {
    const tried = neighbours(best.runs, weights.sections.length).map((runs) => ({ runs, size: sizeOf(runs) }));
    const worse = tried.reduce((one, other) => (other.size > one.size ? other : one), best);
    isLast = worse === best;
    best = worse;
  }
  return { value: sign * best.size, windows: windowsOf(weights, best.runs) };
}

function neighbours(runs: readonly Run[], count: number): readonly (readonly Run[])[] {
  return runs.flatMap(({ first, last }, at) =>
    [
      { first: first - 1, last },
      { first: first + 1, last },
      { first, last: last - 1 },
      { first, last: last + 1 },
    ]
      .filter((run) => run.first >= 0 && run.last < count && run.first <= run.last)
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

/** The conveyor running with its load in these windows only, at the take-up tension it has. */
export function solvedWith(
  { design, method, solution }: Solved,
  windows: readonly LoadWindow[],
  trace: Trace = bareTrace,
): SolvedCase {
  const { loop, takeUp } = solution;
  const own: OwnCase = { ...asDesigned, name: "own-load at its worst place", windows };
  const lump = solution.secondaryShare === undefined ? undefined : secondaryLump(trace, design, loop, method);
  const counted = countedBy(lump, solution.secondaryShare);
  return iterateCase(prepareOwn(trace, { design, loop, method }, own, { counted }).case, takeUp.tension);
}

/** What `movingLoad` found for the effective tension, or for the belt arriving at a point, with how it came about. */
export function recordedLoad(
  trace: Trace,
  solved: Solved,
  windows: readonly LoadWindow[],
  pointId?: string,
): number | undefined {
  const { state, effectiveTension } = confirmCase(trace, solvedWith(solved, windows, trace));
  if (pointId === undefined) return effectiveTension;
  const at = solved.design.points.findIndex(({ id }) => id === pointId);
  return at < 0 ? undefined : entry(state.arriving, at);
}
