import type { CombinedState } from "./combined-curve.ts";
import type { HorizontalCurve } from "./horizontal/horizontal-curve-result.ts";
import type { SetOutPoint } from "./set-out.ts";
import type { VerticalCurve } from "./vertical/vertical-curve-result.ts";

/** A change of slope at a point without pulley. */
export interface MachineVerticalCurve extends VerticalCurve {
  readonly pointId: string;
  readonly strand: "carry" | "return";
  /** Radius of the design, m; absent: a sharp corner, for which the radius needed is given. */
  readonly givenRadius?: number;
  /** Whether the arc lies between the pulleys and curves beside it; where it does not, there is nothing to set out. */
  readonly hasRoom: boolean;
  /** Between the sets in the curve, m. */
  readonly spacing: number;
  /** Slopes in the direction of travel, uphill positive, rad. */
  readonly slopeBefore: number;
  readonly slopeAfter: number;
  /** Along the arc at its increments, chainage in the direction of travel from the first point of the loop. */
  readonly setOut: readonly SetOutPoint[];
}

/** A turn in plan at a point without pulley. */
export interface MachineHorizontalCurve extends HorizontalCurve {
  readonly pointId: string;
  readonly strand: "carry" | "return";
  readonly givenRadius?: number;
  /** Whether the arc lies between the pulleys and curves beside it. */
  readonly hasRoom: boolean;
  /** Turn in plan, rad. */
  readonly deflection: number;
  /** Of one who goes with the belt. */
  readonly side: "left" | "right";
  /** Largest drift of any case, with its sign: towards the centre of the curve positive, m; absent if the belt leaves. */
  readonly largestDrift?: number;
  /** The arc in plan: chainage along the first tangent from the corner, level square to it, to the left positive. */
  readonly setOut: readonly SetOutPoint[];
  /** Present where the slope changes here too. */
  readonly combined?: readonly CombinedState[];
}

/** Straight belt between two curves, or a curve and a pulley; below 0 there is no room for the arcs. */
export interface StraightBetween {
  readonly fromPointId: string;
  readonly toPointId: string;
  readonly plane: "vertical" | "horizontal";
  readonly length: number;
}
