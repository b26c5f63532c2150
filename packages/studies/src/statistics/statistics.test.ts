import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { randomFrom } from "../random/random.ts";
import { ascending, quantile, quantileEstimate, quantileRanks } from "./quantile.ts";
import { ranks, varianceShares } from "./rank-regression.ts";
import { sobolShares } from "./sobol.ts";
import { chanceOf } from "./wilson.ts";

describe("quantiles (handbook 11.2)", () => {
  it("of 3 1 4 1 5 9 2 6 5 3 5 are 1.0, 4.0 and 7.5", () => {
    const sorted = ascending([3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5]);
    expect([0.05, 0.5, 0.95].map((share) => quantile(sorted, share))).toEqual([1, 4, 7.5]);
  });

  it.each([
    [200, 0.95, 184, 197],
    [2000, 0.95, 1880, 1920],
    [2000, 0.5, 956, 1045],
  ])("of %i numbers P %s lies between the ranks %i and %i", (count, share, low, high) => {
    expect(quantileRanks(count, share)).toEqual({ low, high });
  });

  it("lie within their interval, which holds the true one in 95 of 100 studies at least", () => {
    let held = 0;
    for (let seed = 0; seed < 400; seed++) {
      const { next } = randomFrom(seed);
      const { value, low, high } = quantileEstimate(ascending(Array.from({ length: 200 }, next)), 0.9);
      expect(value).toBeGreaterThanOrEqual(low);
      expect(value).toBeLessThanOrEqual(high);
      if (low <= 0.9 && 0.9 <= high) held += 1;
    }
    // Four standard errors below 95 %.
    expect(held / 400).toBeGreaterThan(0.95 - 4 * Math.sqrt((0.95 * 0.05) / 400));
  });

  it("stay within few numbers", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.double({ min: 0.01, max: 0.99, noNaN: true }), (count, share) => {
        const { low, high } = quantileRanks(count, share);
        expect(low).toBeGreaterThanOrEqual(1);
        expect(high).toBeLessThanOrEqual(count);
        expect(low).toBeLessThanOrEqual(high);
      }),
    );
  });
});

describe("the chance of a finding (handbook 11.2)", () => {
  it.each([
    [0, "0", "0.0019170"],
    [3, "0.00051026", "0.0044010"],
    [100, "0.041281", "0.060444"],
  ])("%i of 2000 lies between %s and %s", (count, low, high) => {
    const chance = chanceOf(count, 2000);
    const asPrinted = (value: number, printed: string) => value.toFixed(printed.split(".")[1]?.length ?? 0);
    expect(asPrinted(chance.low, low)).toBe(low);
    expect(asPrinted(chance.high, high)).toBe(high);
  });

  it("lies within 0 and 1 and within its interval", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.double({ min: 0, max: 1, noNaN: true }), (of, share) => {
        const { value, low, high } = chanceOf(Math.round(share * of), of);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(low).toBeLessThanOrEqual(value);
        expect(high).toBeGreaterThanOrEqual(value);
        expect(high).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe("shares of variance", () => {
  it("rank numbers, equal ones alike", () => {
    expect(ranks([30, 10, 20, 10])).toEqual([4, 1.5, 3, 1.5]);
  });

  it("of a result that follows one input alone are all of that input", () => {
    const { next } = randomFrom(2);
    const columns = [0, 1, 2].map(() => Array.from({ length: 500 }, next));
    const { shares, explained } = varianceShares(columns, (columns[1] ?? []).map(Math.exp));
    expect(shares[1]).toBeCloseTo(1, 12);
    expect(shares[0]).toBeCloseTo(0, 12);
    expect(explained).toBeCloseTo(1, 12);
  });

  it("of inputs that stand still, or of a result that does, are none", () => {
    const { next } = randomFrom(2);
    const moving = Array.from({ length: 50 }, next);
    const still = moving.map(() => 4);
    expect(varianceShares([still, moving], moving).shares).toEqual([0, expect.closeTo(1, 12)]);
    expect(varianceShares([moving], still)).toEqual({ shares: [0], explained: 0 });
  });

  // Handbook 11.3, Ishigami: a 7, b 0.1, three inputs uniform between -pi and pi.
  it("by Jansen meet those of Ishigami within their sampling error", () => {
    const count = 40_000;
    const { next } = randomFrom(1);
    const points = () => Array.from({ length: count }, () => [next(), next(), next()]);
    const ishigami = (point: readonly number[]) => {
      const [x = 0, y = 0, z = 0] = point.map((chance) => Math.PI * (2 * chance - 1));
      return Math.sin(x) + 7 * Math.sin(y) ** 2 + 0.1 * z ** 4 * Math.sin(x);
    };
    const [a, b] = [points(), points()];
    const mixed = [0, 1, 2].map((input) => a.map((row, at) => ishigami(row.with(input, b[at]?.[input] ?? 0))));
    const found = sobolShares({ a: a.map(ishigami), b: b.map(ishigami), mixed });
    // The standard error of a mean of squares is a few times 1 / sqrt(n).
    const error = 4 / Math.sqrt(count);
    expect(Math.abs(found.variance / 13.844588 - 1)).toBeLessThan(error);
    for (const [at, printed] of [0.313905, 0.442411, 0].entries())
      expect(Math.abs((found.first[at] ?? 1) - printed)).toBeLessThan(error);
    for (const [at, printed] of [0.557589, 0.442411, 0.243684].entries())
      expect(Math.abs((found.total[at] ?? 1) - printed)).toBeLessThan(error);
  });
});
