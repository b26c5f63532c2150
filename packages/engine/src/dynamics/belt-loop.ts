import type { ControlRole } from "../parts/drives/control/control-input.ts";
import type { DownRamp } from "../parts/drives/control/ramp.ts";
import type { SpeedReference } from "../parts/drives/control/reference.ts";
import type { CoupledMotor } from "../solve/start-stop/torque/coupled-motor.ts";
import type { Curve } from "../solve/start-stop/torque/curve.ts";
import type { SoftStart, StarDelta } from "../solve/start-stop/torque-source.ts";

/** The belt from one station to the next, with even properties. SI. */
export interface Strand {
  /** m */
  readonly length: number;
  /** Axial stiffness EA, N; 0 cuts the loop open, for strands with free ends. */
  readonly stiffness: number;
  /** Moving mass, kg/m: belt, load and the turning parts of idlers. */
  readonly mass: number;
  /** Resistance that opposes motion, N/m. */
  readonly resistance: number;
  /** Force against travel whatever the motion, N/m: weight on a slope. */
  readonly gravity: number;
  /** (weight across the belt × idler spacing)² / 24, N²; 0: no sag. */
  readonly sagConstant: number;
  /** Weight across the belt × idler spacing, N: tension times 8 of it gives the sag. */
  readonly sagLoad: number;
}

/** Where a strand begins: a point of the conveyor with its pulley. SI. */
export interface Station {
  readonly id: string;
  /** Pulley and machinery that turns with it, kg at the belt. */
  readonly mass: number;
  /** Concentrated resistance, N. */
  readonly resistance: number;
  /** Force against travel whatever the motion, N. */
  readonly gravity: number;
  /** The belt cannot move here: for strands with a fixed end. */
  readonly isFixed?: boolean;
}

/** How a drive pulls while it is switched on. Forces are at the belt. */
export type DriveAction =
  /** Share of the full-load force over share of full speed. */
  | { readonly kind: "torque-speed"; readonly curve: Curve; readonly soft?: SoftStart; readonly star?: StarDelta }
  /** Share of full speed over time since switching on; with a limit the drive gives no more force than this, N. */
  | { readonly kind: "speed-time"; readonly curve: Curve; readonly largestForce?: number }
  /** Force over time since switching on, N. */
  | { readonly kind: "force-time"; readonly curve: Curve }
  /** Follows the reference of the conveyor as leader or with droop, or gives its share of the leader's command. */
  | ControlledAction
  /** A motor that turns apart from the belt and pulls through a fluid coupling. */
  | ({ readonly kind: "fluid-coupling" } & CoupledMotor);

export interface ControlledAction {
  readonly kind: "controlled";
  readonly role: ControlRole;
  /** Of the pull of all drives under control. */
  readonly share: number;
  /** N: at most, and at least where it holds back. */
  readonly most: number;
  readonly least: number;
  /** N/s and s. */
  readonly rate: number;
  readonly lag: number;
  /** From the leader to here, s. */
  readonly delay: number;
  /** Speed lost for a newton, m/s; 0 for a leader. */
  readonly droop: number;
}

/** What all drives and brakes under control have in common. */
export interface LoopControl {
  /** Of a start; absent: drives are not under control. */
  readonly reference?: SpeedReference;
  readonly stop: DownRamp;
  /** Of drives and of brakes, s. */
  readonly sampling: number;
  readonly brakeSampling: number;
  /** rad/s */
  readonly bandwidth: number;
  readonly hasFeedForward: boolean;
  readonly hasPreTorque: boolean;
}

/** A brake that follows the down-ramp with what it takes, within its force. */
export interface BrakeSteering {
  /** Of what all steered brakes give. */
  readonly share: number;
  /** s */
  readonly lag: number;
}

export interface LoopDrive {
  readonly id: string;
  /** Index of its station. */
  readonly station: number;
  readonly fullLoadForce: number;
  readonly action: DriveAction;
  /** What the static solution asks of it in steady running, N. */
  readonly runningForce: number;
  /** s */
  readonly startDelay: number;
  readonly stopDelay: number;
  /** Time in which the torque builds up after switching on, s. */
  readonly rampTime: number;
  readonly hasHoldback: boolean;
  /** Friction and wrap of belt on pulley: what it can hold without slip. */
  readonly friction: number;
  readonly wrapAngle: number;
  readonly pulleyRadius: number;
}

export interface LoopBrake {
  readonly station: number;
  /** N at the belt. */
  readonly force: number;
  readonly delay: number;
  readonly rampTime: number;
  readonly pulleyRadius: number;
  /** Absent: it holds its force. */
  readonly steering?: BrakeSteering;
  /** With its springs at their strongest, N; absent: no more than its force. */
  readonly mostForce?: number;
}

export interface LoopTakeUp {
  readonly station: number;
  readonly action:
    | { readonly kind: "gravity"; readonly mass: number }
    /** Follows its set tension within the speed of its rope. */
    | {
        readonly kind: "winch";
        readonly speed: number;
        /** Tension until the belt has its speed, N; absent: no other than afterwards. */
        readonly startTension?: number;
        /** Share of its tension that it leaves alone; absent: hardly any. */
        readonly band?: number;
      }
    | { readonly kind: "fixed" };
  /** Belt tension in balance, N. */
  readonly tension: number;
  /** Sine of half the wrap: how much belt a metre of carriage takes on either side. */
  readonly sine: number;
  /** N */
  readonly friction: number;
  /** How far the carriage may go, m from where it begins, tightening positive. */
  readonly travel: { readonly slack: number; readonly tight: number };
}

/** A closed belt ready to be cut into elements: the static solution of one load in the words of dynamics. */
export interface BeltLoop {
  readonly fullSpeed: number;
  readonly strands: readonly Strand[];
  /** One for each strand, at its begin. */
  readonly stations: readonly Station[];
  readonly drives: readonly LoopDrive[];
  readonly brakes: readonly LoopBrake[];
  readonly takeUp?: LoopTakeUp;
  readonly control?: LoopControl;
}
