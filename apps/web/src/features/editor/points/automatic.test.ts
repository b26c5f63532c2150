import { newConveyor, type Pull } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { automaticAt } from "./automatic.ts";

const withFirst = (changes: Partial<Pull>) => {
  const conveyor = newConveyor();
  return { ...conveyor, pulls: conveyor.pulls.map((pull, at) => (at === 0 ? { ...pull, ...changes } : pull)) };
};

describe("a cell that nobody typed", () => {
  it.each<[string, Partial<Pull>, string]>([
    ["idlerSpacingInp", { idlerSpacingMode: "Auto" }, "pulls[0].idlerSpacing"],
    ["frictionFactorInp", { frictionFactorInp: 0 }, "pulls[0].frictionFactor"],
    ["vertCurveRadiusInp", { vertCurveRadiusInp: 0 }, "none"],
    ["horizCurveRadiusInp", { horizCurveRadiusInp: 0 }, "none"],
    ["linkToDriveNo", { linkToDriveNo: 0 }, "none"],
    ["shell.shellDia", { pType: "Int. Pt" }, "none"],
  ])("%s says what is taken instead", (name, changes, expected) => {
    expect(automaticAt(withFirst(changes), `pulls[0].${name}`)).toBe(expected);
  });

  it.each<[string, Partial<Pull>]>([
    ["idlerSpacingInp", { idlerSpacingMode: "Manual", idlerSpacingInp: 0 }],
    ["frictionFactorInp", { frictionFactorInp: 0.02 }],
    ["shell.shellDia", { pType: "Bend" }],
    ["x", { x: 0 }],
    ["capacityInp", { capacityInp: 0 }],
  ])("is not %s where it was", (name, changes) => {
    expect(automaticAt(withFirst(changes), `pulls[0].${name}`)).toBeUndefined();
  });
});
