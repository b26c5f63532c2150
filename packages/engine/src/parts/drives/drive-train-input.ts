import type {
  BrakeRow,
  ComponentRow,
  CouplingRow,
  FluidCouplingRow,
  GearboxRow,
  HoldbackRow,
  MotorRow,
  StarterRow,
} from "./component-rows.ts";
import type { DriveControlInput, GroupControlInput } from "./control/control-input.ts";
import type { Ramp } from "./control/ramp.ts";

/**
 * How the component of a slot is decided. `auto` keeps `current`, what the document holds, where nothing fits or no rows
 * are given; an absent category is every category.
 */
export type Choice<Row extends ComponentRow> =
  | { readonly kind: "auto"; readonly category?: string; readonly current?: Row }
  /** Without a row nothing was chosen yet. */
  | { readonly kind: "manual"; readonly row?: Row }
  | { readonly kind: "none" };

type Shaft = "high-speed" | "low-speed";

/** A disc brake of a drive, and what is asked of it. */
export interface DriveBrake {
  readonly caliper: Choice<BrakeRow>;
  /** Torque at the low-speed shaft as typed, N m; absent: that of the calipers. */
  readonly torque?: number;
  readonly shaft: Shaft;
  /** Absent: as many as needed. */
  readonly calipers?: number;
  /** `controlled` follows the design stopping time with no more torque than that takes. */
  readonly control: "constant-torque" | "controlled";
  readonly friction: number;
  /** How far it may be lower or higher, as a share of it; absent: not at all. */
  readonly frictionSpread?: number;
  /** The disc of the document; on Auto one of the preferred sizes takes its place where there are rows to choose from. */
  readonly discMode: "auto" | "manual";
  readonly discDiameter: number;
  readonly discThickness: number;
  /** Discs of each motor line. */
  readonly discs: number;
  readonly discMaterial: "steel" | "cast-iron";
  readonly pads: "organic" | "sintered";
  /** Pad wear tolerated before adjustment, m. */
  readonly wear: number;
  /** °C */
  readonly ambient: number;
  readonly consecutiveStops: number;
  readonly stopsPerHour: number;
  /** From the trip until it bites, and from there to full torque, s. */
  readonly delay: number;
  readonly rampTime: number;
}

/** Everything of one drive that is not in `Design.drives`. */
export interface DriveTrainInput {
  readonly driveId: string;
  readonly motor: Choice<MotorRow>;
  /** Supply asked for in an automatic choice; 0 is any. V and 1/s. */
  readonly supply: { readonly voltage: number; readonly poles: number; readonly frequency: number };
  /** `none` is direct drive. */
  readonly fluidCoupling: Choice<FluidCouplingRow>;
  readonly fluidCouplingInertia: number;
  /** Fluid and metal that take its heat, kg; 0 and 0 skip the heating. */
  readonly fluidMass: number;
  readonly metalMass: number;
  readonly gearbox: Choice<GearboxRow>;
  readonly gearboxServiceFactor: number;
  readonly ratioTolerance: number;
  readonly highSpeedCoupling: Choice<CouplingRow>;
  readonly highSpeedServiceFactor: number;
  readonly lowSpeedCoupling: Choice<CouplingRow>;
  readonly lowSpeedServiceFactor: number;
  readonly holdback: Choice<HoldbackRow>;
  readonly holdbackServiceFactor: number;
  readonly holdbacks: number;
  readonly holdbackShaft: Shaft;
  /** Absent: no brake on this drive. */
  readonly brake?: DriveBrake;
  readonly starter: Choice<StarterRow>;
  readonly flywheelInertia: number;
  /** From the start signal until the drive pulls, from the stop signal until it lets go, s. */
  readonly startDelay: number;
  readonly stopDelay: number;
  /** Absent: as what is fitted says. */
  readonly control?: DriveControlInput;
}

/** What the brakes of the conveyor must give, and what is left of them when some fail. */
export interface BrakeDemand {
  /** Force at rest over what holds the belt. */
  readonly holdFactor: number;
  /** Brakes that may fail; a brake is a disc with its calipers. */
  readonly out: number;
  /** What the rest must do: of what holds the belt at rest, and of what all brakes must give. */
  readonly restHolds: number;
  readonly restGives: number;
}

/** What the conveyor says about all its drives. */
export interface DriveRules {
  /** Start force over full-load force as typed; absent: from starter, fluid coupling or motor. */
  readonly startFactorFull?: number;
  readonly startFactorEmpty?: number;
  readonly ramp?: Ramp;
  /** Absent: the usual. */
  readonly control?: Partial<GroupControlInput>;
  /** Whether a fluid coupling leaves the motor out of the mass that is started. */
  readonly isMotorDecoupled: boolean;
  readonly designStopTime: number;
  /** Absent: the usual, and no brake may fail. */
  readonly brakes?: BrakeDemand;
  /** Stop of the belt that delivers here, s; absent: unknown. */
  readonly upstreamStopTime?: number;
  /** Whether the gearbox ratio follows the belt's neutral line instead of the lagging. */
  readonly ratioIncludesBelt: boolean;
  /** Height, m, and warmest air, °C, for the power of motors; absent: no derating. */
  readonly site?: { readonly altitude: number; readonly temperature: number };
}
