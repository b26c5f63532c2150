import type { GroupControlInput } from "../../parts/drives/control/control-input.ts";
import type { SpeedReference } from "../../parts/drives/control/reference.ts";
import { tensionBetween } from "../../rules/rigid-start/moving.ts";
import { stepsOnly, type Trace } from "../../trace/trace.ts";
import type { CaseResult } from "../tension/case-result.ts";
import type { FrictionEnd } from "../tension/prepared-case.ts";
import type { BrakeHeat } from "./brake-heat.ts";
import type { BrakesLeft } from "./brakes-left.ts";
import type { DriveShares } from "./drive-shares.ts";
import type { FollowedStop } from "./follow-stop.ts";
import type { EquivalentMasses } from "./masses.ts";
import type { Runaway } from "./runaway.ts";
import type { CaseSharing } from "./sharing-of.ts";
import type { SimulatedStart } from "./simulate-start.ts";
import type { SimulatedStop } from "./simulate-stop.ts";
import type { StarCurrents } from "./star-currents.ts";

/** The belt at a point, N. */
export interface PointTension {
  readonly pointId: string;
  readonly arriving: number;
  readonly leaving: number;
}

/** A start of the full or the empty belt. */
export interface Start {
  readonly load: "full" | "empty";
  /** Low where the belt runs downhill, else the high end. */
  readonly friction: FrictionEnd;
  readonly effectiveTension: number;
  /** Everything that is accelerated, kg. */
  readonly mass: number;
  /** All motors at full load, at the belt, N. */
  readonly nominalForce: number;
  /** What decides it: typed factors and torques, or a speed that is followed. */
  readonly control: "torque" | "followed";
  /** With one constant force: that of the summary. Without time and distance it cannot start. */
  readonly constant: {
    readonly force: number;
    readonly acceleration: number;
    readonly time?: number;
    readonly distance?: number;
  };
  /** Start force over full-load force, and over the running pull; the latter where the belt resists. */
  readonly startFactor: number;
  readonly runningFactor?: number;
  /** The start to show, s and m: the ramp, the exact time of a starter curve, else the constant force. */
  readonly time?: number;
  readonly distance?: number;
  /** What decides it, in the order of handbook 15.5. */
  readonly decidedBy: StartDecision;
  /** Of a start under control: force over full load that its reference needs at most, and that drives may give. */
  readonly factorNeeded?: number;
  readonly factorLimit?: number;
  /** Largest rate at which its acceleration changes, m/s3; absent where it jumps. */
  readonly jerk?: number;
  /** Force of every drive at the times of the series, N; absent for a single drive and where drives share by their speeds. */
  readonly driveForces?: readonly { readonly driveId: string; readonly force: readonly number[] }[];
  /** What gives the time to show. Only time steps count how torque builds up before the belt moves. */
  readonly basis: "constant-force" | "starter-curve" | "followed-speed" | "time-steps";
  /** Followed when it is first asked for, and with it all that comes after. */
  readonly simulated: SimulatedStart;
  /** Largest force over full-load force. */
  readonly peakFactor: number;
  /** At the largest acceleration. */
  readonly tensions: readonly PointTension[];
}

/** What makes a start what it is. */
export type StartDecision = "ramp" | "factor" | "points" | "starter" | "coupling" | "motor";

export type StopName = "coasting-full" | "coasting-empty" | "braking-full" | "braking-empty";

/** Force of all brakes at the belt, N, and of those of drives. */
export interface BrakesOfStop {
  readonly brakeForce: number;
  readonly driveBrakes: readonly { readonly driveId: string; readonly force: number }[];
}

/** A stop with friction at its low end. */
export interface LongestStop extends SimulatedStop, BrakesOfStop {
  readonly effectiveTension: number;
  readonly mass: number;
}

