import { candidateAt, chosenIn } from "./candidates.ts";
import type { StudyBase } from "./make-candidate.ts";
import { isOrdered } from "./named-choices.ts";
import { hypervolume, type Point } from "./pareto.ts";
import { evolution, type Genes, type Judged } from "./search/evolution.ts";
import { type Sifted, sift, siftOne } from "./sift.ts";
import { type CandidateOutcome, isFeasible, type Objective, type TradeStudy } from "./study.ts";

/** How a study came to its end. */
export type TradeEnd =
  | { readonly kind: "every"; readonly sifted: Sifted }
  | {
      readonly kind: "searched";
      /** Candidates that were looked at, sifted ones included. */
      readonly tried: number;
      readonly gone: Sifted["gone"];
      /** Hypervolume after each generation, as a share of the last. */
      readonly growth: readonly number[];
    };

type StudyRounds = Generator<readonly number[], TradeEnd, readonly CandidateOutcome[]>;

/**
 * The candidates of a study round by round: yields numbers to be solved, is told what came of them. All that are left
 * after sifting in one round where they are few enough, else generation by generation.
 */
export function* studyRounds(base: StudyBase, study: TradeStudy): StudyRounds {
  const sifted = sift(base, study);
  if (sifted === undefined) return yield* searchRounds(base, study);
  if (sifted.left.length > 0) yield sifted.left;
  return { kind: "every", sifted };
}

function* searchRounds(base: StudyBase, study: TradeStudy): StudyRounds {
  const { choices, seed, generations } = study;
  const genes = choices.map(({ values }) => ({ size: values.length, isOrdered: isOrdered(values) }));
  const run = evolution(genes, { seed, generations });
  const known = new Map<number, Judged>();
  const gone: Record<string, number> = {};
  const points: Point[] = [];
  const ends: number[] = [];
  let answer: readonly Judged[] = [];
  for (;;) {
    const asked = run.next(answer);
    if (asked.done) return { kind: "searched", tried: known.size, gone, growth: growthOf(points, ends) };
    const numberOf = (one: Genes) => candidateAt(choices, one);
    const fresh = [...new Set(asked.value.map(numberOf))].filter((candidate) => !known.has(candidate));
    const solved = fresh.filter((candidate) => {
      const failures = siftOne(base, study, chosenIn(choices, candidate));
      for (const code of failures) gone[code] = (gone[code] ?? 0) + 1;
      // Whoever is sifted misses more than any candidate that is solved.
      if (failures.length > 0) known.set(candidate, { objectives: [], violations: 1000 + failures.length, excess: 0 });
      return failures.length === 0;
    });
    const outcomes = solved.length > 0 ? yield solved : [];
    for (const outcome of outcomes) known.set(outcome.candidate, judgedOf(study, outcome));
    points.push(...outcomes.filter(isFeasible).map((one) => pointOf(study.objectives, one)));
    ends.push(points.length);
    answer = asked.value.map((one) => known.get(numberOf(one)) ?? unknown);
  }
}

const unknown: Judged = { objectives: [], violations: Number.POSITIVE_INFINITY, excess: 0 };

function judgedOf({ objectives }: TradeStudy, outcome: CandidateOutcome): Judged {
  const isRefused = outcome.failures.includes("refused");
  const violations = isRefused ? Number.POSITIVE_INFINITY : outcome.failures.length;
  return { objectives: pointOf(objectives, outcome), violations, excess: outcome.excess };
}

/** Objectives of a candidate, each as small as possible. */
export function pointOf(objectives: readonly Objective[], { results }: CandidateOutcome): Point {
  return objectives.map(({ name, aim }) => {
    const value = results[name] ?? Number.POSITIVE_INFINITY;
    return aim === "most" ? -value : value;
  });
}

/** Against a point beyond the worst that was seen. */
function growthOf(points: readonly Point[], ends: readonly number[]): readonly number[] {
  const worst = points[0]?.map((_, which) => {
    const numbers = points.map((point) => point[which] ?? 0);
    const most = numbers.reduce((so, one) => Math.max(so, one));
    const least = numbers.reduce((so, one) => Math.min(so, one));
    return most + 0.1 * (most - least || 1);
  });
  if (worst === undefined) return ends.map(() => 0);
  const whole = hypervolume(points, worst);
  return ends.map((end) => hypervolume(points.slice(0, end), worst) / whole);
}
