import type { Finding } from "@beltwright/engine";
import { type Calculated, type ComponentRows, findCalculated } from "../design/calculate.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import { allPartsAnew } from "./part-attempts.ts";
import { isSameFinding, pairTrial, type Remedy, readingTrials, singleTrials, type Trial, trialOf } from "./remedies.ts";
import { beginTrying, type Solve, type Trying, type TryOptions, withinMost } from "./trying.ts";

/** A remedy that was taken, and the error it was taken for. */
interface Mended {
  readonly finding: Finding;
  readonly remedy: Remedy;
}

export interface MendedAll {
  readonly conveyor: Conveyor;
  readonly done: readonly Mended[];
  /** Errors that nothing mends. */
  readonly left: readonly Finding[];
}

/** Remedies that are taken one after another at most. */
const mostTaken = 40;

/** Conveyors that are calculated at most, in all and for one error of a conveyor. */
const usualSolvesInAll = 600;
const usualSolvesOfError = 30;

/** Conveyors that wait to be mended further at most. */
const mostWaiting = 100;

/** A conveyor on the way, and what was done to it. */
interface Stage extends MendedAll {
  readonly calculated: Calculated;
  readonly cost: number;
}

/**
 * Looks for remedies that leave no error. Of all remedies of all errors the one that leaves the fewest errors is taken,
 * of these the one of least capital cost, and the conveyor is mended on from there. Where nothing helps any more it goes
 * back to the next best. What was mended farthest is the answer. Undefined where the conveyor cannot be calculated.
 */
export function mendAll(conveyor: Conveyor, options: TryOptions = {}): MendedAll | undefined {
  const calculated = findCalculated(conveyor, options);
  if (calculated === undefined) return undefined;
  const trying = beginTrying(options, options.mostSolvesInAll ?? usualSolvesInAll);
  const mostOfError = options.mostSolves ?? usualSolvesOfError;
  const seen = new Set<string>();
  let best = stageOf(conveyor, calculated, []);
  let waiting: readonly Stage[] = [best];
  while (best.left.length > 0 && !trying.isOver()) {
    const [stage, ...others] = waiting;
    if (stage === undefined) break;
    const isOpen = stage.done.length < mostTaken;
    const next = isOpen ? nextStages(stage, options.rows ?? {}, trying, mostOfError) : [];
    waiting = [...others, ...next.filter((one) => isNew(one, seen))].toSorted(byWorth).slice(0, mostWaiting);
    best = [best, ...waiting.slice(0, 1)].toSorted(byWorth)[0] ?? best;
  }
  return { conveyor: best.conveyor, done: best.done, left: best.left };
}

function stageOf(conveyor: Conveyor, calculated: Calculated, done: readonly Mended[]): Stage {
  const { capitalCost, totalMass } = calculated.results;
  const left = distinct(calculated.solution.findings.filter(({ severity }) => severity === "error"));
  return { conveyor, calculated, done, left, cost: Number(capitalCost ?? totalMass ?? 0) };
}

/** Fewest errors first, then the least cost. */
function byWorth(one: Stage, other: Stage): number {
  return one.left.length - other.left.length || one.cost - other.cost;
}

/** Not come to before by other changes or in another order: the same errors at the same cost. */
function isNew({ left, cost }: Stage, seen: Set<string>): boolean {
  const key = JSON.stringify([cost, left.map(({ code, subject, place }) => [code, subject, place])]);
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}

/**
 * What a conveyor comes to by one remedy. What was typed is taken in another way only for an error that nothing else
 * mends. Where no single change leaves fewer errors, pairs of changes are tried, and all parts chosen anew.
 */
function nextStages(stage: Stage, rows: ComponentRows, trying: Trying, mostOfError: number): readonly Stage[] {
  const begun = { conveyor: stage.conveyor, calculated: stage.calculated, rows };
  const solve = remembered(trying.solve);
  const boundedSolve = () => withinMost({ ...trying, solve }, mostOfError).solve;
  const singles = stage.left.flatMap((finding) => {
    const changed = singleTrials(begun, finding, boundedSolve());
    const isMended = changed.working.length > 0;
    const read = isMended ? { working: [], detours: [] } : readingTrials(begun, finding, boundedSolve());
    const trials = [...changed.working, ...read.working, ...changed.detours, ...read.detours];
    return trials.flatMap((trial) => stageAfter(stage, trial));
  });
  if (singles.some(({ left }) => left.length < stage.left.length)) return singles;
  const pairs = stage.left.flatMap((finding) => pairTrial(begun, finding, boundedSolve()) ?? []);
  const anew = allPartsAnew(begun).flatMap((attempt) => trialOf(begun, [attempt], solve(attempt.conveyor)) ?? []);
  return [...singles, ...[...pairs, ...anew].flatMap((trial) => stageAfter(stage, trial))];
}

/** Nothing where no error goes. */
function stageAfter(stage: Stage, { remedy, calculated }: Trial): readonly Stage[] {
  const finding = remedy.gone.find(({ severity }) => severity === "error");
  return finding === undefined ? [] : [stageOf(remedy.conveyor, calculated, [...stage.done, { finding, remedy }])];
}

/** Errors of one conveyor share moves: what was calculated for one is not calculated again for the next. */
function remembered(solve: Solve): Solve {
  const known = new Map<string, Calculated | undefined>();
  return (conveyor) => {
    const key = JSON.stringify(conveyor);
    const calculated = known.has(key) ? known.get(key) : solve(conveyor);
    known.set(key, calculated);
    return calculated;
  };
}

function distinct(findings: readonly Finding[]): readonly Finding[] {
  return findings.filter((one, at) => findings.findIndex((other) => isSameFinding(one, other)) === at);
}
