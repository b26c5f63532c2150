import { downAcceleration, downSpeed, isParked } from "../../parts/drives/control/down-ramp.ts";
import { accelerationAt, speedAt } from "../../parts/drives/control/reference.ts";
import { at } from "../../solve/tension/tension-state.ts";
import { type ControlledDrive, type RunControl, type SteeredBrake, speedWindow } from "../run-control.ts";
import type { RunPlan } from "../run-plan.ts";
import { brakeEntry, type DynamicState, driveEntry } from "../state.ts";

/** Share of full speed below which brakes close at the end of a ramp down by drives. */
const closedBelow = 0.02;
/** Time in which a steered brake that parks goes to its full force, s. */
const parkTime = 2;

/** Runs every controller once at the begin of a step (handbook 15.8, 15.11): leaders first, then those that follow. */
export function runControl(plan: RunPlan, state: DynamicState, time: number): void {
  const { control } = plan;
  if (control === undefined) return;
  for (let d = 0; d < control.drives.length; d += 1) {
    const drive = control.drives[d];
    if (drive === undefined || drive.action.role === "follower") continue;
    if (isOn(state, d, time)) lead(plan, control, state, drive, d, time);
    else if (d === control.leader) sendSignal(control, state, 0);
  }
  for (let d = 0; d < control.drives.length; d += 1) {
    const drive = control.drives[d];
    if (drive?.action.role === "follower" && isOn(state, d, time)) follow(plan, control, state, drive, d, time);
  }
  for (let b = 0; b < control.brakes.length; b += 1) {
    const brake = control.brakes[b];
    if (brake !== undefined) steer(plan, control, state, brake, b, time);
  }
}

function isOn({ drives }: DynamicState, d: number, time: number): boolean {
  const base = d * driveEntry.count;
  return at(drives, base + driveEntry.isOn) === 1 && time >= at(drives, base + driveEntry.onAt);
}

function clamp(value: number, least: number, most: number): number {
  return value > most ? most : value < least ? least : value;
}

/** Speed the reference asks of a drive; after its start that of the belt at full speed. */
export function wantedSpeed({ loop, control }: RunPlan, { drives }: DynamicState, d: number, time: number): number {
  const base = d * driveEntry.count;
  const since = time - at(drives, base + driveEntry.onAt);
  if (at(drives, base + driveEntry.isStopping) === 1 && control !== undefined)
    return downSpeed(control.settings.stop, at(drives, base + driveEntry.stopFrom), loop.fullSpeed, since);
  const reference = control?.settings.reference;
  return reference === undefined ? loop.fullSpeed : speedAt(reference, since);
}

function wantedAcceleration({ loop, control }: RunPlan, { drives }: DynamicState, d: number, time: number): number {
  const base = d * driveEntry.count;
  const since = time - at(drives, base + driveEntry.onAt);
  if (at(drives, base + driveEntry.isStopping) === 1 && control !== undefined)
    return downAcceleration(control.settings.stop, at(drives, base + driveEntry.stopFrom), loop.fullSpeed, since);
  const reference = control?.settings.reference;
  return reference === undefined ? 0 : accelerationAt(reference, since);
}

/** A drive that controls its speed: a command at every sample, which acts from the next one on. */
function lead(
  plan: RunPlan,
  control: RunControl,
  state: DynamicState,
  drive: ControlledDrive,
  d: number,
  time: number,
): void {
  const { drives } = state;
  const base = d * driveEntry.count;
  if (state.steps % control.sampleSteps === 0) {
    drives[base + driveEntry.command] = at(drives, base + driveEntry.next);
    drives[base + driveEntry.told] = at(drives, base + driveEntry.tellNext);
    drives[base + driveEntry.next] = newCommand(plan, control, state, drive, d, time);
  }
  if (d === control.leader) sendSignal(control, state, at(drives, base + driveEntry.told));
  pullTowards(plan, state, drive, base, at(drives, base + driveEntry.command));
  if (at(drives, base + driveEntry.isStopping) === 1) park(plan, state, d, time);
}

