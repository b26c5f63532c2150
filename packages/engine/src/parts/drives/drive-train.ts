import type { TimePoint, TorqueSource } from "../../solve/start-stop/torque-source.ts";
import type {
  BrakeRow,
  CouplingRow,
  FluidCouplingRow,
  GearboxRow,
  HoldbackRow,
  MotorRow,
  StarterRow,
} from "./component-rows.ts";
import type { DriveControl } from "./control/drive-control.ts";
import type { DriveBrake, DriveTrainInput } from "./drive-train-input.ts";
import type {
  BrakeDuty,
  CouplingDuty,
  FluidCouplingDuty,
  GearboxDuty,
  HoldbackDuty,
  MotorDuty,
  StarterDuty,
} from "./duties.ts";
import type { Slot } from "./slot.ts";

/** A drive with its components decided. SI; required torques are those of one motor line unless said otherwise. */
export interface DriveTrain {
  readonly driveId: string;
  /** The drive pulley. */
  readonly pointId: string;
  readonly motors: number;
  /** Over lagging, m. */
  readonly radius: number;
  readonly input: DriveTrainInput;
  readonly slots: DriveSlots;
  readonly duties: DriveDuties;
  /** Nameplate power one motor needs at the site, W. */
  readonly requiredMotorPower: number;
  /** Of all motors, W. */
  readonly installedPower: number;
  readonly fullLoadTorque: { readonly highSpeed: number; readonly lowSpeed: number };
  readonly pulleyRotation: number;
  readonly requiredRatio: number;
  /** Of the gearbox, or as required where there is none. */
  readonly ratio: number;
  /** With the gearbox chosen, m/s. */
  readonly actualBeltSpeed: number;
  readonly gearboxTorque: number;
  readonly highSpeedCouplingTorque: number;
  readonly lowSpeedCouplingTorque: number;
  readonly holdback: HoldbackNeed;
  readonly brake: BrakeTrain;
  readonly inertia: DriveInertia;
  /** At the belt, all motor lines, kg. */
  readonly equivalentMass: number;
  /** The same while starting: without the motors where a coupling lets them run up first. */
  readonly startingMass: number;
  readonly start: StartSource;
  readonly control: DriveControl;
}

export interface DriveSlots {
  readonly motor: Slot<MotorRow>;
  readonly fluidCoupling: Slot<FluidCouplingRow>;
  readonly gearbox: Slot<GearboxRow>;
  readonly highSpeedCoupling: Slot<CouplingRow>;
  readonly lowSpeedCoupling: Slot<CouplingRow>;
  readonly holdback: Slot<HoldbackRow>;
  readonly brake: Slot<BrakeRow>;
  readonly starter: Slot<StarterRow>;
}

/** What each slot was decided on; kept so that rows can be judged again later. */
export interface DriveDuties {
  readonly motor: MotorDuty;
  readonly fluidCoupling: FluidCouplingDuty;
  readonly gearbox: GearboxDuty;
  readonly highSpeedCoupling: CouplingDuty;
  readonly lowSpeedCoupling: CouplingDuty;
  readonly holdback: HoldbackDuty;
  readonly brake: BrakeDuty;
  readonly starter: StarterDuty;
}

export interface HoldbackNeed {
  readonly isNeeded: boolean;
  /** Of the whole conveyor at the belt, N, and at this pulley's shaft, N m. */
  readonly runbackForce: number;
  readonly runbackTorque: number;
  /** Rating of one holdback at the low-speed shaft, and their number. */
  readonly requiredTorque: number;
  readonly holdbacks: number;
}

/** The discs of one motor line, m. */
export interface BrakeDisc {
  readonly diameter: number;
  readonly thickness: number;
  readonly discs: number;
}

export interface BrakeTrain {
  readonly input?: DriveBrake;
  /** As chosen, or as typed; absent without a brake. */
  readonly disc?: BrakeDisc;
  /** Friction of its pads: the lower for stopping and holding, the higher for peak tensions. */
  readonly pads?: { readonly least: number; readonly most: number };
  /** Of this drive at its low-speed shaft and at each high-speed shaft: the larger of stopping and holding. */
  readonly requiredTorque: number;
  readonly requiredHighSpeedTorque: number;
  readonly stoppingTorque: number;
  readonly holdingTorque: number;
  /** Where brakes may fail: what this drive gives of the force that the rest of all brakes must give together, N. */
  readonly rest?: { readonly torque: number; readonly force: number };
  /** On each disc. */
  readonly calipers: number;
  readonly caliperTorque: number;
  /** Of this drive at its low-speed shaft: for stopping, and with the largest clamping force for peak tensions. */
  readonly torque: number;
  readonly largestTorque: number;
  /** The torque for stopping at each high-speed shaft. */
  readonly highSpeedTorque: number;
  readonly rimSpeed: number;
}

/** Of one motor line, kg m². */
export interface DriveInertia {
  readonly motor: number;
  readonly fluidCoupling: number;
  readonly highSpeedCoupling: number;
  readonly gearbox: number;
  readonly flywheel: number;
  readonly lowSpeedCoupling: number;
  readonly holdback: number;
  readonly brakeDisc: number;
  readonly highSpeed: number;
  readonly lowSpeed: number;
}

/** How the drive starts: by a torque, belt full and empty, or along given speeds. */
export interface StartSource {
  readonly full: TorqueSource;
  readonly empty: TorqueSource;
  readonly followed?: readonly TimePoint[];
  /** What its components say where nothing is typed for the conveyor. */
  readonly own: TorqueSource["kind"];
  /** Slip of its fluid coupling; 0 without. */
  readonly slip: number;
}

export function trainsById(trains: readonly DriveTrain[]): ReadonlyMap<string, DriveTrain> {
  return new Map(trains.map((train) => [train.driveId, train]));
}

export function brakedTrains(trains: readonly DriveTrain[]): readonly DriveTrain[] {
  return trains.filter(({ brake }) => brake.input !== undefined);
}
