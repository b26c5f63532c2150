import { type BatchWorker, runBatches } from "../batches/run-batches.ts";
import { type SobolShares, sobolShares } from "../statistics/sobol.ts";
import { batchesOf, type StudyBatch } from "./batches.ts";
import { jansenAnswers, pointsOf } from "./plan.ts";
import type { PreparedStudy } from "./run-study.ts";
import type { SampleBatch } from "./samples.ts";

/** Below this the shares of ranks leave too much untold. */
export const leastExplained = 0.7;

interface SharesRun {
  readonly startWorker: () => BatchWorker<StudyBatch, SampleBatch>;
  readonly workers: number;
  readonly onDone?: (done: number, of: number) => void;
  readonly cancelled?: Promise<void>;
}

/** How many calculations first and total shares take: the samples times the inputs and two more. */
export function solvesForShares({ study }: PreparedStudy): number {
  return study.samples * (study.inputs.length + 2);
}

/**
 * First and total shares of variance of one result (handbook 11.3). Undefined where it was cancelled, or where a sample
 * without this result leaves a gap in the plan.
 */
export async function runShares(
  prepared: PreparedStudy,
  name: string,
  run: SharesRun,
): Promise<SobolShares | undefined> {
  const { study, headlines } = prepared;
  const at = headlines.findIndex((headline) => headline.name === name);
  const batches = batchesOf(study, "shares");
  const of = pointsOf(study, "shares").length;
  const { onDone, ...ways } = run;
  const onAnswer = (_: SampleBatch, place: number): undefined => {
    onDone?.(batches[place]?.to ?? 0, of);
  };
  const { end, answers } = await runBatches({ ...ways, batches, onAnswer });
  const values = answers.flatMap(({ samples }) =>
    samples.map((sample) => (sample.kind === "calculated" ? (sample.values[at] ?? Number.NaN) : Number.NaN)),
  );
  if (end !== "answered" || values.some(Number.isNaN)) return undefined;
  return sobolShares(jansenAnswers(study, values));
}