function newCommand(
  plan: RunPlan,
  control: RunControl,
  state: DynamicState,
  drive: ControlledDrive,
  d: number,
  time: number,
): number {
  const { drives } = state;
  const base = d * driveEntry.count;
  const { proportional, integral, ahead, action, commandStep } = drive;
  const isLeader = d === control.leader;
  const most = isLeader ? control.mostCommand : action.most;
  const least = isLeader ? control.leastCommand : action.least;
  const reference = wantedSpeed(plan, state, d, time);
  // Speed at no load is set so that the belt has its speed under the load of steady running.
  const running = (plan.loop.drives[d]?.runningForce ?? 0) * (reference / plan.loop.fullSpeed);
  const gap = reference + action.droop * running - at(state.speed, drive.node);
  const gathered = at(drives, base + driveEntry.integral);
  const inertia = ahead * wantedAcceleration(plan, state, d, time);
  // With droop the command stands on both sides: solved for it.
  const wanted = (proportional * gap + gathered + inertia) / (1 + proportional * action.droop);
  const before = at(drives, base + driveEntry.next);
  const limited = clamp(clamp(wanted, least, most), before - commandStep, before + commandStep);
  const error = gap - action.droop * limited;
  if (mayGather(wanted, limited, error)) {
    drives[base + driveEntry.integral] = gathered + integral * error * control.sampleSteps * plan.step;
  }
  if (isLeader) {
    const told = gathered + inertia + smoothedAnswer(control, drives, base, proportional * gap);
    drives[base + driveEntry.tellNext] = clamp(told, least, most);
  }
  return limited;
}

/**
 * A leader's answer to its own speed without its quick swings. Smoothed once it lags behind an answer that grows steadily,
 * and so would the forces of all followers; smoothed once more it lags twice as far, and the difference makes that good.
 */
function smoothedAnswer({ smoothing }: RunControl, drives: Float64Array, base: number, answer: number): number {
  const [last, lastTwice] = [at(drives, base + driveEntry.smoothed), at(drives, base + driveEntry.smoothedTwice)];
  const once = last + (answer - last) * smoothing;
  const twice = lastTwice + (once - lastTwice) * smoothing;
  drives[base + driveEntry.smoothed] = once;
  drives[base + driveEntry.smoothedTwice] = twice;
  return 2 * once - twice;
}

/** A command at its limit gathers only towards the inside. */
function mayGather(wanted: number, limited: number, error: number): boolean {
  return limited === wanted || (wanted > limited ? error < 0 : error > 0);
}

function sendSignal({ signalLength }: RunControl, { signal, steps }: DynamicState, command: number): void {
  signal[steps % signalLength] = command;
}

/** Gives its share of what the leader commanded a while ago; far from the reference speed it helps itself. */
function follow(
  plan: RunPlan,
  control: RunControl,
  state: DynamicState,
  drive: ControlledDrive,
  d: number,
  time: number,
): void {
  const { signalLength, leader } = control;
  const place = (state.steps - drive.delaySteps) % signalLength;
  const heard = at(state.signal, place < 0 ? place + signalLength : place);
  const gap = leader < 0 ? 0 : wantedSpeed(plan, state, leader, time) - at(state.speed, drive.node);
  const window = speedWindow * plan.loop.fullSpeed;
  const excess = gap > window ? gap - window : gap < -window ? gap + window : 0;
  pullTowards(plan, state, drive, d * driveEntry.count, drive.ratio * heard + drive.proportional * excess);
}

