import type { FeederLoads } from "../../calculators/feeder.ts";
import type { TakeUpTravel } from "../../calculators/take-up-travel.ts";
import type { Design } from "../../design/design.ts";
import type { JointEndurance } from "../../parts/belt/joint-endurance.ts";
import type { BeltSelection } from "../../parts/belt/select-belt.ts";
import type { Transition } from "../../parts/belt/transition/transition.ts";
import type { OwnWeight } from "../../parts/belt/turnover/own-weight.ts";
import type { Turnover, TurnoverArrangement } from "../../parts/belt/turnover/turnover.ts";
import type {
  MachineHorizontalCurve,
  MachineVerticalCurve,
  StraightBetween,
} from "../../parts/curves/machine-curves.ts";
import type { DriveTrain } from "../../parts/drives/drive-train.ts";
import type { MachineDuty } from "../../parts/duty/machine-duty.ts";
import type { StrandIdlers } from "../../parts/idlers/machine-idlers.ts";
import type { MachinePulley } from "../../parts/pulleys/machine-pulleys.ts";
import type { Solution } from "../solve.ts";
import type { StartStop } from "../start-stop/start-stop.ts";

/**
 * What the tensions ask of the machine: pulleys, idlers, curves, transitions, turnover, take-up travel, masses and cost.
 * Plain data in SI, so that it may be sent to and from a worker. Limits that are missed stand in the findings of the
 * solution, with the point as their place.
 */
export interface Machine {
  /** The conveyor as it was solved: with the belt, the idlers, the pulleys and the drives that were chosen. */
  readonly design: Design;
  /** Present where the belt was chosen from rows: the choice, and why weaker belts were not taken. */
  readonly belt?: BeltSelection;
  /** Carcass and covers, m. */
  readonly beltThickness: number;
  /** Level length of the carry strand, m; absent without one. */
  readonly conveyorLength?: number;
  /** Rise of the carry strand from its beginning to its end, m. */
  readonly lift?: number;
  /** Where the straight belt of each section begins and ends; one for each point of the design, in its order. */
  readonly path: readonly StraightEnds[];
  /** One for each point with a pulley, in the order of the loop. */
  readonly pulleys: readonly MachinePulley[];
  readonly carryIdlers?: StrandIdlers;
  readonly returnIdlers?: StrandIdlers;
  /** One for each point without a pulley where the slope changes. */
  readonly verticalCurves: readonly MachineVerticalCurve[];
  /** One for each point without a pulley where the belt turns in plan. */
  readonly horizontalCurves: readonly MachineHorizontalCurve[];
  /** Straight belt left between neighbouring curves; below 0 they overlap. */
  readonly straights: readonly StraightBetween[];
  /** One for each pulley where the belt enters or leaves the trough. */
  readonly transitions: readonly MachineTransition[];
  /** Belt strength by the endurance of its joints, where DIN 22101 governs. */
  readonly jointEndurance?: JointEndurance;
  /** Present where the return strand is turned over. */
  readonly turnover?: MachineTurnover;
  /** Present where a hopper stands over this conveyor. */
  readonly feeder?: FeederLoads;
  readonly takeUpTravel: MachineTakeUpTravel;
  /** One for each drive whose components are told, in their order. */
  readonly drives: readonly DriveTrain[];
  /** Starting and stopping with those components. */
  readonly startStop?: StartStop;
  /** What the states of a year come to; absent where nothing is said of them. */
  readonly duty?: MachineDuty;
  readonly masses: MassesAndCost;
}

/** A solution with its machine. */
export type MachineSolution = Solution & {
  readonly machine: Machine;
  /** Where steps are kept: the same once more, each number knowing where it came from. */
  readonly referenced?: MachineSolution;
};

export interface Place3 {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** The straight belt after a point, on its neutral line: from this pulley to the next. m. */
export interface StraightEnds {
  readonly pointId: string;
  readonly start: Place3;
  readonly end: Place3;
}

/** The belt between a pulley and its first full trough, by the running tension that asks for most length. */
export interface MachineTransition extends Transition {
  readonly pointId: string;
  readonly side: "leaving-trough" | "entering-trough";
  readonly loadCase: string;
  readonly tension: number;
}

export interface MachineTurnover extends Turnover {
  readonly arrangement: TurnoverArrangement;
  readonly length: number;
  /** Lowest tension of the return strand, or as typed, N. */
  readonly tension: number;
  /** The refinement by the weight of the belt on edge. */
  readonly ownWeight: OwnWeight;
}

export interface MachineTakeUpTravel extends TakeUpTravel {
  /** m; absent where none is typed. */
  readonly available?: number;
  readonly isAdequate: boolean;
}

/** What is bought: number, mass of one in kg, price of one. */
export interface MassItem {
  readonly name:
    | "belt"
    | "carry-idlers"
    | "impact-idlers"
    | "return-idlers"
    | "pulley"
    | "motor"
    | "gearbox"
    | "fluid-coupling"
    | "high-speed-coupling"
    | "low-speed-coupling"
    | "holdback"
    | "brake";
  /** The pulley, where there is one. */
  readonly pointId?: string;
  readonly driveId?: string;
  /** Metres of belt, else pieces. */
  readonly quantity: number;
  readonly unitMass: number;
  readonly mass: number;
  readonly unitCost: number;
  readonly cost: number;
  /** Whether a price is known; a price of 0 stands for none. */
  readonly isPriced: boolean;
}

export interface MassesAndCost {
  readonly items: readonly MassItem[];
  readonly mass: number;
  /** Of the priced items. */
  readonly cost: number;
  readonly unpriced: number;
}
