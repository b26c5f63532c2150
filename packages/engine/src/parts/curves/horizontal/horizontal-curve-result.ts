import type { CurveCheck } from "../curve-input.ts";
import type { BankingWindow } from "./banking-window.ts";
import type { Drift } from "./drift.ts";

export interface HorizontalCaseState {
  readonly loadCase: string;
  readonly tension: number;
  readonly drift: Drift;
  /** Of the rolls against the drift, N/m, which no balance counts; absent where the belt leaves them. */
  readonly rollFriction?: number;
  /** In this case, m. */
  readonly driftLimit: number;
  readonly isWithinLimit: boolean;
  /** N/m of width */
  readonly innerEdgeTension: number;
  /** N/m of width */
  readonly outerEdgeTension: number;
}

export interface HorizontalCurve {
  readonly needs: readonly CurveCheck[];
  readonly checks: readonly CurveCheck[];
  readonly governing: CurveCheck | undefined;
  readonly recommendedRadius: number | undefined;
  readonly usedRadius: number | undefined;
  /** While running, m. */
  readonly driftLimit: number;
  readonly window: BankingWindow | undefined;
  readonly banking: number | undefined;
  readonly isAdequate: boolean;
  readonly states: readonly HorizontalCaseState[];
}
