import { adopted } from "../../standards/sources.ts";
import { defineSearch } from "../../trace/search.ts";
import type { Trace } from "../../trace/trace.ts";
import type { PreparedCase } from "../tension/prepared-case.ts";
import { iterateCase, type SolvedCase } from "../tension/solve-case.ts";
import { type Margin, smallestMargin } from "./margins.ts";

const mostRounds = 50;
const closeEnough = 0.01;

const requiredTension = defineSearch({
  id: "take-up/required-tension",
  source: adopted("smallest take-up tension with traction and sag held in every case"),
  inputs: { margin: { symbol: "margin", unit: "N" } },
  output: { symbol: "T_0", unit: "N" },
  rule: "take-up tension at which the smallest margin of traction and sag over all cases, drives and sections is zero",
});

export interface TakeUpRequirement {
  /** N */
  readonly tension: number;
  readonly governing: Margin;
  readonly isFound: boolean;
}

export interface FoundRequirement {
  readonly requirement: TakeUpRequirement;
  /** The cases at the required tension: a good place to begin the next search. */
  readonly cases: readonly SolvedCase[];
}

/** The smallest take-up tension that keeps every drive from slipping and every section from sagging too far. */
export function requiredTakeUp(trace: Trace, cases: readonly PreparedCase[], guess: number): FoundRequirement {
  let tension = guess;
  let known = cases.map((prepared) => iterateCase(prepared, tension));
  let governing = worst(known);
  let slope = 1;
  for (let round = 0; round < mostRounds && Math.abs(governing.margin) >= closeEnough; round += 1) {
    const next = Math.max(0, tension - governing.margin / slope);
    if (next === tension) break;
    known = known.map((solved) => shift(solved, next));
    const found = worst(known);
    const measured = (found.margin - governing.margin) / (next - tension);
    slope = measured > 0.2 && measured < 5 ? measured : 1;
    tension = next;
    governing = found;
  }
  trace.place = { loadCase: governing.loadCase };
  const requirement = {
    tension: requiredTension(trace, { margin: governing.margin }, tension),
    governing,
    isFound: tension === 0 || Math.abs(governing.margin) < closeEnough,
  };
  return { requirement, cases: known };
}

/** Begins the next search from the last tensions, raised by the change of the take-up. */
export function shift(solved: SolvedCase, takeUpTension: number): SolvedCase {
  const change = takeUpTension - solved.takeUpTension;
  const { state } = solved;
  for (let i = 0; i < state.arriving.length; i += 1) {
    state.arriving[i] = (state.arriving[i] ?? 0) + change;
    state.leaving[i] = (state.leaving[i] ?? 0) + change;
  }
  return iterateCase(solved.prepared, takeUpTension, state);
}

function worst(cases: readonly SolvedCase[]): Margin {
  const margins = cases.map(smallestMargin);
  const first = margins[0];
  if (first === undefined) throw new Error("a take-up needs a load case");
  return margins.reduce((least, margin) => (margin.margin < least.margin ? margin : least), first);
}
