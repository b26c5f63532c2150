import type { Finding } from "@beltwright/engine";
import { type Calculated, findCalculated } from "../design/calculate.ts";
import { type FindingMove, findingMoves } from "../design/finding-field.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { Attempt, Begun, RemedyChange } from "./attempt.ts";
import { attemptsOf, isChange, isReading } from "./attempts.ts";
import { beginTrying, type Solve, type TryOptions } from "./trying.ts";

/** A change that was tried and works. */
export interface Remedy {
  readonly changes: readonly RemedyChange[];
  readonly conveyor: Conveyor;
  /** Findings that go with it and findings that come, notes apart. */
  readonly gone: readonly Finding[];
  readonly come: readonly Finding[];
  /** Main results after it less before, by name. */
  readonly differences: Readonly<Record<string, number>>;
}

/** A change that was tried, with what the calculation says of the conveyor that comes of it. */
export interface Trial {
  readonly remedy: Remedy;
  readonly calculated: Calculated;
}

const usualSolves = 60;

/** Remedies that are offered for one finding at most. */
const mostRemedies = 5;

/**
 * What mends a finding, each remedy tried by a whole calculation with parts chosen anew: the finding is gone and no error
 * is new. Each move as far as it takes, the first step that works; pairs of moves where no single one does; where none of
 * them does, what was typed read in another way.
 */
export function remediesFor(conveyor: Conveyor, finding: Finding, options: TryOptions = {}): readonly Remedy[] {
  const calculated = findCalculated(conveyor, options);
  return calculated === undefined
    ? []
    : remediesFrom({ conveyor, calculated, rows: options.rows ?? {} }, finding, options);
}

/** The same for a conveyor that has been calculated. */
export function remediesFrom(begun: Begun, finding: Finding, options: TryOptions = {}): readonly Remedy[] {
  const { solve } = beginTrying(options, options.mostSolves ?? usualSolves);
  const { working } = singleTrials(begun, finding, solve);
  if (working.length > 0) return working.slice(0, mostRemedies).map(({ remedy }) => remedy);
  const { working: read } = singleTrials(begun, finding, solve, isReading);
  // A pair may take all calculations that are left, so it is looked for last.
  const pair = pairTrial(begun, finding, solve);
  return (pair === undefined ? read : [pair]).map(({ remedy }) => remedy);
}

interface SingleTrials {
  /** The finding is gone and no error is new. */
  readonly working: readonly Trial[];
  /** All others that take some finding away. */
  readonly detours: readonly Trial[];
}

/** Each move of a finding as far as it takes, until a step of it works. */
export function singleTrials(
  begun: Begun,
  finding: Finding,
  solve: Solve,
  isTried: (move: FindingMove) => boolean = isChange,
): SingleTrials {
  const detours: Trial[] = [];
  const moves = findingMoves(begun.conveyor, finding).filter(isTried);
  const working = moves.flatMap((move) => {
    const found = firstOf(attemptsOf(begun, finding, move), (attempt) => {
      const trial = trialOf(begun, [attempt], solve(attempt.conveyor));
      if (trial === undefined || isWorking(trial, finding)) return trial;
      if (trial.remedy.gone.length > 0) detours.push(trial);
      return undefined;
    });
    return found ?? [];
  });
  return { working, detours };
}

/**
 * What was typed taken in another way, for where no single change works: a pair of changes that works goes before it. A
 * pair may take all calculations that are left, so it is looked for last.
 */
export function readingTrials(begun: Begun, finding: Finding, solve: Solve): SingleTrials {
  const read = singleTrials(begun, finding, solve, isReading);
  const mayHelp = read.working.length + read.detours.length > 0;
  const pair = mayHelp ? pairTrial(begun, finding, solve) : undefined;
  return pair === undefined ? read : { working: [pair], detours: [] };
}

/** The first two moves of a finding that work together. */
export function pairTrial(begun: Begun, finding: Finding, solve: Solve): Trial | undefined {
  const moves = findingMoves(begun.conveyor, finding).filter(isChange);
  const steps = moves.map((move) => attemptsOf(begun, finding, move).slice(0, pairSteps));
  const pairs = moves.flatMap((move, at) => steps.flatMap((firsts, other) => (other === at ? [] : [{ firsts, move }])));
  return firstOf(pairs, ({ firsts, move }) =>
    firstOf(firsts, (first) => {
      const calculated = solve(first.conveyor);
      if (calculated === undefined) return undefined;
      const seconds = attemptsOf({ ...begun, conveyor: first.conveyor, calculated }, finding, move);
      return firstOf(seconds.slice(0, pairSteps), (second) => {
        const trial = trialOf(begun, [first, second], solve(second.conveyor));
        return trial !== undefined && isWorking(trial, finding) ? trial : undefined;
      });
    }),
  );
}

/** Steps of each of two moves that are tried together. */
const pairSteps = 4;

function firstOf<Item, Found>(items: readonly Item[], find: (item: Item) => Found | undefined): Found | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Nothing where it cannot be calculated. */
export function trialOf(
  { calculated: begun }: Begun,
  attempts: readonly Attempt[],
  calculated: Calculated | undefined,
): Trial | undefined {
  const last = attempts.at(-1);
  if (last === undefined || calculated === undefined) return undefined;
  const [before, now] = [graveOf(begun), graveOf(calculated)];
  const remedy = {
    changes: attempts.flatMap(({ path, before: was, after: is, besides = [] }) => [
      { path, before: was, after: is },
      ...besides,
    ]),
    conveyor: last.conveyor,
    gone: before.filter((one) => !isAmong(one, now)),
    come: now.filter((one) => !isAmong(one, before)),
    differences: differencesOf(begun, calculated),
  };
  return { remedy, calculated };
}

function isWorking({ remedy: { gone, come } }: Trial, finding: Finding): boolean {
  return isAmong(finding, gone) && come.every(({ severity }) => severity !== "error");
}

function graveOf({ solution }: Calculated): readonly Finding[] {
  return solution.findings.filter(({ severity }) => severity !== "note");
}

/** The same thing found at the same place, whatever its numbers and the load case; a milder one is another. */
export function isSameFinding(one: Finding, other: Finding): boolean {
  return (
    one.code === other.code &&
    one.subject === other.subject &&
    one.severity === other.severity &&
    one.place.pointId === other.place.pointId &&
    one.place.driveId === other.place.driveId
  );
}

const isAmong = (finding: Finding, findings: readonly Finding[]) => findings.some((one) => isSameFinding(one, finding));

/** What an engineer looks at beside the finding itself. */
const watched = ["absorbedPower", "installedPower", "tmax", "totalMass", "capitalCost"] as const;

function differencesOf(before: Calculated, after: Calculated): Readonly<Record<string, number>> {
  return Object.fromEntries(
    watched.flatMap((name) => {
      const [was, is] = [before.results[name], after.results[name]];
      return typeof was === "number" && typeof is === "number" && was !== is ? [[name, is - was]] : [];
    }),
  );
}
