import { kneeOf, paretoFront } from "./pareto.ts";
import { pointOf } from "./rounds.ts";
import { type CandidateOutcome, isFeasible, type Objective, type TradeStudy } from "./study.ts";

/** A limit and how many candidates do not meet it. */
interface BindingLimit {
  /** Code of a finding, `limit:` with the name of a result, or `refused`. */
  readonly code: string;
  readonly count: number;
  /** How many meet every other. */
  readonly alone: number;
}

/** What a study says. */
interface StudyResult {
  readonly feasible: readonly CandidateOutcome[];
  /** Candidates that no other is better than in everything, ascending by the first objective. */
  readonly front: readonly CandidateOutcome[];
  readonly knee: CandidateOutcome | undefined;
  /** Of those that were solved and fail, the commonest first. */
  readonly binding: readonly BindingLimit[];
}

export function studyResult({ objectives }: TradeStudy, outcomes: readonly CandidateOutcome[]): StudyResult {
  const feasible = outcomes.filter(isFeasible);
  const front = frontOf(objectives, feasible);
  return { feasible, front, knee: kneeBy(objectives, feasible), binding: bindingLimits(outcomes) };
}

/** The front by some objectives. */
export function frontOf(
  objectives: readonly Objective[],
  feasible: readonly CandidateOutcome[],
): readonly CandidateOutcome[] {
  const points = feasible.map((one) => pointOf(objectives, one));
  return paretoFront(points).flatMap((at) => feasible[at] ?? []);
}

/** The knee by the first two objectives. */
export function kneeBy(
  objectives: readonly Objective[],
  feasible: readonly CandidateOutcome[],
): CandidateOutcome | undefined {
  const two = objectives.slice(0, 2);
  if (two.length < 2) return undefined;
  const front = frontOf(two, feasible);
  const knee = kneeOf(front.map((one) => pointOf(two, one)));
  return knee === undefined ? undefined : front[knee];
}

function bindingLimits(outcomes: readonly CandidateOutcome[]): readonly BindingLimit[] {
  const counts = new Map<string, { count: number; alone: number }>();
  for (const { failures } of outcomes) {
    for (const code of failures) {
      const so = counts.get(code) ?? { count: 0, alone: 0 };
      so.count += 1;
      so.alone += failures.length === 1 ? 1 : 0;
      counts.set(code, so);
    }
  }
  return [...counts]
    .map(([code, so]) => ({ code, ...so }))
    .toSorted((one, other) => other.count - one.count || one.code.localeCompare(other.code));
}
