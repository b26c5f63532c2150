import { describe, expect, it } from "vitest";
import { newConveyor } from "../../document/new-conveyor.ts";
import { feederInputOf, ownFeederOf } from "./feeder-input.ts";

describe("the feeder of a conveyor", () => {
  const used = { ...newConveyor(), fdrMaterialH: 6, fdrSpeed: 0.35, beltSpeedInp: 0.35 };

  it("is the conveyor itself where the form was used for its speed", () => {
    expect(ownFeederOf(used)).toEqual(feederInputOf(used));
    expect(ownFeederOf({ ...used, beltSpeedInp: 3 })).toBeUndefined();
    expect(ownFeederOf({ ...newConveyor(), beltSpeedInp: newConveyor().fdrSpeed })).toBeUndefined();
  });

  it("is in SI, with the high density of the material where none is typed", () => {
    const matl = { ...used.matl, hiBD: 2100 };
    const input = feederInputOf({ ...used, matl, capacityInp: 756, fdrInternalFriction: 45, fdrEfficiency: 90 });
    // 756 t/h over 2.1 t/m³ are 360 m³/h.
    expect(input.skirts?.volumeFlow).toBeCloseTo(0.1, 12);
    expect(input).toMatchObject({ bulkDensity: 2100, efficiency: 0.9, outlet: "slot", pressureRatio: 0.4 });
    expect(input.internalFriction).toBeCloseTo(Math.PI / 4, 12);
  });

  it("has the half angle that was typed, and none where the sizes give it", () => {
    expect(feederInputOf({ ...used, fdrHalfAngle: 30 }).halfAngle).toBeCloseTo(Math.PI / 6, 12);
    expect(feederInputOf({ ...used, fdrHalfAngle: 0 })).not.toHaveProperty("halfAngle");
  });
});
