import { meanOverLength, tensionTimesLength } from "../../rules/mechanics/take-up.ts";
import { lengthMeanTension, type SolvedCase } from "../../solve/tension/solve-case.ts";
import { behindSkirts, meanOverSection } from "../../solve/tension/tension-bend.ts";
import { entry } from "../../solve/tension/tension-state.ts";
import { mechanics } from "../../standards/sources.ts";
import { defineSum } from "../../trace/sum.ts";
import type { Trace } from "../../trace/trace.ts";

const pullTimesLength = defineSum({
  id: "take-up/tension-times-length",
  source: mechanics("sum over the straight belt"),
  output: { symbol: "TL", unit: "N*m" },
  term: "TL",
});

/** Mean tension over the straight belt, N, every part of it kept where steps are. */
export function recordedMeanTension(trace: Trace, solved: SolvedCase, straightLength: number): number {
  if (trace.mode !== "recorded") return lengthMeanTension(solved.prepared, solved.state);
  const { prepared, state } = solved;
  const loadCase = prepared.loadCase.name;
  const parts = prepared.sections.map(({ section, forceAtStart, tensionPart }, i) => {
    trace.place = { loadCase, pointId: section.geometry.start.id };
    const end = entry(state.arriving, i + 1 === prepared.sections.length ? 0 : i + 1);
    const start = behindSkirts(trace, entry(state.leaving, i), forceAtStart);
    const { floorTension: floor } = section;
    const tension = meanOverSection(trace, { start, end, tensionPart, floor });
    return tensionTimesLength(trace, { tension, length: section.geometry.length });
  });
  trace.place = { loadCase };
  return meanOverLength(trace, { pull: pullTimesLength(trace, parts), straightLength });
}
