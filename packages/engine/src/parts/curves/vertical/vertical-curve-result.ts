import type { CurveCheck } from "../curve-input.ts";
import type { CurveCaseState } from "./vertical-curve-state.ts";

export type VerticalCurveType = "concave" | "convex" | "none";

export interface VerticalCurve {
  readonly type: VerticalCurveType;
  /** One entry for each check: its governing load case and the radius it asks for. */
  readonly checks: readonly CurveCheck[];
  /** Every check in every load case. */
  readonly needs: readonly CurveCheck[];
  readonly governing: CurveCheck | undefined;
  /** Rounded up; absent when no radius suffices. */
  readonly recommendedRadius: number | undefined;
  readonly usedRadius: number | undefined;
  /** Every need met by the used radius, and room for its arc. */
  readonly isAdequate: boolean;
  /** Sets load and turn the belt no more than is advised, and the belt stays on them: a warning is no lack. */
  readonly isAsAdvised: boolean;
  readonly deflection: number;
  readonly tangentLength: number;
  readonly arcLength: number;
  readonly externalDistance: number;
  /** What the belt does in each case at the used radius. */
  readonly states: readonly CurveCaseState[];
}

/** What there is to tell of a curve without its lists by load case. */
export type VerticalCurveFacts = Omit<VerticalCurve, "needs" | "states">;
