import { type Curve, type CurveReader, goTo, readCurve } from "./curve.ts";

/** A motor that turns apart from the belt and pulls through a fluid coupling (handbook 6.5). Speeds, forces and masses at the belt. */
export interface CoupledMotor {
  /** Share of the full-load force over share of the motor's full-load speed. */
  readonly motor: Curve;
  /** Of the motor, m/s: at full load, and where the belt runs steadily at full speed. */
  readonly fullLoadSpeed: number;
  readonly runningSpeed: number;
  /** Motor and its half of the coupling, kg. */
  readonly motorMass: number;
  /** At full load, share of speed. */
  readonly slip: number;
  /** Share of the full-load torque. */
  readonly peakTorque: number;
  /** Share of the full-load torque 2 s after switching on; absent: filled from the begin. */
  readonly twoSecondTorque?: number;
}

/** Slip from which a coupling gives its peak. */
const peakSlip = 0.3;

/** Torque of a filled coupling over slip: none without slip, full at nominal slip, its peak from 30 % on. */
export function couplingShare(slip: number, nominal: number, peak: number): number {
  if (slip <= nominal) return slip / nominal;
  return slip >= peakSlip ? peak : 1 + ((peak - 1) * (slip - nominal)) / (peakSlip - nominal);
}

/** The slip at which a filled coupling carries a torque, below 0 where the belt drives the motor; at most that of its peak. */
function slipUnder(share: number, nominal: number, peak: number): number {
  const size = Math.abs(share);
  const beyond = peak > 1 ? ((size - 1) * (peakSlip - nominal)) / (peak - 1) : peakSlip;
  return Math.sign(share) * (size <= 1 ? size * nominal : Math.min(peakSlip, nominal + beyond));
}

/**
 * Speeds of a motor whose belt has full speed while it carries a share of full load: the motor is as fast as its own slip
 * under that load makes it, and the coupling slips as much as carries it.
 */
export function coupledSpeeds(
  { slip, peakTorque }: Pick<CoupledMotor, "slip" | "peakTorque">,
  {
    running,
    motorSlip,
    fullSpeed,
  }: { readonly running: number; readonly motorSlip: number; readonly fullSpeed: number },
): Pick<CoupledMotor, "fullLoadSpeed" | "runningSpeed"> {
  const share = 1 + motorSlip * (1 - running);
  const runningSpeed = fullSpeed / (1 - slipUnder(running / share ** 2, slip, peakTorque));
  return { fullLoadSpeed: runningSpeed / share, runningSpeed };
}

/** Share of full load that passes the coupling a time after its motor was switched on, s. */
export function throughCoupling(coupled: CoupledMotor, turning: number, belt: number, since: number): number {
  const { slip: nominal, peakTorque, fullLoadSpeed } = coupled;
  const slip = slipBetween(turning, belt);
  const share = Math.min(fillLimit(coupled, since), couplingShare(Math.abs(slip), nominal, peakTorque));
  return (turning / fullLoadSpeed) ** 2 * share * Math.sign(slip);
}

/** Slip of a coupling whose motor turns; none where that rests. */
function slipBetween(turning: number, belt: number): number {
  return turning > 1e-9 ? 1 - belt / turning : 0;
}

function fillLimit({ peakTorque, twoSecondTorque }: CoupledMotor, since: number): number {
  return twoSecondTorque === undefined ? peakTorque : Math.min(peakTorque, (twoSecondTorque * since) / 2);
}

/** Steps while a motor runs up, and afterwards, s. */
const finestStep = 1e-3;
const longestStep = 1e-2;
const runUp = 0.9;

/**
 * A motor that is followed: asked at rising times since it was switched on. Written in place: numbers that are handed from
 * function to function in tens of thousands of steps would each go to new memory.
 */
