import { describe, expect, it } from "vitest";
import { evaluateExpression } from "./evaluate-expression.ts";
import { parseExpression } from "./expression.ts";
import { parseUnit } from "./unit-algebra.ts";

const value = (text: string) => evaluateExpression(parseExpression(text), {}).value;

describe("a printed expression", () => {
  it("binds powers before products before sums, powers from the right", () => {
    expect(value("1 + 2 * 3 ^ 2")).toBe(19);
    expect(value("2 ^ 3 ^ 2")).toBe(512);
    expect(value("-2 ^ 2")).toBe(-4);
    expect(value("8 - 3 - 2")).toBe(3);
    expect(value("8 / 4 / 2")).toBe(1);
  });

  it("reads calls, comparisons and literals with units", () => {
    expect(value("if(2 > 1, max(3, 4), 5)")).toBe(4);
    expect(value("sin(30[deg])")).toBeCloseTo(0.5, 12);
    expect(value("1[lbf] / 1[lb]")).toBeCloseTo(9.80665, 12);
  });

  it("refuses a sum of unlike units and text it cannot read", () => {
    expect(() => value("1[m] + 1[s]")).toThrow("unlike units");
    expect(() => value("exp(1[m])")).toThrow("plain number");
    expect(() => parseExpression("1 ? 2")).toThrow("cannot read");
    expect(() => value("a")).toThrow("not an input");
  });
});

describe("a unit", () => {
  it("knows that a newton is a kilogram metre per second squared", () => {
    expect(parseUnit("N")).toEqual(parseUnit("kg*m/s2"));
    expect(parseUnit("Pa").powers).toEqual(parseUnit("N/m2").powers);
  });
});
