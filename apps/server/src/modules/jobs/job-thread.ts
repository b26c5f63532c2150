import { Worker } from "node:worker_threads";
import type { ComponentRows } from "@beltwright/model";
import type { DynamicsJob } from "./dynamics-request.ts";

export interface JobTask {
  readonly job: DynamicsJob;
  readonly rows: ComponentRows;
  /** Empty at the beginning. */
  readonly checkpoint: string;
}

/** What the thread says. */
export type JobWord =
  /** Without a checkpoint the one before stays. */
  | { readonly kind: "progress"; readonly progress: number; readonly checkpoint?: string }
  | { readonly kind: "done"; readonly result: string }
  | { readonly kind: "failed"; readonly message: string };

export interface RunningJob {
  readonly ended: Promise<Exclude<JobWord, { kind: "progress" }>>;
  readonly stop: () => Promise<void>;
}

/** Runs one job in a thread of its own, which ends with it: whatever it leaves behind is gone. */
export function runInThread(
  task: JobTask,
  onProgress: (word: Extract<JobWord, { kind: "progress" }>) => void,
): RunningJob {
  const worker = new Worker(new URL("dynamics-worker.ts", import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 1024 },
  });
  const { promise, resolve } = Promise.withResolvers<Exclude<JobWord, { kind: "progress" }>>();
  worker.on("message", (word: JobWord) => {
    if (word.kind === "progress") onProgress(word);
    else resolve(word);
  });
  worker.on("error", (failure) =>
    resolve({ kind: "failed", message: failure instanceof Error ? failure.message : String(failure) }),
  );
  worker.on("exit", () => resolve({ kind: "failed", message: "The calculation was stopped." }));
  worker.postMessage(task);
  const ended = promise.finally(() => worker.terminate());
  return { ended, stop: async () => void (await worker.terminate()) };
}
