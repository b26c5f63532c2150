import { isAlike } from "../../parts/alike.ts";
import { addSample, type MotionSeries, noSamples, thinned } from "./series.ts";
import { doneAt, restingShare, type StartDuty, settlesAbove } from "./start-duty.ts";
import { type CoupledMotor, type FollowedMotor, followMotor, forceOf, isSteady } from "./torque/coupled-motor.ts";
import { endsStar, peakTorque, type StarDelta, type TorqueSource, torqueAt } from "./torque-source.ts";

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
  /** Its motor where that turns apart behind a coupling; absent: it gives the torque of its source. */
  readonly coupled?: CoupledMotor;
}

/** How a start went. */
export interface SimulatedStart {
  readonly kind: "started" | "stalled" | "too-slow" | "overruns";
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
  /** What was moved, kg: without motors that turn apart. Absent where a reference is followed. */
  readonly movingMass?: number;
  /** When drives under control first could not give what their reference needs, s. */
  readonly limitedAt?: number;
  /** A belt that drives its motors more than they can hold: when it passes full speed and 110 % of it, s. */
  readonly overrun?: { readonly speedPassedAt: number; readonly ranAwayAt: number };
}

/** Longest start that is followed, s. */
const longestStart = 600;
const finestStep = 0.01;
/** While the belt waits for its drives, s. */
const waitingStep = 0.001;
/** Steps after which they are doubled. */
const patience = 6000;

/**
 * Follows the surplus of torque step by step (midpoint rule). `breakAwayTension` is what holds the belt at rest; the mass is
 * that of the belt and all that turns with it, without motors that turn apart.
 * Steps are a two-thousandth of the static start and no longer than 10 ms, but never more than 2500 to a static start.
 */
export function simulateStart(
  duty: StartDuty & { readonly breakAwayTension: number },
  drives: readonly StartingDrive[],
): SimulatedStart {
  const { beltSpeed, mass } = duty;
  const target = doneAt * beltSpeed;
  let step = stepOf(duty, drives);
  const groups = groupsOf(drives);
  const couplingHeat = new Float64Array(drives.length);
  const samples = noSamples();
  let { time, speed, distance, nextSample, peakForce, peakAcceleration } = atRest;
  let breakAway: number | undefined;
  let kind: SimulatedStart["kind"] = "too-slow";
  const moment: Moment = { beltSpeed, time, speed };
  for (let steps = 1; time < longestStart; ) {
    changeOver(groups, time, speed / beltSpeed);
    moment.time = time;
    moment.speed = speed;
    const force = forceAt(groups, moment);
    const acceleration = netOf(duty, force, speed) / mass;
    if (time >= nextSample) {
      addSample(samples, { time, speed, distance, acceleration, force });
      nextSample = time + 5 * step;
    }
    peakForce = Math.max(peakForce, force);
    peakAcceleration = Math.max(peakAcceleration, acceleration);
    if (speed === 0 && acceleration <= 0 && isAtItsBest(groups, time)) kind = "stalled";
    if (isResting(duty, speed, acceleration) && isThrough(groups, time))
      kind = speed >= settlesAbove * beltSpeed ? "started" : "stalled";
    if (kind !== "too-slow") break;
    if (speed === 0 && acceleration <= 0) {
      heat(couplingHeat, groups, moment, waitingStep);
      time = waitOn(duty, groups, time + waitingStep, nextSample);
      continue;
    }
    // A start far longer than expected is followed in ever longer steps.
    if (steps % patience === 0) step *= 2;
    steps += 1;
    const middle = Math.max(0, speed + (acceleration * step) / 2);
    moment.time = time + step / 2;
    moment.speed = middle;
    const middleForce = forceAt(groups, moment);
    const gained = netOf(duty, middleForce, middle) / mass;
    const next = Math.max(0, speed + gained * step);
    if (speed === 0 && next > 0 && breakAway === undefined) breakAway = time;
    moment.time = time;
    heat(couplingHeat, groups, moment, step);
    if (next >= target) {
      const rest = (target - speed) / (next - speed);
      time += rest * step;
      distance += ((speed + target) / 2) * rest * step;
      speed = target;
      kind = "started";
      addSample(samples, { time, speed, distance, acceleration: gained, force: middleForce });
      peakForce = Math.max(peakForce, middleForce);
      peakAcceleration = Math.max(peakAcceleration, gained);
      break;
    }
    distance += ((speed + next) / 2) * step;
    speed = next;
    time += step;
  }
  return {
    kind,
    time,
    distance,
    breakAway: breakAway ?? 0,
    reachedSpeed: speed,
    peakForce,
    peakAcceleration,
    couplingHeat: [...couplingHeat],
    series: thinned(samples),
    movingMass: mass,
  };
}

