import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Conveyor, SelectionScope, StoredResults } from "@beltwright/model";
import type { ChangedRows } from "./component-rows.ts";
import type { SelectableRows } from "./selectable-rows.ts";

/** What the thread is sent: a conveyor, and the libraries that changed since it was sent the one before. */
export interface Task {
  readonly conveyor: Conveyor;
  /** Whose design it is, as far as that decides what may be chosen for it. */
  readonly scope: SelectionScope;
  readonly changed: readonly SelectableRows[];
}

interface Thread {
  readonly worker: Worker;
  /** Once it has loaded the program, which takes longer than most conveyors. */
  readonly ready: Promise<unknown>;
  readonly changedRows: ChangedRows;
}

/** Longer than the largest document takes. */
const mostMilliseconds = 30_000;

/**
 * One thread, started when it is announced or first needed, and again should it end. It has one conveyor at a time, so that one that
 * takes too long fails alone.
 */
export function createThread(watchRows: () => ChangedRows) {
  let thread: Thread | undefined;
  const closing = new AbortController();
  let last: Promise<unknown> = Promise.resolve();

  /** A new thread knows no rows yet, so what it was sent is counted anew. */
  function start(): Thread {
    const worker = new Worker(new URL("calculation-worker.ts", import.meta.url));
    // The server may end while the thread is idle.
    worker.unref();
    worker.on("error", () => {});
    const ready = once(worker, "message", { signal: closing.signal });
    // Whoever asks hears of it.
    ready.catch(() => undefined);
    return { worker, ready, changedRows: watchRows() };
  }

  async function end(): Promise<void> {
    const ended = thread;
    thread = undefined;
    await ended?.worker.terminate();
  }

  async function calculateNext(conveyor: Conveyor, scope: SelectionScope): Promise<StoredResults> {
    thread ??= start();
    try {
      const { worker, ready, changedRows } = thread;
      worker.ref();
      const changed = await changedRows();
      await ready;
      return await ask(worker, { conveyor, scope, changed });
    } catch (failure) {
      await end();
      throw failure;
    }
  }

  async function ask(worker: Worker, task: Task): Promise<StoredResults> {
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(mostMilliseconds)]);
    const answer = once(worker, "message", { signal });
    worker.postMessage(task);
    const [results]: StoredResults[] = await answer;
    worker.unref();
    return results ?? {};
  }

  return {
    /** Loads the program ahead, so that the first to ask need not wait for it. */
    prepare: (): void => {
      thread ??= start();
    },
    calculate: (conveyor: Conveyor, scope: SelectionScope): Promise<StoredResults> => {
      const next = last.then(() => calculateNext(conveyor, scope));
      last = next.catch(() => undefined);
      return next;
    },
    close: async (): Promise<void> => {
      closing.abort();
      await end();
    },
  };
}
