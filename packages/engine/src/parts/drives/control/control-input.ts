import type { DownRamp } from "./ramp.ts";

/** What makes the torque of a drive while it starts (handbook 15.2). */
export type ControlMode =
  | "direct-on-line"
  | "star-delta"
  | "soft-starter"
  | "wound-rotor"
  | "fluid-coupling"
  /** The torques of a starter over speed. */
  | "torque-curve"
  /** A frequency converter that follows the reference of the conveyor. */
  | "speed-control";

/** A drive under speed control among the others: one leads, the rest give their share of its torque or droop. */
export type ControlRole = "leader" | "follower" | "droop";

/** Whether a drive may hold back: two quadrants, or four by a resistor or back into the net. */
export type BrakingMode = "none" | "resistor" | "regenerative";

/** What is typed of the control of one drive; what is left out is as handbook 15.1 says. Torques over full load. */
export interface DriveControlInput {
  readonly mode?: ControlMode;
  readonly role?: ControlRole;
  /** Speed lost at full load, as a share of full speed. */
  readonly droop?: number;
  readonly torqueLimit?: number;
  readonly brakingMode?: BrakingMode;
  readonly brakingLimit?: number;
  /** 1/s */
  readonly torqueRate?: number;
  /** s */
  readonly torqueLag?: number;
  readonly followerDelay?: number;
  /** Of soft starters and wound rotors: torque at the beginning and at the end, and the time between, s. */
  readonly firstTorque?: number;
  readonly lastTorque?: number;
  readonly torqueTime?: number;
  /** Of star-delta: share of full speed and time at which it changes over, and without torque between, s. */
  readonly starSpeed?: number;
  readonly starTime?: number;
  readonly starGap?: number;
}

/** The same of all drives and brakes together. */
export interface GroupControlInput {
  /** How drives and brakes under control stop the belt. */
  readonly stop: DownRamp;
  /** s */
  readonly sampling: number;
  /** rad/s */
  readonly bandwidth: number;
  readonly hasFeedForward: boolean;
  readonly hasPreTorque: boolean;
  /** Whether controlled brakes keep their control when the power fails. */
  readonly hasBrakeBackup: boolean;
  /** Shares of the ramp at which a start is aborted. */
  readonly abortShares: readonly number[];
  /** How far the torques of drives may part, as shares of full load. */
  readonly partingRunning: number;
  readonly partingStarting: number;
}
