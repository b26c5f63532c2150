import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { InputRefused } from "../trace/input-refused.ts";
import { celsiusOf, convertUnit, fahrenheitOf } from "./unit-conversion.ts";

// Handbook 7.14.
describe("unit conversion", () => {
  it("converts as the table prints", () => {
    expect(convertUnit(48, "length", "in", "mm")).toBeCloseTo(1219.2, 9);
    expect(convertUnit(1, "belt tension", "lbf/in", "kN/m")).toBeCloseTo(0.1751268352, 12);
    expect(convertUnit(1, "capacity", "short t/h", "t/h")).toBe(0.90718474);
    expect(convertUnit(330.056, "power", "kW", "hp").toFixed(2)).toBe("442.61");
    expect(fahrenheitOf(45)).toBe(113);
    expect(celsiusOf(113)).toBe(45);
  });

  it("comes back to where it began", () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-6, max: 1e9, noNaN: true }), (value) => {
        const back = convertUnit(convertUnit(value, "torque", "N m", "ft lbf"), "torque", "ft lbf", "N m");
        expect(Math.abs(back - value)).toBeLessThanOrEqual(Math.abs(value) * 1e-14);
      }),
    );
  });

  it("refuses what is no number", () => {
    expect(() => convertUnit(Number.NaN, "mass", "kg", "lb")).toThrow(InputRefused);
  });
});
