import { describe, expect, it } from "vitest";
import {
  centreOf,
  dragStep,
  pan,
  plotArea,
  roundTo,
  ticks,
  toPosition,
  toValues,
  wholeView,
  zoomAt,
  zoomOf,
} from "./chart-geometry.ts";

const whole = { across: { from: 0, to: 120 }, up: { from: 0, to: 200 } };

describe("the starter chart", () => {
  it.each([
    { name: "nothing", points: [] },
    { name: "one point", points: [{ across: 7, up: 3 }] },
    {
      name: "a stop",
      points: [
        { across: 0, up: 100 },
        { across: 40, up: 0 },
      ],
    },
    {
      name: "braking torque",
      points: [
        { across: 0, up: 150 },
        { across: 100, up: -40 },
      ],
    },
    {
      name: "large and odd values",
      points: [
        { across: 86_399, up: 999.9 },
        { across: 0.001, up: 0.37 },
      ],
    },
  ])("shows every point and the origin of $name", ({ points }) => {
    const view = wholeView(points);
    for (const point of [...points, { across: 0, up: 0 }]) {
      const { x, y } = toPosition(view, point);
      expect(x).toBeGreaterThanOrEqual(plotArea.left - 1e-6);
      expect(x).toBeLessThanOrEqual(plotArea.right + 1e-6);
      expect(y).toBeGreaterThanOrEqual(plotArea.top - 1e-6);
      expect(y).toBeLessThanOrEqual(plotArea.bottom + 1e-6);
    }
  });

  it("puts the origin at the lower left", () => {
    expect(toPosition(whole, { across: 0, up: 0 })).toEqual({ x: plotArea.left, y: plotArea.bottom });
  });

  it("finds the values under a place on the screen", () => {
    const place = toPosition(whole, { across: 33, up: 44 });
    expect(toValues(whole, place).across).toBeCloseTo(33, 9);
    expect(toValues(whole, place).up).toBeCloseTo(44, 9);
  });

  it("zooms in up to eight times and not beyond", () => {
    const close = zoomAt(whole, whole, 1000, { across: 60, up: 100 });
    expect(zoomOf(whole, close)).toBeCloseTo(8, 9);
    expect(zoomOf(whole, zoomAt(whole, close, 0.0001, { across: 60, up: 100 }))).toBe(1);
  });

  it("keeps the place under the pointer where it was", () => {
    const place = { across: 90, up: 50 };
    const zoomed = zoomAt(whole, whole, 2, place);
    expect(toPosition(zoomed, place).x).toBeCloseTo(toPosition(whole, place).x, 9);
    expect(toPosition(zoomed, place).y).toBeCloseTo(toPosition(whole, place).y, 9);
  });

  it("pans no farther than the curve reaches", () => {
    const zoomed = zoomAt(whole, whole, 4, centreOf(whole));
    expect(pan(whole, zoomed, { x: 100_000, y: 0 }).across.from).toBe(0);
    expect(pan(whole, zoomed, { x: 0, y: 100_000 }).up.to).toBeCloseTo(200, 9);
    expect(pan(whole, whole, { x: 50, y: 50 })).toEqual(whole);
  });

  it("labels round values only", () => {
    expect(ticks({ from: 0, to: 120 })).toEqual([0, 20, 40, 60, 80, 100, 120]);
    expect(ticks({ from: 0.3, to: 1.1 })).toEqual([0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1]);
  });

  it("drags in round steps that get finer with the zoom", () => {
    expect(dragStep(whole)).toEqual({ across: 1, up: 1 });
    expect(dragStep(zoomAt(whole, whole, 8, centreOf(whole)))).toEqual({ across: 0.1, up: 0.1 });
    expect(roundTo(0.30000000000000004, 0.1)).toBe(0.3);
  });
});
