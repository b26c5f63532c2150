import { describe, expect, it } from "vitest";
import { calculate } from "../design/calculate.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import { firstDesign } from "../edits/first-design.ts";
import { shippedRows } from "../test-support/shipped-rows.ts";
import { standardDrives } from "./standard-drives.ts";

const rows = shippedRows();
const overland = firstDesign({ capacity: 2500, length: 6500, lift: 20, width: 1200 }, rows);
/** Two motors' worth of reserve on one drive alone: Auto chooses other parts for it. */
const uneven: Conveyor = {
  ...overland,
  drives: overland.drives.map((drive, at) =>
    at === 0 ? { ...drive, motorSelectionFactor: 1.6 * drive.motorSelectionFactor } : drive,
  ),
};

const graveOf = (conveyor: Conveyor) => {
  const found = calculate(conveyor, { rows });
  if (found.kind === "refused") throw new Error(JSON.stringify(found.issues));
  return found.solution.findings
    .filter(({ severity }) => severity !== "note")
    .map((one) => JSON.stringify([one.code, one.place]));
};

describe("drives of one conveyor", () => {
  const standard = standardDrives(uneven, rows);

  it("become equal on all pulleys, and pass as before as Manual", () => {
    if (standard === undefined) throw new Error("one of the drives does for all");
    const { conveyor, before, after } = standard;
    expect(before.drives).toBeGreaterThan(1);
    expect(after.drives).toBe(1);
    expect(after.mass).toBeGreaterThan(0);
    expect(new Set(conveyor.drives.map(({ motor }) => motor.voltage)).size).toBe(1);
    expect(
      conveyor.drives.every(
        ({ selectMotorMode, selectGBoxMode }) => selectMotorMode === "Manual" && selectGBoxMode === "Manual",
      ),
    ).toBe(true);
    const known = new Set(graveOf(uneven));
    expect(graveOf(conveyor).filter((one) => !known.has(one))).toEqual([]);
  });

  it("stay what they are when they are equal already, and when they are made equal again", () => {
    expect(standard && standardDrives(standard.conveyor, rows)).toBeUndefined();
    expect(
      standardDrives(firstDesign({ capacity: 600, length: 180, lift: 25, width: 800 }, rows), rows),
    ).toBeUndefined();
  });

  it("do not change where a person has chosen their parts", () => {
    const typed = uneven.drives.map((drive) => ({
      ...drive,
      selectMotorMode: "Manual" as const,
      selectFLCplgMode: "Manual" as const,
      selectGBoxMode: "Manual" as const,
      selectHSCplgMode: "Manual" as const,
      selectLSCplgMode: "Manual" as const,
      selectBrakeMode: "Manual" as const,
    }));
    expect(standardDrives({ ...uneven, drives: typed }, rows)).toBeUndefined();
  });
});
