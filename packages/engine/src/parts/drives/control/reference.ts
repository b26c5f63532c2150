import {
  climbAfterCreep,
  creepJerkTime,
  creepSpeed,
  harrisonPeak,
  linearPeak,
  nordellPeak,
  pointsAcceleration,
  rampWithDwell,
  sCurvePeak,
  timeToCreep,
  usableJerkTime,
  usualJerkTime,
} from "../../../rules/controlled-ramp/shapes.ts";
import { type RampShape, unitShapes } from "../../../rules/controlled-ramp/unit-shapes.ts";
import type { TimePoint } from "../../../solve/start-stop/torque-source.ts";
import { isZero, largest, none, plain } from "../../../trace/reference.ts";
import { stepsOnly, type Trace } from "../../../trace/trace.ts";
import { edgeOf } from "./down-ramp.ts";
import type { DownRamp, Ramp } from "./ramp.ts";

/** A stretch of a reference: from one speed to another by one shape; before and after it the speed stays. */
interface Climb {
  readonly shape: RampShape;
  /** s */
  readonly begin: number;
  readonly time: number;
  /** Of the time, in which its acceleration builds up. */
  readonly edge: number;
  /** m/s; a rise below 0 slows down. */
  readonly from: number;
  readonly rise: number;
}

/**
 * The speed that drives or brakes are to follow, from its signal on: plain data, one climb after the other, so that statics
 * and every step of a dynamic run read the same.
 */
export interface SpeedReference {
  readonly climbs: readonly Climb[];
  /** Until its last speed is reached, s. */
  readonly time: number;
  /** m/s2; of a stop the largest deceleration. */
  readonly peakAcceleration: number;
}

/** A ramp from rest to belt speed, after an optional dwell at creep speed. */
export function followRamp(trace: Trace, ramp: Ramp, beltSpeed: number): SpeedReference {
  const hasDwell = ramp.dwellTime > 0 && ramp.dwellSpeed > 0 && ramp.dwellSpeed < 1;
  if (!hasDwell) {
    const { peak, climb } = climbOf(trace, ramp, { begin: 0, from: 0, rise: beltSpeed });
    return { time: ramp.time, peakAcceleration: largest(none(trace), peak), climbs: [climb] };
  }
  const steps = stepsOnly(trace);
  const { time: rampTime, dwellTime } = ramp;
  const creep = creepSpeed(steps, { dwellSpeed: ramp.dwellSpeed, beltSpeed });
  const rise = climbAfterCreep(steps, { beltSpeed, creepSpeed: creep });
  const main = climbOf(trace, ramp, { begin: dwellTime, from: creep, rise });
  const toCreep = timeToCreep(steps, { dwellTime, rampTime, creepSpeed: creep, beltSpeed });
  const jerkTime = creepJerkTime(steps, { time: toCreep });
  const first = climbOf(trace, { ...ramp, time: toCreep, jerkTime }, { begin: 0, from: 0, rise: creep });
  return {
    time: rampWithDwell(steps, { rampTime, dwellTime }),
    peakAcceleration: largest(main.peak, first.peak),
    climbs: [first.climb, main.climb],
  };
}

/** The points of a starter; its steepest stretch decides. */
export function followPoints(trace: Trace, points: readonly TimePoint[], beltSpeed: number): SpeedReference {
  let steepest = none(trace);
  const climbs = points.slice(1).flatMap((point, at): readonly Climb[] => {
    const before = points[at] ?? point;
    if (!(point.time - before.time > 0)) return [];
    const given = { first: before.speed, last: point.speed, beltSpeed, begin: before.time, end: point.time };
    steepest = largest(steepest, pointsAcceleration(stepsOnly(trace), given));
    const [begin, from] = [plain(before.time), plain(before.speed * beltSpeed)];
    const rise = plain(point.speed * beltSpeed) - from;
    return [{ shape: "linear", begin, time: plain(point.time) - begin, edge: 0, from, rise }];
  });
  return { time: points.at(-1)?.time ?? none(trace), peakAcceleration: steepest, climbs };
}

/** From any speed to rest, with the same mean deceleration whatever the speed. On plain numbers. */
export function downRamp(ramp: DownRamp, speed: number, beltSpeed: number): SpeedReference {
  const { shape, time } = ramp;
  const length = (time * speed) / beltSpeed;
  const edge = edgeOf(ramp);
  const climb: Climb = { shape, begin: 0, time: length, edge, from: speed, rise: -speed };
  const peakAcceleration = length > 0 ? (unitShapes[shape].acceleration(0.5, edge) * speed) / length : 0;
  return { climbs: [climb], time: length, peakAcceleration };
}

