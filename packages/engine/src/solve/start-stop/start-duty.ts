import {
  fadedForce,
  fadedSpeed,
  fadingShare,
  restingForce,
  speedStep,
  torqueBetween,
} from "../../rules/rigid-start/curve.ts";
import { couplingStartSearch } from "../../rules/rigid-start/moving.ts";
import { logMeanForce, segmentTime, surplusForce } from "../../rules/rigid-start/start.ts";
import { mechanics } from "../../standards/sources.ts";
import { constant, largest, none, smallest } from "../../trace/reference.ts";
import { defineSum } from "../../trace/sum.ts";
import { bareTrace, stepsOnly, type Trace } from "../../trace/trace.ts";
import type { TorquePoint } from "./torque-source.ts";

/** What has to be started. */
export interface StartDuty {
  /** Of all motors at full load, at the belt, N. */
  readonly nominalForce: number;
  readonly effectiveTension: number;
  /** Belt, load, idlers, pulleys and drives, kg. */
  readonly mass: number;
  readonly beltSpeed: number;
}

/** A start counts as done at this share of full speed. */
export const doneAt = 0.9999;

/** A belt that gains less than this share of its speed in a second has found its speed. */
export const restingShare = 1e-5;

/** A start that comes to rest at this share of full speed or above has found its running speed. */
export const settlesAbove = 0.95;

/** Time of a start by a torque-speed curve: exact, since the net force is straight between points. Infinite if it stalls. */
export function curveStartTime(trace: Trace, duty: StartDuty, points: readonly TorquePoint[]): number {
  const { nominalForce, effectiveTension, mass, beltSpeed } = duty;
  // Towards its running speed the net force fades: the start counts as done where one in steps would end.
  const steps = stepsOnly(trace);
  const least = restingForce(steps, duty);
  const times: number[] = [];
  const force = ({ torque }: TorquePoint) => surplusForce(steps, { factor: torque, nominalForce, effectiveTension });
  for (const [from, to] of stretches(steps, points)) {
    const [first, last] = [force(from), force(to)];
    if (first <= least) return from.speed >= settlesAbove ? timeSum(steps, times) : Number.POSITIVE_INFINITY;
    const share = fadingShare(steps, { first, last, least });
    const end = fadedSpeed(steps, { from: from.speed, to: to.speed, share });
    if (last <= least && end < settlesAbove) return Number.POSITIVE_INFINITY;
    const mean = logMeanForce(trace, { first, last: fadedForce(steps, { first, last, share }) });
    const step = speedStep(steps, { from: from.speed, end, beltSpeed });
    times.push(segmentTime(trace, { mass, speedStep: step, force: mean }));
    if (last <= least) break;
  }
  return timeSum(steps, times);
}

const timeSum = defineSum({
  id: "start-stop/curve-time",
  source: mechanics("one after the other"),
  output: { symbol: "t_start", unit: "s" },
  term: "t",
});

const fullSpeed = mechanics("share of full speed");

/** The curve cut to 0 … 1 of full speed, from point to point. */
function stretches(trace: Trace, points: readonly TorquePoint[]): readonly (readonly [TorquePoint, TorquePoint])[] {
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined) return [];
  const [rest, full] = [none(trace), constant(trace, 1, fullSpeed)];
  const begin = { ...first, speed: smallest(rest, first.speed) };
  const all = [begin, ...points, { ...last, speed: largest(full, last.speed) }];
  return all.slice(1).flatMap((to, at): readonly (readonly [TorquePoint, TorquePoint])[] => {
    const from = all[at] ?? to;
    if (to.speed <= from.speed || from.speed >= 1 || to.speed <= 0) return [];
    const on = (speed: number): TorquePoint => ({
      speed,
      torque: torqueBetween(trace, { first: from.torque, last: to.torque, speed, from: from.speed, to: to.speed }),
    });
    return [[from.speed < 0 ? on(rest) : from, to.speed > 1 ? on(full) : to]];
  });
}

/** Time from switching on until full speed through a fluid coupling, in closed form. Infinite if it stalls. */
export function couplingStartTime(trace: Trace, duty: StartDuty, peak: number, twoSecond: number): number {
  const found = coupledTime(duty, peak, twoSecond);
  return Number.isFinite(found) ? couplingStartSearch(trace, { ...duty, peak, twoSecond }, found) : found;
}

function coupledTime(duty: StartDuty, peak: number, twoSecond: number): number {
  const { nominalForce, effectiveTension: te, mass, beltSpeed } = duty;
  const rate = twoSecond / 2;
  if (!(peak * nominalForce > te) || !(rate > 0)) return Number.POSITIVE_INFINITY;
  const breakAway = Math.max(0, te / (nominalForce * rate));
  const speedAt = (t: number) => ((nominalForce * rate * (t ** 2 - breakAway ** 2)) / 2 - te * (t - breakAway)) / mass;
  const filled = peak / rate;
  const knee = 0.85 * beltSpeed;
  const atFilled = speedAt(filled);
  if (atFilled <= knee) {
    const level = (mass * (knee - atFilled)) / (peak * nominalForce - te);
    return filled + level + fallingTime(duty, peak, 0.85);
  }
  const crossing = crossingTime(duty, peak, rate, { breakAway, filled, speedAt });
  const share = speedAt(crossing) / beltSpeed;
  return share >= doneAt ? crossing : crossing + fallingTime(duty, peak, share);
}

/** From a share of speed above the knee to full speed, along the falling end of the coupling's torque. */
function fallingTime(
  { nominalForce, effectiveTension, mass, beltSpeed }: StartDuty,
  peak: number,
  from: number,
): number {
  const torque = (share: number) => peak + ((1 - peak) * (share - 0.85)) / 0.15;
  const first = torque(from) * nominalForce - effectiveTension;
  const last = torque(doneAt) * nominalForce - effectiveTension;
  if (first <= 0 || last <= 0) return Number.POSITIVE_INFINITY;
  const force = logMeanForce(bareTrace, { first, last });
  return segmentTime(bareTrace, { mass, speedStep: (doneAt - from) * beltSpeed, force });
}

/** When the rising torque of the filling meets the falling torque of the speed, or full speed is reached before. */
function crossingTime(
  { beltSpeed }: StartDuty,
  peak: number,
  rate: number,
  rise: { readonly breakAway: number; readonly filled: number; readonly speedAt: (time: number) => number },
): number {
  const isBefore = (t: number) => {
    const share = rise.speedAt(t) / beltSpeed;
    const most = share <= 0.85 ? peak : peak + ((1 - peak) * (share - 0.85)) / 0.15;
    return share < doneAt && rate * t < most;
  };
  let [low, high] = [rise.breakAway, rise.filled];
  for (let round = 0; round < 60; round += 1) {
    const middle = (low + high) / 2;
    if (isBefore(middle)) low = middle;
    else high = middle;
  }
  return high;
}
