import { describe, expect, it } from "vitest";
import { newConveyor } from "../document/new-conveyor.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import { withoutDrive } from "../edits/numbering.ts";
import { addPoint } from "../edits/point-edits.ts";
import { anchoredPlace, anchorOf, pathOfAnchor, placeOfAnchored } from "./anchor.ts";

const conveyor = newConveyor();
const path = "pulls[3].shell.shellDia";

/** Drives 1 and 2 at the second and the fourth point. */
function withTwoDrives(): Conveyor {
  const [drive] = conveyor.drives;
  if (!drive) throw new Error("A new conveyor has a drive");
  const pulls = conveyor.pulls.map((pull, at) => ({ ...pull, linkToDriveNo: at === 1 ? 1 : at === 3 ? 2 : 0 }));
  return { ...conveyor, pulls, drives: [drive, { ...drive, driveNo: 2 }] };
}

/** The same machine with its two drives numbered the other way round. */
function swapped({ pulls, drives, ...rest }: Conveyor): Conveyor {
  const other = (no: number) => (no === 0 ? 0 : 3 - no);
  return {
    ...rest,
    pulls: pulls.map((pull) => ({ ...pull, linkToDriveNo: other(pull.linkToDriveNo) })),
    drives: drives.map((drive) => ({ ...drive, driveNo: other(drive.driveNo) })).toReversed(),
  };
}

describe("the anchor of a comment", () => {
  it("of a field that is in no list is its path", () => {
    expect(anchorOf(conveyor, "matl.loBD")).toBe("matl.loBD");
    expect(pathOfAnchor(conveyor, "matl.loBD")).toBe("matl.loBD");
  });

  it("stays with its point when another is put before it", () => {
    const anchor = anchorOf(conveyor, path) ?? "";
    const outcome = addPoint.apply(conveyor, { mode: "AddIntPt", index: 1 });
    if (outcome.kind !== "changed") throw new Error("No point was added");
    expect(pathOfAnchor(outcome.conveyor, anchor)).toBe("pulls[4].shell.shellDia");
    expect(outcome.conveyor.pulls[4]?.noID).toBe(conveyor.pulls[3]?.noID);
  });

  it("of a point that was deleted is nowhere", () => {
    const anchor = anchorOf(conveyor, "pulls[1].x") ?? "";
    const without: Conveyor = { ...conveyor, pulls: conveyor.pulls.filter((_, at) => at !== 1) };
    expect(pathOfAnchor(without, anchor)).toBeUndefined();
  });

  it("of a finding stays with its drives, and reads the numbers of earlier comments", () => {
    const two = withTwoDrives();
    const place = anchoredPlace(two, { driveId: "2", loadCase: "running-full" });
    expect(place).toEqual({ driveId: `@${two.pulls[3]?.noID}`, loadCase: "running-full" });
    expect(placeOfAnchored(two, place)).toEqual({ driveId: "2", loadCase: "running-full" });
    expect(placeOfAnchored(withoutDrive(two, 1), place)).toEqual({ driveId: "1", loadCase: "running-full" });
    expect(placeOfAnchored(withoutDrive(two, 2), place)).toBeUndefined();
    const both = anchoredPlace(two, { driveId: "1", otherDriveId: "2" });
    expect(placeOfAnchored(swapped(two), both)).toEqual({ driveId: "2", otherDriveId: "1" });
    expect(placeOfAnchored(two, { driveId: "2" })).toEqual({ driveId: "2" });
    expect(placeOfAnchored(withoutDrive(two, 1), { driveId: "2" })).toBeUndefined();
    expect(anchoredPlace(two, { pointId: "3" })).toEqual({ pointId: "3" });
  });

  it("stays with its drive when an earlier drive goes and the numbers move down", () => {
    const two = withTwoDrives();
    const anchor = anchorOf(two, "drives[1].motor.power") ?? "";
    expect(pathOfAnchor(two, anchor)).toBe("drives[1].motor.power");
    expect(pathOfAnchor(withoutDrive(two, 1), anchor)).toBe("drives[0].motor.power");
    expect(pathOfAnchor(withoutDrive(two, 2), anchor)).toBeUndefined();
  });

  it("is none for a row that is not there", () => {
    expect(anchorOf(conveyor, "pulls[99].x")).toBeUndefined();
    expect(anchorOf({ ...conveyor, drives: [] }, "drives[0].motor.power")).toBeUndefined();
  });
});
