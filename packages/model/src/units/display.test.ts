import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allUnits } from "../test-support/all-units.ts";
import { fromDisplay, toDisplay, unitLabel } from "./display.ts";
import { formatFull, formatNumber } from "./format.ts";
import type { UnitCode } from "./unit.ts";

// Exact or longest printed factors: NIST Special Publication 811 (2008), appendix B.8; hp = 550 ft·lbf/s.
const published: readonly (readonly [UnitCode, string, number])[] = [
  ["mm", "in", 25.4],
  ["m", "ft", 0.3048],
  ["m2", "ft²", 0.09290304],
  ["m/s", "ft/min", 0.00508],
  ["m/s2", "ft/s²", 0.3048],
  ["m3", "ft³", 0.02831685],
  ["kJ", "ft lbf", 0.001355818],
  ["kg", "lb", 0.45359237],
  ["kg/m", "lb/ft", 1.488164],
  ["kg/m2", "lb/ft²", 4.882428],
  ["kg/m3", "lb/ft³", 16.01846],
  ["kgm2", "lb·ft²", 0.04214011],
  ["N", "lbf", 4.4482216152605],
  ["kN", "lbf", 0.0044482216152605],
  ["kN/m", "lbf/in", 0.1751268],
  ["N/m", "lbf/ft", 14.5939],
  ["Nm", "lbf·ft", 1.355818],
  ["MPa", "psi", 0.006894757],
  ["N/mm2", "psi", 0.006894757],
  ["bar", "psi", 0.06894757],
  ["kW", "hp", 0.74569987158227],
  ["t/h", "short ton/h", 0.90718474],
  ["K", "°F", 0.5555556],
  ["1/K", "1/°F", 1.8],
  ["1/m", "1/ft", 3.28084],
];

describe("imperial display", () => {
  it.each(published)("shows %s as %s, %s of the stored unit", (code, label, factor) => {
    expect(unitLabel(code, "imperial")).toBe(label);
    const digits = String(factor).replace(/^[0.]+|\./g, "").length;
    expect(Number(fromDisplay(1, code, "imperial").toPrecision(digits))).toBe(factor);
  });

  it("shows freezing and boiling water as 32 and 212 °F", () => {
    expect(toDisplay(0, "degC", "imperial")).toBe(32);
    expect(toDisplay(100, "degC", "imperial")).toBe(212);
    expect(unitLabel("degC", "imperial")).toBe("°F");
  });

  it("leaves units alone that both systems share", () => {
    for (const code of ["1", "%", "A", "V", "Hz", "deg", "rev/min", "s", "money"] as const) {
      expect(toDisplay(123.456, code, "imperial")).toBe(123.456);
      expect(unitLabel(code, "imperial")).toBe(unitLabel(code, "metric"));
    }
  });
});

/** Numbers as people type them: up to 15 significant digits, over twelve decades. */
const typed = fc
  .tuple(fc.bigInt({ min: -(10n ** 15n) + 1n, max: 10n ** 15n - 1n }), fc.integer({ min: -15, max: 0 }))
  .map(([digits, exponent]) => Number(`${digits}e${exponent}`));

describe("the way to the screen and back", () => {
  it.each(allUnits.filter((code) => code !== "degC"))("gives %s back to the last of 15 digits", (code) => {
    fc.assert(
      fc.property(typed, (value) => {
        expect(fromDisplay(toDisplay(value, code, "imperial"), code, "imperial")).toBe(value);
        expect(fromDisplay(toDisplay(value, code, "metric"), code, "metric")).toBe(value);
      }),
    );
  });

  it("gives temperatures back to the eighth decimal", () => {
    const celsius = fc.integer({ min: -27_315_000_000, max: 200_000_000_000 }).map((steps) => Number(`${steps}e-8`));
    fc.assert(
      fc.property(celsius, (value) => {
        expect(Number(fromDisplay(toDisplay(value, "degC", "imperial"), "degC", "imperial").toFixed(8))).toBe(value);
      }),
    );
  });

  it("keeps what a person typed in imperial", () => {
    const inches = fc.integer({ min: 1, max: 1_000_000 }).map((steps) => steps / 1000);
    fc.assert(
      fc.property(inches, (value) => {
        const shown = toDisplay(fromDisplay(value, "mm", "imperial"), "mm", "imperial");
        expect(formatNumber(shown, 12)).toBe(String(value));
      }),
    );
  });
});

describe("numbers for reading", () => {
  it.each([
    [0, "0"],
    [-0, "0"],
    [1219.2, "1219"],
    [1.13049, "1.13"],
    [8.28, "8.28"],
    [0.000099, "0.000099"],
    [0.00592345, "0.005923"],
    [12345.6, "12346"],
    [1_230_000, "1230000"],
    [-47.244094, "-47.24"],
    [999.96, "1000"],
    [Number.NaN, "–"],
    [Number.POSITIVE_INFINITY, "–"],
  ])("shows %s as %s", (value, shown) => {
    expect(formatNumber(value)).toBe(shown);
  });

  it("shows every digit when asked for all", () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(Number(formatFull(value))).toBe(value + 0);
      }),
    );
  });
});
