import type { ComponentRows, Conveyor } from "@beltwright/model";
import {
  type BatchWorker,
  type Gathered,
  type prepareStudy,
  runShares,
  runStudy,
  type SampleBatch,
  type SampledStudy,
  type StudyBatch,
} from "@beltwright/studies";
import { useStore } from "zustand";
import type { StoreApi } from "zustand/vanilla";
import { type EditorTools, useEditorTools } from "../../document/editor-context.ts";
import { batchWorker, poolSize, runInPool } from "../pool/pool.ts";
import type { StudyAnswer, StudyTask } from "./study-calls.ts";
import { newStudyStore, type SharesState, type StudyState, studyStore } from "./study-store.ts";

interface StudyRunner {
  readonly store: StoreApi<StudyState>;
  readonly start: (conveyor: Conveyor, rows: ComponentRows) => Promise<void>;
  readonly cancel: () => void;
  /** First and total shares of a result of the study that is over. */
  readonly findShares: (name: string) => Promise<void>;
}

/** Who prepares and calculates: workers of the browser, or the test itself. */
interface StudyWays {
  /** Undefined where it was cancelled meanwhile. */
  readonly prepare: (
    conveyor: Conveyor,
    rows: ComponentRows,
    cancelled: Promise<void>,
  ) => Promise<Preparation | undefined>;
  readonly startWorker: (sampled: SampledStudy) => BatchWorker<StudyBatch, SampleBatch>;
  readonly workers: () => number;
  readonly now: () => number;
}

type Preparation = ReturnType<typeof prepareStudy>;

/** Runs one study at a time; what it found stays until the next. */
export function createStudyRunner(
  { prepare, startWorker, workers, now }: StudyWays,
  store: StoreApi<StudyState> = newStudyStore(),
): StudyRunner {
  let cancel = () => {};
  const start = async (conveyor: Conveyor, rows: ComponentRows): Promise<void> => {
    cancel();
    const { promise: cancelled, resolve } = Promise.withResolvers<void>();
    let isNewest = true;
    const tell = (state: StudyState) => isNewest && store.setState(state, true);
    cancel = () => {
      resolve();
      if (store.getState().kind === "preparing") tell({ kind: "idle" });
    };
    const begun = now();
    tell({ kind: "preparing" });
    try {
      const prepared = await prepare(conveyor, rows, cancelled);
      if (prepared === undefined) return;
      if (prepared.kind === "refused") return void tell(prepared);
      const run = {
        startWorker: () => startWorker(prepared.sampled),
        workers: workers(),
        onGathered: (gathered: Gathered) => void tell({ kind: "running", conveyor, prepared, gathered }),
        cancelled,
      };
      const { end, outcome, gathered } = await runStudy(prepared, run);
      tell({ kind: "done", conveyor, prepared, gathered, end, outcome, seconds: (now() - begun) / 1000 });
    } catch {
      tell({ kind: "failed" });
    } finally {
      isNewest = false;
    }
  };
  const findShares = async (name: string): Promise<void> => {
    const done = store.getState();
    if (done.kind !== "done") return;
    const { promise: cancelled, resolve } = Promise.withResolvers<void>();
    cancel = resolve;
    // A study begun meanwhile is not overwritten by what belongs to the one before.
    const tell = (shares: SharesState) => {
      const state = store.getState();
      if (state.kind === "done" && state.outcome === done.outcome) store.setState({ ...done, shares }, true);
    };
    tell({ kind: "running", name, share: 0 });
    const onDone = (count: number, of: number) => tell({ kind: "running", name, share: count / of });
    const run = { startWorker: () => startWorker(done.prepared.sampled), workers: workers(), onDone, cancelled };
    const found = await runShares(done.prepared, name, run).catch(() => undefined);
    tell(found === undefined ? { kind: "none", name } : { kind: "found", name, found });
  };
  return { store, start, findShares, cancel: () => cancel() };
}

const runners = new WeakMap<EditorTools, StudyRunner>();

/** One for each open conveyor: it goes on while other forms are open. */
export function useStudyRunner(): StudyRunner {
  const tools = useEditorTools();
  const known = runners.get(tools) ?? createStudyRunner(inBrowser, studyStore(tools));
  runners.set(tools, known);
  return known;
}

export function useStudy<Selected>(select: (state: StudyState) => Selected): Selected {
  return useStore(useStudyRunner().store, select);
}

const newWorker = () => new Worker(new URL("./study.worker.ts", import.meta.url), { type: "module" });

const inBrowser: StudyWays = {
  workers: poolSize,
  now: () => performance.now(),
  prepare: async (conveyor, rows, cancelled) => {
    const batches: readonly StudyTask[] = [{ kind: "prepare", conveyor, rows }];
    const run = { batches, workers: 1, startWorker: newWorker, cancelled };
    const [answer] = (await runInPool<StudyTask, StudyAnswer>(run)).answers;
    return answer?.kind === "preparation" ? answer.preparation : undefined;
  },
  startWorker: (sampled) => {
    const { answer, end } = batchWorker<StudyTask, StudyAnswer>(newWorker());
    return { answer: async (batch) => samplesOf(await answer({ kind: "samples", sampled, batch })), end };
  },
};

function samplesOf(answer: StudyAnswer): SampleBatch {
  if (answer.kind !== "samples") throw new Error("not the answer that was asked for");
  return answer.batch;
}
