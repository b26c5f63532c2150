import { type CaseResult, lineLoadIn } from "../methods/tension/case-result.ts";
import { whenAsked } from "../trace/when-asked.ts";

/** Tensions and load of one case side by side: curves ask for them at every point, over and over. SI. */
export interface CaseColumns {
  readonly arriving: Float64Array;
  readonly leaving: Float64Array;
  /** Of the section after each point. */
  readonly lineLoad: Float64Array;
}

/** The columns of every case, made when they are first asked for. */
export function caseColumns(cases: readonly CaseResult[]): () => readonly CaseColumns[] {
  return whenAsked(() => cases.map(columnsOf));
}

function columnsOf(result: CaseResult): CaseColumns {
  const { points } = result;
  const columns = {
    arriving: new Float64Array(points.length),
    leaving: new Float64Array(points.length),
    lineLoad: new Float64Array(points.length),
  };
  points.forEach(({ arriving, leaving }, at) => {
    columns.arriving[at] = arriving;
    columns.leaving[at] = leaving;
    columns.lineLoad[at] = lineLoadIn(result, at);
  });
  return columns;
}
