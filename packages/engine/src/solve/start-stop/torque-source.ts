import type { FluidCouplingRow, MotorRow, StarterCurve } from "../../parts/drives/component-rows.ts";
import { fillingTorque, speedTorque } from "../../rules/fluid-coupling/start.ts";
import {
  breakdownSlip,
  meanStartTorque,
  motorTorque,
  slipAt,
  synchronousSpeed,
  usableBreakdown,
} from "../../rules/induction-motor/curve.ts";
import { meanTorque, torqueArea } from "../../rules/rigid-start/curve.ts";
import { adopted, mechanics } from "../../standards/sources.ts";
import { constant, isZero, largest, none } from "../../trace/reference.ts";
import { defineSum } from "../../trace/sum.ts";
import { stepsOnly, type Trace } from "../../trace/trace.ts";

/** Where the torque of a start comes from. Torques over full load, speeds over full speed. */
export type TorqueSource =
  | { readonly kind: "factor"; readonly factor: number }
  | { readonly kind: "torque-speed"; readonly points: readonly TorquePoint[] }
  | { readonly kind: "fluid-coupling"; readonly peak: number; readonly twoSecond: number }
  | {
      readonly kind: "motor";
      readonly fullLoadSlip: number;
      readonly breakdownSlip: number;
      readonly breakdown: number;
      readonly lockedRotor: number;
      /** A soft starter lets the torque rise no faster than this, until the motor is nearly up to speed. */
      readonly soft?: SoftStart;
      /** Switched in star first and in delta then. */
      readonly star?: StarDelta;
    };

export type MotorSource = Extract<TorqueSource, { readonly kind: "motor" }>;

/** Torques over full load, and the time from the first to the last, s. */
export interface SoftStart {
  readonly first: number;
  readonly last: number;
  readonly time: number;
}

/** When star is changed over to delta: at a share of full speed, or after a time where one is given, s. */
export interface StarDelta {
  readonly speed: number;
  readonly time?: number;
  /** Without torque, s. */
  readonly gap: number;
}

/** Windings in star get the voltage over the root of three: torque and current are a third of those in delta. */
const starTorque = 1 / 3;

/** Whether a motor in star is to be changed over a time after it was switched on. */
export function endsStar({ speed, time = Number.POSITIVE_INFINITY }: StarDelta, since: number, share: number): boolean {
  return share >= speed || since >= time;
}

/** Share of its own torque that a motor has so long after it was changed over; before that it is in star. */
export function starDeltaShare({ gap }: StarDelta, sinceChange: number): number {
  if (sinceChange < 0) return starTorque;
  return sinceChange < gap ? 0 : 1;
}

/** Share of full speed from which a soft starter is bypassed. */
export const bypassedAt = 0.95;

/** Largest torque that a soft starter lets pass a time after it is switched on. */
export function softLimit({ first, last, time }: SoftStart, since: number): number {
  return since >= time ? last : first + ((last - first) * since) / time;
}

export interface TorquePoint {
  readonly speed: number;
  readonly torque: number;
}

export interface TimePoint {
  readonly time: number;
  readonly speed: number;
}

/** Points in rising order of speed or time; points at the same place keep their order. */
export function sortedCurve(curve: StarterCurve): StarterCurve {
  return curve.kind === "torque-speed"
    ? { kind: curve.kind, points: curve.points.toSorted((a, b) => a.speed - b.speed) }
    : { kind: curve.kind, points: curve.points.toSorted((a, b) => a.time - b.time) };
}

/** Straight between points, level beyond the ends; of points at the same place the last counts. */
function valueOn<Point>(
  points: readonly Point[],
  at: number,
  place: (point: Point) => number,
  value: (point: Point) => number,
): number {
  let before: Point | undefined;
  for (const point of points) {
    if (place(point) > at) {
      if (before === undefined) return value(point);
      const share = (at - place(before)) / (place(point) - place(before));
      return value(before) + share * (value(point) - value(before));
    }
    before = point;
  }
  return before === undefined ? 0 : value(before);
}

const speedOf = ({ speed }: TorquePoint): number => speed;
const torqueOf = ({ torque }: TorquePoint): number => torque;

/**
 * Torque over full load a time after the drive is switched on, at a share of full speed. Asked thousands of times in a
 * start, so the formulas of couplings and motors stand here without their records; a test holds both to the last bit.
 */
export function torqueAt(
  source: TorqueSource,
  time: number,
  speedShare: number,
  /** When star was changed over to delta. */
  changedAt = Number.POSITIVE_INFINITY,
): number {
  switch (source.kind) {
    case "factor":
      return source.factor;
    case "torque-speed":
      return valueOn(source.points, speedShare, speedOf, torqueOf);
    case "fluid-coupling": {
      const { peak, twoSecond } = source;
      const filling = fillingTorque.evaluate({ peak, twoSecond, time });
      return Math.min(filling, speedTorque.evaluate({ peak, speedShare }));
    }
    case "motor": {
      const own = ownTorque(source, speedShare);
      const { soft, star } = source;
      if (star !== undefined) return own * starDeltaShare(star, time - changedAt);
      return soft === undefined || speedShare >= bypassedAt ? own : Math.min(own, softLimit(soft, time));
    }
  }
}

