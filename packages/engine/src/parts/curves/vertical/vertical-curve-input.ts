import type { CurveBelt, CurveCase, CurveCases, CurveRules } from "../curve-input.ts";

/** A change of slope of one strand. Slopes are in the direction of travel, uphill positive, rad. */
export interface VerticalCurveInput {
  readonly cases: readonly CurveCase[];
  readonly slopeBefore: number;
  readonly slopeAfter: number;
  /** Radius of the design, m; absent: the path keeps its sharp point and only the requirement is reported. */
  readonly radius?: number;
  readonly belt: CurveBelt;
  readonly rules: CurveRules;
  /** Idler spacing in the curve, m. */
  readonly spacing: number;
  /** On the straight beside it, m; absent: no different. */
  readonly straightSpacing?: number;
  /** Load one set may carry, N; absent: not checked. */
  readonly allowedSetLoad?: number;
}

/** The same with its cases side by side. */
export interface CurveQuestion extends Omit<VerticalCurveInput, "cases">, CurveCases {}
