import { timeOfSpeed } from "../parts/drives/control/reference.ts";
import { whereReached } from "../solve/start-stop/torque/curve.ts";
import { at } from "../solve/tension/tension-state.ts";
import type { RunPlan } from "./run-plan.ts";
import type { DynamicEvent } from "./scenario.ts";
import { brakeEntry, carriageEntry, controlEntries, type DynamicState, driveEntry } from "./state.ts";
import { wantedSpeed } from "./stepping/control-step.ts";

/** A change of one part at a moment: an event after its delay. */
interface Switch {
  readonly at: number;
  readonly part: "drive" | "brake" | "take-up";
  readonly index: number;
  readonly isOn: boolean;
  /** A drive that follows the down-ramp, a brake with all its springs have. */
  readonly isRampDown?: boolean;
  readonly isFull?: boolean;
}

/** Events as switches in order of time. A later command of a part cancels what it has not done yet. */
export function switchesOf({ loop }: Pick<RunPlan, "loop">, events: readonly DynamicEvent[]): readonly Switch[] {
  const pending: Switch[] = [];
  for (const event of events) {
    for (const next of commandsOf(loop, event)) {
      const stale = pending.filter(
        (one) => one.part === next.part && one.index === next.index && one.at >= event.at && one.at > 0,
      );
      for (const one of stale) pending.splice(pending.indexOf(one), 1);
      pending.push(next);
    }
  }
  return pending.toSorted((a, b) => a.at - b.at);
}

function commandsOf(loop: RunPlan["loop"], event: DynamicEvent): readonly Switch[] {
  const ofDrives = (isOn: boolean, delay: (d: number) => number): readonly Switch[] =>
    loop.drives.flatMap(({ id }, index): readonly Switch[] =>
      "driveId" in event && event.driveId !== undefined && event.driveId !== id
        ? []
        : [{ part: "drive", index, isOn, at: event.at + delay(index) }],
    );
  const ofBrakes = (isOn: boolean, isFull = false): readonly Switch[] =>
    loop.brakes.map(({ delay }, index) => ({ part: "brake", index, isOn, isFull, at: event.at + (isOn ? delay : 0) }));
  switch (event.kind) {
    case "start":
      return [...ofBrakes(false), ...ofDrives(true, (d) => loop.drives[d]?.startDelay ?? 0)];
    case "stop":
      return ofDrives(false, (d) => loop.drives[d]?.stopDelay ?? 0);
    case "trip":
      return ofDrives(false, () => 0);
    case "ramp-down":
      return loop.drives.map(({ action, stopDelay }, index): Switch => {
        const isLed = action.kind === "controlled";
        return { part: "drive", index, isOn: isLed, isRampDown: isLed, at: event.at + (isLed ? 0 : stopDelay) };
      });
    case "brake":
      return ofBrakes(true, event.isFull);
    case "release-brakes":
      return ofBrakes(false);
    case "lock-take-up":
      return [{ part: "take-up", index: 0, isOn: false, at: event.at }];
    case "unlock-take-up":
      return [{ part: "take-up", index: 0, isOn: true, at: event.at }];
  }
}

/** First step that feels a switch. */
export function stepOf({ step }: RunPlan, one: Switch): number {
  return Math.max(0, Math.ceil(one.at / step - 1e-9));
}

export function applySwitch(plan: RunPlan, state: DynamicState, one: Switch): void {
  const { part, index, isOn } = one;
  if (part === "take-up") {
    state.carriage[carriageEntry.isLocked] = isOn ? 0 : 1;
    return;
  }
  if (part === "brake") {
    applyBrake(plan, state, one);
    return;
  }
  const base = index * driveEntry.count;
  if (one.isRampDown === true) {
    beginRampDown(plan, state, one);
    return;
  }
  const isAlreadyOn = at(state.drives, base + driveEntry.isOn) === 1;
  state.drives[base + driveEntry.isOn] = isOn ? 1 : 0;
  if (!isOn || isAlreadyOn) return;
  state.drives[base + driveEntry.onAt] = one.at - caughtUp(plan, state, index);
  state.drives[base + driveEntry.changedAt] = Number.POSITIVE_INFINITY;
  state.drives[base + driveEntry.isStopping] = 0;
  preload(plan, state, index);
}

function applyBrake(
  { loop, mesh, control }: RunPlan,
  state: DynamicState,
  { index, isOn, at: when, isFull }: Switch,
): void {
  const base = index * brakeEntry.count;
  const { brakes } = state;
  brakes[base + brakeEntry.isOn] = isOn ? 1 : 0;
  brakes[base + brakeEntry.onAt] = when;
  brakes[base + brakeEntry.isFull] = isFull === true ? 1 : 0;
  const steered = control?.brakes[index];
  if (!isOn || control === undefined || steered === undefined) return;
  brakes[base + brakeEntry.stopFrom] = Math.max(0, at(state.speed, mesh.first[loop.brakes[index]?.station ?? 0] ?? 0));
  // It takes over what the drives held back: at once where its springs are quick, else as they close.
  const held = Math.max(0, -control.pull * steered.share);
  const first = Number.isFinite(steered.forceStep) ? 0 : Math.min(held, steered.force);
  brakes[base + brakeEntry.integral] = held;
  for (const entry of [brakeEntry.command, brakeEntry.next, brakeEntry.steered]) brakes[base + entry] = first;
}

/** Drives under control are loaded with what holds the belt before brakes lift; a moving belt with what it takes. */
function preload({ loop, control }: RunPlan, state: DynamicState, index: number): void {
  const drive = control?.drives[index];
  if (control === undefined || drive === undefined) return;
  const isMoving = at(state.speed, drive.node) > 0;
  const { hasPreTorque } = control.settings;
  const force = isMoving
    ? (loop.drives[index]?.runningForce ?? 0)
    : hasPreTorque
      ? control.hold * drive.action.share
      : 0;
  const { least, most } = drive.action;
  // What a leader commands may lie beyond its own limits where followers can still give their part.
  const isLeader = index === control.leader;
  const command = isLeader ? clamp(force, control.leastCommand, control.mostCommand) : clamp(force, least, most);
  const base = index * driveEntry.count;
  for (const entry of controlEntries) state.drives[base + entry] = command;
  state.drives[base + driveEntry.smoothed] = 0;
  state.drives[base + driveEntry.smoothedTwice] = 0;
  state.drives[base + driveEntry.force] = clamp(force, least, most);
  if (isLeader) state.signal.fill(command);
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

/** The down-ramp begins where the reference is. */
function beginRampDown(plan: RunPlan, state: DynamicState, { index, at: when }: Switch): void {
  const base = index * driveEntry.count;
  const from = wantedSpeed(plan, state, index, when);
  state.drives[base + driveEntry.isStopping] = 1;
  state.drives[base + driveEntry.onAt] = when;
  state.drives[base + driveEntry.stopFrom] = from;
}

/** A drive that follows a speed takes a moving belt where the curve has its speed, not from zero. */
function caughtUp({ loop, mesh, control }: RunPlan, state: DynamicState, index: number): number {
  const drive = loop.drives[index];
  if (drive === undefined) return 0;
  const speed = at(state.speed, mesh.first[drive.station] ?? 0);
  if (!(speed > 0)) return 0;
  const reference = control?.settings.reference;
  if (drive.action.kind === "controlled") return reference === undefined ? 0 : timeOfSpeed(reference, speed);
  return drive.action.kind === "speed-time" ? whereReached(drive.action.curve, speed / loop.fullSpeed) : 0;
}
