import { Worker } from "node:worker_threads";
import type { ComponentRows, Conveyor, DocumentIssue, UnitSystem } from "@beltwright/model";
import type { BookFormat, Company, Language, SourceFile, WantedReports } from "@beltwright/report";
import { createFairQueue, type Turn } from "../../fairness/fair-queue.ts";
import { TooMuchWaiting } from "../../fairness/turns.ts";

export interface ReportTask {
  readonly conveyor: Conveyor;
  readonly rows: ComponentRows;
  readonly company: Company;
  readonly reports: WantedReports;
  readonly format: BookFormat;
  readonly language: Language;
  readonly system?: UnitSystem;
  /** The released file they are made of; a PDF has it inside and is sealed. */
  readonly source?: SourceFile;
}

export type ReportWord =
  | { readonly kind: "written"; readonly bytes: Uint8Array; readonly reports: number; readonly seal?: string }
  | { readonly kind: "refused"; readonly issues: readonly DocumentIssue[] }
  | { readonly kind: "failed"; readonly message: string };

/** One person writes one book at a time. */
const limits = { mostEach: 10, mostInAll: 200, mostRunningEach: 1 };

interface ReportThreads {
  /** Throws where the person has too many waiting already. */
  readonly write: (task: ReportTask, turn: Turn, signal?: AbortSignal) => Promise<ReportWord>;
  readonly close: () => Promise<void>;
}

/**
 * Reports are written in threads, a few at a time, so that ten of them at once leave the server free for other calls, and
 * in turns, so that ten of one person leave the threads free for another. A thread is kept for the next report, since loading the program takes longer than writing a short one; one that failed or
 * was stopped is not used again.
 */
export function createReportThreads(most: number): ReportThreads {
  const queue = createFairQueue<(end: (milliseconds: number) => void) => void>(limits);
  const idle: Worker[] = [];
  const all = new Set<Worker>();
  let running = 0;
  let isClosed = false;

  const next = (): void => {
    while (running < most) {
      const taken = queue.take();
      if (taken === undefined) return;
      running += 1;
      taken.item(taken.end);
    }
  };
  /** Waits for a turn, and answers what to call when it is over. */
  const takeTurn = async (turn: Turn): Promise<() => void> => {
    const { promise, resolve } = Promise.withResolvers<(milliseconds: number) => void>();
    if (!queue.add(resolve, turn)) throw new TooMuchWaiting();
    next();
    const ended = await promise;
    const began = performance.now();
    return () => {
      running -= 1;
      ended(performance.now() - began);
      next();
    };
  };
  const end = async (worker: Worker) => {
    all.delete(worker);
    await worker.terminate();
  };
  const take = (): Worker => {
    const worker = idle.pop() ?? newThread();
    all.add(worker);
    worker.ref();
    return worker;
  };

  return {
    write: async (task, turn, signal) => {
      const over = await takeTurn(turn);
      try {
        if (isClosed || signal?.aborted) return { kind: "failed", message: "stopped" };
        const worker = take();
        const word = await ask(worker, task, signal);
        if (word.kind === "failed" || isClosed) await end(worker);
        else {
          worker.unref();
          idle.push(worker);
        }
        return word;
      } finally {
        over();
      }
    },
    close: async () => {
      isClosed = true;
      for (const begin of queue.clear()) begin(() => undefined);
      await Promise.all([...all].map(end));
    },
  };
}

function newThread(): Worker {
  const worker = new Worker(new URL("report-worker.ts", import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  worker.on("error", () => {});
  return worker;
}

async function ask(worker: Worker, task: ReportTask, signal: AbortSignal | undefined): Promise<ReportWord> {
  const { promise, resolve } = Promise.withResolvers<ReportWord>();
  const failed = (failure: unknown) =>
    resolve({ kind: "failed", message: failure instanceof Error ? failure.message : "stopped" });
  const stop = () => void worker.terminate();
  worker.once("message", resolve).once("error", failed).once("exit", failed);
  signal?.addEventListener("abort", stop, { once: true });
  worker.postMessage(task);
  try {
    return await promise;
  } finally {
    signal?.removeEventListener("abort", stop);
    worker.off("message", resolve).off("error", failed).off("exit", failed);
  }
}
