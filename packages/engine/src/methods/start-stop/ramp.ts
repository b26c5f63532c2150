import {
  harrisonPeak,
  harrisonSpeed,
  linearPeak,
  linearSpeed,
  nordellPeak,
  nordellSpeed,
  sCurvePeak,
  usableJerkTime,
} from "../../standards/controlled-ramp/shapes.ts";
import type { Trace } from "../../trace/trace.ts";
import type { Ramp } from "../drives/drive-train-input.ts";
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
  const creep = hasDwell ? ramp.dwellSpeed * beltSpeed : 0;
  const before = hasDwell ? ramp.dwellTime : 0;
  const main = shapeOf(trace, ramp, beltSpeed - creep);
  // The belt comes to creep speed as gently as the ramp itself climbs, within the dwell.
  const toCreep = hasDwell ? Math.min(before, (ramp.time * creep) / beltSpeed) : 0;
  const climb = hasDwell ? shapeOf(trace, { ...ramp, time: toCreep, jerkTime: toCreep / 4 }, creep) : undefined;
  return {
    time: before + ramp.time,
    peakAcceleration: Math.max(main.peak, climb?.peak ?? 0),
    speedAt: (t) =>
      t < before && climb !== undefined ? climb.speedAt(Math.min(t, toCreep)) : creep + main.speedAt(t - before),
  };
}

/** The points of a starter; its steepest stretch decides. */
export function followPoints(points: readonly TimePoint[], beltSpeed: number): FollowedSpeed {
  let steepest = 0;
  points.slice(1).forEach((point, at) => {
    const before = points[at] ?? point;
    const step = point.time - before.time;
    if (step > 0) steepest = Math.max(steepest, ((point.speed - before.speed) * beltSpeed) / step);
  });
  return {
    time: points.at(-1)?.time ?? 0,
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
