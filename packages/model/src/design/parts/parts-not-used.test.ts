import { describe, expect, it } from "vitest";
import type { Conveyor } from "../../document/types/conveyor.ts";
import { firstDesign } from "../../edits/first/first-design.ts";
import { shippedRows } from "../../test-support/shipped-rows.ts";
import { partsNotUsed } from "./parts-not-used.ts";

const start = firstDesign({ capacity: 1200, length: 600, lift: 45, width: 1200 });

function saysClass(beltClass: string, beltStrength: number): boolean {
  const belt: Conveyor["belt"] = { ...start.belt, beltClass, beltStrength };
  return partsNotUsed({ ...start, belt }).some(({ path }) => path === "belt.beltClass");
}

describe("a belt class", () => {
  // ISO 15236 and ISO 14890 name a belt by its strength in kN/m.
  it.each(["ST1250", "ST 1250", "EP 1250/5", "NN1250"])(
    "%s is told of where another strength is calculated with",
    (name) => {
      expect(saysClass(name, 1600)).toBe(true);
      expect(saysClass(name, 1250)).toBe(false);
    },
  );

  it.each(["", "NN 3-330", "Plylon 330/3", "belt of the mine"])("%s names no strength in kN/m", (name) => {
    expect(saysClass(name, 1600)).toBe(false);
  });

  it("is that of the strength in every row of the shipped library", () => {
    const told = (shippedRows().belts ?? []).filter(({ beltClass, beltStrength }) =>
      saysClass(String(beltClass), Number(beltStrength)),
    );
    expect(told).toEqual([]);
  });
});