function ownTorque(source: MotorSource, speedShare: number): number {
  const { breakdown, breakdownSlip: most, lockedRotor } = source;
  const slip = 1 - speedShare * (1 - source.fullLoadSlip);
  if (slip > 0 && slip <= most) return (2 * breakdown) / (slip / most + most / slip);
  return motorTorque.evaluate({ slip, breakdownSlip: most, breakdown, lockedRotor });
}

/** Largest torque over full load. */
export function peakTorque(source: TorqueSource): number {
  switch (source.kind) {
    case "factor":
      return source.factor;
    case "torque-speed":
      return largest(Number.NEGATIVE_INFINITY, ...source.points.map(torqueOf));
    case "fluid-coupling":
      return source.peak;
    case "motor":
      // Changed over by its speed, a motor meets its locked-rotor torque in star only.
      if (source.star !== undefined && source.star.time === undefined) return source.breakdown;
      return source.soft?.last ?? largest(source.breakdown, source.lockedRotor);
  }
}

/** The one factor that stands for a start in the summary. */
export function summaryFactor(trace: Trace, source: TorqueSource): number {
  switch (source.kind) {
    case "factor":
      return source.factor;
    case "torque-speed":
      return meanOf(stepsOnly(trace), source.points);
    case "fluid-coupling":
      return source.peak;
    case "motor":
      return source.soft?.last ?? meanStartTorque(trace, source);
  }
}

/** Mean torque over speed. */
function meanOf(trace: Trace, points: readonly TorquePoint[]): number {
  const areas = points.slice(1).map((point, at) => {
    const before = points[at] ?? point;
    return torqueArea(trace, { first: before.torque, last: point.torque, from: before.speed, to: point.speed });
  });
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return none(trace);
  if (!(last.speed - first.speed > 0)) return last.torque;
  return meanTorque(trace, { area: areaSum(trace, areas), from: first.speed, to: last.speed });
}

const areaSum = defineSum({
  id: "start-stop/torque-area",
  source: mechanics("mean torque over the speeds of a starter"),
  output: { symbol: "A", unit: "1" },
  term: "A",
});

/** Torques of cage motors whose rows do not state them. */
const usualBreakdown = 2.5;
const usualLockedRotor = 1.8;
/** Slip of a motor whose speed is not below that of its field. */
const smallestSlip = 0.001;
const usualTorque = adopted("usual torques of cage motors and couplings");

export function motorSource(trace: Trace, motor: MotorRow): MotorSource {
  const { frequency, poles, speed } = motor;
  const usual = (torque: number, other: number) => (isZero(torque) ? constant(trace, other, usualTorque) : torque);
  const breakdown = usableBreakdown(trace, { breakdown: usual(motor.breakdownTorque, usualBreakdown) });
  const lockedRotor = usual(motor.lockedRotorTorque, usualLockedRotor);
  const isKnown = frequency > 0 && poles > 0;
  const slip = isKnown
    ? slipAt(trace, { synchronousSpeed: synchronousSpeed(trace, { frequency, poles }), speed })
    : none(trace);
  const fullLoadSlip = slip > 0 && slip < 0.3 ? slip : constant(trace, smallestSlip, usualTorque);
  return {
    kind: "motor",
    fullLoadSlip,
    breakdownSlip: breakdownSlip(trace, { fullLoadSlip, breakdown }),
    breakdown,
    lockedRotor,
  };
}

/** A coupling without stated torques starts like one with a plain chamber. */
export function couplingSource(trace: Trace, { peakTorque: peak, twoSecondTorque }: FluidCouplingRow): TorqueSource {
  const usual = (torque: number, other: number) => (isZero(torque) ? constant(trace, other, usualTorque) : torque);
  return { kind: "fluid-coupling", peak: usual(peak, 2), twoSecond: usual(twoSecondTorque, 1.8) };
}

/** A starter of fewer than two points is none. */
export function starterSource(curve: StarterCurve): TorqueSource | undefined {
  const sorted = sortedCurve(curve);
  if (sorted.kind !== "torque-speed" || sorted.points.length < 2) return undefined;
  return { kind: "torque-speed", points: sorted.points };
}

/** The speeds a controlled start follows; undefined for other starters, and for those that end below full speed. */
export function followedSpeeds(curve: StarterCurve): readonly TimePoint[] | undefined {
  const sorted = sortedCurve(curve);
  if (sorted.kind !== "speed-time" || sorted.points.length < 2) return undefined;
  return (sorted.points.at(-1)?.speed ?? 0) >= 0.95 ? sorted.points : undefined;
}
