import { type ChartFrame, chartCentre, chartPlace } from "@beltwright/drawing";
import { describe, expect, it } from "vitest";
import { dragStep, panned, roundTo, windowOn, zoomAt } from "./chart-zoom.ts";

const whole: ChartFrame = { size: { width: 800, height: 600 }, x: [0, 120], y: [0, 200] };
const all = { factor: 1, centre: chartCentre(whole) };
const place = { x: 60, y: 100 };

describe("the zoom of the starter chart", () => {
  it("goes in up to eight times and not beyond, and out to the whole curve", () => {
    const close = zoomAt(whole, all, 1000, place);
    expect(close.factor).toBe(8);
    expect(windowOn(whole, close)).toMatchObject({ x: [52.5, 67.5], y: [87.5, 112.5] });
    expect(windowOn(whole, zoomAt(whole, close, 0.0001, place))).toEqual(whole);
  });

  it("keeps the place under the pointer where it was", () => {
    const under = { x: 90, y: 50 };
    const [before, after] = [whole, windowOn(whole, zoomAt(whole, all, 2, under))].map((frame) =>
      chartPlace(frame, under),
    );
    expect(after?.x).toBeCloseTo(before?.x ?? 0, 9);
    expect(after?.y).toBeCloseTo(before?.y ?? 0, 9);
  });

  it("pans no farther than the curve reaches, and turns back at once from there", () => {
    const zoomed = zoomAt(whole, all, 4, place);
    const leftmost = panned(whole, zoomed, { x: -100_000, y: 0 });
    expect(windowOn(whole, leftmost).x).toEqual([0, 30]);
    expect(windowOn(whole, panned(whole, leftmost, { x: 5, y: 0 })).x).toEqual([5, 35]);
    expect(windowOn(whole, panned(whole, zoomed, { x: 0, y: 100_000 })).y).toEqual([150, 200]);
    expect(windowOn(whole, panned(whole, all, { x: 50, y: 50 }))).toEqual(whole);
  });

  it("shows the part of a grown curve that was asked for", () => {
    const grown = { ...whole, x: [0, 240] as const };
    expect(windowOn(grown, zoomAt(whole, all, 4, place)).x).toEqual([30, 90]);
  });

  it("drags in round steps that get finer with the zoom", () => {
    expect(dragStep(whole)).toEqual({ x: 1, y: 1 });
    expect(dragStep(windowOn(whole, zoomAt(whole, all, 8, place)))).toEqual({ x: 0.1, y: 0.1 });
    expect(roundTo(0.30000000000000004, 0.1)).toBe(0.3);
  });
});
