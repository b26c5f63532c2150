import type { Refusal } from "@beltwright/engine";
import { describe, expect, it } from "vitest";
import { newConveyor } from "../document/new-conveyor.ts";
import { refusalIssue } from "./refusals.ts";

const conveyor = newConveyor();
const refused = (input: string, more: Partial<Extract<Refusal, { code: "not-computable" }>> = {}) =>
  refusalIssue(conveyor, { code: "not-computable", input, place: {}, limit: {}, ...more });

describe("a quantity that follows from several fields and cannot be calculated with", () => {
  it("is told in words with its value, its unit and what it must be", () => {
    const given = { value: 0, limit: { above: 0, below: 4 }, unit: "rad", place: { driveId: "1" } };
    expect(refused("wrapAngle", given)).toEqual({
      path: "drives[0].wrapAngle",
      message: "With these values the wrap angle comes to 0 rad; it must be above 0 rad and below 4 rad.",
    });
  });

  it("is told plainly where it is no number", () => {
    expect(refused("friction-factor", { place: { pointId: "4" } })).toEqual({
      path: "pulls[3]",
      message: "With these values the friction factor is no finite number.",
    });
  });

  it("leads to its own field, else to its point, its drive, or the method", () => {
    expect(refused("beltSpeed").path).toBe("beltSpeedInp");
    expect(refused("slope", { place: { pointId: "2" } }).path).toBe("pulls[1].z");
    expect(refused("radius", { place: { pointId: "2" } }).path).toBe("pulls[1]");
    expect(refused("torque", { place: { driveId: "1" } }).path).toBe("drives[0]");
    expect(refused("anything").path).toBe("calcMethod");
  });

  it("at a drive pulley leads to the drive of that pulley", () => {
    const at = conveyor.pulls.findIndex(({ pType }) => pType === "Drive");
    const place = { pointId: String(conveyor.pulls[at]?.noID) };
    expect(refused("friction", { place }).path).toBe("drives[0].coeffofFrictionRun");
  });
});

describe("a number made from several fields", () => {
  it("is named, with what it came to and must be", () => {
    const refusal = { code: "out-of-limits", input: "belt.mass", value: 0.001, limit: { least: 0.01 } } as const;
    expect(refusalIssue(conveyor, refusal).message).toBe(
      "The mass of the belt comes to 0.001 kg/m and must be at least 0.01 kg/m.",
    );
    expect(refusalIssue(conveyor, { ...refusal, value: Number.NaN }).message).toBe(
      "The mass of the belt cannot be calculated with these values.",
    );
  });
});
