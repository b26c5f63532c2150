import type { DriveTrain } from "../../parts/drives/drive-train.ts";
import {
  drivingForce,
  followedAcceleration,
  followingForce,
  heldAcceleration,
  momentDistance,
  momentSpeed,
  netAcceleration,
  releasedForce,
} from "../../rules/mechanics/moment.ts";
import { mechanics } from "../../standards/sources.ts";
import { defineFormula } from "../../trace/formula.ts";
import { finite } from "../../trace/limit.ts";
import { isZero } from "../../trace/reference.ts";
import type { Trace } from "../../trace/trace.ts";
import type { MotionSeries, Sample } from "./series.ts";
import type { StartStop, StopName } from "./start-stop.ts";

type MotionCase = `starting-${"full" | "empty"}` | StopName;
type MotionQuantity = Exclude<keyof MotionSeries, "time">;

interface Solved {
  readonly machine: { readonly startStop?: StartStop; readonly drives: readonly DriveTrain[] };
}

export interface Moment {
  readonly loadCase: MotionCase;
  readonly quantity: MotionQuantity;
  /** s */
  readonly time: number;
}

/** A number of a start or stop at a moment, opened: by the sample of that time, or straight between two. */
export function motionAt(trace: Trace, solution: Solved, { loadCase, quantity, time }: Moment): number | undefined {
  const motion = motionOf(solution, loadCase);
  if (motion === undefined) return undefined;
  const { series } = motion;
  const after = series.time.findIndex((one) => one >= time);
  if (after < 0) return undefined;
  trace.place = { loadCase };
  const value = (at: number) => openSample(trace, motion, sampleAt(series, at), quantity);
  const last = series.time[after] ?? time;
  if (last === time) return value(after);
  if (isZero(after)) return undefined;
  const [before, first, next] = [series.time[after - 1] ?? 0, value(after - 1), value(after)];
  return between[quantity](trace, { first, next, before, after: last, time });
}

type Motion = { readonly series: MotionSeries; readonly mass: number; readonly effectiveTension: number } & (
  | { readonly kind: "torque"; readonly nominalForce: number }
  | { readonly kind: "followed"; readonly startTime: number }
  | { readonly kind: "stop"; readonly brakeForce: number }
);

function motionOf({ machine: { startStop } }: Solved, loadCase: MotionCase): Motion | undefined {
  if (startStop === undefined) return undefined;
  if (loadCase === "starting-full" || loadCase === "starting-empty") {
    const { control, simulated, ...start } = startStop.starts[loadCase === "starting-full" ? "full" : "empty"];
    const { time: startTime, series, movingMass: mass = start.mass } = simulated;
    return { ...start, mass, kind: control, startTime, series };
  }
  return { ...startStop.stops[loadCase], kind: "stop" };
}

function sampleAt(series: MotionSeries, at: number): Sample {
  const { time, speed, distance, acceleration, force } = series;
  const of = (values: readonly number[]) => values[at] ?? 0;
  return { time: of(time), speed: of(speed), distance: of(distance), acceleration: of(acceleration), force: of(force) };
}

/** What a number at a sample rests on comes first, so that it can be opened in turn. */
function openSample(trace: Trace, motion: Motion, sample: Sample, quantity: MotionQuantity): number {
  const { mass, effectiveTension } = motion;
  const { force, acceleration } = forceAndAcceleration(trace, motion, sample);
  if (quantity === "force") return force;
  if (quantity === "acceleration") return acceleration;
  const { time, speed, distance } = sample;
  const reached = momentSpeed(trace, { time, acceleration, mass, effectiveTension, speed });
  return quantity === "speed" ? reached : momentDistance(trace, { time, speed: reached, distance });
}

function forceAndAcceleration(trace: Trace, motion: Motion, { time, speed, force, acceleration }: Sample) {
  const { mass, effectiveTension } = motion;
  switch (motion.kind) {
    case "followed": {
      const slope = followedAcceleration(trace, { time, startTime: motion.startTime, acceleration });
      return { acceleration: slope, force: followingForce(trace, { effectiveTension, mass, acceleration: slope }) };
    }
    case "stop": {
      const left = releasedForce(trace, { time, effectiveTension, brakeForce: motion.brakeForce, force });
      return { force: left, acceleration: netAcceleration(trace, { force: left, effectiveTension, mass }) };
    }
    case "torque": {
      const pull = drivingForce(trace, { time, speed, nominalForce: motion.nominalForce, force });
      const isHeld = isZero(acceleration) && isZero(speed);
      const gained = isHeld
        ? heldAcceleration(trace, { time, force: pull, acceleration })
        : netAcceleration(trace, { force: pull, effectiveTension, mass });
      return { force: pull, acceleration: gained };
    }
  }
}

const straight = (symbol: string, unit: string) =>
  defineFormula({
    id: `start-stop/between-${symbol}`,
    source: mechanics("straight between two samples"),
    inputs: {
      first: { symbol: `${symbol}_1`, unit, must: finite },
      next: { symbol: `${symbol}_2`, unit, must: finite },
      before: { symbol: "t_1", unit: "s", must: finite },
      after: { symbol: "t_2", unit: "s", must: finite },
      time: { symbol: "t", unit: "s", must: finite },
    },
    output: { symbol, unit },
    printed: `${symbol}_1 + (${symbol}_2 - ${symbol}_1) * (t - t_1) / (t_2 - t_1)`,
    evaluate: ({ first, next, before, after, time }) => first + ((next - first) * (time - before)) / (after - before),
  });

const between = {
  speed: straight("v", "m/s"),
  distance: straight("s", "m"),
  acceleration: straight("a", "m/s2"),
  force: straight("F", "N"),
} as const satisfies Record<MotionQuantity, unknown>;
