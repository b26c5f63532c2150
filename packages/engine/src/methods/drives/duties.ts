import { workingGap } from "../../standards/disc-brake/torque.ts";
import { calipers, caliperTorque } from "../../standards/quick-estimates/brake.ts";
import { torqueFactor } from "../../standards/rigid-start/start.ts";
import { isFiniteNumber } from "../../trace/reference.ts";
import { bareTrace } from "../../trace/trace.ts";
import { followPoints } from "../start-stop/ramp.ts";
import { couplingStartTime, curveStartTime, type StartDuty } from "../start-stop/start-duty.ts";
import { couplingSource, followedSpeeds, peakTorque, starterSource } from "../start-stop/torque-source.ts";
import type { BrakeRow, CouplingRow, FluidCouplingRow, StarterRow } from "./component-rows.ts";
import type { DriveBrake } from "./drive-train-input.ts";

/** What is asked of each component of a drive, as plain numbers: with these a row can be checked again at any time. */
export interface MotorDuty {
  /** Nameplate power, W. */
  readonly power: number;
  readonly poles: number;
  readonly frequency: number;
  readonly voltage: number;
  /** Power that one motor takes up where the conveyor drives it, W. */
  readonly returnedPower: number;
}

/** How long a start takes, s. */
export type StartTime = number | "never";

export function startTimeOf(seconds: number): StartTime {
  return isFiniteNumber(seconds) ? seconds : "never";
}

/** The same for comparing with limits: a start that never ends lasts longer than any. */
export function secondsOf(time: StartTime): number {
  return time === "never" ? Number.POSITIVE_INFINITY : time;
}

export interface FluidCouplingDuty {
  readonly power: number;
  readonly poles: number;
  readonly start: StartDuty;
  /** Whether the coupling decides the torque of the start; else a starter or a typed factor does. */
  readonly isTorqueSource: boolean;
  /** Of a start that something else decides. */
  readonly knownStart: StartTime;
}

export interface GearboxDuty {
  readonly torque: number;
  /** Largest torque of a start at the slow shaft. */
  readonly startingTorque: number;
  readonly ratio: number;
  readonly tolerance: number;
  readonly inputSpeed: number;
}

export interface CouplingDuty {
  /** Full-load torque at the shaft. */
  readonly torque: number;
  readonly serviceFactor: number;
  /** Shaft ends that are known, m. */
  readonly bores: readonly number[];
  readonly speed: number;
}

export interface HoldbackDuty {
  /** Of one holdback, at its shaft. */
  readonly torque: number;
  /** Of the whole conveyor, at that shaft. */
  readonly runbackTorque: number;
  readonly holdbacks: number;
  readonly bore: number;
  readonly speed: number;
}

export interface BrakeDuty extends Pick<DriveBrake, "friction" | "discDiameter" | "wear"> {
  /** Of one disc, at its shaft. */
  readonly torque: number;
  /** Calipers on a disc; 0: as many as needed. */
  readonly calipers: number;
}

export interface StarterDuty {
  readonly start: StartDuty;
  readonly longestStart: number;
  /** Of a start that a typed factor or a ramp decides instead. */
  readonly knownStart?: StartTime;
}

/** Start through a coupling, or the start that something else decides. */
export function couplingStart(row: FluidCouplingRow, { start, isTorqueSource, knownStart }: FluidCouplingDuty): number {
  const source = isTorqueSource ? couplingSource(row) : undefined;
  if (source?.kind !== "fluid-coupling") return secondsOf(knownStart);
  return couplingStartTime(start, source.peak, source.twoSecond);
}

/** The usual service factor of couplings: a row that states another replaces it, a drive that types another prevails. */
const usualServiceFactor = 1.5;

export function couplingFactor(row: CouplingRow, { serviceFactor }: CouplingDuty): number {
  return serviceFactor === usualServiceFactor && row.serviceFactor > 0 ? row.serviceFactor : serviceFactor;
}

/** Torque one caliper is sure to give, N m. */
export function caliperTorqueOf(row: BrakeRow, duty: BrakeDuty, clampingForce = row.smallestForce): number {
  const { friction, discDiameter, wear } = duty;
  const { lossPerLength, airGap, padOffset } = row;
  const gap = workingGap.evaluate({ airGap, wear });
  return caliperTorque.evaluate({ friction, clampingForce, lossPerLength, airGap: gap, discDiameter, padOffset });
}

/** Calipers on one disc: as typed, or as many as the torque needs. */
export function calipersFor(row: BrakeRow, duty: BrakeDuty): number {
  if (duty.calipers > 0) return duty.calipers;
  const one = caliperTorqueOf(row, duty);
  return one > 0 ? Math.max(1, calipers.evaluate({ torque: duty.torque, caliperTorque: one })) : 0;
}

/** Time of a start by a starter, infinite where it does not start, and its largest torque over full load. */
export function starterOutcome(
  { curve }: StarterRow,
  { start }: StarterDuty,
): { readonly time: number; readonly peakFactor: number } {
  const points = followedSpeeds(curve);
  if (points !== undefined) {
    const { time, peakAcceleration: acceleration } = followPoints(points, start.beltSpeed);
    return { time, peakFactor: torqueFactor(bareTrace, { ...start, acceleration }) };
  }
  const source = starterSource(curve);
  if (source?.kind !== "torque-speed") return { time: Number.POSITIVE_INFINITY, peakFactor: 0 };
  return { time: curveStartTime(bareTrace, start, source.points), peakFactor: peakTorque(source) };
}
