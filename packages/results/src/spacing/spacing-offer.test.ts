import { firstDesign } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { spacingOffer } from "./spacing-offer.ts";

describe("zones that are offered", () => {
  it("save sets, mass and power on a long belt and make no error", () => {
    const conveyor = firstDesign({ capacity: 1000, length: 4000, lift: 60, width: 1000 });
    const offer = spacingOffer({ ...conveyor, nomCSSpacing: 1.5, nomRSSpacing: 6 }, undefined);
    if (!offer) throw new Error("Nothing was offered");
    expect(offer.after.sets).toBeLessThan(offer.before.sets);
    expect(offer.after.mass).toBeLessThan(offer.before.mass);
    expect(offer.after.absorbedPower).toBeLessThan(offer.before.absorbedPower);
    expect(offer.after.errors).toBeLessThanOrEqual(offer.before.errors);
  });

  it("are none where the conveyor cannot be calculated", () => {
    const conveyor = firstDesign({ capacity: 500, length: 60, lift: 5, width: 800 });
    expect(spacingOffer({ ...conveyor, beltSpeedInp: -1 }, undefined)).toBeUndefined();
  });

  it("are none where idlers stand as wide as they may", () => {
    const conveyor = firstDesign({ capacity: 500, length: 60, lift: 5, width: 800 });
    expect(spacingOffer({ ...conveyor, nomCSSpacing: 3 }, undefined)).toBeUndefined();
  });
});
