import { type SolvedCase, settledWithin } from "../tension/solve-case.ts";
import { at } from "../tension/tension-state.ts";
import { moveTo } from "./required-tension.ts";

const mostRounds = 50;
const closeEnough = 1e-4;

/** Mean tension over the straight belt, N: what a belt of fixed length keeps in every case. */
export function lengthMeanTension({ prepared, state }: SolvedCase): number {
  let pull = 0;
  let length = 0;
  for (let i = 0; i < prepared.sections.length; i += 1) {
    const run = prepared.sections[i]?.section.geometry.length ?? 0;
    const end = at(state.arriving, i + 1 === prepared.sections.length ? 0 : i + 1);
    pull += ((at(state.leaving, i) + end) / 2) * run;
    length += run;
  }
  return length > 0 ? pull / length : 0;
}

/** Finds the take-up tension at which a case has the mean tension of the case the take-up was set for. */
export function holdLength(solved: SolvedCase, meanTension: number): SolvedCase {
  let found = solved;
  for (let round = 0; round < mostRounds; round += 1) {
    const gap = meanTension - lengthMeanTension(found);
    if (Math.abs(gap) < closeEnough) break;
    found = moveTo(found, found.takeUpTension + gap, settledWithin);
  }
  return found;
}
