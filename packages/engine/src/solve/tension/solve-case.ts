import { adopted } from "../../standards/sources.ts";
import { InputRefused } from "../../trace/input-refused.ts";
import { finite } from "../../trace/limit.ts";
import { constant, isFiniteNumber } from "../../trace/reference.ts";
import { defineSearch } from "../../trace/search.ts";
import { bareTrace, type Trace } from "../../trace/trace.ts";
import { motionFindings } from "../findings.ts";
import { calculate, resistBare, walkBare } from "./iterate.ts";
import { lookOver } from "./look-over.ts";
import { type MotionState, move } from "./move.ts";
import type { PreparedCase } from "./prepared-case.ts";
import { closingGap, propagate } from "./propagate.ts";
import { type Ends, keep, quicken, type Round, roomFor } from "./quicken.ts";
import { resist } from "./resist.ts";
import { meanOverSection } from "./tension-bend.ts";
import { at, entry, evenTension, recordable, type TensionState } from "./tension-state.ts";

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
const mostCalculations = 100;

/** Tensions count as found when none changes by more than this, N. The checked pass brings them a hundred times nearer. */
export const settledWithin = 1e-4;

/** The loop must meet itself within this, N. */
const largestGap = 1;

/** Where a search for tensions begins and ends. */
export interface Search {
  /** Begins from this state, and changes it; absent: the take-up tension everywhere. */
  readonly begin?: TensionState | undefined;
  /** Largest change of any tension, N, that still counts as settled. */
  readonly tolerance?: number;
  /** Mean tension that a belt of fixed length keeps, N: the take-up tension follows. Absent: the take-up keeps its own. */
  readonly meanTension?: number;
}

/** Finds the tensions of a case without checks or trace. */
export function iterateCase(prepared: PreparedCase, setTension: number, search: Search = {}): SolvedCase {
  const { begin, tolerance = settledWithin, meanTension } = search;
  const state = begin ?? evenTension(prepared.points.length, setTension);
  const settled = Math.max(tolerance, 1e-10 * Math.abs(setTension));
  const most = prepared.design.mostCalculations ?? mostCalculations;
  let takeUpTension = setTension;
  let iterations = 0;
  let largest = Number.POSITIVE_INFINITY;
  let earlier = largest;
  let motion: MotionState = { effectiveTension: 0, startForce: 0, acceleration: 0 };
  let before: Round | undefined;
  let spare: Round | undefined;
  while (largest >= settled && iterations < most) {
    const last = iterations < firstQuickened ? undefined : (spare ?? roomFor(state));
    if (last !== undefined) keep(last.from, state);
    const found = calculate(prepared, state, takeUpTension);
    const missing = meanTension === undefined ? 0 : meanTension - lengthMeanTension(prepared, state);
    if (missing !== 0) {
      shift(state, missing);
      takeUpTension += missing;
    }
    largest = Math.max(Math.abs(found.change), Math.abs(missing));
    motion = found.motion;
    iterations += 1;
    if (largest > runaway) break;
    if (iterations % roundsToShrink === 0) {
      if (largest > earlier / 2) break;
      earlier = largest;
    }
    if (last === undefined || largest < settled) continue;
    keep(last.to, state);
    if (before !== undefined) quicken(state, last, before, iterations < firstHalved ? 1 : 0.5);
    // Two rounds are looked at: a third has room in the one before them.
    spare = before;
    before = last;
  }
  return { prepared, takeUpTension, state, isConverged: largest < settled, iterations, tolerance, ...motion };
}

/** A search that settles by itself is done before this and need not keep its rounds. */
const firstQuickened = 8;
const firstHalved = 25;
/** Tensions that are no nearer after so many more rounds go round in circles, however many are allowed. */
const roundsToShrink = 100;
/**
 * A change no search comes back from, N: curves and pulleys that take more than the tension they are given make every
 * round add to the one before. Searches that settle stay three hundred times below it.
 */
const runaway = 1e12;

/** Raises every tension by the same. */
export function shift({ arriving, leaving }: Ends, change: number): void {
  for (let i = 0; i < arriving.length; i += 1) {
    arriving[i] = (arriving[i] ?? 0) + change;
    leaving[i] = (leaving[i] ?? 0) + change;
  }
}

/** Mean tension over the straight belt, N: what a belt of fixed length keeps in every case. */
export function lengthMeanTension({ sections, columns }: PreparedCase, state: Ends): number {
  let pull = 0;
  let length = 0;
  for (let i = 0; i < sections.length; i += 1) {
    const run = at(columns.length, i);
    const start = at(state.leaving, i) + at(columns.forceAtStart, i);
    const end = at(state.arriving, i + 1 === sections.length ? 0 : i + 1);
    const [tensionPart, floor] = [at(columns.tensionPart, i), at(columns.floor, i)];
    pull += meanOverSection(bareTrace, { start, end, tensionPart, floor }) * run;
    length += run;
  }
  return length > 0 ? pull / length : 0;
}

/** One checked, and when asked recorded, pass over tensions already found. Says so where they were not found. */
export function confirmCase(trace: Trace, settled: SolvedCase): SolvedCase {
  const isRecorded = trace.mode === "recorded";
  const found = isRecorded ? recordableCase(trace, settled) : settled;
  const motion = isRecorded ? recordedPass(trace, found) : checkedPass(trace, found);
  const gap = closingGap(found.prepared, found.state);
  const isConverged = found.isConverged && Math.abs(gap) < largestGap;
  if (!isConverged) reportUnsettled(trace, found, gap);
  return { ...found, ...motion, isConverged };
}

const calculations = defineSearch({
  id: "tension/calculations",
  source: adopted("tensions are calculated round the loop until none changes"),
  inputs: {},
  output: { symbol: "n", unit: "1" },
  rule: "rounds of the loop until no tension changed any more, counted",
});

function recordableCase(trace: Trace, settled: SolvedCase): SolvedCase {
  trace.place = { loadCase: settled.prepared.loadCase.name };
  const iterations = calculations(trace, {}, settled.iterations);
  return { ...settled, iterations, state: recordable(trace, settled.state) };
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
  if (!isFiniteNumber(change + motion.effectiveTension)) {
    throw new InputRefused({ subject: "tension", input: "loop", value: change, limit: finite });
  }
  return motion;
}

const settledTension = defineSearch({
  id: "tension/settled-tension",
  source: adopted("tensions are calculated round the loop until none changes"),
  inputs: { takeUpTension: { symbol: "T_0", unit: "N" } },
  output: { symbol: "T", unit: "N" },
  rule: "take-up tension plus the resistances and less the drive forces between take-up and this point, iterated until no tension changes",
});

/** Resistances depend on tensions and these on resistances: the tensions they start from are a find of their own. */
function recordSettled(trace: Trace, { prepared, state, takeUpTension }: SolvedCase): void {
  prepared.points.forEach(({ point }, i) => {
    trace.place = { loadCase: prepared.loadCase.name, pointId: point.id };
    state.arriving[i] = settledTension(trace, { takeUpTension }, entry(state.arriving, i));
    state.leaving[i] = settledTension(trace, { takeUpTension }, entry(state.leaving, i));
  });
}

function reportUnsettled(trace: Trace, found: SolvedCase, gap: number): void {
  const unsettled = motionFindings["not-converged"];
  unsettled.raise(trace, {
    place: { loadCase: found.prepared.loadCase.name },
    values: { calculations: found.iterations, gap },
    limit: { most: found.prepared.design.mostCalculations ?? constant(trace, mostCalculations, unsettled.source) },
  });
}
