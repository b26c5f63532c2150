import { Worker } from "node:worker_threads";
import type { ComponentRows } from "@beltwright/model";
import type { StudyJob } from "./study-request.ts";
import type { StudyTask, StudyWord } from "./study-worker.ts";

/** A thread that has read a study and its rows: one question at a time. */
export interface StudyThread {
  readonly ask: (task: Exclude<StudyTask, { readonly kind: "begin" }>) => Promise<StudyWord>;
  readonly stop: () => Promise<void>;
}

export function startStudyThread(job: StudyJob, rows: ComponentRows): StudyThread {
  const worker = new Worker(new URL("study-worker.ts", import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 1024 },
  });
  let answer: (word: StudyWord) => void = () => {};
  const failed = (message: string) => answer({ kind: "failed", message });
  worker.on("message", (word: StudyWord) => answer(word));
  worker.on("error", (failure) => failed(failure instanceof Error ? failure.message : String(failure)));
  worker.on("exit", () => failed("The calculation was stopped."));
  const tell = (task: StudyTask) => worker.postMessage(task);
  tell({ kind: "begin", job, rows });
  return {
    ask: (task) => {
      const { promise, resolve } = Promise.withResolvers<StudyWord>();
      answer = resolve;
      tell(task);
      return promise;
    },
    stop: async () => void (await worker.terminate()),
  };
}
