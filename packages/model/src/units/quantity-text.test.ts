import { describe, expect, it } from "vitest";
import { withoutRounding } from "./format.ts";
import { enteredText, shownText } from "./quantity-text.ts";

describe("a calculated value", () => {
  // Second specification: tensions are rounded to 2 decimals; 1 lbf = 4.4482216152605 N (NIST SP 811, appendix B.8).
  it("of a force is rounded to two decimals of a kilonewton before it is shown", () => {
    expect(shownText(1.23456, "kN", "metric")).toBe("1.23");
    expect(shownText(123.456, "kN", "metric")).toBe("123.5");
    expect(shownText(4.449, "kN", "imperial")).toBe("1000");
    expect(shownText(-1e-13, "kN", "metric")).toBe("0");
  });

  it("of anything else has four significant digits in the reader's unit", () => {
    expect(shownText(1.23456, "m", "metric")).toBe("1.235");
    expect(shownText(0.3048, "m", "imperial")).toBe("1");
    expect(shownText(-2.9e-17, "m", "metric")).toBe("0");
    expect(shownText(Number.NaN, "kN", "metric")).toBe("–");
  });
});

describe("an entered value", () => {
  it("keeps every digit in the unit it is stored in, and seven when converted", () => {
    expect(enteredText(1234.56789, "m", "metric")).toBe("1234.56789");
    expect(enteredText(1, "m", "imperial")).toBe("3.28084");
    expect(enteredText(0.123456789, "1", "imperial")).toBe("0.123456789");
  });
});

describe("a part of a balance", () => {
  // Sums of numbers near 1e8 J in double precision are off by some 1e-8 J for each addition.
  it("that is only the rounding of the others is nothing, a small one that is more stays", () => {
    const balance = [1.2e8, -1.1e-4, 35];
    expect(withoutRounding(-1.1e-4, balance)).toBe(0);
    expect(withoutRounding(35, balance)).toBe(35);
    expect(withoutRounding(0.002, [0.002, 0.001])).toBe(0.002);
  });
});
