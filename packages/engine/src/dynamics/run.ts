import { at } from "../solve/tension/tension-state.ts";
import type { Step } from "../trace/trace.ts";
import type { SavedRun } from "./dynamic-input.ts";
import { kineticEnergy, strainEnergy } from "./energy.ts";
import { type Frames, makeFrames, partOf, recordFrame } from "./frames.ts";
import type { DynamicResult } from "./result.ts";
import type { RunInput } from "./run-input.ts";
import { beginOf, eventsOf } from "./scenario.ts";
import { beginState, type DynamicState } from "./state.ts";
import { makeStepper } from "./stepping/make-stepper.ts";
import { resultOf } from "./summary.ts";
import { applySwitch, stepOf, switchesOf } from "./switches.ts";

/** The frames made by one call of `advance`. */
export interface PartialResult {
  /** Index of the first of them, and its time and the next ones' distance, s. */
  readonly firstFrame: number;
  readonly interval: number;
  readonly frames: Frames;
  /** Simulated so far, s, and as a share of the run. */
  readonly time: number;
  readonly progress: number;
}

export interface DynamicRun {
  /** Simulated so far, s. */
  readonly time: number;
  readonly runTime: number;
  readonly isDone: boolean;
  readonly pointIds: readonly string[];
  /** What the run was made of, step by step; empty unless traced. */
  readonly setUp: readonly Step[];
  readonly advance: (untilSimulatedTime: number) => PartialResult;
  /** A copy that can be kept, cloned to another thread and resumed from. */
  readonly state: SavedRun;
  /** What was found so far; complete once the run is done. */
  readonly result: () => DynamicResult;
}

/** Tensions beyond this multiple of the static ones are no belt any more. */
const diverged = 100;

export function createRun(input: RunInput): DynamicRun {
  const { plan, equilibrium, scenario, options } = input;
  const { loop, step, settings, stepsPerFrame } = plan;
  const isRunning = beginOf(scenario) === "running";
  const begun = beginState(plan, equilibrium.tension, isRunning ? loop.fullSpeed : 0);
  const begin = { kinetic: kineticEnergy(plan, begun), strain: strainEnergy(plan, begun) };
  const { state, advance: advanceSteps } = makeStepper(plan, options.resumeFrom?.state ?? begun);
  const frames = options.resumeFrom === undefined ? makeFrames(plan) : copyFrames(options.resumeFrom.frames);
  const switches = switchesOf(
    plan,
    eventsOf(scenario, {
      isLockedOnStop: settings.isTakeUpLockedOnStop,
      hasWinch: plan.loop.takeUp?.action.kind === "winch",
    }),
  );
  const lastStep = (plan.frames - 1) * stepsPerFrame;
  const mostTension = diverged * Math.max(...equilibrium.tension);
  let nextSwitch = options.resumeFrom?.nextSwitch ?? 0;
  let isDiverged = options.resumeFrom?.isDiverged ?? false;
  if (frames.count === 0) recordFrame(plan, state, frames);

  const runTo = (target: number): void => {
    while (state.steps < target && !isDiverged) {
      for (let due = switches[nextSwitch]; due !== undefined && stepOf(plan, due) <= state.steps; ) {
        applySwitch(plan, state, due);
        nextSwitch += 1;
        due = switches[nextSwitch];
      }
      const nextFrame = frames.count * stepsPerFrame;
      const due = switches[nextSwitch];
      const nextEvent = due === undefined ? target : stepOf(plan, due);
      advanceSteps(Math.min(target, nextFrame, nextEvent) - state.steps);
      if (state.steps === nextFrame) {
        recordFrame(plan, state, frames);
        isDiverged = !isSound(state, mostTension);
      }
    }
  };

  return {
    get time() {
      return Math.min(state.steps * step, settings.runTime);
    },
    runTime: settings.runTime,
    get isDone() {
      return isDiverged || state.steps >= lastStep;
    },
    pointIds: loop.stations.map((station) => station.id),
    setUp: input.trace.steps,
    advance: (until) => {
      const first = frames.count;
      runTo(Math.min(lastStep, Math.max(0, Math.ceil(until / step - 1e-9))));
      const progress = isDiverged || lastStep === 0 ? 1 : state.steps / lastStep;
      const part = partOf(frames, first, frames.count);
      return { firstFrame: first, interval: settings.interval, frames: part, time: state.steps * step, progress };
    },
    get state() {
      return { state: copyState(state), frames: copyFrames(frames), nextSwitch, isDiverged };
    },
    result: () => resultOf(input, { state, frames, begin, isDiverged, isDone: state.steps >= lastStep }),
  };
}

function isSound({ tension, speed }: DynamicState, mostTension: number): boolean {
  for (let i = 0; i < tension.length; i += 1) {
    if (!(Math.abs(at(tension, i)) <= mostTension) || !Number.isFinite(at(speed, i))) return false;
  }
  return true;
}

function copyFrames(frames: Frames): Frames {
  return { ...partOf(frames, 0, frames.slowest.length), count: frames.count };
}

/** Plain arrays of their own, wherever the stepper keeps its. */
function copyState(state: DynamicState): DynamicState {
  return {
    steps: state.steps,
    speed: state.speed.slice(),
    tension: state.tension.slice(),
    elastic: state.elastic.slice(),
    strain: state.strain.slice(),
    history: state.history.slice(),
    largest: state.largest.slice(),
    smallest: state.smallest.slice(),
    largestAt: state.largestAt.slice(),
    smallestAt: state.smallestAt.slice(),
    drives: state.drives.slice(),
    brakes: state.brakes.slice(),
    carriage: state.carriage.slice(),
    total: state.total.slice(),
    signal: state.signal.slice(),
  };
}
