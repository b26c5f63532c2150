import { describe, expect, it } from "vitest";
import { firstDesign } from "../edits/first/first-design.ts";
import { shippedRows } from "../test-support/shipped-rows.ts";
import { beltOfClass } from "./belt-of-class.ts";

const { belt } = firstDesign({ capacity: 1200, length: 600, lift: 45, width: 1200 });
const rows = shippedRows().belts ?? [];
const rowOf = (beltClass: string, change: Partial<typeof belt> = {}) =>
  beltOfClass(rows, { ...belt, beltClass, ...change });

describe("the belt that a typed class names", () => {
  it("is the row of that class, however it is written", () => {
    expect(rowOf("ST1600", { beltStrength: 630 })?.beltStrength).toBe(1600);
    expect(rowOf("st 1600", { beltStrength: 630 })?._id).toBe(rowOf("ST1600", { beltStrength: 630 })?._id);
  });

  it("is of the category the belt has, where that has the class", () => {
    const categories = new Set(rows.filter((row) => row.beltClass === "ST1600").map(({ category }) => category));
    for (const category of categories)
      expect(rowOf("ST1600", { beltStrength: 630, category })?.category).toBe(category);
  });

  it("is none where the belt has that strength already, and where no row has the class", () => {
    expect(rowOf("ST1600", { beltStrength: 1600 })).toBeUndefined();
    expect(rowOf("belt of the mine")).toBeUndefined();
    expect(rowOf(" ")).toBeUndefined();
  });
});
