import { bendsIn, type CaseResult, lineLoadIn, tensionAtStart } from "../methods/tension/case-result.ts";
import { whenAsked } from "../trace/when-asked.ts";

/** Tensions and load of one case side by side: curves ask for them at every point, over and over. SI. */
export interface CaseColumns {
  readonly arriving: Float64Array;
  /** Behind the skirts of the section after each point. */
  readonly starting: Float64Array;
  /** Of the section after each point. */
  readonly lineLoad: Float64Array;
  readonly tensionPart: Float64Array;
  readonly floor: Float64Array;
}

/** The columns of every case, made when they are first asked for. */
export function caseColumns(cases: readonly CaseResult[]): () => readonly CaseColumns[] {
  return whenAsked(() => cases.map(columnsOf));
}

function columnsOf(result: CaseResult): CaseColumns {
  const { points } = result;
  const columns = {
    arriving: new Float64Array(points.length),
    starting: new Float64Array(points.length),
    lineLoad: new Float64Array(points.length),
  };
  points.forEach(({ arriving }, at) => {
    columns.arriving[at] = arriving;
    columns.starting[at] = tensionAtStart(result, at);
    columns.lineLoad[at] = lineLoadIn(result, at);
  });
  const { tensionPart, floor } = bendsIn(result);
  return { ...columns, tensionPart, floor };
}
