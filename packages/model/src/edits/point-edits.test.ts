import { describe, expect, it } from "vitest";
import { conveyorToFile } from "../document/file-record.ts";
import { newConveyor } from "../document/new-conveyor.ts";
import { parseConveyor } from "../document/parse.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { Edit } from "./edit.ts";
import {
  type AddMode,
  addPoint,
  asksAboutDrive,
  deleteDrive,
  deletePoint,
  linkToDrive,
  reorderPoint,
} from "./point-edits.ts";

function done<Args>(edit: Edit<Args>, conveyor: Conveyor, args: Args): Conveyor {
  const outcome = edit.apply(conveyor, args);
  if (outcome.kind !== "changed") throw new Error(JSON.stringify(outcome));
  return outcome.conveyor;
}

const empty: Conveyor = { ...newConveyor(), pulls: [], drives: [] };

function built(...modes: readonly AddMode[]): Conveyor {
  return modes.reduce((conveyor, mode) => done(addPoint, conveyor, { mode }), empty);
}

function links(conveyor: Conveyor): readonly number[] {
  return conveyor.pulls.map(({ linkToDriveNo }) => linkToDriveNo);
}

function driveNumbers(conveyor: Conveyor): readonly number[] {
  return conveyor.drives.map(({ driveNo }) => driveNo);
}

// Section 4: "Contact, depart and wrap angles are 0 for Int. Pt and Hopper, and 90, 270 and 180 otherwise."
const angles = [
  { mode: "AddPulley", pType: "Pulley", expected: [90, 270, 180] },
  { mode: "AddDrive", pType: "Drive", expected: [90, 270, 180] },
  { mode: "AddBrake", pType: "Brake", expected: [90, 270, 180] },
  { mode: "AddTakeup", pType: "Takeup", expected: [90, 270, 180] },
  { mode: "AddIntPt", pType: "Int. Pt", expected: [0, 0, 0] },
  { mode: "AddHopper", pType: "Hopper", expected: [0, 0, 0] },
] as const;

