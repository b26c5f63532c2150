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

const usualOf = (one: Readonly<Record<"leaving" | "arriving" | "floor" | "tensionPart" | "frictionShare", number>>) =>
  usualMean(one.leaving, one.arriving, one.floor, one.tensionPart, one.frictionShare);

describe("the mean tension of a usual section", () => {
  it("is that of any section to the last bit, wherever it is a number", () => {
    let usual = 0;
    fc.assert(
      fc.property(line, (one) => {
        const found = usualOf(one);
        if (Number.isNaN(found)) return;
        usual += 1;
        expect(found).toBe(sectionMean(bareTrace, { ...one, forceAtStart: 0 }));
      }),
      { numRuns: 2000 },
    );
    expect(usual).toBeGreaterThan(100);
  });

  const tight = {
    leaving: 5000,
    arriving: 6000,
    floor: 1000,
    tensionPart: 1e3,
    frictionShare: 1,
  };

  it("lies between both ends", () => {
    expect(usualOf(tight)).toBeGreaterThan(5000);
    expect(usualOf(tight)).toBeLessThan(6000);
  });

  it.each([
    ["begins slacker than its floor", { leaving: 900 }],
    ["ends slacker than its floor", { arriving: 900 }],
    ["no idler carries", { floor: 0 }],
    // K/T_1 − K/T_2 over 6 is 5.6 N with K of 1e6 N²; a thousandth of the lower end is 5 N.
    ["bends by more than a thousandth", { tensionPart: 1e6 }],
  ])("is left to the whole rule where the belt %s", (_, change) => {
    expect(usualOf({ ...tight, ...change })).toBeNaN();
  });
});
