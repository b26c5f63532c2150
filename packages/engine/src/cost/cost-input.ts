import type { Duty } from "../design/duty.ts";
import type { PulleyBody } from "../parts/pulleys/pulley-body.ts";
import type { LineName } from "./lines.ts";

/** Prices typed in a row or a line are in local money; 0 is none. Everything else is SI. */
export interface CostInput {
  readonly gravity: number;
  /** Level length of the conveyor, and rise from its beginning to its end, m. */
  readonly length: number;
  readonly lift: number;
  readonly beltSpeed: number;
  /** Design tonnage, kg/s. */
  readonly massFlow: number;
  /** Effective tension of the running belt, full and empty, N. */
  readonly tension: { readonly full: number; readonly empty: number };
  /** Friction factor of the design, or a usual one. */
  readonly friction: number;
  /** Start of the full belt; absent where it does not start. */
  readonly start?: { readonly movingMass: number; readonly driveMass: number; readonly time: number };
  readonly money: MoneyInput;
  readonly belt: CostBelt;
  readonly idlers: readonly CostIdlers[];
  readonly pulleys: readonly CostPulley[];
  readonly drives: readonly CostDrive[];
  readonly structure: StructureInput;
  readonly duty: Duty;
  readonly energy: EnergyInput;
  readonly wear: WearInput;
  readonly carbon: CarbonInput;
  readonly economics: EconomicsInput;
  readonly trucks: TruckInput;
}

export interface MoneyInput {
  /** Plant cost index of the year, and local money for a dollar. */
  readonly index: number;
  readonly currency: number;
  /** On what is bought, and on what is built at the site. */
  readonly market: number;
  readonly location: number;
  /** Whole sums that replace the lines of their name. */
  readonly typed: Readonly<Partial<Record<LineName, number>>>;
  /** Absent: by the share of typed money. */
  readonly estimateClass?: 3 | 4 | 5;
}

type TensionMember = "steel" | "fabric" | "aramid" | "woven";

export interface CostBelt {
  readonly width: number;
  readonly length: number;
  /** kg/m */
  readonly mass: number;
  readonly strength: number;
  readonly plies: number;
  readonly member: TensionMember;
  readonly coverDensity: number;
  readonly topCover: number;
  readonly bottomCover: number;
  readonly grade: string;
  /** kg/m² */
  readonly carcassMass: number;
  /** Cords in a metre of width, 1/m, and their diameter, m; 0 where there are none. */
  readonly cords: number;
  readonly cordDiameter: number;
  /** Of one metre. */
  readonly price: number;
}

export interface CostIdlers {
  readonly name: "carryIdlers" | "impactIdlers" | "returnIdlers";
  readonly sets: number;
  readonly rolls: number;
  /** Of the bearings. */
  readonly bore: number;
  readonly rotatingMass: number;
  readonly setMass: number;
  readonly type: string;
  readonly price: number;
  /** Bearing life L10h, s; absent where rolls bear nothing. */
  readonly life?: number;
}

export interface CostPulley {
  readonly pointId: string;
  readonly body: PulleyBody;
  readonly lagging: "none" | "rubber" | "ceramic";
  readonly bearingSeat: number;
  readonly bearing: string;
  readonly hasTurbineDiscs: boolean;
  readonly shellCost: number;
  readonly shaftCost: number;
  readonly bearingCost: number;
}

interface Priced {
  readonly mass: number;
  readonly price: number;
}

export interface CostMotor extends Priced {
  readonly power: number;
  readonly poles: number;
  readonly voltage: number;
  readonly isSlipRing: boolean;
  readonly efficiencyClass: "IE1" | "IE2" | "IE3" | "IE4";
  /** At half, three quarters and full load; 0 where unknown. */
  readonly efficiency: readonly [half: number, threeQuarters: number, full: number];
  /** The same of its power factor. */
  readonly powerFactor: readonly [half: number, threeQuarters: number, full: number];
}

