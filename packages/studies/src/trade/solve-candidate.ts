import { distanceOutside, type Finding, findings } from "@beltwright/engine";
import { type ComponentRows, type Conveyor, calculate, type StoredResults, wholeResults } from "@beltwright/model";
import { chosenIn } from "./candidates.ts";
import { limitPrefix } from "./failure-sentence.ts";
import { makeCandidate, rowsFor, type StudyBase } from "./make-candidate.ts";
import { type CandidateOutcome, type LoadLimit, type ResultCondition, resultNames, type TradeStudy } from "./study.ts";

/** Stands for today's design among the candidates. */
export const today = -1;

/** What comes of a candidate, solved with parts chosen. A pure function of its arguments: what the base keeps only saves time. */
function solveCandidate(base: StudyBase, study: TradeStudy, candidate: number): CandidateOutcome {
  const chosen = chosenIn(study.choices, candidate);
  const made = makeCandidate(base, chosen);
  if (made.kind === "refused") return refused(candidate);
  return outcomeOf(study, candidate, made.conveyor, rowsFor(base, chosen));
}

/** Today's design by the same measures, as it stands. */
export function solveToday({ conveyor, rows }: StudyBase, study: TradeStudy): CandidateOutcome {
  return outcomeOf(study, today, conveyor, rows);
}

/** Some of the candidates that are left after sifting, in order: the same answer whoever solves them. */
export function solveBatch(
  base: StudyBase,
  study: TradeStudy,
  candidates: readonly number[],
): readonly CandidateOutcome[] {
  return candidates.map((candidate) => solveCandidate(base, study, candidate));
}

const refused = (candidate: number): CandidateOutcome => ({ candidate, results: {}, failures: ["refused"], excess: 0 });

function outcomeOf(study: TradeStudy, candidate: number, conveyor: Conveyor, rows: ComponentRows): CandidateOutcome {
  const calculated = calculate(conveyor, { rows });
  if (calculated.kind === "refused") return refused(candidate);
  const names = resultNames(study);
  const isOfPoints = names.some((name) => name.startsWith("pulls["));
  const all = isOfPoints ? calculated.results : wholeResults(conveyor, calculated.solution, rows);
  const results = numbersOf(all, names);
  const grave = calculated.solution.findings.filter((one) => isFailure(study, one));
  const missed = study.conditions.filter((one) => !isMet(one, results[one.name]));
  const lacking = study.objectives.filter(({ name }) => results[name] === undefined);
  return {
    candidate,
    results,
    failures: [
      ...new Set([
        ...grave.map(({ code }) => code),
        ...[...missed, ...lacking].map(({ name }) => `${limitPrefix}${name}`),
      ]),
    ],
    excess: sum(grave.map(excessOf)) + sum(missed.map((one) => beyond(one, results[one.name]))),
  };
}

function numbersOf(results: StoredResults, names: readonly string[]): CandidateOutcome["results"] {
  const numbers: Record<string, number> = {};
  for (const name of names) {
    const value = results[name];
    if (typeof value === "number") numbers[name] = value;
  }
  return numbers;
}

function isFailure({ loadLimits }: TradeStudy, { severity, code }: Finding): boolean {
  return severity === "error" || loadLimits.includes(code as LoadLimit);
}

function isMet(condition: ResultCondition, value: number | undefined): boolean {
  return value !== undefined && distanceOutside(condition, value) === 0;
}

function beyond(condition: ResultCondition, value: number | undefined): number {
  if (value === undefined) return 1;
  const { least = 0, most = least } = condition;
  return distanceOutside(condition, value) / Math.max(Math.abs(value < least ? least : most), 1e-9);
}

/** How far the number of a finding is beyond its limit, as a share of it; nothing where it tells none. */
function excessOf({ code, values, limit }: Finding): number {
  // The first number is the one the limit is about, where none is named.
  const value = values[findings[code].limited ?? Object.keys(values)[0] ?? ""];
  if (value === undefined || limit === undefined) return 0;
  const size = Math.abs(limit.least ?? limit.above ?? limit.most ?? limit.below ?? 0);
  const distance = distanceOutside(limit, value);
  return Number.isFinite(distance) && size > 0 ? Math.min(distance / size, 1e6) : 0;
}

const sum = (numbers: readonly number[]) => numbers.reduce((so, one) => so + one, 0);
