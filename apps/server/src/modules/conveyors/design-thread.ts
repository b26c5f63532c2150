import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { ChangedRows } from "./component-rows.ts";
import type { DesignTask, DoneTask } from "./design-task.ts";

interface ThreadOptions {
  readonly file: URL;
  readonly lane: "quick" | "long";
  /** Longer than the largest document takes. */
  readonly mostMilliseconds: number;
  readonly watchRows: () => ChangedRows;
}

interface Started {
  readonly worker: Worker;
  /** Once it has loaded the program, which takes longer than most designs. */
  readonly ready: Promise<unknown>;
  readonly changedRows: ChangedRows;
}

/** Memory of one thread: enough for the largest design beside all libraries. */
const resourceLimits = { maxOldGenerationSizeMb: 400, maxYoungGenerationSizeMb: 32 };

/**
 * One thread, started when it is announced or first needed, and again should it end. It has one design at a time, so that
 * one that takes too long or too much memory fails alone.
 */
export function createDesignThread({ file, lane, mostMilliseconds, watchRows }: ThreadOptions) {
  let started: Started | undefined;
  const closing = new AbortController();

  /** A new thread knows no rows yet, so what it was sent is counted anew. */
  function start(): Started {
    const worker = new Worker(file, { workerData: lane, resourceLimits });
    // The server may end while the thread is idle.
    worker.unref();
    worker.on("error", () => {});
    const ready = once(worker, "message", { signal: closing.signal });
    // Whoever asks hears of it.
    ready.catch(() => undefined);
    return { worker, ready, changedRows: watchRows() };
  }

  async function end(): Promise<void> {
    const ended = started;
    started = undefined;
    await ended?.worker.terminate();
  }

  async function ask(worker: Worker, task: DesignTask): Promise<DoneTask> {
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(mostMilliseconds)]);
    const answer = once(worker, "message", { signal });
    worker.postMessage(task);
    const [word]: DoneTask[] = await answer;
    worker.unref();
    return word ?? { answer: { kind: "failed", message: "no answer" }, milliseconds: 0 };
  }

  return {
    /** Loads the program ahead, so that the first to ask need not wait for it. */
    prepare: (): void => {
      started ??= start();
    },
    do: async (task: Omit<DesignTask, "changed">): Promise<DoneTask> => {
      started ??= start();
      try {
        const { worker, ready, changedRows } = started;
        worker.ref();
        const changed = await changedRows();
        await ready;
        return await ask(worker, { ...task, changed });
      } catch (failure) {
        await end();
        throw failure;
      }
    },
    close: async (): Promise<void> => {
      closing.abort();
      await end();
    },
  };
}
