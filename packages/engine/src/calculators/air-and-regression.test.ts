import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { expectPrinted } from "../test-support/printed.ts";
import { InputRefused } from "../trace/input-refused.ts";
import { startTrace } from "../trace/trace.ts";
import { motorAtSite, siteAir } from "./air.ts";
import { type CurvePoint, quadraticRegression } from "./quadratic-regression.ts";

// Handbook 7.13.
describe("air at the site", () => {
  it.each([
    [0, 15, "101.325", "1.22480"],
    [0, 20, "101.325", "1.20391"],
    [0, 0, "101.325", "1.29206"],
    [1000, 40, "89.8746", "0.999660"],
    [2000, 40, "79.4952", "0.884212"],
    [3000, 25, "70.1085", "0.819038"],
  ])("at %d m and %d degrees has %s kPa and %s kg/m³", (altitude, temperature, pressure, density) => {
    const air = siteAir(startTrace(), { altitude, temperature });
    expectPrinted(air.pressure / 1000, pressure);
    expectPrinted(air.density, density);
  });

  it.each([
    [500, "95.4608"],
    [1500, "84.5560"],
    [4000, "61.6402"],
  ])("has the printed pressure at %d m", (altitude, printed) => {
    expectPrinted(siteAir(startTrace(), { altitude, temperature: 20 }).pressure / 1000, printed);
  });

  it("refuses an altitude beyond the standard atmosphere", () => {
    expect(() => siteAir(startTrace(), { altitude: 12000, temperature: 0 })).toThrow(InputRefused);
  });
});

describe("motor at the site", () => {
  const of = (altitude: number, temperature: number, power = 303e3) => {
    const found = motorAtSite(startTrace(), { altitude, temperature, power });
    if (found.kind !== "derated") throw new Error("no factor");
    return found;
  };

  it("is derated as printed", () => {
    expectPrinted(of(1750, 42).factor, "0.939000");
    expectPrinted(of(1750, 42).nameplatePower / 1000, "322.684");
    expectPrinted(of(2000, 50).factor, "0.86");
    expect(of(0, 20).factor).toBe(1.06);
    expect(of(0, 20).nameplatePower).toBe(303e3);
  });

  it("is left to the maker above 4000 m or 60 degrees", () => {
    expect(motorAtSite(startTrace(), { altitude: 4001, temperature: 20, power: 1 }).kind).toBe("consult-maker");
    expect(motorAtSite(startTrace(), { altitude: 0, temperature: 61, power: 1 }).kind).toBe("consult-maker");
  });

  it("never gains from height or heat", () => {
    const height = fc.double({ min: 0, max: 3900, noNaN: true });
    const heat = fc.double({ min: 0, max: 59, noNaN: true });
    fc.assert(
      fc.property(height, heat, (altitude, temperature) => {
        expect(of(altitude + 100, temperature).factor).toBeLessThanOrEqual(of(altitude, temperature).factor + 1e-12);
        expect(of(altitude, temperature + 1).factor).toBeLessThanOrEqual(of(altitude, temperature).factor + 1e-12);
      }),
    );
  });
});

// Handbook 7.12.
describe("quadratic regression", () => {
  const fit = (points: readonly (readonly [number, number])[]) => {
    const found = quadraticRegression(
      startTrace(),
      points.map(([x, y]) => ({ x, y })),
    );
    if (found.kind !== "fitted") throw new Error("aborted");
    return found;
  };

  it("is exact on a parabola", () => {
    const { a, b, c, determination } = fit([
      [1, 4.5],
      [2, 5],
      [4, 3],
      [7, -7.5],
    ]);
    expect([a, b, c, determination].map((value) => value.toFixed(9))).toEqual([
      "3.000000000",
      "2.000000000",
      "-0.500000000",
      "1.000000000",
    ]);
  });

  it("fits a starter curve as printed", () => {
    const { a, b, c, determination } = fit([
      [5, 140],
      [25, 138],
      [50, 150],
      [75, 165],
      [100, 100],
    ]);
    expectPrinted(a, "124.04721");
    expectPrinted(b, "1.4961232");
    expectPrinted(c, "-0.016444606");
    expectPrinted(determination, "0.634108");
    const at = (x: number) => a + b * x + c * x ** 2;
    expect([5, 25, 50, 75, 100].map((x) => at(x).toFixed(3))).toEqual([
      "131.117",
      "151.172",
      "157.742",
      "143.756",
      "109.213",
    ]);
  });

  it("moves a first co-ordinate of 0 and says so", () => {
    const trace = startTrace();
    const found = quadraticRegression(trace, [
      { x: 0, y: 140 },
      { x: 50, y: 150 },
      { x: 100, y: 100 },
    ]);
    if (found.kind !== "fitted") throw new Error("aborted");
    expectPrinted(found.a, "139.99992");
    expectPrinted(found.b, "0.80000240");
    expectPrinted(found.c, "-0.012000016");
    expect(found.isFirstAdjusted).toBe(true);
    expect(trace.findings[0]?.code).toBe("curve-first-coordinate-adjusted");
  });

  it.each<[string, readonly CurvePoint[]]>([
    [
      "all x equal",
      [
        { x: 3, y: 1 },
        { x: 3, y: 2 },
        { x: 3, y: 3 },
      ],
    ],
    [
      "two points",
      [
        { x: 1, y: 1 },
        { x: 2, y: 2 },
      ],
    ],
    ["none", []],
  ])("is aborted with the specified message for %s", (_what, points) => {
    expect(quadraticRegression(startTrace(), points)).toEqual({ kind: "aborted", code: "curve-regression-failed" });
  });

  it("refuses points that are no numbers", () => {
    expect(() => quadraticRegression(startTrace(), [{ x: Number.NaN, y: 1 }])).toThrow(InputRefused);
  });

  it("does not depend on the order of points, and a shift of y moves only a", () => {
    const point = fc.record({
      x: fc.integer({ min: 1, max: 100 }),
      y: fc.double({ min: -100, max: 100, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.uniqueArray(point, { minLength: 4, maxLength: 12, selector: ({ x }) => x }), (points) => {
        const one = quadraticRegression(startTrace(), points);
        const other = quadraticRegression(startTrace(), points.toReversed());
        const raised = quadraticRegression(
          startTrace(),
          points.map(({ x, y }) => ({ x, y: y + 10 })),
        );
        if (one.kind !== "fitted" || other.kind !== "fitted" || raised.kind !== "fitted") return;
        expect(other).toEqual(one);
        expect(raised.a - one.a).toBeCloseTo(10, 4);
        expect(raised.c).toBeCloseTo(one.c, 4);
      }),
    );
  });
});