export interface FollowedMotor {
  readonly coupled: CoupledMotor;
  readonly line: CurveReader;
  readonly fullLoadForce: number;
  /** One over its full-load speed, s/m. */
  readonly perFullLoad: number;
  /** Of its coupling between nominal slip and that of its peak, share of torque over slip. */
  readonly steepness: number;
  /** Since it was switched on, s. */
  time: number;
  /** Of the belt at that time, and its own, m/s at the belt. */
  speed: number;
  turning: number;
  /** The moment and the speed of the belt that are asked for, and the force there, N. */
  since: number;
  belt: number;
  force: number;
}

/** Follows a motor behind its coupling along the speeds of a belt, from rest. */
export function followMotor(coupled: CoupledMotor, fullLoadForce: number): FollowedMotor {
  return {
    ...{ coupled, line: readCurve(coupled.motor), fullLoadForce },
    perFullLoad: 1 / coupled.fullLoadSpeed,
    steepness: (coupled.peakTorque - 1) / (peakSlip - coupled.slip),
    ...{ time: 0, speed: 0, turning: 0 },
    ...{ since: Number.NaN, belt: Number.NaN, force: Number.NaN },
  };
}

/** Force at the belt, N, at a time and a speed of the belt; between two times the speed changes evenly. */
export function forceOf(motor: FollowedMotor, since: number, belt: number): number {
  if (since === motor.since && belt === motor.belt) return motor.force;
  motor.since = since;
  motor.belt = belt;
  turnOn(motor);
  pull(motor);
  return motor.force;
}

/** A surplus of torque below this share of full load no longer speeds a motor up. */
const noSurplus = 1e-4;

/** Whether a motor has found its speed: what it gives is all it will give a belt of this speed. */
export function isSteady({ coupled, line, turning, speed, time }: FollowedMotor): boolean {
  goTo(line, turning / coupled.fullLoadSpeed);
  return Math.abs(line.value - throughCoupling(coupled, turning, speed, time)) < noSurplus;
}

/** Turns a motor on to the moment it is asked for. */
function turnOn(now: FollowedMotor): void {
  const { coupled, since, belt, time: from, speed: begin } = now;
  let { time, turning } = now;
  while (time < since) {
    const longest = turning < runUp * coupled.fullLoadSpeed ? finestStep : longestStep;
    const next = time + longest < since ? time + longest : since;
    const along = next < since ? begin + ((belt - begin) * (next - from)) / (since - from) : belt;
    const gain = ((next - time) * now.fullLoadForce) / coupled.motorMass;
    turning = turnedOn(now, turning, along, next, gain);
    time = next;
  }
  now.time = time;
  now.speed = belt;
  now.turning = turning;
}

/** The force at the moment it is asked for. */
function pull(now: FollowedMotor): void {
  now.force = now.fullLoadForce * throughCoupling(now.coupled, now.turning, now.belt, now.since);
}

/**
 * Speed of a motor a step later, in which the whole of its full load would gain it `gain`. Its steep line is taken between
 * old and new speed, so that no step is too long for it.
 */
function turnedOn(
  { coupled, line, perFullLoad, steepness }: FollowedMotor,
  turning: number,
  belt: number,
  since: number,
  gain: number,
): number {
  const { slip: nominal, peakTorque } = coupled;
  const ratio = turning * perFullLoad;
  goTo(line, ratio);
  const slip = slipBetween(turning, belt);
  const size = Math.abs(slip);
  const most = fillLimit(coupled, since);
  const share = couplingShare(size, nominal, peakTorque);
  const pulling = Math.min(most, share) * Math.sign(slip);
  // A faster motor gives more by the square of its speed, and by its slip where the coupling does not give its most.
  const bySlip = share >= most || size >= peakSlip ? 0 : size < nominal ? 1 / nominal : steepness;
  const bySpeed = turning > 1e-9 ? (ratio ** 2 * bySlip * (1 - slip)) / turning : 0;
  const slope = (line.slope - 2 * ratio * pulling) * perFullLoad - bySpeed;
  return Math.max(0, turning + (gain * (line.value - ratio ** 2 * pulling)) / (1 - gain * Math.min(0, slope)));
}
