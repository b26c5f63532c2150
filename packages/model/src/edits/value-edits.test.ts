import { describe, expect, it } from "vitest";
import { newConveyor } from "../document/new-conveyor.ts";
import { findFieldAt } from "./field-at.ts";
import { changeCapacity, setValue, setValues } from "./value-edits.ts";

const conveyor = newConveyor();

describe("changing a value", () => {
  it("works at any depth and shares everything else", () => {
    const outcome = setValue.apply(conveyor, { path: "drives[0].motor.power", value: 355 });
    if (outcome.kind !== "changed") throw new Error(outcome.kind);
    expect(outcome.conveyor.drives[0]?.motor.power).toBe(355);
    expect(outcome.conveyor.pulls).toBe(conveyor.pulls);
    expect(outcome.conveyor.drives[0]?.gbox).toBe(conveyor.drives[0]?.gbox);
    expect(conveyor.drives[0]?.motor.power).toBe(0);
  });

  it("is labelled with the field", () => {
    expect(setValue.label({ path: "pulls[3].wrapAngle", value: 1 })).toBe("Change wrap angle");
  });

  it("to what it already is does nothing", () => {
    expect(setValue.apply(conveyor, { path: "beltWidthInp", value: 1200 }).kind).toBe("unchanged");
  });

  it.each([
    ["a number as text", "beltWidthInp", "1200"],
    ["a number that is none", "beltWidthInp", Number.NaN],
    ["a number out of bounds", "beltWidthInp", -1],
    ["a negative curve radius", "pulls[1].vertCurveRadiusInp", -5],
    ["an unknown choice", "calcMethod", "DIY"],
    ["an unknown field", "beltWidht", 5],
    ["a result", "te", 5],
    ["a whole record", "belt", 5],
    ["a point that is not there", "pulls[99].x", 5],
    ["the prototype", "__proto__", 5],
    ["a path that is none", "pulls[", 5],
  ])("refuses %s", (_what, path, value) => {
    expect(setValue.apply(conveyor, { path, value })).toMatchObject({ kind: "refused" });
  });

  it("says where and what is allowed", () => {
    expect(setValue.apply(conveyor, { path: "drives[0].driveEff", value: 120 })).toEqual({
      kind: "refused",
      issues: [{ path: "drives[0].driveEff", message: "Must be a number from 1 to 100 %." }],
    });
  });

  it("links a pulley to a drive there is, or to none", () => {
    const path = "pulls[0].linkToDriveNo";
    expect(setValue.apply(conveyor, { path, value: 7 })).toEqual({
      kind: "refused",
      issues: [{ path, message: "There is no such drive." }],
    });
    expect(setValue.apply(conveyor, { path, value: 1 }).kind).toBe("changed");
    expect(setValue.apply(conveyor, { path, value: 0 }).kind).not.toBe("refused");
  });

  it("many at once is all or nothing, under one label", () => {
    const values = [
      { path: "pulls[2].x", value: 120 },
      { path: "pulls[2].z", value: 12 },
    ];
    expect(setValues.apply(conveyor, { label: "Move point", values })).toMatchObject({
      kind: "changed",
      label: "Move point",
      conveyor: { pulls: { 2: { x: 120, z: 12 } } },
    });
    const broken = [...values, { path: "pulls[3].x", value: Number.POSITIVE_INFINITY }];
    expect(setValues.apply(conveyor, { label: "Move point", values: broken })).toMatchObject({
      kind: "refused",
      issues: [{ path: "pulls[3].x" }],
    });
  });

  it("finds the definition of a field by its path", () => {
    expect(findFieldAt("pulls[12].shell.shellDia")).toMatchObject({ name: "shellDia", unit: "mm" });
    expect(findFieldAt("pulls[12].shell.nothing")).toBeUndefined();
  });
});

describe("another capacity", () => {
  it("takes the points that carry the design capacity along, and leaves those with a tonnage of their own", () => {
    const own = {
      ...conveyor,
      pulls: conveyor.pulls.map((pull, at) => (at === 0 ? { ...pull, capacityInp: 12 } : pull)),
    };
    const outcome = changeCapacity(own, 900);
    if (outcome.kind !== "changed") throw new Error(outcome.kind);
    const carried = conveyor.pulls.map(({ capacityInp }) => (capacityInp === 1800 ? 900 : capacityInp));
    expect(outcome.conveyor.pulls.map(({ capacityInp }) => capacityInp)).toEqual(carried.with(0, 12));
  });
});
