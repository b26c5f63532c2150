export { type BatchAnswers, type BatchRun, type BatchWorker, runBatches } from "./batches/run-batches.ts";
