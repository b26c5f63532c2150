import { accelerationAt, type SpeedReference, speedAt, wayAt } from "../../parts/drives/control/reference.ts";
import { fewestSteps, followingStep, longestStep } from "./following-step.ts";
import type { ForceAlong } from "./free-drives.ts";
import { addSample, noSamples, type Samples, thinned } from "./series.ts";
import type { SimulatedStart } from "./simulate-start.ts";
import { doneAt, type StartDuty } from "./start-duty.ts";

/** What drives under control may give together, N at the belt: at most, and at least where they hold back. */
export interface ControlRange {
  readonly most: number;
  /** 0 where they may not brake, else below. */
  readonly least: number;
  /** Above this speed the field of their motors is weakened and both limits fall with it, m/s; absent: they stay. */
  readonly baseSpeed?: number;
  /** Drives that follow no reference give this besides: where it is steepest, which both limits count, and at any time. */
  readonly beside?: {
    readonly steepest: readonly { readonly driveId: string; readonly force: number }[];
    readonly along: ForceAlong;
  };
}

const samples = 400;
const longestStart = 600;
/** Beyond this share of its speed a belt has run away from its drives. */
const runaway = 1.1;

/**
 * A start that follows a reference: with the force it takes at every moment, and where drives cannot give that, with what
 * they can, until the belt has caught up.
 */
export function followStart(
  duty: StartDuty,
  reference: SpeedReference,
  range: ControlRange = unlimited,
): SimulatedStart {
  return isWithin(duty, reference, range) ? followed(duty, reference) : clipped(duty, reference, range);
}

const unlimited: ControlRange = { most: Number.POSITIVE_INFINITY, least: Number.NEGATIVE_INFINITY };

function timesOf({ time }: SpeedReference): readonly number[] {
  return Array.from({ length: samples + 1 }, (_, at) => (time * at) / samples);
}

/** Whether drives can give what the reference takes at all times. Its largest slope need not lie on a sample. */
function isWithin({ effectiveTension, mass }: StartDuty, reference: SpeedReference, range: ControlRange): boolean {
  if (effectiveTension + mass * reference.peakAcceleration > range.most) return false;
  if (range.beside === undefined && effectiveTension < range.least) return false;
  const limitsAt = limitsOf(range);
  return timesOf(reference).every((time) => {
    const { most, least } = limitsAt(time, speedAt(reference, time));
    const need = effectiveTension + mass * accelerationAt(reference, time);
    return need >= least && (range.beside === undefined || need <= most);
  });
}

function followed({ effectiveTension, mass, beltSpeed }: StartDuty, reference: SpeedReference): SimulatedStart {
  const kept = noSamples();
  for (const time of timesOf(reference)) {
    const acceleration = accelerationAt(reference, time);
    const force = effectiveTension + mass * acceleration;
    const [speed, distance] = [speedAt(reference, time), wayAt(reference, time)];
    addSample(kept, { time, speed, distance, acceleration, force });
  }
  return {
    kind: "started",
    time: reference.time,
    distance: wayAt(reference, reference.time),
    breakAway: 0,
    reachedSpeed: Math.min(beltSpeed, speedAt(reference, reference.time)),
    peakForce: effectiveTension + mass * reference.peakAcceleration,
    peakAcceleration: reference.peakAcceleration,
    couplingHeat: [],
    series: thinned(kept),
  };
}

interface Clipped {
  time: number;
  speed: number;
  distance: number;
  peakForce: number;
  peakAcceleration: number;
  breakAway?: number;
  limitedAt?: number;
  speedPassedAt?: number;
  ranAwayAt?: number;
}

