import type { CaseResult } from "../methods/tension/case-result.ts";

/** Tensions and load of one case side by side: curves and idlers ask for them at every point, over and over. SI. */
export interface CaseColumns {
  readonly arriving: Float64Array;
  readonly leaving: Float64Array;
  /** Of the section after each point. */
  readonly lineLoad: Float64Array;
}

const known = new WeakMap<CaseResult, CaseColumns>();

export function caseColumns(one: CaseResult): CaseColumns {
  const found = known.get(one) ?? {
    arriving: Float64Array.from(one.points, ({ arriving }) => arriving),
    leaving: Float64Array.from(one.points, ({ leaving }) => leaving),
    lineLoad: Float64Array.from(one.sections, ({ lineLoad }) => lineLoad),
  };
  known.set(one, found);
  return found;
}
