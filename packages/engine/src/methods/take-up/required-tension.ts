import { adopted } from "../../standards/sources.ts";
import { defineSearch } from "../../trace/search.ts";
import type { Trace } from "../../trace/trace.ts";
import { iterateCase, type SolvedCase } from "../tension/solve-case.ts";
import { evenTension } from "../tension/tension-state.ts";
import { type Margin, smallestMargin } from "./margins.ts";

const mostRounds = 30;
const closeEnough = 0.01;

const requiredTension = defineSearch({
  id: "take-up/required-tension",
  source: adopted("smallest take-up tension with traction and sag held in every case"),
  inputs: { margin: { symbol: "margin", unit: "N" } },
  output: { symbol: "T_0", unit: "N" },
  rule: "take-up tension at which the smallest margin of traction and sag over all cases, drives and sections is zero within 0.01 N",
});

export interface TakeUpRequirement {
  /** N */
  readonly tension: number;
  readonly governing: Margin;
  readonly isFound: boolean;
}

/** Tensions need not settle further than the margin is searched for, N. */
export const searchTolerance = 0.02;
const mostLooks = 4;
/** No belt is pulled harder; a search that gets here finds nothing, N. */
const strongestPull = 1e9;

/**
 * The smallest take-up tension that keeps every drive from slipping and every section from sagging too far. Begins from
 * solved cases and leaves them as they are. All margins rise nearly one for one with the take-up, so only cases near the
 * worst are followed; then every case that might have become worse is looked at again.
 */
export function requiredTakeUp(trace: Trace, solved: readonly SolvedCase[]): TakeUpRequirement {
  const start = solved[0]?.takeUpTension ?? 0;
  const known = solved.filter(isItsOwn).map(judge);
  const least = Math.min(...known.map(({ worst }) => worst.margin));
  let looked = known;
  let governing = worstOf(known);
  for (let look = 0; look < mostLooks && isOpen(looked, governing.margin); look += 1) {
    const tension = followWorst(looked.filter((one) => isNear(one, governing)));
    const lowered = Math.max(0, start - tension);
    const doubtful = known.filter(({ worst }) => worst.margin <= Math.max(least, steepest * lowered + 1));
    looked = doubtful.map(({ solved: one }) => judge(moveTo(one, tension)));
    governing = worstOf(looked);
    if (tension === 0 && governing.margin > 0) break;
  }
  return found(trace, looked[0]?.solved.takeUpTension ?? 0, governing);
}

/** Without brakes a belt that is braked coasts, and the coasting case names what it needs. */
function isItsOwn({ prepared: { loadCase, brakeForce } }: SolvedCase): boolean {
  return loadCase.motion !== "braking" || brakeForce > 0;
}

/** A solved case with the margin that keeps it from a lighter take-up. */
interface Judged {
  readonly solved: SolvedCase;
  readonly worst: Margin;
}

function judge(solved: SolvedCase): Judged {
  return { solved, worst: smallestMargin(solved) };
}

/** No margin changes faster than this with the take-up: a case further away cannot have become the worst. */
const steepest = 2;

function found(trace: Trace, tension: number, governing: Margin): TakeUpRequirement {
  trace.place = { loadCase: governing.loadCase };
  return {
    tension: requiredTension(trace, { margin: beyondSearch(governing.margin) }, tension),
    governing,
    isFound: Math.abs(governing.margin) < closeEnough || (tension === 0 && governing.margin > 0),
  };
}

/** What a search leaves below its own tolerance says nothing. */
const beyondSearch = (margin: number): number => (Math.abs(margin) < closeEnough ? 0 : margin);

/** Whether a search is worth going on: not there yet, and the tensions themselves were found. */
function isOpen(cases: readonly Judged[], margin: number): boolean {
  return Math.abs(margin) >= closeEnough && cases.every(({ solved }) => solved.isConverged);
}

function isNear({ worst }: Judged, governing: Margin): boolean {
  return worst.margin <= governing.margin + 0.3 * Math.abs(governing.margin) + 100;
}

/** Take-up tension at which the smallest margin of a few cases is zero, by secants. Never below zero. */
function followWorst(cases: readonly Judged[]): number {
  let known = cases;
  let margin = worstOf(known).margin;
  let tension = known[0]?.solved.takeUpTension ?? 0;
  let slope = 1;
  for (let round = 0; round < mostRounds && isOpen(known, margin); round += 1) {
    const next = Math.min(strongestPull, Math.max(0, tension - margin / slope));
    if (next === tension) break;
    known = known.map(({ solved }) => judge(moveTo(solved, next)));
    const found = worstOf(known).margin;
    const measured = (found - margin) / (next - tension);
    slope = measured > 0.2 && measured < 5 ? measured : 1;
    tension = next;
    margin = found;
  }
  return tension;
}

/** The case at another take-up tension, searched from its tensions raised by the difference. */
export function moveTo(solved: SolvedCase, takeUpTension: number, tolerance = searchTolerance): SolvedCase {
  const state = evenTension(solved.state.arriving.length, 0);
  state.arriving.set(solved.state.arriving);
  state.leaving.set(solved.state.leaving);
  return moveOn({ ...solved, state }, takeUpTension, tolerance);
}

/** The same in the memory of the case, which is not to be used any more. */
export function moveOn(solved: SolvedCase, takeUpTension: number, tolerance: number): SolvedCase {
  const { state, prepared } = solved;
  const change = takeUpTension - solved.takeUpTension;
  for (let i = 0; i < state.arriving.length; i += 1) {
    state.arriving[i] = (state.arriving[i] ?? 0) + change;
    state.leaving[i] = (state.leaving[i] ?? 0) + change;
  }
  return iterateCase(prepared, takeUpTension, state, tolerance);
}

function worstOf(cases: readonly Judged[]): Margin {
  const first = cases[0];
  if (first === undefined) throw new Error("a take-up needs a load case");
  return cases.reduce((least, { worst }) => (worst.margin < least.margin ? worst : least), first.worst);
}