/** Brings the force of a drive towards a command, as quickly as it may change. Above full speed torque falls with speed. */
function pullTowards(
  { loop }: RunPlan,
  { drives, speed }: DynamicState,
  { action, response, forceStep, node }: ControlledDrive,
  base: number,
  command: number,
): void {
  const share = at(speed, node) / loop.fullSpeed;
  const left = share > 1 ? 1 / share : 1;
  const target = clamp(command, action.least * left, action.most * left);
  const before = at(drives, base + driveEntry.force);
  drives[base + driveEntry.force] = before + clamp((target - before) * response, -forceStep, forceStep);
}

/** At the end of a ramp down brakes close, and drives let go where something else holds the belt. */
function park({ loop, control }: RunPlan, state: DynamicState, d: number, time: number): void {
  if (control === undefined) return;
  const base = d * driveEntry.count;
  const since = time - at(state.drives, base + driveEntry.onAt);
  const from = at(state.drives, base + driveEntry.stopFrom);
  const wanted = downSpeed(control.settings.stop, from, loop.fullSpeed, since);
  if (wanted > closedBelow * loop.fullSpeed) return;
  for (let b = 0; b < loop.brakes.length; b += 1) closeBrake(state, b, time);
  const isHeld = loop.brakes.length > 0 || control.hold === 0 || loop.drives.some(({ hasHoldback }) => hasHoldback);
  if (wanted > 0 || !isHeld) return;
  for (let n = 0; n < loop.drives.length; n += 1) state.drives[n * driveEntry.count + driveEntry.isOn] = 0;
}

function closeBrake({ brakes }: DynamicState, b: number, time: number): void {
  const base = b * brakeEntry.count;
  if (at(brakes, base + brakeEntry.isOn) === 1) return;
  brakes[base + brakeEntry.isOn] = 1;
  brakes[base + brakeEntry.onAt] = time;
  brakes[base + brakeEntry.stopFrom] = 0;
}

/** A steered brake: what keeps the belt on its down-ramp, none where it slows down by itself, and full when parked. */
function steer(
  plan: RunPlan,
  control: RunControl,
  state: DynamicState,
  brake: SteeredBrake,
  b: number,
  time: number,
): void {
  const { brakes } = state;
  const base = b * brakeEntry.count;
  const since = time - at(brakes, base + brakeEntry.onAt);
  if (at(brakes, base + brakeEntry.isOn) === 0 || since < 0) return;
  if (state.steps % control.brakeSampleSteps === 0) {
    brakes[base + brakeEntry.command] = at(brakes, base + brakeEntry.next);
    brakes[base + brakeEntry.next] = brakeCommand(plan, control, state, brake, b, since);
  }
  const before = at(brakes, base + brakeEntry.steered);
  const target = clamp(at(brakes, base + brakeEntry.command), 0, brake.force);
  brakes[base + brakeEntry.steered] =
    before + clamp((target - before) * brake.response, -brake.forceStep, brake.forceStep);
}

function brakeCommand(
  { loop, step }: RunPlan,
  control: RunControl,
  state: DynamicState,
  brake: SteeredBrake,
  b: number,
  since: number,
): number {
  const { brakes } = state;
  const base = b * brakeEntry.count;
  const sampling = control.brakeSampleSteps * step;
  const from = at(brakes, base + brakeEntry.stopFrom);
  const { stop } = control.settings;
  const before = at(brakes, base + brakeEntry.next);
  if (isParked(stop, from, loop.fullSpeed, since))
    return Math.min(brake.force, before + (brake.force * sampling) / parkTime);
  const gap = at(state.speed, brake.node) - downSpeed(stop, from, loop.fullSpeed, since);
  const gathered = at(brakes, base + brakeEntry.integral);
  const inertia = -brake.ahead * downAcceleration(stop, from, loop.fullSpeed, since);
  const wanted = brake.proportional * gap + gathered + inertia;
  const limited = clamp(clamp(wanted, 0, brake.force), before - brake.commandStep, before + brake.commandStep);
  if (mayGather(wanted, limited, gap)) {
    brakes[base + brakeEntry.integral] = gathered + brake.integral * gap * sampling;
  }
  return limited;
}
