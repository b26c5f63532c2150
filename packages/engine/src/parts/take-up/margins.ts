import type { CaseName } from "../../solve/load-case.ts";
import type { SolvedCase } from "../../solve/tension/solve-case.ts";
import { at } from "../../solve/tension/tension-state.ts";
import { surplusOf } from "../../solve/traction.ts";
import { brakeSurplusOf } from "../drives/brake-traction.ts";

/** What keeps the take-up from being lighter. */
export interface Margin {
  readonly loadCase: CaseName;
  readonly cause: "traction" | "sag";
  /** Tension to spare, N; negative: too slack. */
  readonly margin: number;
}

/** The smallest margin of traction and sag in one solved case. */
export function smallestMargin(solved: SolvedCase): Margin {
  const loadCase = solved.prepared.loadCase.name;
  const sag = sagMargin(solved);
  const traction = Math.min(surplusOf(solved), brakeSurplusOf(solved));
  return traction < sag ? { loadCase, cause: "traction", margin: traction } : { loadCase, cause: "sag", margin: sag };
}

function sagMargin({ prepared, state }: SolvedCase): number {
  const { sagTension, forceAtStart } = prepared.columns;
  let smallest = Number.POSITIVE_INFINITY;
  for (let i = 0; i < sagTension.length; i += 1) {
    const start = at(state.leaving, i) + Math.min(0, at(forceAtStart, i));
    const end = at(state.arriving, i + 1 === sagTension.length ? 0 : i + 1);
    const margin = (start < end ? start : end) - at(sagTension, i);
    if (margin < smallest) smallest = margin;
  }
  return smallest;
}