describe("adding a point", () => {
  it.each(angles)("by $mode gives a $pType with angles $expected", ({ mode, pType, expected }) => {
    const added = done(addPoint, newConveyor(), { mode }).pulls.at(-1);
    expect(added?.pType).toBe(pType);
    expect([added?.contactAngle, added?.departAngle, added?.wrapAngle]).toEqual(expected);
  });

  it.each(angles)("to an empty list by $mode makes the tail with angles 270 and 90", ({ mode }) => {
    const conveyor = done(addPoint, empty, { mode });
    expect(conveyor.pulls).toHaveLength(1);
    expect(conveyor.pulls[0]).toMatchObject({ pType: "Tail", contactAngle: 270, departAngle: 90, linkToDriveNo: 0 });
    expect(conveyor.drives).toEqual([]);
  });

  it("as a drive also creates a drive record numbered in sequence and links to it", () => {
    const conveyor = built("AddPulley", "AddDrive", "AddIntPt", "AddDrive");
    expect(links(conveyor)).toEqual([0, 1, 0, 2]);
    expect(driveNumbers(conveyor)).toEqual([1, 2]);
    expect(conveyor.drives[1]).toMatchObject({ coeffofFrictionRun: 0.25, driveEff: 95 });
  });

  it("of any other type has link 0 and creates no drive", () => {
    const conveyor = built("AddPulley", "AddPulley", "AddBrake", "AddTakeup", "AddIntPt", "AddHopper");
    expect(links(conveyor)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(conveyor.drives).toEqual([]);
  });

  it("copies the default first pulley", () => {
    const [first] = newConveyor().pulls;
    const added = built("AddPulley", "AddPulley").pulls[1];
    expect(added?.shell).toEqual(first?.shell);
    expect(added?.shaft).toEqual(first?.shaft);
  });

  it("between two others renumbers the rest and keeps every identity", () => {
    const before = built("AddPulley", "AddIntPt", "AddPulley");
    const after = done(addPoint, before, { mode: "AddHopper", index: 1, at: { x: 4, z: 0.7 } });
    expect(after.pulls.map(({ pType }) => pType)).toEqual(["Tail", "Hopper", "Int. Pt", "Pulley"]);
    expect(after.pulls.map(({ no }) => no)).toEqual([1, 2, 3, 4]);
    expect(after.pulls.map(({ noID }) => noID)).toEqual([1, 4, 2, 3]);
    expect(after.pulls[1]).toMatchObject({ x: 4, y: 0, z: 0.7 });
  });

  it("continues the section it is set into, so that the load stays the same", () => {
    const after = done(addPoint, newConveyor(), { mode: "AddIntPt", index: 2 });
    expect(after.pulls[2]).toMatchObject({ pType: "Int. Pt", sectType: "Carry", capacityInp: 1800 });
  });

  it("as a hopper loads the belt with the design capacity", () => {
    expect(done(addPoint, { ...empty, capacityInp: 950 }, { mode: "AddIntPt" }).pulls[0]?.capacityInp).toBe(0);
    expect(built("AddPulley", "AddHopper").pulls[1]?.capacityInp).toBe(1800);
  });

  it("is labelled with what was added", () => {
    const outcome = addPoint.apply(newConveyor(), { mode: "AddTakeup" });
    expect(outcome).toMatchObject({ kind: "changed", label: "Add Takeup" });
  });

  it("outside the loop is refused", () => {
    expect(addPoint.apply(empty, { mode: "AddPulley", index: 3 }).kind).toBe("refused");
  });

  it("leaves the given document as it was", () => {
    const before = newConveyor();
    const copy = structuredClone(before);
    addPoint.apply(before, { mode: "AddDrive", index: 2 });
    expect(before).toEqual(copy);
  });
});

describe("deleting a point", () => {
  const twoDrives = built("AddPulley", "AddDrive", "AddBrake", "AddDrive", "AddTakeup");

  it("renumbers the rest", () => {
    const after = done(deletePoint, twoDrives, { index: 2, alsoDrive: false });
    expect(after.pulls.map(({ pType }) => pType)).toEqual(["Tail", "Drive", "Drive", "Takeup"]);
    expect(after.pulls.map(({ no }) => no)).toEqual([1, 2, 3, 4]);
    expect(links(after)).toEqual([0, 1, 2, 0]);
  });

  it("with its drive renumbers the drives and shifts the links down", () => {
    const after = done(deletePoint, twoDrives, { index: 1, alsoDrive: true });
    expect(driveNumbers(after)).toEqual([1]);
    expect(links(after)).toEqual([0, 0, 1, 0]);
  });

  it("without its drive keeps the drive and every link", () => {
    const after = done(deletePoint, twoDrives, { index: 1, alsoDrive: false });
    expect(driveNumbers(after)).toEqual([1, 2]);
    expect(links(after)).toEqual([0, 0, 2, 0]);
  });

  it("that is a brake linked to a drive can take the drive along, and frees the pulley of that drive", () => {
    const braked = done(linkToDrive, twoDrives, { index: 2, driveNo: 1 });
    const after = done(deletePoint, braked, { index: 2, alsoDrive: true });
    expect(driveNumbers(after)).toEqual([1]);
    expect(links(after)).toEqual([0, 0, 1, 0]);
  });

  it("asks about the drive only for a drive or brake that has one", () => {
    expect(asksAboutDrive({ pType: "Drive", linkToDriveNo: 1 })).toBe(true);
    expect(asksAboutDrive({ pType: "Brake", linkToDriveNo: 2 })).toBe(true);
    expect(asksAboutDrive({ pType: "Brake", linkToDriveNo: 0 })).toBe(false);
    expect(asksAboutDrive({ pType: "Takeup", linkToDriveNo: 1 })).toBe(false);
  });

  it("of another type never takes a drive along", () => {
    const after = done(deletePoint, twoDrives, { index: 4, alsoDrive: true });
    expect(driveNumbers(after)).toEqual([1, 2]);
  });

  it("that is not there is refused", () => {
    expect(deletePoint.apply(twoDrives, { index: 9, alsoDrive: false })).toMatchObject({ kind: "refused" });
  });

  it("and adding another gives a valid document every time", () => {
    const after = done(addPoint, done(deletePoint, twoDrives, { index: 1, alsoDrive: true }), { mode: "AddDrive" });
    expect(parseConveyor(conveyorToFile(after))).toMatchObject({ kind: "valid", conveyor: after });
    expect(driveNumbers(after)).toEqual([1, 2]);
    expect(links(after)).toEqual([0, 0, 1, 0, 2]);
  });
});

describe("links and order", () => {
  it("deletes a drive and unlinks its pulley", () => {
    const after = done(deleteDrive, newConveyor(), { driveNo: 1 });
    expect(after.drives).toEqual([]);
    expect(links(after).every((link) => link === 0)).toBe(true);
    expect(deleteDrive.apply(after, { driveNo: 1 }).kind).toBe("refused");
  });

  it("links only to drives there are, and does nothing twice", () => {
    const conveyor = newConveyor();
    expect(linkToDrive.apply(conveyor, { index: 3, driveNo: 5 }).kind).toBe("refused");
    expect(linkToDrive.apply(conveyor, { index: 2, driveNo: 1 }).kind).toBe("unchanged");
  });

  it("moves a point within the loop and renumbers", () => {
    const after = done(reorderPoint, built("AddPulley", "AddIntPt", "AddHopper"), { from: 2, to: 1 });
    expect(after.pulls.map(({ pType, no }) => `${no} ${pType}`)).toEqual(["1 Tail", "2 Hopper", "3 Int. Pt"]);
  });
});
