import { describe, expect, it } from "vitest";
import type { BeltLoop } from "./belt-loop.ts";
import type { DynamicEvent } from "./scenario.ts";
import { switchesOf } from "./switches.ts";
import { referenceBelt, referenceTorque } from "./verification/reference-belt.ts";

/** Two drives, of which the second starts and stops later, and one brake that takes a second to close. */
function twoDrives(): BeltLoop {
  const loop = referenceBelt("full", referenceTorque);
  const [drive] = loop.drives;
  if (drive === undefined) throw new Error("the reference conveyor has a drive");
  const drives = [
    { ...drive, id: "first", startDelay: 0, stopDelay: 0 },
    { ...drive, id: "second", startDelay: 3, stopDelay: 2 },
  ];
  return { ...loop, drives, brakes: [{ station: 1, force: 1e5, delay: 1, rampTime: 0, pulleyRadius: 0.4 }] };
}

const loop = twoDrives();
const told = (...events: readonly DynamicEvent[]) =>
  switchesOf({ loop }, events).map(({ part, index, isOn, at }) => `${at} s: ${part} ${index} ${isOn ? "on" : "off"}`);

describe("events as switches", () => {
  it("of a start open the brakes at once and switch on each drive after its delay", () => {
    expect(told({ kind: "start", at: 5 })).toEqual(["5 s: brake 0 off", "5 s: drive 0 on", "8 s: drive 1 on"]);
  });

  it("of a stop wait for each drive, of a trip for none", () => {
    expect(told({ kind: "stop", at: 5 })).toEqual(["5 s: drive 0 off", "7 s: drive 1 off"]);
    expect(told({ kind: "trip", at: 5 })).toEqual(["5 s: drive 0 off", "5 s: drive 1 off"]);
  });

  it("of one drive leave the others as they are", () => {
    expect(told({ kind: "trip", at: 5, driveId: "second" })).toEqual(["5 s: drive 1 off"]);
    expect(told({ kind: "start", at: 5, driveId: "first" })).toEqual(["5 s: brake 0 off", "5 s: drive 0 on"]);
  });

  it("close brakes after their delay and open them at once", () => {
    expect(told({ kind: "brake", at: 5 })).toEqual(["6 s: brake 0 on"]);
    expect(told({ kind: "release-brakes", at: 5 })).toEqual(["5 s: brake 0 off"]);
  });

  it("hold the take-up and let it go again", () => {
    expect(told({ kind: "lock-take-up", at: 5 }, { kind: "unlock-take-up", at: 9 })).toEqual([
      "5 s: take-up 0 off",
      "9 s: take-up 0 on",
    ]);
  });

  it("cancel what a part was told before and has not done yet, and nothing else", () => {
    expect(told({ kind: "start", at: 5 }, { kind: "trip", at: 6 })).toEqual([
      "5 s: brake 0 off",
      "5 s: drive 0 on",
      "6 s: drive 0 off",
      "6 s: drive 1 off",
    ]);
  });
});
