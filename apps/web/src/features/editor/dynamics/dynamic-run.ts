import type { Frames, PartialResult, Scenario } from "@beltwright/engine";
import { type Shown, scenarioKey, summaryOfRun, type TracedRun } from "@beltwright/results";
import { useMemo } from "react";
import { useStore } from "zustand";
import { createStore, type StoreApi } from "zustand/vanilla";
import { type EditorTools, useEditorTools } from "../document/editor-context.ts";
import type { DynamicAnswer } from "./dynamics-calls.ts";
import { withPart } from "./gathered-frames.ts";
import { createReplays, type Replay } from "./replays.ts";
import { type AllRunner, type AllRuns, createAllRunner } from "./run-all.ts";
import { type RunBasis, runInWorker } from "./run-in-worker.ts";
import { type SoFar, withFrames } from "./so-far.ts";

/** What is shown of the dynamic analysis. */
export type RunView = "scenarios" | "replay" | "time" | "surface" | "space" | "summary";

interface DynamicRunState {
  readonly view: RunView;
  /** The chart that is shown over time, by its name. */
  readonly curve: string;
  readonly phase: "idle" | "running" | "done" | "failed";
  readonly basis: RunBasis | undefined;
  /** Made so far; all of them at the end. */
  readonly frames: Frames | undefined;
  /** Their extremes. */
  readonly soFar: SoFar | undefined;
  readonly interval: number;
  readonly progress: number;
  readonly secondsLeft: number | undefined;
  readonly answer: DynamicAnswer | undefined;
  /** The frame that is shown; the newest while it runs. */
  readonly frame: number;
}

interface DynamicRunner {
  readonly store: StoreApi<DynamicRunState>;
  readonly start: (basis: RunBasis) => void;
  readonly cancel: () => void;
  readonly show: (frame: number) => void;
  readonly setView: (view: RunView) => void;
  readonly setCurve: (curve: string) => void;
  /** Shows a chart of the run of a scenario, by `scenarioKey`; false and the scenarios, where it must be run first. */
  readonly showChart: (chart: string, scenario: string) => boolean;
  /** Shows the run of a scenario; false where its frames are gone, and it must be run again. */
  readonly replay: (scenario: Scenario) => boolean;
  readonly all: AllRunner;
}

const nothing: DynamicRunState = {
  view: "scenarios",
  curve: "points",
  phase: "idle",
  basis: undefined,
  frames: undefined,
  soFar: undefined,
  interval: 0.1,
  progress: 0,
  secondsLeft: undefined,
  answer: undefined,
  frame: 0,
};

const runners = new WeakMap<EditorTools, DynamicRunner>();

/** The run of the open editor: it goes on while other tabs are looked at. */
export function useDynamicRunner(): DynamicRunner {
  return dynamicRunnerOf(useEditorTools());
}

export function dynamicRunnerOf(tools: EditorTools): DynamicRunner {
  const known = runners.get(tools);
  if (known) return known;
  const made = createRunner(tools.runs);
  runners.set(tools, made);
  return made;
}

export function useDynamicRun<Selected>(select: (state: DynamicRunState) => Selected): Selected {
  return useStore(useDynamicRunner().store, select);
}

/** What opens the numbers of a run that is over. */
export function useTracedRun(): TracedRun | undefined {
  const answer = useDynamicRun((state) => state.answer);
  const basis = useDynamicRun((state) => state.basis);
  return useMemo(() => (answer?.kind === "ran" && basis ? basis : undefined), [answer, basis]);
}

/** What opens the extremes of tension of a run that is over. */
export function useExtremeShown(): ((end: string, newtons: number) => Shown) | undefined {
  const run = useTracedRun();
  const end = useDynamicRun(({ frames, interval }) => Math.max(0, (frames?.count ?? 1) - 1) * interval);
  return (
    run && ((_end, value) => ({ kind: "reading", reading: { name: "tension", value, time: end, place: {} }, run }))
  );
}

export function useAllRuns<Selected>(select: (state: AllRuns) => Selected): Selected {
  return useStore(useDynamicRunner().all.store, select);
}

/** Runs side by side: one core is left to the page. */
const lanes = Math.max(1, Math.min(4, (globalThis.navigator?.hardwareConcurrency ?? 2) - 1));