/** Goes on waiting until the next sample, where drives that give more and more do not move the belt before. */
function waitOn(
  duty: StartDuty & { readonly breakAwayTension: number },
  groups: readonly Group[],
  from: number,
  nextSample: number,
): number {
  const until = Math.min(nextSample, longestStart);
  if (!(from + waitingStep < until && groups.every(onlyRises))) return from;
  let time = from;
  while (time + waitingStep < until) time += waitingStep;
  const force = forceAt(groups, { beltSpeed: duty.beltSpeed, time, speed: 0 });
  return netOf(duty, force, 0) > 0 || isAtItsBest(groups, time) ? from : time;
}

/** Whether the torque at rest never falls, and depends on nothing but the time; the heat of couplings adds up step by step. */
function onlyRises({ source, followed }: Group): boolean {
  if (followed !== undefined || source.kind === "fluid-coupling") return false;
  if (source.kind !== "motor") return true;
  const { soft, star } = source;
  return star === undefined && (soft === undefined || soft.first <= soft.last);
}

const atRest = { time: 0, speed: 0, distance: 0, nextSample: 0, peakForce: 0, peakAcceleration: 0 };

function stepOf(duty: StartDuty, drives: readonly StartingDrive[]): number {
  const strongest = drives.reduce((sum, drive) => sum + drive.nominalForce * peakTorque(drive.source), 0);
  const surplus = Math.max(strongest - duty.effectiveTension, 1e-6);
  const expected = Math.min((duty.mass * duty.beltSpeed) / surplus, longestStart);
  return Math.max(Math.min(finestStep, expected / 2000), expected / 2500);
}

/** Drives one after the other that give the same torque at every moment: it is asked for once for all of them. */
interface Group {
  readonly source: TorqueSource;
  readonly delay: number;
  /** Place of its first drive among all. */
  readonly first: number;
  /** By drive. */
  readonly nominalForces: Float64Array;
  readonly powers: Float64Array;
  readonly slips: Float64Array;
  /** Torque at rest, all it ever will be. */
  readonly best: number;
  /** When star was changed over to delta, s after switching on. */
  changedAt: number;
  /** Of each drive of this group, where their motors turn apart. */
  readonly followed?: FollowedMotor | undefined;
  readonly fullLoadSpeed?: number | undefined;
}

function groupsOf(drives: readonly StartingDrive[]): readonly Group[] {
  const firsts = drives.flatMap((drive, at) => (isLike(drive, drives[at - 1]) ? [] : [at]));
  return firsts.flatMap((first, at) => {
    const alike = drives.slice(first, firsts[at + 1]);
    return alike.slice(0, 1).map(({ source, delay, coupled, nominalForce: force }) => ({
      followed: coupled && followMotor(coupled, force),
      fullLoadSpeed: coupled?.fullLoadSpeed,
      source,
      delay,
      first,
      nominalForces: Float64Array.from(alike, ({ nominalForce }) => nominalForce),
      powers: Float64Array.from(alike, ({ power }) => power),
      slips: Float64Array.from(alike, ({ slip }) => slip),
      best: torqueAt(source, 1e6, 0, starOf(source)?.time),
      changedAt: Number.POSITIVE_INFINITY,
    }));
  });
}

