import { double, property, assert as propertyHolds } from "fast-check";
import { describe, expect, it } from "vitest";
import { brentCrossing, wholeCrossing } from "./crossing.ts";
import { searchGoal } from "./search.ts";

/** Functions whose zero is known. */
const known = [
  { name: "a line", missAt: (x: number) => 2 * x - 3, from: -10, to: 10, zero: 1.5 },
  { name: "a cube root", missAt: (x: number) => Math.cbrt(x - 1), from: -4, to: 9, zero: 1 },
  { name: "a high power", missAt: (x: number) => x ** 9 - 1, from: 0, to: 10, zero: 1 },
  { name: "cos x = x", missAt: (x: number) => Math.cos(x) - x, from: 0, to: 2, zero: 0.7390851332151607 },
  { name: "an exponential", missAt: (x: number) => Math.exp(-x) - 1e-3, from: 0, to: 50, zero: Math.log(1000) },
];

function triedAt(missAt: (x: number) => number, at: number) {
  return { at, miss: missAt(at) };
}

describe("Brent's method", () => {
  it.each(known)("finds the zero of $name between its bounds, whichever way round they are", (one) => {
    const tolerance = 1e-9 * (one.to - one.from);
    const [from, to] = [triedAt(one.missAt, one.from), triedAt(one.missAt, one.to)];
    for (const { below, above } of [
      brentCrossing(one.missAt, from, to, tolerance),
      brentCrossing(one.missAt, to, from, tolerance),
    ]) {
      expect(Math.abs(below.at - one.zero)).toBeLessThanOrEqual(tolerance);
      expect(Math.abs(above.at - one.zero)).toBeLessThanOrEqual(tolerance);
      expect(below.miss).toBeLessThanOrEqual(0);
      expect(above.miss).toBeGreaterThanOrEqual(0);
    }
  });

  it("brings both sides of a step together within 70 tries, wherever it is and however high", () => {
    propertyHolds(
      property(
        double({ min: 0.001, max: 0.999, noNaN: true }),
        double({ min: 1e-3, max: 1e3, noNaN: true }),
        (at, high) => {
          let tries = 0;
          const missAt = (x: number) => {
            tries += 1;
            return x < at ? -1 : high;
          };
          const { below, above } = brentCrossing(missAt, { at: 0, miss: -1 }, { at: 1, miss: high }, 1e-9);
          expect(below.at).toBeLessThan(at);
          expect(above.at).toBeGreaterThanOrEqual(at);
          expect(above.at - below.at).toBeLessThanOrEqual(1e-9);
          expect(tries).toBeLessThanOrEqual(70);
        },
      ),
    );
  });
});

describe("whole numbers", () => {
  it("are met by two neighbours", () => {
    const missAt = (x: number) => 17.5 - x;
    const { below, above } = wholeCrossing(missAt, triedAt(missAt, 1), triedAt(missAt, 100));
    expect([below.at, above.at]).toEqual([18, 17]);
  });
});

describe("the search for a goal", () => {
  const searched = { bounds: { least: 0, most: 100 }, now: 3, isWhole: false };

  it("takes of several crossings the one nearest to today's value", () => {
    const found = searchGoal((x) => Math.sin(x / 4), searched);
    if (found.kind !== "crossed") throw new Error("a sine crosses");
    expect(found.crossing.below.at).toBe(0);
    const later = searchGoal((x) => Math.sin(x / 4), { ...searched, now: 13, bounds: { least: 1, most: 20 } });
    if (later.kind !== "crossed") throw new Error("a sine crosses");
    expect(later.crossing.above.at).toBeCloseTo(4 * Math.PI, 6);
    expect(later.isJump).toBe(false);
  });

  it("knows a jump from a steep crossing", () => {
    const isJump = (missAt: (x: number) => number) => {
      const found = searchGoal(missAt, searched);
      return found.kind === "crossed" && found.isJump;
    };
    expect(isJump((x) => (x < 42 ? x - 50 : x + 50))).toBe(true);
    expect(isJump((x) => Math.atan(20 * (x - 42)))).toBe(false);
  });

  it("gives the value that comes nearest where nothing crosses", () => {
    const found = searchGoal((x) => (x - 30) ** 2 + 4, searched);
    if (found.kind !== "missed") throw new Error("it never crosses");
    expect(found.nearest.at).toBeCloseTo(30, 2);
    expect(found.nearest.miss).toBeCloseTo(4, 4);
    expect(found.isUnmoved).toBe(false);
  });

  it("says where the input moves nothing", () => {
    expect(searchGoal(() => 7, searched)).toMatchObject({ kind: "missed", isUnmoved: true });
  });

  it("finds a crossing beside values that cannot be calculated", () => {
    const missAt = (x: number) => (x > 61 ? undefined : x - 60.9);
    const found = searchGoal(missAt, searched);
    if (found.kind !== "crossed") throw new Error("it crosses just before");
    expect(found.crossing.below.at).toBeCloseTo(60.9, 5);
  });

  it("says where nothing can be calculated at all", () => {
    expect(searchGoal(() => undefined, searched)).toEqual({ kind: "nothing-calculated" });
  });
});
