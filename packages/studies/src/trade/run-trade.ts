import type { StudyBase } from "./make-candidate.ts";
import { studyRounds, type TradeEnd } from "./rounds.ts";
import type { CandidateOutcome, TradeStudy } from "./study.ts";

/** All that came of a study, in the order of candidates' numbers. */
export interface TradeOutcome {
  readonly outcomes: readonly CandidateOutcome[];
  readonly end: TradeEnd;
}

/** Goes through the rounds of a study; undefined where a round was given up. */
export async function runTrade(
  base: StudyBase,
  study: TradeStudy,
  solveAll: (candidates: readonly number[]) => Promise<readonly CandidateOutcome[] | undefined>,
): Promise<TradeOutcome | undefined> {
  const rounds = studyRounds(base, study);
  const outcomes: CandidateOutcome[] = [];
  let answer: readonly CandidateOutcome[] = [];
  for (;;) {
    const round = rounds.next(answer);
    if (round.done) {
      return { outcomes: outcomes.toSorted((one, other) => one.candidate - other.candidate), end: round.value };
    }
    const solved = await solveAll(round.value);
    if (solved === undefined) return undefined;
    answer = solved;
    outcomes.push(...answer);
  }
}

/** Candidates that one batch takes: a second of work or so. */
const batchSize = 25;

/** A round cut into batches. */
export function batchesOf(candidates: readonly number[], size = batchSize): readonly (readonly number[])[] {
  return Array.from({ length: Math.ceil(candidates.length / size) }, (_, at) =>
    candidates.slice(at * size, (at + 1) * size),
  );
}
