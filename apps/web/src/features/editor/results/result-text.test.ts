import { describe, expect, it } from "vitest";
import { isWideText } from "./result-text.ts";

describe("the text of a result", () => {
  it.each([
    ["Running Full", "1"],
    [72_698_594, "money"],
    [2_724_583, "money"],
    [250_000, "h"],
  ] as const)("of %s takes the room it needs", (value, unit) => {
    expect(isWideText(value, unit, "metric")).toBe(true);
  });

  it.each([
    [116_444, "Nm"],
    [1.515, "kWh/t"],
    [-3495.2, "kW"],
  ] as const)("of %s stays within the column of numbers", (value, unit) => {
    expect(isWideText(value, unit, "metric")).toBe(false);
  });
});
