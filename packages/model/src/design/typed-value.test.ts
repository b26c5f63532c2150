import { describe, expect, it } from "vitest";
import { conveyorWith, designWith, type Typed, valueAt } from "../test-support/design-of.ts";
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

  it("is the nominal spacing where a section has no own, and its own where it has", () => {
    const typed = { nomCSSpacing: 1.35, "pulls[2].idlerSpacingInp": 1.35 };
    expect(found(typed, "spacing", 1.35, { pointId: "2" })).toMatchObject({ path: "nomCSSpacing", isAsTyped: true });
    expect(found(typed, "spacing", 1.35, { pointId: "3" })?.path).toBe("pulls[2].idlerSpacingInp");
  });

  it("is the friction factor of the conveyor where a section has none", () => {
    expect(found({ frictionFactorInp: 0.03 }, "frictionFactor", 0.03, { pointId: "2" })?.path).toBe(
      "frictionFactorInp",
    );
  });

  it("is the brake of the drive where the pulley has none", () => {
    const typed = { "drives[0].brakeType": "Constant Torque Brake", "drives[0].brakeTorqueLSS": 412 };
    const force = Number(valueAt(designWith(typed), "points[2].brakeForce"));
    expect(force).toBeCloseTo(1000, 9);
    expect(found(typed, "brakeForce", force, { pointId: "3" })?.path).toBe("drives[0].brakeTorqueLSS");
  });

  it("is the start factor for both loads where none is typed for one", () => {
    expect(found({ startupFactor: 140 }, "startFactorFull", 1.4, { driveId: "1" })?.path).toBe("startupFactor");
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
