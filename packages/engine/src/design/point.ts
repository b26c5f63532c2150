import type { IdlerSet } from "../parts/idlers/idler-set.ts";

/** Idlers that stand closer than the others of their section. */
export interface CloserIdlers {
  /** m */
  readonly length: number;
  /** m */
  readonly spacing: number;
  /** Rolls of rubber discs, which take the blow of falling lumps. */
  readonly isImpact: boolean;
}

/** The belt from a point to the next one in the direction of travel. */
export interface Section {
  readonly strand: "carry" | "return";
  /** Tonnage carried on the section when the conveyor runs full, kg/s. Not an increment. */
  readonly massFlow: number;
  /** m; 0 means no idlers: a free span such as the run to a vertical take-up. */
  readonly idlerSpacing: number;
  /** Closer ones from its beginning on, one stretch after the other; absent: none. */
  readonly closer?: readonly CloserIdlers[];
  /** Closer ones at its end, in the vertical curve of the next point; absent: none. */
  readonly closerAtEnd?: CloserIdlers;
  /** The idlers of this section where they differ from the conveyor's. */
  readonly idler?: IdlerSet;
  /** Artificial friction factor; absent: automatic. */
  readonly frictionFactor?: number;
  /** m */
  readonly skirtLength: number;
  /** Added to the resistance of the section, N. */
  readonly tensionAdjustment: number;
  /** Added besides while starting, N; absent: nothing. */
  readonly startAdjustment?: number;
  /** Radius in plan, m; absent: straight. */
  readonly horizontalCurveRadius?: number;
}

export interface Pulley {
  /** Over lagging, m. */
  readonly diameter: number;
  /** At the bearing, m. */
  readonly shaftDiameter: number;
  readonly rotation: "clockwise" | "anticlockwise";
  /** rad; absent: from the belt path. Counts for grip, resistance, load and length of the belt on the pulley. */
  readonly wrapAngle?: number;
  /** Where the belt meets the pulley and leaves it, anticlockwise from x, rad; absent: from the belt path. They turn the pulley's load. */
  readonly contactAngle?: number;
  readonly departAngle?: number;
  /** Friction of the belt on a pulley that brakes; absent: 0.25, bare steel. A drive pulley has that of its drive. */
  readonly friction?: number;
  /** Inertia of the pulley as a mass at the belt, kg. */
  readonly equivalentMass: number;
  /** Tension class for the smallest diameter; absent: by kind of point and wrap. */
  readonly tensionClass?: "A" | "B" | "C";
}

interface PointBase {
  readonly id: string;
  /** Along the conveyor, across it in plan, and up, m. */
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly section: Section;
  readonly cleaners: number;
  readonly ploughs: number;
}

interface SteeredBrake {
  readonly full: number;
  readonly empty: number;
}

interface PulleyPointBase extends PointBase {
  readonly pulley: Pulley;
  /** Belt-line force of a brake on this pulley in the braking cases, N. */
  readonly brakeForce: number;
  /** Time from the trip until that brake bites, and in which its force builds up, s; absent: none. */
  readonly brakeDelay?: number;
  readonly brakeRampTime?: number;
  /** Time a controlled brake stops the belt in, with no more force than that takes, s; absent: it holds its force. */
  readonly brakeStopTime?: number;
  /** What a controlled brake gives in a stop of the full and the empty belt, N; absent: all it can. */
  readonly steeredBrake?: SteeredBrake;
  /** The same of a belt that runs the other way. */
  readonly steeredBackwards?: SteeredBrake;
}

/** A pulley names its drive; who drives a pulley is a lookup. */
export interface DrivePoint extends PulleyPointBase {
  readonly kind: "drive";
  readonly driveId: string;
}

interface PulleyPoint extends PulleyPointBase {
  readonly kind: "tail" | "pulley" | "bend" | "brake" | "take-up";
}

export interface IntermediatePoint extends PointBase {
  readonly kind: "intermediate";
  /** Radius of the vertical curve here, m; absent: a corner without curve friction. */
  readonly verticalCurveRadius?: number;
}

interface HopperPoint extends PointBase {
  readonly kind: "hopper";
  /** Component of the feed velocity in belt direction, m/s. */
  readonly feedSpeed: number;
}

export type Point = DrivePoint | PulleyPoint | IntermediatePoint | HopperPoint;

export function hasPulley(point: Point): point is DrivePoint | PulleyPoint {
  return point.kind !== "intermediate" && point.kind !== "hopper";
}
