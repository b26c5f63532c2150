import { ascending, quantileEstimate } from "../statistics/quantile.ts";
import { type PlanName, pointsOf } from "./plan.ts";
import { runSamples, type Sample, type SampleBatch, type SampledStudy } from "./samples.ts";
import type { Study } from "./study.ts";

/** Consecutive points of a plan, for one worker at a time. */
export interface StudyBatch {
  readonly plan: PlanName;
  readonly from: number;
  readonly to: number;
}

/** Small enough to show how it goes on, and to stop soon after enough is known. */
const batchSize = 25;

/** A study in batches: the swings of its inputs first, then its samples. The same for any number of workers. */
export function studyBatches(study: Study): readonly StudyBatch[] {
  return [...batchesOf(study, "swings"), ...batchesOf(study, "samples")];
}

/** One plan of a study in batches. */
export function batchesOf(study: Study, plan: PlanName): readonly StudyBatch[] {
  const count = pointsOf(study, plan).length;
  return Array.from({ length: Math.ceil(count / batchSize) }, (_, at) => {
    return { plan, from: at * batchSize, to: Math.min(count, (at + 1) * batchSize) };
  });
}

export function answerBatch(sampled: SampledStudy, { plan, from, to }: StudyBatch): SampleBatch {
  return runSamples(sampled, plan, from, to);
}

/** What batches gave so far, in their order. */
export interface Gathered {
  readonly swings: readonly Sample[];
  readonly samples: readonly Sample[];
  readonly findings: SampleBatch["findings"];
}

export const nothingGathered: Gathered = { swings: [], samples: [], findings: {} };

/** With the answer to the next batch. */
export function gather(gathered: Gathered, { plan }: StudyBatch, { samples, findings }: SampleBatch): Gathered {
  if (plan === "swings") return { ...gathered, swings: [...gathered.swings, ...samples] };
  // What only the ends of a tornado raise is no finding of a sample.
  return {
    ...gathered,
    samples: [...gathered.samples, ...samples],
    findings: { ...findings, ...gathered.findings },
  };
}

/** Fewer samples say little of their own interval. */
const leastSamples = 200;

/** Whether P95 of a result is known as well as a share of it asks for. */
export function isPrecise(values: readonly number[], share: number): boolean {
  if (!(share > 0) || values.length < leastSamples) return false;
  const { value, low, high } = quantileEstimate(ascending(values), 0.95);
  return high - low <= share * Math.abs(value);
}

/** The values of one result of the samples that have it. */
export function valuesOf(samples: readonly Sample[], at: number): readonly number[] {
  return samples.flatMap((sample) => {
    const value = sample.kind === "calculated" ? sample.values[at] : undefined;
    return value === undefined || Number.isNaN(value) ? [] : [value];
  });
}
