import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { BatchWorker } from "@beltwright/studies";

/** A thread that answers each message with one of its own; one that fails says so. */
export function batchThread<Batch, Answer>(file: URL, workerData: unknown): BatchWorker<Batch, Answer> {
  const worker = new Worker(file, { workerData });
  const failure = once(worker, "error").then(([cause]) => Promise.reject(cause));
  failure.catch(() => {});
  const answer = async (batch: Batch): Promise<Answer> => {
    worker.postMessage(batch);
    const [answered] = await Promise.race([once(worker, "message"), failure]);
    return answered;
  };
  return { answer, end: () => void worker.terminate() };
}