export interface CostGearbox extends Priced {
  readonly torque: number;
  readonly stages: number;
  readonly isParallel: boolean;
  readonly isShaftMounted: boolean;
  readonly efficiency: number;
}

export interface CostFluidCoupling extends Priced {
  readonly control: "fixed" | "fillControlled" | "scoop";
  readonly slip: number;
}

export interface CostCoupling extends Priced {
  readonly torque: number;
  readonly type: string;
}

export interface CostHoldback extends Priced {
  readonly quantity: number;
  readonly torque: number;
  readonly type: "Internal" | "External";
  readonly isLimiting: boolean;
}

export interface CostBrake extends Priced {
  /** Calipers of the whole drive. */
  readonly quantity: number;
  readonly force: number;
  readonly isHydraulic: boolean;
  /** Of all discs of the drive. */
  readonly discMass: number;
}

export interface CostDrive {
  readonly driveId: string;
  /** Motor lines, each with its own parts. */
  readonly motors: number;
  readonly loadShare: number;
  /** From the motor shaft to the belt, where no gearbox is chosen. */
  readonly efficiency: number;
  readonly motor?: CostMotor;
  /** How it starts, as the library of starters names it. */
  readonly starter: string;
  readonly gearbox?: CostGearbox;
  readonly fluidCoupling?: CostFluidCoupling;
  readonly couplings: readonly CostCoupling[];
  readonly holdback?: CostHoldback;
  readonly brake?: CostBrake;
}

export interface StructureSegment {
  readonly kind: "ground" | "truss";
  readonly length: number;
  /** Between trestles, and their height. */
  readonly span: number;
  readonly height: number;
  readonly isEnclosed: boolean;
}

interface StructureInput {
  readonly segments: readonly StructureSegment[];
  readonly isPipe: boolean;
  /** Metres of walkway, each side counted. */
  readonly walkway: number;
  readonly towers: number;
  readonly towerHeight: number;
  readonly chutes: number;
  readonly chuteDrop: number;
  readonly skirt: number;
  readonly cover: number;
  readonly corridor: number;
  /** Weigher, detectors and the like, dollars of 2024. */
  readonly accessories: number;
  readonly takeUpMass: number;
  readonly takeUpTravel: number;
  /** Of a winch in place of a counterweight, N; absent: a counterweight. */
  readonly winchTension?: number;
}

export interface EnergyInput {
  /** Whether converters keep the belt full at part load, and how slow they may run it. */
  readonly isSpeedControlled: boolean;
  readonly leastSpeed: number;
  /** Whether converters feed back what a falling load gives. */
  readonly isRegenerative: boolean;
  readonly transfers: number;
  /** Local money for a joule, and for a watt of demand in a month. */
  readonly tariff: number;
  readonly demand: number;
  readonly feedShare: number;
}

export interface WearInput {
  /** CEMA class 5, 6 or 7. */
  readonly abrasiveness: number;
  readonly bulkDensity: number;
  /** Speeds of the stream at the loading point; absent: a usual chute. */
  readonly stream?: { readonly normal: number; readonly along: number };
  /** DIN abrasion of the cover, m³; absent: that of its grade. */
  readonly abrasion?: number;
  /** Measured, metres of cover for a kilogram carried; absent: estimated. */
  readonly measured?: number;
  readonly loadings: number;
  readonly environment: "dirty" | "clean";
}

export interface CarbonInput {
  /** kg for a joule, its change in a year, and the year it was read. */
  readonly intensity: number;
  readonly trend: number;
  readonly gridYear: number;
  readonly startYear: number;
  /** Delivery by road, m. */
  readonly distance: number;
}

export interface EconomicsInput {
  readonly rate: number;
  readonly years: number;
  readonly energyGrowth: number;
  /** Local money for a kilogram, and for a second of work. */
  readonly carbonPrice: number;
  readonly labour: number;
}

export interface TruckInput {
  readonly distance: number;
  readonly climb: number;
  readonly returnClimb: number;
  readonly rolling: number;
  readonly emptyRatio: number;
  /** Local money for a cubic metre. */
  readonly diesel: number;
}
