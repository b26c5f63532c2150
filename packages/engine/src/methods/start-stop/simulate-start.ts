import type { FollowedSpeed } from "./ramp.ts";
import { type MotionSeries, type Sample, thinned } from "./series.ts";
import { doneAt, type StartDuty, settlesAbove } from "./start-duty.ts";
import { peakTorque, type TorqueSource, torqueAt } from "./torque-source.ts";

/** One drive in a start. */
export interface StartingDrive {
  readonly source: TorqueSource;
  /** Of its motors at full load, at the belt, N. */
  readonly nominalForce: number;
  /** Of its motors, W. */
  readonly power: number;
  /** Slip of its coupling at full load, for the heat of the start. */
  readonly slip: number;
  readonly delay: number;
}

/** How a start went. */
export interface SimulatedStart {
  readonly kind: "started" | "stalled" | "too-slow";
  /** Until full speed, from the start signal, s and m; where it does not get there, until given up. */
  readonly time: number;
  readonly distance: number;
  /** When the belt begins to move, s. */
  readonly breakAway: number;
  readonly reachedSpeed: number;
  readonly peakForce: number;
  readonly peakAcceleration: number;
  /** Heat in fluid couplings by drive, J. */
  readonly couplingHeat: readonly number[];
  readonly series: MotionSeries;
}

/** Longest start that is followed, s. */
export const longestStart = 600;
const finestStep = 0.01;
/** While the belt waits for its drives, s. */
const waitingStep = 0.001;
/** Steps after which they are doubled. */
const patience = 6000;

/**
 * Follows the surplus of torque step by step (midpoint rule). `breakAwayTension` is what holds the belt at rest.
 * Steps are a two-thousandth of the static start and no longer than 10 ms, but never more than 2500 to a static start.
 */
export function simulateStart(
  duty: StartDuty & { readonly breakAwayTension: number },
  given: readonly StartingDrive[],
): SimulatedStart {
  const drives = given.map((drive, at) => ({ ...drive, isLikeBefore: isLike(drive, given[at - 1]) }));
  let step = stepOf(duty, drives);
  const run = newRun(drives.length);
  const best = drives.map(({ source }) => torqueAt(source, 1e6, 0));
  let { time, speed, distance } = { time: 0, speed: 0, distance: 0 };
  let kind: SimulatedStart["kind"] = "too-slow";
  for (let steps = 1; time < longestStart; ) {
    const force = forceAt(drives, time, speed / duty.beltSpeed);
    const acceleration = netOf(duty, force, speed) / duty.mass;
    if (time >= run.nextSample) keep(run, { time, speed, distance, acceleration, force }, 5 * step);
    notePeaks(run, force, acceleration);
    if (speed === 0 && acceleration <= 0 && isAtItsBest(drives, best, time)) kind = "stalled";
    if (isResting(duty, speed, acceleration)) kind = speed >= settlesAbove * duty.beltSpeed ? "started" : "stalled";
    if (kind !== "too-slow") break;
    if (speed === 0 && acceleration <= 0) {
      heat(run, drives, time, 0, waitingStep);
      time += waitingStep;
      continue;
    }
    // A start far longer than expected is followed in ever longer steps.
    if (steps % patience === 0) step *= 2;
    steps += 1;
    const middle = Math.max(0, speed + (acceleration * step) / 2);
    const middleForce = forceAt(drives, time + step / 2, middle / duty.beltSpeed);
    const next = Math.max(0, speed + (netOf(duty, middleForce, middle) / duty.mass) * step);
    if (speed === 0 && next > 0 && run.breakAway === undefined) run.breakAway = time;
    heat(run, drives, time, middle / duty.beltSpeed, step);
    const target = doneAt * duty.beltSpeed;
    if (next >= target) {
      const share = (target - speed) / (next - speed);
      time += share * step;
      distance += ((speed + target) / 2) * share * step;
      speed = target;
      kind = "started";
      const last = netOf(duty, middleForce, middle) / duty.mass;
      keep(run, { time, speed, distance, acceleration: last, force: middleForce }, step);
      notePeaks(run, middleForce, last);
      break;
    }
    distance += ((speed + next) / 2) * step;
    speed = next;
    time += step;
  }
  const { samples, breakAway, couplingHeat } = run;
  return {
    kind,
    time,
    distance,
    breakAway: breakAway ?? 0,
    reachedSpeed: speed,
    peakForce: run.peakForce,
    peakAcceleration: run.peakAcceleration,
    couplingHeat,
    series: thinned(samples),
  };
}

interface Run {
  readonly samples: Sample[];
  readonly couplingHeat: number[];
  breakAway: number | undefined;
  peakForce: number;
  peakAcceleration: number;
  nextSample: number;
}

function newRun(drives: number): Run {
  const couplingHeat = Array.from({ length: drives }, () => 0);
  return { samples: [], couplingHeat, breakAway: undefined, peakForce: 0, peakAcceleration: 0, nextSample: 0 };
}

