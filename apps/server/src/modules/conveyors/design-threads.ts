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
  readonly longLanes?: number;
}

interface Errand {
  readonly task: Omit<DesignTask, "changed">;
  readonly bytes: number;
  readonly settle: (answer: Promise<DesignAnswer>) => void;
}

/** What most designs stay below: one goes past long work of others, in a lane of its own. */
const quickBytes = 300_000;
const quickMilliseconds = 500;
const limits = { mostEach: 100, mostInAll: 2000, mostRunningEach: 1 };

/**
 * Threads for work with designs and one fair queue before them: each person has one design under way at a time, and short
 * ones never wait for long ones.
 */
export function createDesignThreads(options: DesignThreadsOptions) {
  const { file = new URL("design-worker.ts", import.meta.url), mostMilliseconds = 30_000, watchRows } = options;
  const { longLanes = Math.max(1, availableParallelism() - 1) } = options;
  const queue = createFairQueue<Errand>(limits);
  const lanes = (["quick", ...Array.from({ length: longLanes }, () => "long" as const)] as const).map((lane) => ({
    lane,
    isFree: true,
    thread: createDesignThread({ file, lane, mostMilliseconds, watchRows }),
  }));
  let isClosed = false;

  const isQuick = ({ bytes }: Errand, last: number) => bytes <= quickBytes && last <= quickMilliseconds;

  function dispatch(): void {
    for (const lane of lanes) if (lane.isFree && !isClosed) begin(lane);
  }

  function begin(lane: (typeof lanes)[number]): void {
    const taken = queue.take(lane.lane === "quick" ? isQuick : undefined);
    if (taken === undefined) return;
    lane.isFree = false;
    const began = performance.now();
    const answer = lane.thread.do(taken.item.task);
    taken.item.settle(answer);
    const end = () => {
      taken.end(performance.now() - began);
      lane.isFree = true;
      dispatch();
    };
    answer.then(end, end);
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
