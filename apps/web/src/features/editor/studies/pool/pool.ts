import { type BatchAnswers, type BatchRun, type BatchWorker, runBatches } from "@beltwright/studies";
import { wrap } from "comlink";

const mostWorkers = 4;

/** One worker for each core, but four at most: each loads the whole calculation. */
export function poolSize(cores: number = navigator.hardwareConcurrency): number {
  return Math.max(1, Math.min(cores, mostWorkers));
}

type PoolRun<Batch, Answer> = Omit<BatchRun<Batch, Answer>, "startWorker" | "workers"> & {
  readonly startWorker: () => Worker;
  readonly workers?: number;
};

/** Batches answered by workers of the browser, which end with the run; each exposes `answer`. */
export function runInPool<Batch, Answer>({
  startWorker,
  workers = poolSize(),
  ...run
}: PoolRun<Batch, Answer>): Promise<BatchAnswers<Answer>> {
  return runBatches({ ...run, workers, startWorker: () => batchWorker<Batch, Answer>(startWorker()) });
}

/** A worker that cannot be loaded says nothing but `error`: whoever waits for it must not wait for ever. */
export function failureOf(worker: Worker): Promise<never> {
  const failure = new Promise<never>((_, reject) => {
    worker.addEventListener("error", (event) => reject(new Error("a worker of the study failed", { cause: event })));
  });
  failure.catch(() => {});
  return failure;
}

export function batchWorker<Batch, Answer>(worker: Worker): BatchWorker<Batch, Answer> {
  const calls = wrap<{ answer: (batch: unknown) => unknown }>(worker);
  const failure = failureOf(worker);
  return {
    answer: (batch) => Promise.race([calls.answer(batch) as Promise<Answer>, failure]),
    end: () => worker.terminate(),
  };
}
