import { throughCoupling } from "../../solve/start-stop/torque/coupled-motor.ts";
import { curveAt, slopeAt } from "../../solve/start-stop/torque/curve.ts";
import {
  bypassedAt,
  endsStar,
  type StarDelta,
  softLimit,
  starDeltaShare,
} from "../../solve/start-stop/torque-source.ts";
import { at } from "../../solve/tension/tension-state.ts";
import type { DriveAction, LoopDrive } from "../belt-loop.ts";
import { sums } from "../kernel/sums.ts";
import { type DynamicState, driveEntry } from "../state.ts";

/** The node of a drive in one step, before its drive pulls. */
export interface DriveNode {
  /** Of the belt at the step's begin, m/s. */
  speed: number;
  /** After belt tension and weight, m/s. */
  free: number;
  /** Speed that friction and brakes may take away, m/s. */
  hold: number;
  stepOverMass: number;
  /** At the step's begin, s. */
  time: number;
  step: number;
  fullSpeed: number;
  /** Since its drive was switched on, s, and how much of its torque has built up since; none while it is off. */
  since: number;
  build: number;
}

/** Force that a drive puts into the belt during a step, N. Moves its motor along where that turns apart. */
export function driveForce(drive: LoopDrive, d: number, node: DriveNode, state: DynamicState): number {
  const base = d * driveEntry.count;
  const { drives } = state;
  const since = node.time - at(drives, base + driveEntry.onAt);
  const isOn = at(drives, base + driveEntry.isOn) === 1 && since >= 0;
  const build = drive.rampTime > 0 ? Math.min(1, (since + node.step / 2) / drive.rampTime) : 1;
  // A coupling stays filled when its motor is switched off.
  node.since = Math.max(0, since);
  node.build = isOn ? build : 0;
  if (drive.action.kind === "fluid-coupling") return coupledForce(drive, drive.action, base, node, state);
  if (!isOn) return 0;
  switch (drive.action.kind) {
    case "torque-speed": {
      const { soft, star } = drive.action;
      if (star !== undefined) node.build *= starShare(star, base, node, drives);
      const force = torqueForce(drive, drive.action.curve, node);
      if (soft === undefined || node.speed >= bypassedAt * node.fullSpeed) return force;
      return Math.min(force, softLimit(soft, since) * drive.fullLoadForce);
    }
    case "force-time":
      // Forces act from half a step before to half a step after: one that jumps on counts for the part behind the jump.
      return build * Math.min(1, 0.5 + since / node.step) * curveAt(drive.action.curve, since);
    case "controlled":
      // Its controller has already run.
      return at(drives, base + driveEntry.force);
    case "speed-time":
      return guidedForce(drive.action, node, since);
  }
}

/** Share of its torque in star, between star and delta, and in delta; changes over when its speed or time has come. */
function starShare(star: StarDelta, base: number, node: DriveNode, drives: Float64Array): number {
  const isInStar = at(drives, base + driveEntry.changedAt) > node.time;
  if (isInStar && endsStar(star, node.since, node.speed / node.fullSpeed)) {
    drives[base + driveEntry.changedAt] = node.time;
  }
  return starDeltaShare(star, node.time - at(drives, base + driveEntry.changedAt));
}

/**
 * Torque that falls steeply with speed would swing from step to step if taken at the old speed: it is taken between old
 * and new speed, the nearer to the new one the steeper it falls.
 */
function torqueForce(
  drive: LoopDrive,
  curve: { readonly x: readonly number[]; readonly y: readonly number[] },
  node: DriveNode,
): number {
  const { speed, free, hold, stepOverMass, fullSpeed, build } = node;
  const scale = build * drive.fullLoadForce;
  const now = scale * curveAt(curve, speed / fullSpeed);
  const leap = free + stepOverMass * now - speed;
  if (Math.abs(leap) > longestLeap * fullSpeed) return leapForce(drive, curve, node);
  const slope = (scale * slopeAt(curve, speed / fullSpeed)) / fullSpeed;
  if (slope >= 0) return now;
  const stiffness = -stepOverMass * slope;
  const share = Math.max(0.5, 1 - 1 / stiffness);
  const held = free + stepOverMass * now > 0 ? free - hold : free;
  const next = (held + stepOverMass * now + share * stiffness * speed) / (1 + share * stiffness);
  const force = now + share * slope * (next - speed);
  return within(force, curve.y, scale);
}

