import { workingGap } from "../../rules/disc-brake/torque.ts";
import { calipers, caliperTorque } from "../../rules/quick-estimates/brake.ts";
import { torqueFactor } from "../../rules/rigid-start/start.ts";
import { couplingStartTime, curveStartTime, type StartDuty } from "../../solve/start-stop/start-duty.ts";
import { couplingSource, followedSpeeds, peakTorque, starterSource } from "../../solve/start-stop/torque-source.ts";
import { adopted } from "../../standards/sources.ts";
import { constant, isEqual, isFiniteNumber, largest, none } from "../../trace/reference.ts";
import { bareTrace, type Trace } from "../../trace/trace.ts";
import type { BrakeRow, CouplingRow, FluidCouplingRow, StarterRow } from "./component-rows.ts";
import { followPoints } from "./control/reference.ts";
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
export function couplingStart(
  row: FluidCouplingRow,
  { start, isTorqueSource, knownStart }: FluidCouplingDuty,
  trace: Trace,
): number {
  const source = isTorqueSource ? couplingSource(trace, row) : undefined;
  if (source?.kind !== "fluid-coupling") return secondsOf(knownStart);
  return couplingStartTime(trace, start, source.peak, source.twoSecond);
}

/** The usual service factor of couplings: a row that states another replaces it, a drive that types another prevails. */
const usualServiceFactor = 1.5;

export function couplingFactor(row: CouplingRow, { serviceFactor }: CouplingDuty): number {
  return isEqual(serviceFactor, usualServiceFactor) && row.serviceFactor > 0 ? row.serviceFactor : serviceFactor;
}

/** Torque one caliper is sure to give, N m. */
export function caliperTorqueOf(
  row: BrakeRow,
  duty: BrakeDuty,
  trace: Trace,
  clampingForce = row.smallestForce,
): number {
  const { friction, discDiameter, wear } = duty;
  const { lossPerLength, airGap, padOffset } = row;
  // A caliper that lacks a figure gives no torque that could be opened.
  const isWhole = friction > 0 && clampingForce > 0 && discDiameter > 0;
  const steps = isWhole ? trace : bareTrace;
  const gap = workingGap(steps, { airGap, wear });
  return caliperTorque(steps, { friction, clampingForce, lossPerLength, airGap: gap, discDiameter, padOffset });
}

/** Calipers on one disc: as typed, or as many as the torque needs. */
export function calipersFor(row: BrakeRow, duty: BrakeDuty, trace: Trace): number {
  if (duty.calipers > 0) return duty.calipers;
  const one = caliperTorqueOf(row, duty, trace);
  if (!(one > 0)) return none(trace);
  return largest(constant(trace, 1, atLeastOne), calipers(trace, { torque: duty.torque, caliperTorque: one }));
}

const atLeastOne = adopted("whole calipers");

/** Time of a start by a starter, infinite where it does not start, and its largest torque over full load. */
export function starterOutcome(
  { curve }: StarterRow,
  { start }: StarterDuty,
  trace: Trace,
): { readonly time: number; readonly peakFactor: number } {
  const points = followedSpeeds(curve);
  if (points !== undefined) {
    const { time, peakAcceleration: acceleration } = followPoints(trace, points, start.beltSpeed);
    return { time, peakFactor: torqueFactor(start.nominalForce > 0 ? trace : bareTrace, { ...start, acceleration }) };
  }
  const source = starterSource(curve);
  if (source?.kind !== "torque-speed") return { time: Number.POSITIVE_INFINITY, peakFactor: 0 };
  return { time: curveStartTime(trace, start, source.points), peakFactor: peakTorque(source) };
}
