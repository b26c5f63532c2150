import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allUnits } from "../test-support/all-units.ts";
import { fromDisplay, type UnitSystem, unitLabel } from "./display.ts";
import { parseQuantity } from "./parse-quantity.ts";
import type { UnitCode } from "./unit.ts";

function typedValue(text: string, code: UnitCode = "mm", system: UnitSystem = "metric"): number | string {
  const parsed = parseQuantity(text, code, system);
  return parsed.kind === "value" ? parsed.value : parsed.message;
}

describe("reading a typed quantity", () => {
  it.each([
    ["48 in", 1219.2],
    ["48in", 1219.2],
    ['48"', 1219.2],
    ["4 ft", 1219.2],
    ["5 ft 6 in", 1676.4],
    [`5'-6"`, 1676.4],
    ["1/2 in", 12.7],
    ["1 1/2 in", 38.1],
    ["1.2 m", 1200],
    ["120 cm", 1200],
    ["10 MM", 10],
    ["1200+50", 1250],
    ["1200 - 50", 1150],
    ["2*(600-10) mm", 1180],
    ["2 * 590 mm", 1180],
    ["3600/3/2", 600],
    ["1000 / 4/2", 125],
    ["-(3+4)", -7],
    ["0.1+0.2", 0.3],
    ["2e3", 2000],
    ["6 × 200 mm", 1200],
  ])("takes %s in a millimetre field", (text, expected) => {
    expect(typedValue(text)).toBe(expected);
  });

  it("reads bare numbers in the unit shown and others in the unit typed", () => {
    expect(typedValue("48", "mm", "imperial")).toBe(1219.2);
    expect(typedValue("40+8", "mm", "imperial")).toBe(1219.2);
    expect(typedValue("1200 mm", "mm", "imperial")).toBe(1200);
  });

  it("says back what it understood in the unit shown", () => {
    expect(parseQuantity("48 in", "mm", "metric")).toMatchObject({ understood: "1219.2 mm" });
    expect(parseQuantity("1219.2 mm", "mm", "imperial")).toMatchObject({ understood: "48 in" });
    expect(parseQuantity("3", "1", "metric")).toMatchObject({ understood: "3" });
  });

  it("knows what other quantities are worth", () => {
    expect(typedValue("300 fpm", "m/s")).toBe(1.524);
    expect(typedValue("100 lbf/in", "kN/m")).toBe(17.5126835246476); // NIST SP 811: 1 lbf/in = 175.1268 N/m
    expect(typedValue("0.25 deg", "min-arc")).toBe(15);
    expect(typedValue("1 N/mm2", "bar")).toBe(10);
    expect(typedValue("1 kg·m²", "kgm2")).toBe(1);
  });

  it("keeps temperatures on their own scales", () => {
    expect(typedValue("-40 °F", "degC")).toBe(-40);
    expect(typedValue("212 F", "degC")).toBe(100);
    expect(typedValue("273.15 K", "degC")).toBe(0);
    expect(typedValue("20+5", "degC")).toBe(25);
    expect(typedValue("70 F + 5 F", "degC")).toMatch(/one temperature/);
  });

  it.each([
    ["", "Enter a number."],
    ["abc", '"abc" is not a number.'],
    ["10 kg", '"kg" measures a mass; this field holds a length.'],
    ["10 m/s", '"m/s" measures a speed; this field holds a length.'],
    ["10 foo", '"foo" is not a unit this field knows.'],
    ["1,5", "Write decimals with a point and thousands without a sign."],
    ["1 200", "Two numbers stand side by side without a sign between them."],
    ["12 in + 5", "Give every term a unit, or none."],
    ["2 mm * 3 mm", "Only one factor may have a unit."],
    ["6 / 2 mm", "Divide by a plain number, without a unit."],
    ["1/0", "Division by zero."],
    ["(1+2", "A closing parenthesis is missing."],
    ["1+2)", '")" does not belong here.'],
    ["1+", "A number is missing."],
    ["1e999", "The number is too large."],
    ["NaN", '"NaN" is not a number.'],
    ["Infinity", '"Infinity" is not a number.'],
    [`${"1+".repeat(200)}1`, "Enter at most 200 characters."],
  ])("refuses %s and says why", (text, message) => {
    expect(typedValue(text)).toBe(message);
  });

  it("reads every unit as it is shown", () => {
    for (const code of allUnits) {
      for (const system of ["metric", "imperial"] as const) {
        expect(typedValue(`7 ${unitLabel(code, system)}`, code, system)).toBe(fromDisplay(7, code, system));
      }
    }
  });

  it("never throws, whatever is typed", () => {
    const typed = fc.string({ unit: fc.constantFrom(..."0123456789.+-*/() minft\"'e%,×"), maxLength: 30 });
    fc.assert(fc.property(typed, (text) => !Number.isNaN(typedValue(text))));
  });

  it("computes sums and products as arithmetic does", () => {
    const small = fc.integer({ min: 1, max: 999 });
    fc.assert(
      fc.property(small, small, small, (a, b, c) => {
        expect(typedValue(`${a}+${b}*${c}`)).toBe(a + b * c);
        expect(typedValue(`(${a}+${b})*${c}`)).toBe((a + b) * c);
        expect(typedValue(`${a} - ${b} - ${c}`)).toBe(a - b - c);
      }),
    );
  });
});