/** Keeps a sample for charts, as happens now and then. */
function keep(run: Run, sample: Sample, every: number): void {
  run.samples.push(sample);
  run.nextSample = sample.time + every;
}

/** Notes the extremes, as happens at every step. */
function notePeaks(run: Run, force: number, acceleration: number): void {
  run.peakForce = Math.max(run.peakForce, force);
  run.peakAcceleration = Math.max(run.peakAcceleration, acceleration);
}

function stepOf(duty: StartDuty, drives: readonly StartingDrive[]): number {
  const strongest = drives.reduce((sum, drive) => sum + drive.nominalForce * peakTorque(drive.source), 0);
  const surplus = Math.max(strongest - duty.effectiveTension, 1e-6);
  const expected = Math.min((duty.mass * duty.beltSpeed) / surplus, longestStart);
  return Math.max(Math.min(finestStep, expected / 2000), expected / 2500);
}

/** A drive that gives the same torque as the one before it at every moment need not be asked again. */
interface AskedDrive extends StartingDrive {
  readonly isLikeBefore: boolean;
}

function isLike({ source, delay }: StartingDrive, before: StartingDrive | undefined): boolean {
  if (before === undefined || before.delay !== delay) return false;
  return Object.entries(source).every(([name, value]: readonly [string, unknown]) => {
    return Reflect.get(before.source, name) === value;
  });
}

function forceAt(drives: readonly AskedDrive[], time: number, speedShare: number): number {
  let sum = 0;
  let torque = 0;
  for (let index = 0; index < drives.length; index += 1) {
    const drive = drives[index];
    if (drive === undefined || time < drive.delay) continue;
    if (!drive.isLikeBefore) torque = torqueAt(drive.source, time - drive.delay, speedShare);
    sum += drive.nominalForce * torque;
  }
  return sum;
}

/** Net force; a belt at rest is held by what keeps it there and never driven backwards. */
function netOf(duty: StartDuty & { readonly breakAwayTension: number }, force: number, speed: number): number {
  if (speed > 0) return force - duty.effectiveTension;
  return force > duty.breakAwayTension ? force - duty.effectiveTension : 0;
}

/** Whether every drive is switched on and gives at rest all it ever will. */
function isAtItsBest(drives: readonly StartingDrive[], best: readonly number[], time: number): boolean {
  for (let index = 0; index < drives.length; index += 1) {
    const drive = drives[index];
    if (drive === undefined) continue;
    if (!(time >= drive.delay && torqueAt(drive.source, time - drive.delay, 0) >= (best[index] ?? 0))) return false;
  }
  return true;
}

/** A belt that gains less than this share of its speed in a second has found its speed. */
const restingShare = 1e-5;

function isResting(duty: StartDuty, speed: number, acceleration: number): boolean {
  return speed > 0 && acceleration < restingShare * duty.beltSpeed;
}

/** Heat of the slip of fluid couplings: torque times what the motor turns faster than the gearbox. */
function heat(run: Run, drives: readonly AskedDrive[], time: number, share: number, step: number): void {
  let torque = 0;
  for (let index = 0; index < drives.length; index += 1) {
    const drive = drives[index];
    if (drive === undefined || drive.source.kind !== "fluid-coupling" || time < drive.delay) continue;
    const { source, power, slip, delay } = drive;
    if (!drive.isLikeBefore) torque = torqueAt(source, time - delay + step / 2, share);
    const lost = torque * power * (1 - (1 - slip) * share);
    run.couplingHeat[index] = (run.couplingHeat[index] ?? 0) + lost * step;
  }
}

/** A start that follows a given speed: the force it takes at every moment. */
export function followStart(duty: StartDuty, followed: FollowedSpeed): SimulatedStart {
  const { effectiveTension, mass, beltSpeed } = duty;
  const steps = 400;
  const step = followed.time / steps;
  let distance = 0;
  const samples = Array.from({ length: steps + 1 }, (_, at): Sample => {
    const time = at * step;
    const speed = followed.speedAt(time);
    const after = followed.speedAt(Math.min(followed.time, time + step / 2));
    const before = followed.speedAt(Math.max(0, time - step / 2));
    const width = at === 0 || at === steps ? step / 2 : step;
    const acceleration = step > 0 ? (after - before) / width : 0;
    const travelled = distance;
    if (at < steps) distance += ((speed + followed.speedAt(time + step)) / 2) * step;
    return { time, speed, distance: travelled, acceleration, force: effectiveTension + mass * acceleration };
  });
  return {
    kind: "started",
    time: followed.time,
    distance,
    breakAway: 0,
    reachedSpeed: Math.min(beltSpeed, followed.speedAt(followed.time)),
    peakForce: effectiveTension + mass * followed.peakAcceleration,
    peakAcceleration: followed.peakAcceleration,
    couplingHeat: [],
    series: thinned(samples),
  };
}
