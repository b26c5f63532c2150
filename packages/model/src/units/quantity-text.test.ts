import { describe, expect, it } from "vitest";
import { withoutRounding } from "./format.ts";
import { enteredText, helpText, labelText, sentenceIn, shownText } from "./quantity-text.ts";

describe("a calculated value", () => {
  // Second specification: tensions are rounded to 2 decimals; 1 lbf = 4.4482216152605 N (NIST SP 811, appendix B.8).
  it("of a force is rounded to two decimals of a kilonewton before it is shown", () => {
    expect(shownText(1.23456, "kN", "metric")).toBe("1.23");
    expect(shownText(123.456, "kN", "metric")).toBe("123.5");
    expect(shownText(4.449, "kN", "imperial")).toBe("1000");
    expect(shownText(0.0223, "kN", "imperial")).toBe("4");
    expect(shownText(-1e-13, "kN", "metric")).toBe("0");
  });

  it("of anything else has four significant digits in the reader's unit", () => {
    expect(shownText(1.23456, "m", "metric")).toBe("1.235");
    expect(shownText(0.3048, "m", "imperial")).toBe("1");
    expect(shownText(-2.9e-17, "m", "metric")).toBe("0");
    expect(shownText(Number.NaN, "kN", "metric")).toBe("–");
  });
});

describe("a calculated value of a kind that is not known as finely", () => {
  // ISO 281: lives are powers of loads that are known to a few per cent; a lathe turns shafts to a tenth of a millimetre
  // and a thermometer reads tenths of a degree. An inch of 25.4 mm needs a decimal more.
  it("is written to four digits of an hour, the life of a bearing too", () => {
    expect(shownText(199_964.4, "h", "metric")).toBe("200000");
    expect(shownText(64_980.4, "h", "metric")).toBe("64980");
    expect(shownText(4.25, "h", "metric")).toBe("4.25");
  });

  it("is said to be more than 200 000 hours beyond them: no bearing is known to run longer", () => {
    for (const system of ["metric", "imperial"] as const) {
      expect(shownText(200_000, "h", system)).toBe("200000");
      expect(shownText(29_783_196, "h", system)).toBe("> 200000");
    }
  });

  it("is written to a tenth of a millimetre or a hundredth of an inch, or three digits below", () => {
    expect(shownText(88.861, "mm", "metric")).toBe("88.9");
    expect(shownText(2345.67, "mm", "metric")).toBe("2346");
    expect(shownText(0.012345, "mm", "metric")).toBe("0.0123");
    expect(shownText(254.254, "mm", "imperial")).toBe("10.01");
    expect(shownText(44.97, "degC", "metric")).toBe("45");
    expect(shownText(0.5548, "min-arc", "metric")).toBe("0.555");
  });

  // Second specification: Flooded Load Area m2 (4 decimals). A tape reads no finer than a tenth of a millimetre.
  it("has no more than four decimals of a metre, a square metre or a degree", () => {
    expect(shownText(0.096514, "m2", "metric")).toBe("0.0965");
    expect(shownText(-0.0004036, "m", "metric")).toBe("-0.0004");
    expect(shownText(-0.00001, "m", "metric")).toBe("0");
    expect(shownText(0.045842, "deg", "metric")).toBe("0.0458");
    expect(shownText(1234.56, "m", "metric")).toBe("1235");
  });

  it("is nothing where it is less than a ten-millionth of the whole", () => {
    expect(shownText(2.964e-7, "%", "metric")).toBe("0");
    expect(shownText(0.0123, "%", "metric")).toBe("0.0123");
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

describe("a sentence about quantities", () => {
  // An inch is 25.4 mm, a pound 0.45359237 kg and a short ton 2000 of them, by definition.
  it.each([
    ["Must be at least 25.4 mm and at most 2540 mm.", "Must be at least 1 in and at most 100 in."],
    ["Must be a number from 12.7 to 254 mm.", "Must be a number from 0.5 to 10 in."],
    ["The plan is limited to 907.18474 t/h.", "The plan is limited to 1000 short ton/h."],
    ["Must be from -40 to 100 degC.", "Must be from -40 to 212 °F."],
    ["The plan is limited to 1 drive.", "The plan is limited to 1 drive."],
    ["Row 3: must be at most 2 m long.", "Row 3: must be at most 6.56168 ft long."],
  ])("speaks in the units of its reader: %s", (metric, imperial) => {
    expect(sentenceIn("metric", metric)).toBe(metric);
    expect(sentenceIn("imperial", metric)).toBe(imperial);
  });
});

describe("what a field says of itself", () => {
  it("tells usual values in the reader's unit, as round as they were", () => {
    const help = "From set to set, 0.35 to 0.45 m is usual; 0 for 0.4 m.";
    expect(helpText(help, "imperial")).toBe("From set to set, 1.15 to 1.48 ft is usual; 0 for 1.31 ft.");
    expect(helpText(help, "metric")).toBe(help);
  });
});

describe("a label that speaks of a density", () => {
  // NIST SP 811, appendix B.8: 1 lb/ft³ = 16.01846 kg/m³.
  it("tells it in the reader's unit", () => {
    expect(labelText("Maximum width at 1600 kg/m³", "imperial")).toBe("Maximum width at 99.88 lb/ft³");
    expect(labelText("Maximum width at 1600 kg/m³", "metric")).toBe("Maximum width at 1600 kg/m³");
    expect(labelText("Belt width", "imperial")).toBe("Belt width");
  });
});