export function speedAt({ climbs }: SpeedReference, time: number): number {
  let speed = climbs[0]?.from ?? 0;
  for (let n = 0; n < climbs.length; n += 1) {
    const climb = climbs[n];
    if (climb === undefined || time < climb.begin) break;
    const x = (time - climb.begin) / climb.time;
    speed = climb.from + climb.rise * (x < 1 ? unitShapes[climb.shape].speed(x, climb.edge) : 1);
  }
  return speed;
}

/** Slope of the reference to the right of a time. */
export function accelerationAt({ climbs }: SpeedReference, time: number): number {
  for (let n = climbs.length - 1; n >= 0; n -= 1) {
    const climb = climbs[n];
    if (climb === undefined || time < climb.begin) continue;
    const x = (time - climb.begin) / climb.time;
    return x < 1 ? (climb.rise / climb.time) * unitShapes[climb.shape].acceleration(x, climb.edge) : 0;
  }
  return 0;
}

/** Travelled since the signal, m. */
export function wayAt({ climbs }: SpeedReference, time: number): number {
  let way = 0;
  let reached = 0;
  let speed = climbs[0]?.from ?? 0;
  for (let n = 0; n < climbs.length; n += 1) {
    const climb = climbs[n];
    if (climb === undefined || time < climb.begin) break;
    const x = Math.min(1, (time - climb.begin) / climb.time);
    way += speed * (climb.begin - reached) + climb.time * wayOf(climb, x);
    reached = climb.begin + climb.time * x;
    speed = climb.from + climb.rise;
  }
  return way + speed * Math.max(0, time - reached);
}

function wayOf({ shape, from, rise, edge }: Climb, x: number): number {
  return from * x + rise * unitShapes[shape].way(x, edge);
}

/** Largest rate at which the acceleration changes, m/s3; infinite where it jumps. */
export function largestJerk({ climbs }: SpeedReference): number {
  return climbs.reduce((most, { shape, edge, rise, time }) => {
    return Math.max(most, (unitShapes[shape].jerk(edge) * Math.abs(rise)) / time ** 2);
  }, 0);
}

type Placed = Pick<Climb, "begin" | "from" | "rise">;

function climbOf(trace: Trace, ramp: DownRamp, { begin, from, rise }: Placed) {
  const { shape, time: rampTime } = ramp;
  const jerkTime = isEdged(shape) ? edgeTime(trace, ramp) : none(trace);
  const peak = peakOf(trace, shape, { beltSpeed: rise, rampTime, jerkTime });
  const time = plain(rampTime);
  const climb: Climb = {
    shape,
    begin: plain(begin),
    time,
    edge: plain(jerkTime) / time,
    from: plain(from),
    rise: plain(rise),
  };
  return { peak, climb };
}

function isEdged(shape: RampShape): boolean {
  return shape === "s-curve" || shape === "cosine";
}

/** As typed within half the ramp; 0 is the usual. */
function edgeTime(trace: Trace, { time: rampTime, jerkTime }: DownRamp): number {
  return isZero(jerkTime) ? usualJerkTime(trace, { rampTime }) : usableJerkTime(trace, { jerkTime, rampTime });
}

interface PeakGiven {
  readonly beltSpeed: number;
  readonly rampTime: number;
  readonly jerkTime: number;
}

function peakOf(trace: Trace, shape: RampShape, given: PeakGiven): number {
  switch (shape) {
    case "linear":
      return linearPeak(trace, given);
    case "harrison":
      return harrisonPeak(trace, given);
    case "nordell":
      return nordellPeak(trace, given);
    case "s-curve":
    case "cosine":
      return sCurvePeak(trace, given);
  }
}

/** When a rising reference first has a speed, s; its end where it never does. */
export function timeOfSpeed(reference: SpeedReference, speed: number): number {
  let [early, late] = [0, reference.time];
  if (speedAt(reference, late) < speed) return late;
  for (let round = 0; round < 60; round += 1) {
    const middle = (early + late) / 2;
    if (speedAt(reference, middle) < speed) early = middle;
    else late = middle;
  }
  return late;
}
