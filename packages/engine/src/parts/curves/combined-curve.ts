import { combinedFibreTension } from "../../rules/belt-curves/combined.ts";
import { oppositeLength } from "../../rules/mechanics/sign.ts";
import { mechanics } from "../../standards/sources.ts";
import { constant, largest, none, smallest } from "../../trace/reference.ts";
import type { Trace } from "../../trace/trace.ts";
import type { CurveBelt, CurveCase, CurveRules } from "./curve-input.ts";
import { curveFindings } from "./findings.ts";
import { allowedTension } from "./vertical/radius-needs.ts";

/** Tensions of the four extreme points of the belt in one load case, N/m of width. */
export interface CombinedState {
  readonly loadCase: string;
  readonly innerEdge: number;
  readonly outerEdge: number;
  readonly innerCentre: number;
  readonly outerCentre: number;
  readonly isAdequate: boolean;
}

export interface CombinedCurveInput {
  readonly belt: CurveBelt;
  readonly rules: CurveRules;
  readonly cases: readonly CurveCase[];
  /** Half the belt length on the centre roll, m. */
  readonly halfCentre: number;
  readonly horizontalRadius: number;
  readonly verticalRadius: number;
  readonly type: "concave" | "convex";
}

/** A bend in plan and in elevation at the same place: both edges and both ends of the centre roll. */
export function combinedCurve(trace: Trace, input: CombinedCurveInput): readonly CombinedState[] {
  return input.cases.map((one) => {
    const state = extremes(trace, input, one.tensionAt(none(trace)));
    const { innerEdge, ...others } = state;
    const [most, least] = [largest(innerEdge, ...Object.values(others)), smallest(innerEdge, ...Object.values(others))];
    const highest = allowedTension(trace, input.belt, input.rules, one.state);
    const isAdequate = most <= highest && least >= input.rules.lowestTension;
    if (!isAdequate) {
      const place = { ...trace.place, loadCase: one.loadCase };
      const limit = { least: input.rules.lowestTension, most: highest };
      const values = { highest: most, lowest: least };
      curveFindings["curve-combined-overstressed"].raise(trace, { place, values, limit });
    }
    return { loadCase: one.loadCase, ...state, isAdequate };
  });
}

function extremes(trace: Trace, input: CombinedCurveInput, tension: number) {
  const { belt, horizontalRadius, verticalRadius, halfCentre } = input;
  const { beltWidth, edgeOffset, edgeAboveMean, meanHeight } = belt.profile;
  const sense = constant(trace, input.type === "concave" ? 1 : -1, mechanics("bending of the belt in two planes"));
  const at = (inward: number, aboveMean: number) =>
    combinedFibreTension(trace, {
      tension,
      beltWidth,
      modulus: belt.modulus,
      inward,
      horizontalRadius,
      aboveMean,
      verticalRadius,
      sense,
    });
  const opposite = (value: number) => oppositeLength(trace, { value });
  const below = opposite(meanHeight);
  return {
    innerEdge: at(edgeOffset, edgeAboveMean),
    outerEdge: at(opposite(edgeOffset), edgeAboveMean),
    innerCentre: at(halfCentre, below),
    outerCentre: at(opposite(halfCentre), below),
  };
}
