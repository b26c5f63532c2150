import type { Scenario } from "@beltwright/engine";
import { scenarioNames, scenariosFor } from "@beltwright/model";
import { scenarioKey } from "@beltwright/results";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { DynamicAnswer } from "./dynamics-calls.ts";
import type { RunBasis, StartedRun } from "./run-in-worker.ts";

/** How one scenario of many is doing. */
type ScenarioProgress =
  | { readonly kind: "waiting" }
  | { readonly kind: "running"; readonly share: number }
  | { readonly kind: "done" }
  | { readonly kind: "refused"; readonly code: Refusal }
  | { readonly kind: "failed" };

type Refusal = Extract<DynamicAnswer, { readonly kind: "refused" }>["reasons"][number]["code"];

export interface AllRuns {
  readonly isRunning: boolean;
  /** By scenario. */
  readonly progress: Readonly<Record<string, ScenarioProgress>>;
}

type Start = (basis: RunBasis, onShare: (share: number) => void) => StartedRun;

export interface AllRunner {
  readonly store: StoreApi<AllRuns>;
  readonly start: (basis: Omit<RunBasis, "scenario">) => Promise<void>;
  readonly cancel: () => void;
}

/** Runs every scenario by name, a few at a time. Each that ends is told at once; those cancelled are dropped. */
export function createAllRunner(start: Start, onRan: (basis: RunBasis, answer: Ran) => void, lanes: number): AllRunner {
  const store = createStore<AllRuns>(() => ({ isRunning: false, progress: {} }));
  const under = new Set<StartedRun>();
  let queue: readonly Scenario[] = [];
  const mark = (scenario: Scenario, how: ScenarioProgress) =>
    store.setState(({ progress }) => ({ progress: { ...progress, [scenarioKey(scenario)]: how } }));

  const runOne = async (basis: RunBasis): Promise<void> => {
    const { scenario } = basis;
    mark(scenario, { kind: "running", share: 0 });
    let isOver = false;
    // Words of a run may still be on their way when its answer is there.
    const started = start(basis, (share) => isOver || mark(scenario, { kind: "running", share }));
    under.add(started);
    try {
      const answer = await started.answer;
      isOver = true;
      if (answer.kind === "refused") mark(scenario, refusalOf(answer));
      else if (answer.result.end === "cut-short") mark(scenario, { kind: "waiting" });
      else {
        mark(scenario, { kind: "done" });
        onRan(basis, answer);
      }
    } catch {
      mark(scenario, { kind: "failed" });
    } finally {
      under.delete(started);
    }
  };

  const lane = async (basis: Omit<RunBasis, "scenario">): Promise<void> => {
    for (let [next] = queue; next !== undefined; [next] = queue) {
      queue = queue.slice(1);
      await runOne({ ...basis, scenario: next });
    }
  };

  return {
    store,
    cancel: () => {
      queue = [];
      for (const started of under) started.cancel();
    },
    start: async (basis) => {
      queue = scenariosFor(basis.conveyor, scenarioNames);
      const waiting = queue.map((scenario) => [scenarioKey(scenario), { kind: "waiting" }] as const);
      store.setState({ isRunning: true, progress: Object.fromEntries(waiting) });
      await Promise.all(Array.from({ length: lanes }, () => lane(basis)));
      store.setState({ isRunning: false });
    },
  };
}

type Ran = Extract<DynamicAnswer, { readonly kind: "ran" }>;

function refusalOf({ reasons }: Extract<DynamicAnswer, { readonly kind: "refused" }>): ScenarioProgress {
  const [first] = reasons;
  return first === undefined ? { kind: "failed" } : { kind: "refused", code: first.code };
}

/** Share of all that is done. */
export function shareDone({ progress }: AllRuns): number {
  const all = Object.values(progress);
  const done = all.reduce((sum, one) => sum + (one.kind === "waiting" ? 0 : one.kind === "running" ? one.share : 1), 0);
  return all.length === 0 ? 0 : done / all.length;
}
