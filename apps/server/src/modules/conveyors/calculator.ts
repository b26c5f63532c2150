import { Worker } from "node:worker_threads";
import { type Conveyor, calculate, type StoredResults } from "@beltwright/model";
import type { Design } from "@beltwright/store";

/** Calculates conveyors for the server, which never believes the results it is sent. */
export interface Calculator {
  /** By document path; empty where the conveyor cannot be calculated. */
  readonly resultsOf: (conveyor: Conveyor) => Promise<StoredResults>;
  readonly close: () => Promise<void>;
}

/** The design with what we calculate of it, in place of whatever results it came with. */
export async function calculated({ resultsOf }: Calculator, { conveyor }: Pick<Design, "conveyor">): Promise<Design> {
  return { conveyor, results: await resultsOf(conveyor) };
}

/** Up to so many points a calculation takes some milliseconds, about as long as a request may keep others waiting. */
const mostPointsAtOnce = 8;

/** Longer than the largest document takes. */
const mostMilliseconds = 30_000;

/** `report` hears of calculations that failed: a design is saved without results rather than not at all. */
export function createCalculator(report: (failure: unknown) => void): Calculator {
  const thread = createThread();
  const resultsOf = async (conveyor: Conveyor): Promise<StoredResults> => {
    try {
      return conveyor.pulls.length > mostPointsAtOnce ? await thread.calculate(conveyor) : calculateHere(conveyor);
    } catch (failure) {
      report(failure);
      return {};
    }
  };
  return { resultsOf, close: thread.close };
}

function calculateHere(conveyor: Conveyor): StoredResults {
  const calculation = calculate(conveyor);
  return calculation.kind === "calculated" ? calculation.results : {};
}

interface Answer {
  readonly id: number;
  readonly results: StoredResults;
}

type Waiting = PromiseWithResolvers<StoredResults>;

/** One thread, started when it is first needed, and again should it end. */
function createThread() {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let lastId = 0;

  function end(failure: Error): void {
    void worker?.terminate();
    worker = undefined;
    for (const { reject } of waiting.values()) reject(failure);
    waiting.clear();
  }

  function start(): Worker {
    const started = new Worker(new URL("calculation-worker.ts", import.meta.url));
    // The server may end while the thread is idle.
    started.unref();
    started.on("message", ({ id, results }: Answer) => {
      waiting.get(id)?.resolve(results);
      waiting.delete(id);
    });
    started.on("error", end);
    return started;
  }

  async function calculateThere(conveyor: Conveyor): Promise<StoredResults> {
    worker ??= start();
    lastId += 1;
    const task: Waiting = Promise.withResolvers();
    waiting.set(lastId, task);
    worker.postMessage({ id: lastId, conveyor });
    const limit = setTimeout(() => end(new Error("A calculation took too long")), mostMilliseconds);
    return task.promise.finally(() => clearTimeout(limit));
  }

  return {
    calculate: calculateThere,
    close: async () => {
      await worker?.terminate();
    },
  };
}
