import { describe, expect, it } from "vitest";
import { beltWidths } from "../../reference/sizes.ts";
import { firstDesign } from "./first-design.ts";
import { suggestedWidth } from "./first-width.ts";

const plant = { capacity: 900, length: 150, lift: 15 };
const tonnages = [50, 200, 600, 1500, 3000, 6000];

describe("suggested belt width", () => {
  it("is one that a design may have, for either system of units", () => {
    for (const system of ["metric", "imperial"] as const) {
      for (const capacity of tonnages) {
        expect(beltWidths).toContain(suggestedWidth({ ...plant, capacity }, system));
      }
    }
  });

  it("is of whole inches where one thinks in them", () => {
    for (const capacity of tonnages) {
      const inches = suggestedWidth({ ...plant, capacity }, "imperial") / 25.4;
      expect(Math.abs(inches - Math.round(inches))).toBeLessThan(0.02);
    }
  });

  it("grows with the tonnage and never shrinks", () => {
    const widths = tonnages.map((capacity) => suggestedWidth({ ...plant, capacity }));
    expect(widths).toEqual(widths.toSorted((one, other) => one - other));
    expect(widths.at(-1)).toBeGreaterThan(widths[0] ?? 0);
  });

  it("takes lumps that are few among fines, three wide at a surcharge of 20 degrees and six at 30 (CEMA)", () => {
    const widthFor = (surchargeAngle: number) =>
      suggestedWidth({ ...plant, capacity: 50, material: { lumpSize: 250, surchargeAngle } });
    expect([widthFor(20), widthFor(25), widthFor(30)]).toEqual([800, 1200, 1600]);
  });

  it("carries the tonnage without a fuller belt than the design aims at", () => {
    for (const capacity of tonnages) {
      const five = { ...plant, capacity, width: suggestedWidth({ ...plant, capacity }) };
      const { beltSpeedInp, matl } = firstDesign(five);
      // The burden on a flat trough of 35 degrees, 20 degrees of surcharge, over nine tenths of the belt less 5 cm.
      const area = capacity / (3.6 * beltSpeedInp * matl.loBD);
      const used = 0.9 * (five.width / 1000) - 0.05;
      expect(area / used ** 2).toBeLessThan(0.16);
    }
  });
});