export interface Stop extends LongestStop {
  readonly name: StopName;
  /** Low where the belt would drive itself with that, else that of the design. */
  readonly friction: FrictionEnd;
  readonly longest: LongestStop;
  /** At the largest deceleration, brakes with their largest force. */
  readonly tensions: readonly PointTension[];
  /** Of controlled brakes whose control fails: all that springs have at their strongest, and what that does. */
  readonly controlFails?: {
    readonly brakeForce: number;
    readonly deceleration: number;
    readonly tensions: readonly PointTension[];
  };
  /** Material that leaves the belt meanwhile, kg and m³. */
  readonly discharged: { readonly mass: number; readonly volume: number };
}

/** A stop by drives under control, with controlled brakes for what those cannot hold. */
export interface RampDown extends FollowedStop {
  readonly load: "full" | "empty";
  readonly effectiveTension: number;
  readonly mass: number;
}

/** A start that loses its drives on its way up, and stops by brakes where there are some. */
export interface AbortedStart {
  readonly load: "full" | "empty";
  /** Of the ramp, or of the time of the start. */
  readonly share: number;
  readonly time: number;
  /** m/s and N, just before. */
  readonly speed: number;
  readonly force: number;
  readonly stop: Pick<SimulatedStop, "kind" | "time" | "distance" | "peakDeceleration">;
}

/** Starting and stopping of the conveyor as one rigid body. */
export interface StartStop {
  readonly masses: EquivalentMasses;
  readonly starts: { readonly full: Start; readonly empty: Start };
  readonly stops: Readonly<Record<StopName, Stop>>;
  readonly brakes: readonly BrakeHeat[];
  /** When as many of the strongest brakes fail as may; absent where none may. */
  readonly brakesLeft?: BrakesLeft;
  /** Largest force of all brakes at the belt, N, that leaves every section its sag tension; absent without brakes. */
  readonly largestBrakeForce?: number;
  /** What gathers in the transfer when the delivering belt stops later, and the room a chute needs. */
  readonly surge?: { readonly mass: number; readonly volume: number };
  readonly chuteVolume?: number;
  /** Warming of fluid couplings in a full start, K, by drive; only where their masses are given. */
  readonly couplingRise: readonly { readonly driveId: string; readonly rise: number }[];
  /** Of motors that start star-delta, in the start of the full belt. */
  readonly starCurrents: readonly StarCurrents[];
  /** Shortest ramp by five transits of a wave, s. */
  readonly shortestRamp: number;
  /** Stops along the down-ramp; absent without drives under control. */
  readonly rampDowns?: { readonly full: RampDown; readonly empty: RampDown };
  readonly aborted: readonly AbortedStart[];
  /** Of a belt that drives itself with friction at its easy end. */
  readonly runaway?: Runaway;
  /** How drives share in every case in which they pull; none for a single drive. */
  readonly sharing: readonly CaseSharing[];
  /** What each drive takes of the pull. */
  readonly shares: DriveShares;
  /** How drives and brakes are controlled; dynamics follows the same. */
  readonly control: StartStopControl;
}

/** The control of all drives together, as statics started and stopped with it. */
export interface StartStopControl extends GroupControlInput {
  /** What drives under control follow; absent where none is. */
  readonly reference?: SpeedReference;
  readonly leaderId?: string;
}

/** Tensions a share of the way from one case to another, straight between them. */
export function tensionsBetween(
  trace: Trace,
  from: CaseResult,
  to: CaseResult,
  share: number,
): readonly PointTension[] {
  const steps = stepsOnly(trace);
  const { place } = trace;
  const between = (first: number, last: number) => tensionBetween(steps, { first, last, share });
  const found = from.points.map((point, at) => {
    const moved = to.points[at] ?? point;
    trace.place = { ...place, pointId: point.pointId };
    return {
      pointId: point.pointId,
      arriving: between(point.arriving, moved.arriving),
      leaving: between(point.leaving, moved.leaving),
    };
  });
  trace.place = place;
  return found;
}