function isLike({ source, delay, coupled, nominalForce }: StartingDrive, before: StartingDrive | undefined): boolean {
  if (before === undefined || before.delay !== delay || !isAlike(before.coupled, coupled)) return false;
  if (coupled !== undefined && before.nominalForce !== nominalForce) return false;
  return Object.entries(source).every(([name, value]: readonly [string, unknown]) => {
    return Reflect.get(before.source, name) === value;
  });
}

/** A moment of a start. Written anew for each: thousands of them would each go to new memory. */
interface Moment {
  readonly beltSpeed: number;
  time: number;
  speed: number;
}

function forceAt(groups: readonly Group[], { time, speed, beltSpeed }: Readonly<Moment>): number {
  const speedShare = speed / beltSpeed;
  let sum = 0;
  for (let index = 0; index < groups.length; index += 1) {
    const group = groups[index];
    if (group === undefined || time < group.delay) continue;
    if (group.followed !== undefined) {
      sum += group.nominalForces.length * forceOf(group.followed, time - group.delay, speed);
      continue;
    }
    const torque = torqueAt(group.source, time - group.delay, speedShare, group.changedAt);
    const { nominalForces } = group;
    for (let drive = 0; drive < nominalForces.length; drive += 1) sum += (nominalForces[drive] ?? 0) * torque;
  }
  return sum;
}

/** Net force; a belt at rest is held by what keeps it there and never driven backwards. */
function netOf(duty: StartDuty & { readonly breakAwayTension: number }, force: number, speed: number): number {
  if (speed > 0) return force - duty.effectiveTension;
  return force > duty.breakAwayTension ? force - duty.effectiveTension : 0;
}

/** Whether every drive is switched on and gives at rest all it ever will. */
function isAtItsBest(groups: readonly Group[], time: number): boolean {
  for (const { source, delay, best, changedAt, followed } of groups) {
    if (time < delay || torqueAt(source, time - delay, 0, changedAt) < best) return false;
    if (followed !== undefined && !isSteady(followed)) return false;
  }
  return true;
}

function starOf(source: TorqueSource): StarDelta | undefined {
  return source.kind === "motor" ? source.star : undefined;
}

/** Drives whose time or speed in star is over go on in delta. */
function changeOver(groups: readonly Group[], time: number, speedShare: number): void {
  for (const group of groups) {
    const star = starOf(group.source);
    const since = time - group.delay;
    if (star === undefined || since < 0 || Number.isFinite(group.changedAt)) continue;
    if (endsStar(star, since, speedShare)) group.changedAt = since;
  }
}

/** Whether no drive will change over any more: none waits for its time in star, and none is between star and delta. */
function isThrough(groups: readonly Group[], time: number): boolean {
  return groups.every(({ source, delay, changedAt }) => {
    const star = starOf(source);
    if (star === undefined) return true;
    return Number.isFinite(changedAt) ? time - delay - changedAt >= star.gap : star.time === undefined;
  });
}

function isResting(duty: StartDuty, speed: number, acceleration: number): boolean {
  return speed > 0 && acceleration < restingShare * duty.beltSpeed;
}

/** Heat of the slip of fluid couplings in a step: torque times what the motor turns faster than the gearbox. */
function heat(
  heats: Float64Array,
  groups: readonly Group[],
  { time, speed, beltSpeed }: Readonly<Moment>,
  step: number,
): void {
  for (let index = 0; index < groups.length; index += 1) {
    const group = groups[index];
    if (group === undefined || group.source.kind !== "fluid-coupling" || time < group.delay) continue;
    const { first, powers, slips, followed, fullLoadSpeed = beltSpeed } = group;
    const share = followed ? 0 : speed / beltSpeed;
    const torque = followed
      ? forceOf(followed, time - group.delay + step / 2, speed) / (group.nominalForces[0] ?? 1)
      : torqueAt(group.source, time - group.delay + step / 2, share);
    for (let drive = 0; drive < powers.length; drive += 1) {
      const slipping = followed ? (followed.turning - speed) / fullLoadSpeed : 1 - (1 - (slips[drive] ?? 0)) * share;
      const lost = torque * (powers[drive] ?? 0) * slipping;
      heats[first + drive] = (heats[first + drive] ?? 0) + lost * step;
    }
  }
}
