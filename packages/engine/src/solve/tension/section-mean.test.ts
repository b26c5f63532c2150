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

/** Reciprocal of the mean of 1/T along a line that is given at even steps; below the floor the floor counts. */
function meanOf(tensionAt: (share: number) => number, floor: number): number {
  const panels = 20_000;
  let sum = 0;
  for (let at = 0; at < panels; at += 1) sum += 1 / Math.max(tensionAt((at + 0.5) / panels), floor);
  return panels / sum;
}

const straight = { forceAtStart: 0, floor: 1000, tensionPart: 0, frictionShare: 1 };

// Handbook 2.5.2: friction follows 1/T, so that is what is averaged, and no tension counts below that of 5 % sag.
describe("the mean tension along a straight line", () => {
  it.each([
    ["tight", 5000, 20_000],
    ["tight, from its floor on", 1000, 20_000],
    ["tight, down to its floor", 20_000, 1000],
    ["slack where it begins", 200, 8000],
    ["slack where it ends", 8000, 200],
    ["below nothing where it begins", -3000, 8000],
    ["slack all along", 200, 900],
    ["slack all along, falling", 900, 200],
    ["slack but for its end, which is at the floor", 200, 1000],
  ])("is that of 1/T where the belt is %s", (_, leaving, arriving) => {
    const expected = meanOf((share) => leaving + share * (arriving - leaving), 1000);
    expect(sectionMean(bareTrace, { ...straight, leaving, arriving }) / expected).toBeCloseTo(1, 6);
  });

  it("begins behind what stands at the beginning", () => {
    const behind = sectionMean(bareTrace, { ...straight, leaving: 9000, arriving: 12_000 });
    const skirts = sectionMean(bareTrace, { ...straight, leaving: 8000, forceAtStart: 1000, arriving: 12_000 });
    expect(skirts).toBe(behind);
  });

  it("is the middle where no idlers carry the belt", () => {
    expect(sectionMean(bareTrace, { ...straight, floor: 0, leaving: 2000, arriving: 6000 })).toBe(4000);
  });
});

/** A line T' = P + K/T followed in small steps by the midpoint rule. */
function followed(start: number, even: number, part: number): readonly number[] {
  const steps = 20_000;
  const line = [start];
  let tension = start;
  for (let at = 0; at < steps; at += 1) {
    const middle = tension + (even + part / tension) / (2 * steps);
    tension += (even + part / middle) / steps;
    line.push(tension);
  }
  return line;
}

describe("the mean tension along a line that bends with its friction", () => {
  it.each([
    ["much, rising", 5000, 2000, 3e7, 1],
    ["much, falling", 20_000, -14_000, 2e7, 1],
    ["little", 50_000, 3000, 1e6, 1],
    ["much, with half of the friction", 5000, 2000, 6e7, 0.5],
  ])("is that of 1/T where it bends %s", (_, leaving, even, tensionPart, frictionShare) => {
    const line = followed(leaving, even, tensionPart * frictionShare);
    const expected = meanOf((share) => line[Math.round(share * (line.length - 1))] ?? 0, 1000);
    const arriving = line.at(-1) ?? 0;
    expect(arriving).toBeGreaterThan(1000);
    const found = sectionMean(bareTrace, { ...straight, leaving, arriving, tensionPart, frictionShare });
    expect(found / expected).toBeCloseTo(1, 4);
  });
});
