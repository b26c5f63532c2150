import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Distribution, valueAtChance } from "./distribution.ts";
import { inverseNormal, normalChance } from "./normal.ts";

describe("the inverse of the normal distribution", () => {
  // Wichura, Algorithm AS 241 (1988), and the same quantiles by NormalDist.inv_cdf of Python.
  it.each([
    [1e-300, -37.0470962993612],
    [1e-20, -9.262340089798405],
    [1e-9, -5.9978070150076865],
    [0.001, -3.090232306167813],
    [0.025, -1.9599639845400538],
    [0.25, -0.6744897501960817],
    [0.5, 0],
    [0.9, 1.2815515655446008],
    [0.999999, 4.753424308817089],
  ])("at %s is %s to the last digits", (chance, printed) => {
    expect(Math.abs(inverseNormal(chance) - printed)).toBeLessThanOrEqual(1e-15 * Math.max(1, Math.abs(printed)));
  });

  // erfc of the C library.
  it.each([
    [-8, 6.220960574271819e-16],
    [-4.9, 4.791832765903205e-7],
    [-3, 0.0013498980316300957],
    [-0.5, 0.3085375387259869],
    [0, 0.5],
    [1, 0.8413447460685429],
    [4.99, 0.9999996981035375],
  ])("undoes the chance to stay below %s, %s", (at, printed) => {
    expect(normalChance(at) / printed).toBeCloseTo(1, 12);
    expect(inverseNormal(normalChance(at))).toBeCloseTo(at, 9);
  });
});

describe("distributions (handbook 11.1)", () => {
  it.each([
    [0.05, "0.904772"],
    [0.25, "0.972474"],
    [0.5, "1.026393"],
    [0.75, "1.091886"],
    [0.95, "1.179289"],
  ])("triangular (0.85, 1, 1.25) at %s is %s", (chance, printed) => {
    const triangular = { kind: "triangular", low: 0.85, mode: 1, high: 1.25 } as const;
    expect(valueAtChance(triangular, chance).toFixed(6)).toBe(printed);
  });

  it("lognormal: P50 is the median and P84 the factor away", () => {
    const lognormal = { kind: "lognormal", median: 3, factor: 1.4 } as const;
    expect(valueAtChance(lognormal, 0.5)).toBe(3);
    expect(valueAtChance(lognormal, normalChance(1))).toBeCloseTo(3 * 1.4, 12);
  });

  it("a list gives the first value whose cumulated weight exceeds the chance", () => {
    const values = [
      { value: 10, weight: 1 },
      { value: 20, weight: 2 },
      { value: 30, weight: 1 },
    ];
    const drawn = [0.1, 0.2499, 0.25, 0.7499, 0.75, 0.99].map((chance) =>
      valueAtChance({ kind: "list", values }, chance),
    );
    expect(drawn).toEqual([10, 10, 20, 20, 30, 30]);
  });

  it("a cut normal number stays within its cut, and its middle is that of the cut chances", () => {
    const cut = { low: 8, high: 9 };
    const far: Distribution = { kind: "normal", mean: 0, deviation: 1, cut };
    for (const chance of [1e-9, 0.5, 1 - 1e-9]) {
      const drawn = valueAtChance(far, chance);
      expect(drawn).toBeGreaterThanOrEqual(8);
      expect(drawn).toBeLessThanOrEqual(9);
    }
    const symmetric: Distribution = { kind: "normal", mean: 5, deviation: 2, cut: { low: 4, high: 6 } };
    expect(valueAtChance(symmetric, 0.5)).toBeCloseTo(5, 12);
    const half: Distribution = { kind: "normal", mean: 0, deviation: 1, cut: { low: 0, high: 1e6 } };
    expect(valueAtChance(half, 0.5)).toBeCloseTo(inverseNormal(0.75), 12);
  });

  const someNumber = fc.double({ min: -100, max: 100, noNaN: true });
  const anyDistribution: fc.Arbitrary<Distribution> = fc.oneof(
    fc
      .tuple(someNumber, someNumber, someNumber)
      .map((three) => three.toSorted((a, b) => a - b) as [number, number, number])
      .map(([low, mode, high]) => ({ kind: "triangular" as const, low, mode, high })),
    fc
      .tuple(someNumber, fc.double({ min: 0, max: 10, noNaN: true }))
      .map(([mean, deviation]) => ({ kind: "normal" as const, mean, deviation })),
    fc
      .tuple(
        someNumber,
        fc.double({ min: 1e-3, max: 10, noNaN: true }),
        fc.double({ min: -6, max: 6, noNaN: true }),
        fc.double({ min: 0.1, max: 9, noNaN: true }),
      )
      .map(([mean, deviation, from, wide]) => {
        const low = mean + from * deviation;
        return { kind: "normal" as const, mean, deviation, cut: { low, high: low + wide * deviation } };
      }),
    fc
      .tuple(fc.double({ min: 0.01, max: 9, noNaN: true }), fc.double({ min: 1, max: 3, noNaN: true }))
      .map(([median, factor]) => ({ kind: "lognormal" as const, median, factor })),
  );
  const someChance = fc.double({ min: 1e-9, max: 1 - 1e-9, noNaN: true });

  it("a higher chance never gives a smaller value", () => {
    fc.assert(
      fc.property(anyDistribution, someChance, someChance, (distribution, one, other) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        const [from, to] = [valueAtChance(distribution, low), valueAtChance(distribution, high)];
        expect(to).toBeGreaterThanOrEqual(from - 1e-9 * Math.abs(from));
      }),
    );
  });
});
