import type { Finding } from "@beltwright/engine";
import { type Calculated, type ComponentRows, findCalculated } from "../design/calculate.ts";
import { findingMoves } from "../design/finding-field.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { FieldValue } from "../fields/field.ts";
import type { Attempt, Begun } from "./attempt.ts";
import { attemptsOf } from "./attempts.ts";

/** One choice that a remedy changes. */
interface RemedyChange {
  readonly path: string;
  readonly before: FieldValue;
  readonly after: FieldValue;
}

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

export interface TryOptions {
  readonly rows?: ComponentRows;
  /** How many conveyors may be calculated for one finding. */
  readonly mostSolves?: number;
  /** Told after every calculation; trying ends where it says so. */
  readonly onTried?: (solves: number) => "go on" | "stop";
}

const usualSolves = 60;

/** Remedies that are offered for one finding at most. */
const mostRemedies = 5;

/**
 * What mends a finding, each remedy tried by a whole calculation with parts chosen anew: the finding is gone and no error
 * is new. Each move as far as it takes, the first step that works; pairs of moves where no single one does.
 */
export function remediesFor(conveyor: Conveyor, finding: Finding, options: TryOptions = {}): readonly Remedy[] {
  const calculated = findCalculated(conveyor, options);
  return calculated === undefined ? [] : remediesFrom(conveyor, calculated, finding, options);
}

/** The same for a conveyor that has been calculated. */
export function remediesFrom(
  conveyor: Conveyor,
  calculated: Calculated,
  finding: Finding,
  options: TryOptions = {},
): readonly Remedy[] {
  const { rows = {}, mostSolves = usualSolves, onTried = () => "go on" as const } = options;
  let solves = 0;
  let isStopped = false;
  const begun: Begun = { conveyor, calculated, rows };
  const tried = (attempt: Attempt, before: readonly Attempt[]): Remedy | undefined => {
    if (solves >= mostSolves || isStopped) return undefined;
    solves += 1;
    const after = findCalculated(attempt.conveyor, options);
    isStopped = onTried(solves) === "stop";
    return after && remedyOf(begun, finding, [...before, attempt], after);
  };
  const moves = findingMoves(conveyor, finding);
  const steps = moves.map((move) => attemptsOf(begun, finding, move));
  const single = steps.flatMap((attempts) => firstOf(attempts, (attempt) => tried(attempt, [])) ?? []);
  if (single.length > 0) return single.slice(0, mostRemedies);
  const pairs = moves.flatMap((move, at) =>
    steps.filter((_, other) => other !== at).map((firsts) => ({ firsts, move })),
  );
  const pair = firstOf(pairs, ({ firsts, move }) =>
    firstOf(firsts.slice(0, pairSteps), (first) => {
      const from = solves < mostSolves ? findCalculated(first.conveyor, options) : undefined;
      if (from === undefined) return undefined;
      solves += 1;
      const seconds = attemptsOf({ conveyor: first.conveyor, calculated: from, rows }, finding, move);
      return firstOf(seconds.slice(0, pairSteps), (attempt) => tried(attempt, [first]));
    }),
  );
  return pair === undefined ? [] : [pair];
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

/** Nothing where the finding is still there or an error is new. */
function remedyOf(
  { calculated }: Begun,
  finding: Finding,
  attempts: readonly Attempt[],
  after: Calculated,
): Remedy | undefined {
  const last = attempts.at(-1);
  const [before, now] = [graveOf(calculated), graveOf(after)];
  const gone = before.filter((one) => !isAmong(one, now));
  const come = now.filter((one) => !isAmong(one, before));
  if (last === undefined || isAmong(finding, now) || come.some(({ severity }) => severity === "error"))
    return undefined;
  return {
    changes: attempts.map(({ path, before: was, after: is }) => ({ path, before: was, after: is })),
    conveyor: last.conveyor,
    gone,
    come,
    differences: differencesOf(calculated, after),
  };
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

export const isAmong = (finding: Finding, findings: readonly Finding[]) =>
  findings.some((one) => isSameFinding(one, finding));

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