/** A change of speed in one step beyond this share of full speed may jump over the steep end of a torque curve. */
const longestLeap = 0.02;

/** The force at the new speed, searched between the old speed and where the old force would throw the belt. */
function leapForce(
  drive: LoopDrive,
  curve: { readonly x: readonly number[]; readonly y: readonly number[] },
  node: DriveNode,
): number {
  const { speed, free, hold, stepOverMass, fullSpeed, build } = node;
  const forceAt = (at_: number) => build * drive.fullLoadForce * curveAt(curve, at_ / fullSpeed);
  const held = free + stepOverMass * forceAt(speed) > 0 ? free - hold : free;
  let near = speed;
  let far = held + stepOverMass * forceAt(speed);
  const isThere = (at_: number) => (at_ - held - stepOverMass * forceAt(at_)) * (far - near) >= 0;
  if (!isThere(far)) return forceAt(speed);
  for (let round = 0; round < 50; round += 1) {
    const middle = (near + far) / 2;
    if (isThere(middle)) far = middle;
    else near = middle;
  }
  return forceAt(far);
}

/** A force that leaves the range of its curve, where a steep branch was followed too far, is brought back. */
function within(force: number, values: readonly number[], scale: number): number {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < values.length; i += 1) {
    const value = scale * (values[i] ?? 0);
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return force > most ? most : force < least ? least : force;
}

/** Whatever makes the belt keep to the speed of the curve half a step later, within the largest force. */
function guidedForce(
  action: Extract<DriveAction, { readonly kind: "speed-time" }>,
  node: DriveNode,
  since: number,
): number {
  const { free, hold, stepOverMass, step, fullSpeed } = node;
  const wanted = fullSpeed * curveAt(action.curve, since + step / 2);
  const against = wanted > 0 ? hold : wanted < 0 ? -hold : Math.max(-hold, Math.min(hold, free));
  const force = (wanted + against - free) / stepOverMass;
  const most = action.largestForce ?? Number.POSITIVE_INFINITY;
  return Math.min(most, Math.max(-most, force));
}

function coupledForce(
  drive: LoopDrive,
  action: Extract<DriveAction, { readonly kind: "fluid-coupling" }>,
  base: number,
  node: DriveNode,
  state: DynamicState,
): number {
  const { speed, step, stepOverMass, since, build } = node;
  const { fullLoadSpeed: nominal } = action;
  const motor = at(state.drives, base + driveEntry.motorSpeed);
  if (motor <= 0 && build === 0) return 0;
  // Short enough for the steep line of the coupling between the two masses.
  const stiffness = drive.fullLoadForce / (action.slip * nominal);
  const rate = stiffness * (1 / action.motorMass + stepOverMass / step);
  const rounds = Math.min(500, Math.max(1, Math.ceil((2 * step * rate) / 0.5)));
  const part = step / rounds;
  const drift = (node.free - speed - (node.free > 0 ? node.hold : 0)) / rounds;
  let turning = motor;
  let belt = speed;
  let pushed = 0;
  for (let round = 0; round < rounds; round += 1) {
    const through = drive.fullLoadForce * throughCoupling(action, turning, belt, since + round * part);
    const pull = build * drive.fullLoadForce * curveAt(action.motor, turning / nominal);
    state.total[sums.coupling] = at(state.total, sums.coupling) + through * (turning - belt) * part;
    turning = Math.max(0, turning + (part / action.motorMass) * (pull - through));
    belt += drift + (stepOverMass / rounds) * through;
    pushed += through / rounds;
  }
  state.drives[base + driveEntry.motorSpeed] = turning;
  return pushed;
}
