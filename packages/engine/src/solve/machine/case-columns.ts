import { stepsOnly, type Trace } from "../../trace/trace.ts";
import { whenAsked } from "../../trace/when-asked.ts";
import { bendsIn, type CaseResult, lineLoadIn, tensionAtStart } from "../tension/case-result.ts";
import type { NumberList } from "../tension/tension-state.ts";

/** Tensions and load of one case side by side: curves ask for them at every point, over and over. SI. */
export interface CaseColumns {
  readonly arriving: NumberList;
  /** Behind the skirts of the section after each point. */
  readonly starting: NumberList;
  /** Of the section after each point. */
  readonly lineLoad: NumberList;
  readonly tensionPart: NumberList;
  readonly floor: NumberList;
}

/** The columns of every case, made when they are first asked for. */
export function caseColumns(trace: Trace, cases: readonly CaseResult[]): () => readonly CaseColumns[] {
  return whenAsked(() => {
    const { place } = trace;
    const columns = cases.map((result) => columnsOf(stepsOnly(trace), result));
    trace.place = place;
    return columns;
  });
}

function columnsOf(trace: Trace, result: CaseResult): CaseColumns {
  const { points } = result;
  // Typed lists are quicker, but their numbers know no origin.
  const list = (): NumberList => (trace.mode === "recorded" ? [] : new Float64Array(points.length));
  const columns = { arriving: list(), starting: list(), lineLoad: list() };
  points.forEach(({ pointId, arriving }, at) => {
    if (trace.mode === "recorded") trace.place = { loadCase: result.name, pointId };
    columns.arriving[at] = arriving;
    columns.starting[at] = tensionAtStart(trace, result, at);
    columns.lineLoad[at] = lineLoadIn(result, at);
  });
  const { tensionPart, floor } = bendsIn(trace, result);
  return { ...columns, tensionPart, floor };
}
