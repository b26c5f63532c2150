import { describe, expect, it } from "vitest";
import { categoryOptions } from "./category-options.ts";

const counts = [
  { category: "All", count: 5 },
  { category: "IEC", count: 5 },
];

describe("the list of categories for Auto", () => {
  it("says how many rows each has", () => {
    expect(categoryOptions(counts, "IEC").map(({ label }) => label)).toEqual(["All (5)", "IEC (5)"]);
  });

  it("keeps a category that is gone, and says so", () => {
    expect(categoryOptions(counts, "Nema")).toContainEqual({ value: "Nema", label: "Nema (no rows Auto may choose)" });
  });

  it("shows the category of the document before the libraries are there", () => {
    expect(categoryOptions(undefined, "IEC")).toEqual([{ value: "IEC", label: "IEC" }]);
  });
});
