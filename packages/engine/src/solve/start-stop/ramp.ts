import type { Ramp } from "../../parts/drives/drive-train-input.ts";
import {
  climbAfterCreep,
  creepJerkTime,
  creepSpeed,
  harrisonPeak,
  harrisonSpeed,
  linearPeak,
  linearSpeed,
  nordellPeak,
  nordellSpeed,
  pointsAcceleration,
  rampWithDwell,
  sCurvePeak,
  timeToCreep,
  usableJerkTime,
} from "../../rules/controlled-ramp/shapes.ts";
import { largest, none } from "../../trace/reference.ts";
import { stepsOnly, type Trace } from "../../trace/trace.ts";
import { type TimePoint, valueOn } from "./torque-source.ts";

/** A start whose speed is given: by a ramp of the conveyor, or by the points of a starter. */
export interface FollowedSpeed {
  readonly time: number;
  readonly peakAcceleration: number;
  readonly speedAt: (time: number) => number;
}

/** A ramp from rest to belt speed, after an optional dwell at creep speed. */
export function followRamp(trace: Trace, ramp: Ramp, beltSpeed: number): FollowedSpeed {
  const hasDwell = ramp.dwellTime > 0 && ramp.dwellSpeed > 0 && ramp.dwellSpeed < 1;
  if (!hasDwell) {
    const { peak, speedAt } = shapeOf(trace, ramp, beltSpeed);
    return { time: ramp.time, peakAcceleration: largest(none(trace), peak), speedAt };
  }
  const steps = stepsOnly(trace);
  const { time: rampTime, dwellTime } = ramp;
  const creep = creepSpeed(steps, { dwellSpeed: ramp.dwellSpeed, beltSpeed });
  const main = shapeOf(trace, ramp, climbAfterCreep(steps, { beltSpeed, creepSpeed: creep }));
  const toCreep = timeToCreep(steps, { dwellTime, rampTime, creepSpeed: creep, beltSpeed });
  const jerkTime = creepJerkTime(steps, { time: toCreep });
  const climb = shapeOf(trace, { ...ramp, time: toCreep, jerkTime }, creep);
  return {
    time: rampWithDwell(steps, { rampTime, dwellTime }),
    peakAcceleration: largest(main.peak, climb.peak),
    speedAt: (t) => (t < dwellTime ? climb.speedAt(Math.min(t, toCreep)) : creep + main.speedAt(t - dwellTime)),
  };
}

/** The points of a starter; its steepest stretch decides. */
export function followPoints(trace: Trace, points: readonly TimePoint[], beltSpeed: number): FollowedSpeed {
  let steepest = none(trace);
  points.slice(1).forEach((point, at) => {
    const before = points[at] ?? point;
    if (!(point.time - before.time > 0)) return;
    const given = { first: before.speed, last: point.speed, beltSpeed, begin: before.time, end: point.time };
    steepest = largest(steepest, pointsAcceleration(stepsOnly(trace), given));
  });
  return {
    time: points.at(-1)?.time ?? none(trace),
    peakAcceleration: steepest,
    speedAt: (t) =>
      beltSpeed *
      valueOn(
        points,
        t,
        (point) => point.time,
        (point) => point.speed,
      ),
  };
}

interface Shape {
  readonly peak: number;
  readonly speedAt: (time: number) => number;
}

function shapeOf(trace: Trace, ramp: Pick<Ramp, "shape" | "time" | "jerkTime">, beltSpeed: number): Shape {
  const given = { beltSpeed, rampTime: ramp.time };
  switch (ramp.shape) {
    case "linear":
      return { peak: linearPeak(trace, given), speedAt: (time) => linearSpeed.evaluate({ ...given, time }) };
    case "harrison":
      return { peak: harrisonPeak(trace, given), speedAt: (time) => harrisonSpeed.evaluate({ ...given, time }) };
    case "nordell":
      return { peak: nordellPeak(trace, given), speedAt: (time) => nordellSpeed.evaluate({ ...given, time }) };
    case "s-curve": {
      const jerkTime = usableJerkTime(trace, { jerkTime: ramp.jerkTime, rampTime: ramp.time });
      const peak = sCurvePeak(trace, { ...given, jerkTime });
      return { peak, speedAt: (time) => sCurveSpeed(time, { ...given, jerkTime, peak }) };
    }
  }
}

/** Speed on an S-curve: jerk, constant acceleration, jerk. */
export function sCurveSpeed(
  time: number,
  curve: { readonly beltSpeed: number; readonly rampTime: number; readonly jerkTime: number; readonly peak: number },
): number {
  const { beltSpeed, rampTime, jerkTime, peak } = curve;
  const t = Math.min(time, rampTime);
  if (t < jerkTime) return (peak * t ** 2) / (2 * jerkTime);
  if (t <= rampTime - jerkTime) return peak * (t - jerkTime / 2);
  return jerkTime > 0 ? beltSpeed - (peak * (rampTime - t) ** 2) / (2 * jerkTime) : beltSpeed;
}
