import { parentPort } from "node:worker_threads";
import type { ComponentRows } from "@beltwright/model";
import {
  batchesOf,
  type CandidateOutcome,
  isSearched,
  type StudyBase,
  solveBatch,
  solveToday,
  studyBase,
  studyRounds,
} from "@beltwright/studies";
import { behind, standBehind } from "../../thread-priorities.ts";
import type { StudyJob } from "./study-request.ts";

// Whoever waits for a page goes before a study of minutes.
standBehind(behind.longWork);

/** What a thread is told of a study: once what it is about, then either how far it is, or what to solve. */
export type StudyTask =
  | { readonly kind: "begin"; readonly job: StudyJob; readonly rows: ComponentRows }
  | { readonly kind: "plan"; readonly outcomes: readonly string[] }
  | { readonly kind: "solve"; readonly work: string };

export type StudyWord =
  /** Batches that are to be solved before it goes on, and what they are worth of the whole. */
  | { readonly kind: "round"; readonly work: readonly string[]; readonly share: number }
  | { readonly kind: "done"; readonly result: string }
  | { readonly kind: "solved"; readonly outcome: string }
  | { readonly kind: "failed"; readonly message: string };

let begun: { readonly job: StudyJob; readonly base: StudyBase } | undefined;

parentPort?.on("message", (task: StudyTask) => {
  try {
    if (task.kind === "begin") begun = { job: task.job, base: studyBase(task.job.conveyor, task.rows) };
    else if (begun !== undefined) say(task.kind === "plan" ? plan(begun, task.outcomes) : solve(begun, task.work));
  } catch (failure) {
    say({ kind: "failed", message: failure instanceof Error ? failure.message : String(failure) });
  }
});

type Begun = NonNullable<typeof begun>;

function solve({ base, job: { study } }: Begun, work: string): StudyWord {
  return { kind: "solved", outcome: JSON.stringify(solveBatch(base, study, JSON.parse(work))) };
}

/** Goes through the rounds that are answered: what is asked in the first that is not comes next. */
function plan({ base, job: { study } }: Begun, texts: readonly string[]): StudyWord {
  const outcomes: readonly CandidateOutcome[] = texts.flatMap((text) => JSON.parse(text));
  const known = new Map(outcomes.map((one) => [one.candidate, one]));
  const rounds = studyRounds(base, study);
  let round = rounds.next([]);
  for (; !round.done; ) {
    const answers = round.value.flatMap((candidate) => known.get(candidate) ?? []);
    if (answers.length < round.value.length) {
      const left = round.value.filter((candidate) => !known.has(candidate));
      const work = batchesOf(left).map((batch) => JSON.stringify(batch));
      return { kind: "round", work, share: isSearched(base, study) ? 1 / study.generations : 1 };
    }
    round = rounds.next(answers);
  }
  const sorted = [...known.values()].toSorted((one, other) => one.candidate - other.candidate);
  const today = solveToday(base, study);
  return { kind: "done", result: JSON.stringify({ study, today, outcomes: sorted, end: round.value }) };
}

function say(word: StudyWord): void {
  parentPort?.postMessage(word);
}
