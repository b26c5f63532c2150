import { describe, expect, it } from "vitest";
import { newConveyor } from "../document/new-conveyor.ts";
import { choosePartsAgain } from "./choose-again.ts";
import { hasSameRuns } from "./kept-parts.ts";
import { setValue } from "./value-edits.ts";

const kept = { ...newConveyor(), partsKept: true };

function changed(path: string, value: string | number | boolean) {
  const outcome = setValue.apply(kept, { path, value });
  if (outcome.kind !== "changed") throw new Error(outcome.kind);
  return outcome.conveyor;
}

describe("parts that are kept", () => {
  it.each([
    ["capacityInp", 1900],
    ["minTemp", -20],
    ["belt.plies", 3],
    ["selectBeltMode", "Manual"],
  ])("are chosen anew once %s changes", (path, value) => {
    expect(changed(path, value).partsKept).toBe(false);
  });

  it.each([
    ["project", "North pit"],
    ["designerComments", "Checked by hand."],
    ["metric", false],
  ])("stay while only %s changes", (path, value) => {
    expect(changed(path, value).partsKept).toBe(true);
  });

  it("are let go when a person asks for it", () => {
    const outcome = choosePartsAgain.apply(kept, undefined);
    expect(outcome).toEqual({
      kind: "changed",
      label: "Choose parts again",
      conveyor: { ...kept, partsKept: false },
    });
    expect(choosePartsAgain.apply({ ...kept, partsKept: false }, undefined)).toEqual({ kind: "unchanged" });
  });
});

describe("runs of a design", () => {
  it.each([
    ["project", "North pit"],
    ["dynCase", "Emergency stop"],
    ["metric", false],
  ])("hold while only %s changes", (path, value) => {
    expect(hasSameRuns(kept, changed(path, value))).toBe(true);
  });

  it.each([
    ["capacityInp", 1900],
    ["rampTime", 60],
    ["dynRunTime", 90],
    ["belt.plies", 3],
  ])("are of an earlier calculation once %s changes, and hold again when it is changed back", (path, value) => {
    const after = changed(path, value);
    expect(hasSameRuns(kept, after)).toBe(false);
    expect(hasSameRuns(kept, { ...structuredClone(after), ...kept })).toBe(true);
  });
});
