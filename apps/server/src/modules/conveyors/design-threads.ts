import { availableParallelism } from "node:os";
import { createFairQueue, type Turn } from "../../fairness/fair-queue.ts";
import { TooMuchWaiting } from "../../fairness/turns.ts";
import type { ChangedRows } from "./component-rows.ts";
import type { DesignAnswer, DesignTask } from "./design-task.ts";
import { createDesignThread } from "./design-thread.ts";

interface DesignThreadsOptions {
  readonly watchRows: () => ChangedRows;
  readonly file?: URL;
  readonly mostMilliseconds?: number;
  readonly quickLanes?: number;
  readonly longLanes?: number;
}

interface Errand {
  readonly task: Omit<DesignTask, "changed">;
  readonly bytes: number;
  readonly settle: (answer: Promise<DesignAnswer>) => void;
}

/** What most designs stay below: those go past long work of others, in lanes of their own. */
const quickBytes = 300_000;
const quickMilliseconds = 500;
const limits = { mostEach: 100, mostInAll: 2000, mostRunningEach: 1 };

/**
 * Threads for work with designs and one fair queue before them: each person has one design under way at a time, and short
 * ones never wait for long ones.
 */
export function createDesignThreads(options: DesignThreadsOptions) {
  const { file = new URL("design-worker.ts", import.meta.url), mostMilliseconds = 30_000, watchRows } = options;
  // Long work stands behind everything else: a short design that met it there would wait for whoever is busy.
  const { quickLanes = availableParallelism(), longLanes = Math.max(1, availableParallelism() - 1) } = options;
  const queue = createFairQueue<Errand>(limits);
  const lanesOf = (lane: "quick" | "long", count: number) =>
    Array.from({ length: count }, () => ({
      lane,
      isFree: true,
      thread: createDesignThread({ file, lane, mostMilliseconds, watchRows }),
    }));
  const lanes = [...lanesOf("quick", quickLanes), ...lanesOf("long", longLanes)];
  let isClosed = false;

  const isQuick = ({ bytes }: Errand, last: number) => bytes <= quickBytes && last <= quickMilliseconds;
  const isFor = { quick: isQuick, long: (errand: Errand, last: number) => !isQuick(errand, last) };

  function dispatch(): void {
    for (const lane of lanes) if (lane.isFree && !isClosed) begin(lane);
  }

  function begin(lane: (typeof lanes)[number]): void {
    const taken = queue.take(isFor[lane.lane]);
    if (taken === undefined) return;
    lane.isFree = false;
    const began = performance.now();
    const done = lane.thread.do(taken.item.task);
    taken.item.settle(done.then(({ answer }) => answer));
    const end = (milliseconds: number) => {
      taken.end(milliseconds);
      lane.isFree = true;
      dispatch();
    };
    done.then(
      ({ milliseconds }) => end(milliseconds),
      () => end(performance.now() - began),
    );
  }

  return {
    prepare: (): void => {
      for (const { thread } of lanes) thread.prepare();
    },
    do: async (task: Omit<DesignTask, "changed">, turn: Turn, bytes: number): Promise<DesignAnswer> => {
      if (isClosed) return { kind: "failed", message: "stopped" };
      const { promise, resolve } = Promise.withResolvers<DesignAnswer>();
      if (!queue.add({ task, bytes, settle: resolve }, turn)) throw new TooMuchWaiting();
      dispatch();
      return promise;
    },
    close: async (): Promise<void> => {
      isClosed = true;
      for (const { settle } of queue.clear()) settle(Promise.resolve({ kind: "failed", message: "stopped" }));
      await Promise.all(lanes.map(({ thread }) => thread.close()));
    },
  };
}
