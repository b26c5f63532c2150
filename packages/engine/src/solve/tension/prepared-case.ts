import type { Design } from "../../design/design.ts";
import type { Point } from "../../design/point.ts";
import type { CaseShares, Following } from "../../parts/drives/drive-input.ts";
import type { LoadCase } from "../load-case.ts";
import type { LoopTurn } from "../loop/belt-path.ts";
import type { SagFriction, SectionFriction } from "../resistance/method.ts";
import type { SectionInCase } from "../resistance/section-in-case.ts";
import type { FixedComponents } from "./force-components.ts";

/** Which friction a case is solved with: that of the design, or one end of what it may be. */
export type FrictionEnd = "design" | "low" | "high";

/** A load case with everything computed that does not change with tension. */
export interface PreparedCase {
  readonly design: Design;
  readonly loadCase: LoadCase;
  readonly sections: readonly PreparedSection[];
  readonly points: readonly PreparedPoint[];
  /** The numbers of both, for the inner loop. */
  readonly columns: Columns;
  readonly takeUpIndex: number;
  readonly frictionEnd: FrictionEnd;
  /** Share of the friction that the method gives. */
  readonly frictionShare: number;
  /** Belt, load, idlers and pulleys, kg. */
  readonly movingMass: number;
  /** Drives, as a mass at the belt, kg. */
  readonly driveMass: number;
  /** Drive inertia that delays a start but is not taken off the belt, kg; 0 unless asked for. */
  readonly heldMass: number;
  /** N; 0 unless starting. */
  readonly startForce: number;
  /** Of a start that follows a speed with a load of its own: the force is then what that takes. */
  readonly following?: FollowingBelt;
  /** N; 0 unless braking. */
  readonly brakeForce: number;
  readonly fixedComponents: FixedComponents;
}

/** What drives may give along a reference, and what moves with them, kg. */
export interface FollowingBelt extends Following {
  readonly mass: number;
}

export interface PreparedSection {
  readonly section: SectionInCase;
  readonly friction: SectionFriction;
  readonly lift: number;
  readonly skirts: number;
  readonly tilt: number;
  readonly adjustment: number;
  /** The four above together, N. */
  readonly fixed: number;
  /** Part of it that acts where the section begins, N. */
  readonly forceAtStart: number;
  /** K of the friction F_0 + K/T, N². */
  readonly tensionPart: number;
  readonly mass: number;
  /** Tension that keeps the allowed sag, N; 0 without idlers. */
  readonly sagTension: number;
}

export interface PreparedPoint {
  readonly point: Point;
  readonly turn: LoopTurn;
  /** Of the belt on the pulley, N. */
  readonly lift: number;
  readonly acceleration: number;
  readonly accelerationSkirts: number;
  readonly cleaners: number;
  readonly ploughs: number;
  /** The five above together, N. */
  readonly fixed: number;
  /** Inertia of the pulley as a mass at the belt, kg. */
  readonly mass: number;
  readonly drive: PreparedDrive | undefined;
  /** N, applied in braking cases. */
  readonly brakeForce: number;
  readonly pulley: PreparedPulley | undefined;
  readonly curve: PreparedCurve | undefined;
}

export interface PreparedDrive {
  readonly id: string;
  /** Normalised: all shares add up to 1. */
  readonly share: number;
  /** Those of load cases where drives share otherwise. */
  readonly shares?: CaseShares;
  readonly mass: number;
}

export interface PreparedPulley {
  readonly carcass: "fabric" | "steel-cord";
  readonly beltWidth: number;
  readonly beltThickness: number;
  readonly diameter: number;
  readonly shaftDiameter: number;
  readonly wrapAngle: number;
  /** Bending and bearings where they do not follow the tension, N. */
  readonly wrap: number | undefined;
  readonly bearing: number | undefined;
  /** Multiplies both where the secondary resistances are a lump. */
  readonly share: number | undefined;
}

export interface PreparedCurve {
  /** Positive over a hump, rad. */
  readonly verticalTurn: number;
  readonly horizontalTurn: number;
  readonly horizontalRadius: number;
  /** Weight on the idlers, N/m. */
  readonly weight: number;
}

/**
 * The numbers of a load the inner loop reads, side by side: it visits every section hundreds of times, and numbers that
 * lie scattered over objects take longer to fetch than to compute with. SI.
 */
export interface Columns {
  readonly kind: Uint8Array;
  /** Friction that does not depend on tension. */
  readonly constant: Float64Array;
  /** What friction by sag is made of. */
  readonly sag: Readonly<Record<keyof SagFriction, Float64Array>>;
  readonly floor: Float64Array;
  /** Of the straight belt, m. */
  readonly length: Float64Array;
  readonly fixed: Float64Array;
  readonly forceAtStart: Float64Array;
  readonly tensionPart: Float64Array;
  readonly mass: Float64Array;
  /** Tension that keeps the allowed sag; without idlers the belt must only not go slack. */
  readonly sagTension: Float64Array;
  readonly pointFixed: Float64Array;
  readonly pointMass: Float64Array;
  /** Points with a pulley or a curve, whose resistance depends on tension. */
  readonly resisting: readonly number[];
  /** Points with a drive or a brake. */
  readonly driven: readonly number[];
}
