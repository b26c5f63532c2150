import { at } from "../solve/tension/tension-state.ts";
import { whereReached } from "./curve.ts";
import type { Machine } from "./machine.ts";
import type { DynamicEvent } from "./scenario.ts";
import { brakeEntry, carriageEntry, type DynamicState, driveEntry } from "./state.ts";

/** A change of one part at a moment: an event after its delay. */
interface Switch {
  readonly at: number;
  readonly part: "drive" | "brake" | "take-up";
  readonly index: number;
  readonly isOn: boolean;
}

/** Events as switches in order of time. A later command of a part cancels what it has not done yet. */
export function switchesOf({ loop }: Pick<Machine, "loop">, events: readonly DynamicEvent[]): readonly Switch[] {
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

function commandsOf(loop: Machine["loop"], event: DynamicEvent): readonly Switch[] {
  const ofDrives = (isOn: boolean, delay: (d: number) => number): readonly Switch[] =>
    loop.drives.flatMap(({ id }, index): readonly Switch[] =>
      "driveId" in event && event.driveId !== undefined && event.driveId !== id
        ? []
        : [{ part: "drive", index, isOn, at: event.at + delay(index) }],
    );
  const ofBrakes = (isOn: boolean): readonly Switch[] =>
    loop.brakes.map(({ delay }, index) => ({ part: "brake", index, isOn, at: event.at + (isOn ? delay : 0) }));
  switch (event.kind) {
    case "start":
      return [...ofBrakes(false), ...ofDrives(true, (d) => loop.drives[d]?.startDelay ?? 0)];
    case "stop":
      return ofDrives(false, (d) => loop.drives[d]?.stopDelay ?? 0);
    case "trip":
      return ofDrives(false, () => 0);
    case "brake":
      return ofBrakes(true);
    case "release-brakes":
      return ofBrakes(false);
    case "lock-take-up":
      return [{ part: "take-up", index: 0, isOn: false, at: event.at }];
    case "unlock-take-up":
      return [{ part: "take-up", index: 0, isOn: true, at: event.at }];
  }
}

/** First step that feels a switch. */
export function stepOf({ step }: Machine, one: Switch): number {
  return Math.max(0, Math.ceil(one.at / step - 1e-9));
}

export function applySwitch(machine: Machine, state: DynamicState, one: Switch): void {
  const { part, index, isOn } = one;
  if (part === "take-up") {
    state.carriage[carriageEntry.isLocked] = isOn ? 0 : 1;
    return;
  }
  if (part === "brake") {
    state.brakes[index * brakeEntry.count + brakeEntry.isOn] = isOn ? 1 : 0;
    state.brakes[index * brakeEntry.count + brakeEntry.onAt] = one.at;
    return;
  }
  const base = index * driveEntry.count;
  const isAlreadyOn = at(state.drives, base + driveEntry.isOn) === 1;
  state.drives[base + driveEntry.isOn] = isOn ? 1 : 0;
  if (isOn && !isAlreadyOn) state.drives[base + driveEntry.onAt] = one.at - caughtUp(machine, state, index);
}

/** A drive guided by a speed curve takes a moving belt where the curve has its speed, not from zero. */
function caughtUp({ loop, mesh }: Machine, state: DynamicState, index: number): number {
  const drive = loop.drives[index];
  if (drive === undefined || drive.action.kind !== "speed-time") return 0;
  const speed = at(state.speed, mesh.first[drive.station] ?? 0) / loop.fullSpeed;
  return speed > 0 ? whereReached(drive.action.curve, speed) : 0;
}
