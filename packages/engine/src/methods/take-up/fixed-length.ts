import { tensionBehindSkirts } from "../../standards/mechanics/loop-balance.ts";
import { meanOverLength, tensionTimesLength } from "../../standards/mechanics/take-up.ts";
import { mechanics } from "../../standards/sources.ts";
import { defineSum } from "../../trace/sum.ts";
import { bareTrace, type Trace } from "../../trace/trace.ts";
import { type SolvedCase, settledWithin } from "../tension/solve-case.ts";
import { meanOverSection } from "../tension/tension-bend.ts";
import { at } from "../tension/tension-state.ts";
import { moveTo } from "./required-tension.ts";

const mostRounds = 50;
const closeEnough = 1e-4;

/** Mean tension over the straight belt, N: what a belt of fixed length keeps in every case. */
export function lengthMeanTension({ prepared, state }: SolvedCase): number {
  const { columns } = prepared;
  let pull = 0;
  let length = 0;
  for (let i = 0; i < prepared.sections.length; i += 1) {
    const run = prepared.sections[i]?.section.geometry.length ?? 0;
    const start = at(state.leaving, i) + at(columns.forceAtStart, i);
    const end = at(state.arriving, i + 1 === prepared.sections.length ? 0 : i + 1);
    const [tensionPart, floor] = [at(columns.tensionPart, i), at(columns.floor, i)];
    pull += meanOverSection(bareTrace, { start, end, tensionPart, floor }) * run;
    length += run;
  }
  return length > 0 ? pull / length : 0;
}

const pullTimesLength = defineSum({
  id: "take-up/tension-times-length",
  source: mechanics("sum over the straight belt"),
  output: { symbol: "TL", unit: "N*m" },
  term: "TL",
});

/** The same, every part of it kept where steps are. */
export function recordedMeanTension(trace: Trace, solved: SolvedCase, straightLength: number): number {
  if (trace.mode !== "recorded") return lengthMeanTension(solved);
  const { prepared, state } = solved;
  const loadCase = prepared.loadCase.name;
  const parts = prepared.sections.map(({ section, forceAtStart }, i) => {
    trace.place = { loadCase, pointId: section.geometry.start.id };
    const end = at(state.arriving, i + 1 === prepared.sections.length ? 0 : i + 1);
    const leaving = at(state.leaving, i);
    const start = forceAtStart === 0 ? leaving : tensionBehindSkirts(trace, { tension: leaving, forceAtStart });
    const [tensionPart, floor] = [at(prepared.columns.tensionPart, i), at(prepared.columns.floor, i)];
    const tension = meanOverSection(trace, { start, end, tensionPart, floor });
    return tensionTimesLength(trace, { tension, length: section.geometry.length });
  });
  trace.place = { loadCase };
  return meanOverLength(trace, { pull: pullTimesLength(trace, parts), straightLength });
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