function createRunner(runs: EditorTools["runs"]): DynamicRunner {
  const store = createStore<DynamicRunState>(() => nothing);
  const replays = createReplays();
  const keep = ({ basis, answer }: Replay) => {
    replays.keep({ basis, answer });
    runs.keep({ ...summaryOfRun(basis.calculated.design, answer.result), conveyor: basis.conveyor });
  };
  const all = createAllRunner(
    (basis, onShare) => runInWorker(basis, ({ progress }) => onShare(progress)),
    (basis, answer) => keep({ basis, answer }),
    lanes,
  );
  let cancel = () => {};
  const replay = (scenario: string) => {
    const found = replays.find(scenario);
    if (found) store.setState({ ...nothing, view: "replay", basis: found.basis, ...finished(nothing, found.answer) });
    return found !== undefined;
  };
  return {
    store,
    all,
    show: (frame) => store.setState({ frame }),
    setView: (view) => store.setState({ view }),
    setCurve: (curve) => store.setState({ curve }),
    showChart: (chart, scenario) => {
      const { basis, phase } = store.getState();
      const isShown = phase === "done" && basis !== undefined && scenarioKey(basis.scenario) === scenario;
      const view = isShown || replay(scenario) ? viewOfChart(chart) : "scenarios";
      store.setState({ view, ...(view === "time" && { curve: chart }) });
      return view !== "scenarios";
    },
    cancel: () => cancel(),
    replay: (scenario) => replay(scenarioKey(scenario)),
    start: (basis) => {
      const view = store.getState().view === "scenarios" ? "replay" : store.getState().view;
      store.setState({ ...nothing, view, phase: "running", basis });
      const live = liveFrames(basis.conveyor.dynRunTime, performance.now(), (change) => store.setState(change));
      const started = runInWorker(basis, live.add);
      cancel = started.cancel;
      started.answer
        .then((answer) => {
          live.flush();
          store.setState((state) => finished(state, answer));
          // A run that was cancelled has not seen what comes later.
          if (answer.kind === "ran" && answer.result.end !== "cut-short") keep({ basis, answer });
        })
        .catch(() => store.setState({ phase: "failed" }));
    },
  };
}

/** The replay has charts that are not among those over time. */
const viewOfChart = (chart: string): RunView => (chart === "envelope" || chart === "driveForce" ? "replay" : "time");

/** Between two looks at a run, ms: painting more often would take time from the run itself. */
const between = 160;

/** Gathers what comes from the worker and shows it now and then. */
function liveFrames(runTime: number, begun: number, show: (change: Partial<DynamicRunState>) => void) {
  let [frames, soFar, latest]: [Frames | undefined, SoFar | undefined, PartialResult | undefined] = [
    undefined,
    undefined,
    undefined,
  ];
  let shownAt = 0;
  const flush = () => {
    if (!frames || !latest) return;
    const { progress, interval } = latest;
    const seconds = (performance.now() - begun) / 1000;
    const secondsLeft = progress > 0.02 ? (seconds * (1 - progress)) / progress : undefined;
    show({ frames, soFar, interval, progress, secondsLeft, frame: Math.max(0, frames.count - 1) });
    shownAt = performance.now();
  };
  return {
    flush,
    add: (part: PartialResult) => {
      if (part.frames.count === 0) return;
      frames = withPart(frames, part, Math.round(runTime / part.interval) + 1);
      soFar = withFrames(soFar, part.frames);
      latest = part;
      if (performance.now() - shownAt > between) flush();
    },
  };
}

function finished(state: DynamicRunState, answer: DynamicAnswer): Partial<DynamicRunState> {
  if (answer.kind === "refused") return { phase: "done", answer, progress: 1 };
  const { frames, interval, envelope } = answer.result;
  // Those of every time step, not only of the frames that were kept.
  const at = (values: Float64Array) => Float32Array.from(frames.elements, (element) => values[element] ?? 0);
  const soFar = { largest: at(envelope.largest), smallest: at(envelope.smallest) };
  const frame = Math.min(state.frame, frames.count - 1);
  return { phase: "done", answer, frames, soFar, interval, progress: 1, frame };
}
