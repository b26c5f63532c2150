import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { InputRefused } from "../trace/input-refused.ts";
import { plain } from "../trace/reference.ts";
import { startTrace } from "../trace/trace.ts";
import { convertAll } from "./unit-conversion.ts";

/** A value in another unit of its quantity. */
function convert(value: number, quantity: string, from: string, to: string): number {
  const found = convertAll(startTrace("checked"), { value, quantity, from }).find(({ unit }) => unit === to);
  if (found === undefined) throw new Error(`${quantity} has no unit ${to}`);
  return found.value;
}

// Handbook 7.14.
describe("unit conversion", () => {
  it("converts as the table prints", () => {
    expect(convert(48, "length", "in", "mm")).toBeCloseTo(1219.2, 9);
    expect(convert(1, "belt tension", "lbf/in", "kN/m")).toBeCloseTo(0.1751268352, 12);
    expect(convert(1, "capacity", "short t/h", "t/h")).toBe(0.90718474);
    expect(convert(330.056, "power", "kW", "hp").toFixed(2)).toBe("442.61");
    expect(convert(45, "temperature", "°C", "°F")).toBeCloseTo(113, 12);
    expect(convert(113, "temperature", "°F", "°C")).toBeCloseTo(45, 12);
  });

  it("comes back to where it began", () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-6, max: 1e9, noNaN: true }), (value) => {
        const back = convert(convert(value, "torque", "N m", "ft lbf"), "torque", "ft lbf", "N m");
        expect(Math.abs(back - value)).toBeLessThanOrEqual(Math.abs(value) * 1e-14);
      }),
    );
  });

  it("gives every other unit of a quantity, and how", () => {
    const trace = startTrace();
    const found = convertAll(trace, { value: 48, quantity: "length", from: "in" });
    expect(found.map(({ unit, value }) => `${value.toPrecision(6)} ${unit}`)).toEqual([
      "1.21920 m",
      "1219.20 mm",
      "4.00000 ft",
    ]);
    expect(trace.steps.map(({ result }) => result)).toEqual(found.map(({ value }) => plain(value)));
  });

  // The boiling point of water, and the example of the handbook: 45 °C = 113 °F.
  it.each([
    [100, "°C", { "°F": 212, K: 373.15 }],
    [113, "°F", { "°C": 45, K: 318.15 }],
  ])("knows where the scales of temperature begin: %d %s", (value, from, expected) => {
    const found = convertAll(startTrace(), { value, quantity: "temperature", from });
    expect(found.map((one) => one.unit)).toEqual(Object.keys(expected));
    for (const [at, one] of Object.values(expected).entries()) expect(found[at]?.value).toBeCloseTo(one, 10);
  });

  it("refuses what is no number", () => {
    expect(() => convert(Number.NaN, "mass", "kg", "lb")).toThrow(InputRefused);
  });
});
