import { adopted } from "../../standards/sources.ts";
import { InputRefused } from "../../trace/input-refused.ts";
import { finite } from "../../trace/limit.ts";
import { defineSearch } from "../../trace/search.ts";
import type { Trace } from "../../trace/trace.ts";
import { calculate, resistBare, walkBare } from "./iterate.ts";
import { lookOver } from "./look-over.ts";
import { type MotionState, move } from "./move.ts";
import type { PreparedCase } from "./prepared-case.ts";
import { closingGap, propagate } from "./propagate.ts";
import { resist } from "./resist.ts";
import { at, evenTension, type TensionState } from "./tension-state.ts";

export interface SolvedCase extends MotionState {
  readonly prepared: PreparedCase;
  readonly takeUpTension: number;
  readonly state: TensionState;
  readonly isConverged: boolean;
  readonly iterations: number;
  /** Largest change of a tension that counted as settled, N. */
  readonly tolerance: number;
}

/** The most often that tensions are calculated before the search is given up. */
export const mostCalculations = 100;

/** Tensions count as found when none changes by more than this, N. The checked pass brings them a hundred times nearer. */
export const settledWithin = 1e-4;

/** The loop must meet itself within this, N. */
const largestGap = 1;

/** Finds the tensions of a case without checks or trace. Begins from a state when one is given, and changes it.
 * `tolerance` is the largest change of any tension, N, that still counts as settled. */
export function iterateCase(
  prepared: PreparedCase,
  takeUpTension: number,
  begin?: TensionState,
  tolerance = settledWithin,
): SolvedCase {
  const state = begin ?? evenTension(prepared.points.length, takeUpTension);
  const settled = Math.max(tolerance, 1e-10 * Math.abs(takeUpTension));
  let last = 0;
  let iterations = 0;
  let isConverged = false;
  let motion: MotionState = { effectiveTension: 0, acceleration: 0 };
  let old: Pick<TensionState, "arriving" | "leaving"> | undefined;
  const most = prepared.design.mostCalculations ?? mostCalculations;
  let smallest = Number.POSITIVE_INFINITY;
  let patience = mostCalculations;
  while (!isConverged && iterations < most && patience > 0) {
    if (iterations >= firstAveraged) old = { arriving: state.arriving.slice(), leaving: state.leaving.slice() };
    const found = calculate(prepared, state, takeUpTension);
    const { change } = found;
    if (old !== undefined && change * last < 0 && Math.abs(change) >= Math.abs(last)) average(state, old);
    isConverged = Math.abs(change) < settled;
    if (Math.abs(change) < progress * smallest) {
      smallest = Math.abs(change);
      patience = mostCalculations;
    } else patience -= 1;
    last = change;
    motion = found.motion;
    iterations += 1;
  }
  return { prepared, takeUpTension, state, isConverged, iterations, tolerance, ...motion };
}

/**
 * A search whose changes have not shrunk by this in a hundred calculations swings for ever, however many more are
 * allowed: it is given up, as the hundred of a new conveyor would.
 */
const progress = 0.99;

/** Tensions that swing are averaged; a search that settles is done before this and need not keep its last state. */
const firstAveraged = 8;

function average(state: TensionState, old: Pick<TensionState, "arriving" | "leaving">): void {
  for (const [i, tension] of old.arriving.entries()) state.arriving[i] = ((state.arriving[i] ?? 0) + tension) / 2;
  for (const [i, tension] of old.leaving.entries()) state.leaving[i] = ((state.leaving[i] ?? 0) + tension) / 2;
}

/** One checked, and when asked recorded, pass over tensions already found. Says so where they were not found. */
export function confirmCase(trace: Trace, found: SolvedCase): SolvedCase {
  const { prepared, state } = found;
  const motion = trace.mode === "recorded" ? recordedPass(trace, found) : checkedPass(trace, found);
  const gap = closingGap(prepared, state);
  const isConverged = found.isConverged && Math.abs(gap) < largestGap;
  if (!isConverged) reportUnsettled(trace, found, gap);
  return { ...found, ...motion, isConverged };
}

function recordedPass(trace: Trace, found: SolvedCase): MotionState {
  const { prepared, state, takeUpTension } = found;
  recordSettled(trace, found);
  resist(trace, prepared, state);
  const motion = move(trace, prepared, state);
  propagate(trace, prepared, state, { takeUpTension, acceleration: motion.acceleration });
  return motion;
}

/** The same pass bare, looked over for what there is to report: a test holds both to the last bit. */
function checkedPass(trace: Trace, { prepared, state, takeUpTension }: SolvedCase): MotionState {
  resistBare(prepared, state);
  lookOver(trace, prepared, state);
  const motion = move(trace, prepared, state);
  const change = walkBare(prepared, state, takeUpTension, motion.acceleration);
  if (!Number.isFinite(change + motion.effectiveTension)) {
    throw new InputRefused({ subject: "tension", input: "loop", value: change, limit: finite });
  }
  return motion;
}

const settledTension = defineSearch({
  id: "tension/settled-tension",
  source: adopted("tensions are calculated round the loop until none changes"),
  inputs: { takeUpTension: { symbol: "T_0", unit: "N" } },
  output: { symbol: "T", unit: "N" },
  rule: "tension at this point with which resistances, and with these the tensions, repeat themselves",
});

/** Resistances depend on tensions and these on resistances: the tensions they start from are a find of their own. */
function recordSettled(trace: Trace, { prepared, state, takeUpTension }: SolvedCase): void {
  prepared.points.forEach(({ point }, i) => {
    trace.place = { loadCase: prepared.loadCase.name, pointId: point.id };
    settledTension(trace, { takeUpTension }, at(state.arriving, i));
    settledTension(trace, { takeUpTension }, at(state.leaving, i));
  });
}

function reportUnsettled(trace: Trace, found: SolvedCase, gap: number): void {
  trace.report({
    code: "not-converged",
    severity: "error",
    subject: "tension",
    place: { loadCase: found.prepared.loadCase.name },
    values: { calculations: found.iterations, gap },
    limit: { most: found.prepared.design.mostCalculations ?? mostCalculations },
    source: adopted("100 maximum calculations"),
  });
}
