import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bareTrace } from "../../trace/trace.ts";
import { sectionMean, usualMean } from "./section-mean.ts";

/** Whole numbers times a step: doubles as they are drawn crowd about nothing. */
const steps = (least: number, most: number, step: number) =>
  fc.integer({ min: least, max: most }).map((count) => count * step);
const line = fc.record({
  leaving: steps(-100, 4000, 97.3),
  arriving: steps(-100, 4000, 97.3),
  floor: steps(0, 300, 97.3),
  tensionPart: steps(-10, 200, 9.7e3),
  frictionShare: steps(1, 20, 0.1),
});

describe("the mean tension of a usual section", () => {
  it("is that of any section to the last bit, wherever it is a number", () => {
    let usual = 0;
    fc.assert(
      fc.property(line, (one) => {
        const { leaving, arriving, floor, tensionPart, frictionShare } = one;
        const found = usualMean(leaving, arriving, floor, tensionPart, frictionShare);
        if (Number.isNaN(found)) return;
        usual += 1;
        expect(found).toBe(sectionMean(bareTrace, { ...one, forceAtStart: 0 }));
      }),
      { numRuns: 2000 },
    );
    expect(usual).toBeGreaterThan(100);
  });

  it("is left to the whole rule where the belt hangs slacker than its floor, or no idler carries it", () => {
    expect(usualMean(900, 5000, 1000, 1e6, 1)).toBeNaN();
    expect(usualMean(5000, 900, 1000, 1e6, 1)).toBeNaN();
    expect(usualMean(5000, 6000, 0, 1e6, 1)).toBeNaN();
  });

  it("is left to the whole rule where the tension line bends by more than a thousandth", () => {
    // K/T_1 − K/T_2 over 6 is 16.7 N with K of 1e6 N², and 0.0167 N with a thousandth of that; a thousandth of T_1 is 5 N.
    expect(usualMean(5000, 10_000, 1000, 1e6, 1)).toBeNaN();
    expect(usualMean(5000, 10_000, 1000, 1e3, 1)).toBeGreaterThan(5000);
  });
});
