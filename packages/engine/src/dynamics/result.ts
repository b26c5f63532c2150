import type { LoadCaseName } from "../solve/load-case.ts";
import type { Finding } from "../trace/finding.ts";
import type { Step } from "../trace/trace.ts";
import type { EnergyBalance } from "./energy.ts";
import type { Frames } from "./frames.ts";
import type { Scenario } from "./scenario.ts";

/** A value with its place along the belt and its time. */
export interface Instant {
  /** N */
  readonly tension: number;
  /** Along the belt from the first point, m. */
  readonly position: number;
  /** Point at whose section it is. */
  readonly pointId: string;
  /** s */
  readonly time: number;
}

/** Largest and smallest tension of every element over all time steps. */
export interface Envelope {
  readonly positions: Float64Array;
  readonly largest: Float64Array;
  readonly largestAt: Float64Array;
  readonly smallest: Float64Array;
  readonly smallestAt: Float64Array;
  /** By point of the design: the element behind it; the one before it is where the belt arrives. */
  readonly leaving: Int32Array;
}

export interface DriveSummary {
  readonly driveId: string;
  readonly pointId: string;
  /** N at the belt and N·m at the pulley. */
  readonly largestForce: number;
  readonly largestTorque: number;
  readonly largestForceAt: number;
  readonly fullLoadForce: number;
  /** Tight over slack side, and what the pulley holds. */
  readonly largestRatio: number;
  readonly largestRatioAt: number;
  readonly heldRatio: number;
  /** Slack-side tension above slip, N. */
  readonly smallestMargin: number;
  readonly smallestMarginAt: number;
  /** Time with too little, s. */
  readonly slipTime: number;
  readonly firstSlipAt?: number;
  /** J */
  readonly work: number;
  /** N·m at the pulley. */
  readonly holdbackTorque: number;
}

export interface BrakeSummary {
  readonly pointId: string;
  readonly force: number;
  /** J and W. */
  readonly heat: number;
  readonly largestPower: number;
}

export interface TakeUpSummary {
  readonly pointId: string;
  /** m, tightening positive. */
  readonly least: number;
  readonly leastAt: number;
  readonly most: number;
  readonly mostAt: number;
  readonly stopHits: number;
}

/** One number of the elastic belt beside that of the rigid one, and the case in which the rigid one has it. */
export interface ComparedTension {
  readonly dynamic: number;
  readonly rigid: number;
  readonly rigidCase: LoadCaseName;
}

export interface RigidComparison {
  readonly loadCase: LoadCaseName;
  readonly largestTension: ComparedTension & { readonly ratio: number };
  readonly smallestTension: ComparedTension;
  /** Of starting, or of stopping its drive pulleys, s; absent where one of them never gets there. */
  readonly duration?: { readonly dynamic: number; readonly rigid: number };
}

export interface DynamicResult {
  readonly scenario: Scenario;
  readonly end: "completed" | "cut-short" | "diverged";
  /** s */
  readonly step: number;
  readonly interval: number;
  readonly elements: number;
  readonly frames: Frames;
  readonly pointIds: readonly string[];
  readonly envelope: Envelope;
  readonly largest: Instant;
  readonly smallest: Instant;
  /** When the whole belt first had 98 % of its speed, s. */
  readonly reachedSpeedAt?: number;
  /** When it last moved faster than 0.02 m/s, s; absent while it moves. */
  readonly stoppedAt?: number;
  /** The same of its drive pulleys: the belt between them swings on for a while. */
  readonly drivesStandAt?: number;
  readonly drives: readonly DriveSummary[];
  readonly brakes: readonly BrakeSummary[];
  readonly takeUp?: TakeUpSummary;
  readonly energy: EnergyBalance;
  readonly comparison?: RigidComparison;
  readonly findings: readonly Finding[];
  readonly steps: readonly Step[];
}
