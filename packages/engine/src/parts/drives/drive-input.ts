import type { Lagging, PulleyCondition } from "../../standards/din-22101-2011/pulley-friction.ts";

/** A drive: what turns one pulley. */
export interface Drive {
  readonly id: string;
  /** Share of the effective tension; shares are normalised to a sum of 1. */
  readonly loadShare: number;
  /** Nobody typed shares: `loadShare` counts the motors, and what they give decides as soon as they are known. */
  readonly isShareAutomatic?: boolean;
  /** rad; absent: the wrap of its pulley. */
  readonly wrapAngle?: number;
  readonly frictionRunning: number;
  readonly frictionStarting: number;
  /** What the belt runs on; absent: friction is not compared with its usual range. */
  readonly surface?: { readonly lagging: Lagging; readonly condition: PulleyCondition };
  /** Drive factors T2/Te as typed; absent: from friction and wrap. */
  readonly driveFactorRunning?: number;
  readonly driveFactorStarting?: number;
  readonly efficiency: number;
  /** All motors of the drive together, W. */
  readonly installedPower: number;
  readonly motors: number;
  readonly motorSelectionFactor: number;
  /** Start force over full-load force, belt full and empty; below 0 where drives under control hold back. */
  readonly startFactorFull: number;
  readonly startFactorEmpty: number;
  /** Inertia of motor, coupling, gearbox and brake as a mass at the belt, kg. */
  readonly equivalentMass: number;
  /** The same while starting, where a fluid coupling lets the motor run up first; absent: no different. */
  readonly startingMass?: number;
  /** Share of the pull by load case where it is not that of `loadShare`: automatic ones, of drives at a limit, or with droop. */
  readonly shares?: CaseShares;
  /** What it gives where the belt starts along a speed that is given; absent: the start factor decides. */
  readonly following?: { readonly full: Following; readonly empty: Following };
  /** What differs where a reversible belt runs the other way. */
  readonly backwards?: Pick<Drive, "startFactorFull" | "startFactorEmpty" | "shares" | "following">;
}

/** Within these limits a drive gives what the belt needs to follow its reference, whatever lies on it. */
export interface Following {
  /** Steepest slope of the reference, m/s². */
  readonly acceleration: number;
  /** At the belt, N: at most, and at least where it may hold back. */
  readonly most: number;
  readonly least: number;
}

/** By the name of the load case. */
export type CaseShares = Readonly<Record<string, number>>;
