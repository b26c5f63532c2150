import { describe, expect, it } from "vitest";
import { conveyorWith, designWith, type Typed } from "../test-support/design-of.ts";
import { findTyped } from "./typed-value.ts";

function found(typed: Typed, name: string, value: number, place = {}) {
  return findTyped(conveyorWith(typed), designWith(typed), { name, value, place });
}

describe("where an input of a formula was typed", () => {
  it("is a field of the conveyor in its own unit", () => {
    expect(found({}, "beltWidth", 1.2)).toEqual({ path: "beltWidthInp", value: 1200, unit: "mm", isAsTyped: true });
  });

  it("is a field of the point the formula is about", () => {
    const typed = { "pulls[1].skirtLength": 6.5, "pulls[3].skirtLength": 6.5 };
    expect(found(typed, "skirtLength", 6.5, { pointId: "4" })?.path).toBe("pulls[3].skirtLength");
  });

  it("is a field of the drive the formula is about, also by part of its name", () => {
    expect(found({}, "friction", 0.25, { driveId: "1" })?.path).toBe("drives[0].coeffofFrictionRun");
  });

  it("says when the number was made from several fields", () => {
    const { mass } = designWith({}).belt;
    expect(found({}, "beltMass", mass)).toMatchObject({ path: "beltMassInp", value: 0, isAsTyped: false });
  });

  it("is nowhere when the value is another, or when several fields would do", () => {
    expect(found({}, "beltWidth", 1.3)).toBeUndefined();
    expect(found({}, "friction", 0.6)).toBeUndefined();
  });
});