function clipped(duty: StartDuty, reference: SpeedReference, range: ControlRange): SimulatedStart {
  const { beltSpeed } = duty;
  const ofRamp = Math.min(longestStep, reference.time / fewestSteps);
  const kept = noSamples();
  const moved: Clipped = { time: 0, speed: 0, distance: 0, peakForce: Number.NEGATIVE_INFINITY, peakAcceleration: 0 };
  const limitsAt = limitsOf(range);
  const isStuck = () => moved.speed === 0 && moved.time > 0 && moved.time >= reference.time;
  const isDone = () =>
    moved.time >= reference.time &&
    moved.speed >= doneAt * beltSpeed &&
    limitsAt(moved.time, moved.speed).least <= duty.effectiveTension;
  for (let n = 0; moved.time < longestStart && !isDone() && !isStuck() && moved.ranAwayAt === undefined; n += 1) {
    const step = followingStep(ofRamp, moved.time);
    moveOn(moved, { duty, reference, limitsAt, step }, n % 5 === 0 ? kept : undefined);
  }
  const { limitedAt, speedPassedAt, ranAwayAt, breakAway = 0 } = moved;
  const kind = ranAwayAt !== undefined ? "overruns" : isStuck() ? "stalled" : isDone() ? "started" : "too-slow";
  return {
    kind,
    time: moved.time,
    distance: moved.distance,
    breakAway,
    reachedSpeed: moved.speed,
    peakForce: moved.peakForce,
    peakAcceleration: moved.peakAcceleration,
    couplingHeat: [],
    series: thinned(kept),
    ...(limitedAt === undefined ? {} : { limitedAt }),
    ...(ranAwayAt === undefined ? {} : { overrun: { speedPassedAt: speedPassedAt ?? ranAwayAt, ranAwayAt } }),
  };
}

interface Followed {
  readonly duty: StartDuty;
  readonly reference: SpeedReference;
  readonly limitsAt: LimitsAt;
  readonly step: number;
}

/** One step: what brings the belt to the speed of the reference at its end, within the limits. */
function moveOn(moved: Clipped, { duty, reference, limitsAt, step }: Followed, kept: Samples | undefined): void {
  const { effectiveTension, mass, beltSpeed } = duty;
  const { time, speed, distance } = moved;
  const need = effectiveTension + (mass * (speedAt(reference, time + step) - speed)) / step;
  const { most, least } = limitsAt(time, speed);
  const force = Math.max(least, Math.min(most, need));
  if (force !== need) moved.limitedAt ??= time;
  const isHeld = speed === 0 && force <= effectiveTension;
  const acceleration = isHeld ? 0 : (force - effectiveTension) / mass;
  if (kept !== undefined) addSample(kept, { time, speed, distance, acceleration, force });
  if (!isHeld) moved.breakAway ??= time;
  moved.peakForce = Math.max(moved.peakForce, force);
  moved.peakAcceleration = Math.max(moved.peakAcceleration, acceleration);
  const next = Math.max(0, speed + acceleration * step);
  if (next >= beltSpeed) moved.speedPassedAt ??= crossing(moved, next, beltSpeed, step);
  if (next >= runaway * beltSpeed) moved.ranAwayAt = crossing(moved, next, runaway * beltSpeed, step);
  moved.distance = distance + ((speed + next) / 2) * step;
  moved.speed = next;
  moved.time = time + step;
}

/** Limits at rising times of a start. */
type LimitsAt = (time: number, speed: number) => Pick<ControlRange, "most" | "least">;

/** Constant power above base speed (handbook 15.2); beside it what the other drives give there. */
function limitsOf({ most, least, baseSpeed = Number.POSITIVE_INFINITY, beside }: ControlRange): LimitsAt {
  const steepest = beside?.steepest.reduce((sum, { force }) => sum + force, 0) ?? 0;
  const forceAt = beside?.along() ?? (() => 0);
  return (time, speed) => {
    const left = speed > baseSpeed ? baseSpeed / speed : 1;
    const others = forceAt(time, speed);
    return { most: (most - steepest) * left + others, least: (least - steepest) * left + others };
  };
}

function crossing({ time, speed }: Clipped, next: number, at: number, step: number): number {
  return next > speed ? time + ((at - speed) / (next - speed)) * step : time;
}
