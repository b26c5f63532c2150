import type { Curve } from "../solve/start-stop/torque/curve.ts";
import type { SoftStart, StarDelta } from "../solve/start-stop/torque-source.ts";
import type { DriveAction } from "./belt-loop.ts";
import type { Frames } from "./frames.ts";
import type { DynamicSettings } from "./settings.ts";
import type { DynamicState } from "./state.ts";

/** How a drive starts. Shares are of its full-load force and of full belt speed. */
export type Starter =
  /** `soft`: a soft starter limits its torque while it runs up; `star`: it begins in star. */
  | { readonly kind: "torque-speed"; readonly curve: Curve; readonly soft?: SoftStart; readonly star?: StarDelta }
  /** `largestTorque`: share of full load that the drive gives at most. */
  | { readonly kind: "speed-time"; readonly curve: Curve; readonly largestTorque?: number }
  | Omit<Extract<DriveAction, { readonly kind: "fluid-coupling" }>, "motorMass" | "fullLoadSpeed" | "runningSpeed">;

/** What dynamics asks of a drive beyond the design. Absent fields take the usual. */
export interface DynamicDrive {
  readonly driveId: string;
  /** Absent: the start factor of the design up to 95 % of speed. */
  readonly starter?: Starter;
  /** Motor and its half of a fluid coupling, kg at the belt: they turn apart from it. */
  readonly motorMass?: number;
  /** Speed lost from no load to full load; absent: 1 %. */
  readonly motorSlip?: number;
  /** Share of full load; absent: 2.5. */
  readonly breakdownTorque?: number;
  readonly startDelay?: number;
  readonly stopDelay?: number;
  /** Time in which torque builds up, s; absent: 0.05. */
  readonly rampTime?: number;
  /** Absent: where the full belt would roll back. */
  readonly hasHoldback?: boolean;
}

export interface DynamicBrake {
  readonly pointId: string;
  /** N at the belt; absent: that of the design. */
  readonly force?: number;
  readonly delay?: number;
  readonly rampTime?: number;
}

export interface DynamicTakeUp {
  /** Whole travel, m, with the carriage in the middle; absent: as far as it likes. */
  readonly travel?: number;
  /** m/s; absent: 0.1. */
  readonly winchSpeed?: number;
  /** Share of its tension that a winch leaves alone. */
  readonly winchBand?: number;
  /** N; absent: that of the design. */
  readonly friction?: number;
}

export interface DynamicOptions extends Partial<DynamicSettings> {
  readonly drives?: readonly DynamicDrive[];
  readonly brakes?: readonly DynamicBrake[];
  readonly takeUp?: DynamicTakeUp;
  /** Keep set-up, governing instants and energy balance as steps that can be opened. */
  readonly isTraced?: boolean;
  /** Goes on from the state of an earlier run of the same design, solution, scenario and options. */
  readonly resumeFrom?: SavedRun;
}

/** A run as it can be kept: plain numbers and typed arrays. */
export interface SavedRun {
  readonly state: DynamicState;
  readonly frames: Frames;
  readonly nextSwitch: number;
  readonly isDiverged: boolean;
}
