export { type BatchAnswers, type BatchRun, type BatchWorker, runBatches } from "./batches/run-batches.ts";
export { type Distribution, valueAtChance } from "./distributions/distribution.ts";
export { distributionOf } from "./distributions/of-input.ts";
export { answerBatch, type Gathered, type StudyBatch } from "./uncertainty/batches.ts";
export type { ResultOutcome, StudyOutcome } from "./uncertainty/outcome.ts";
export { type PreparedStudy, prepareStudy, runStudy, type StudyEnd } from "./uncertainty/run-study.ts";
export type { SampleBatch, SampledStudy } from "./uncertainty/samples.ts";
