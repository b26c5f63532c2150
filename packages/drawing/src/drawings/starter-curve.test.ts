import { describe, expect, it } from "vitest";
import { toPixels } from "../description/view.ts";
import { niceTicks } from "../geometry/nice.ts";
import { chartPlace, chartValue } from "./chart-frame.ts";
import { starterCurve, starterFrame } from "./starter-curve.ts";

const timed = (...points: readonly (readonly [time: number, speed: number])[]) => ({
  type: "Speed-Time" as const,
  description: "Stop",
  starterPts: points.map(([time, speed]) => ({ torque: 0, speed, time })),
});
const braking = {
  type: "Torque-Speed" as const,
  description: "Brake",
  starterPts: [
    { torque: 150, speed: 0, time: 0 },
    { torque: -40, speed: 100, time: 0 },
  ],
};
const atRest = { torque: 0, speed: 100, time: 0 };
const signs = (drawing: ReturnType<typeof starterCurve>) =>
  drawing.shapes.flatMap((shape) => (shape.kind === "marker" ? [shape] : []));

describe("the starter curve", () => {
  it.each([
    { name: "nothing", starter: timed() },
    { name: "one point", starter: timed([7, 3]) },
    { name: "a stop", starter: timed([0, 100], [40, 0]) },
    { name: "braking torque", starter: braking },
    { name: "large and odd values", starter: timed([86_399, 999.9], [0.001, 0.37]) },
  ])("shows every point and the origin of $name", ({ starter }) => {
    const frame = starterFrame(starter);
    expect(signs(starterCurve(starter))).toHaveLength(starter.starterPts.length);
    expect(frame.x[0]).toBeLessThanOrEqual(0);
    expect(frame.y[0]).toBeLessThanOrEqual(0);
  });

  it("puts the origin at the lower left of the paper", () => {
    const starter = timed([0, 0], [40, 100]);
    const { view } = starterCurve(starter);
    const { x, y } = toPixels(view, chartPlace(starterFrame(starter), { x: 0, y: 0 }));
    expect([x, y]).toEqual([68, 548]);
  });

  it("has no number of an axis under the sign of a point", () => {
    const drawing = starterCurve({ ...braking, starterPts: [...braking.starterPts.slice(0, 1), atRest] });
    const end = signs(drawing)[1];
    const number = drawing.shapes.find(
      (shape) => shape.kind === "text" && shape.text === "100" && shape.level === "top",
    );
    if (number?.kind !== "text" || end === undefined) throw new Error("expected a point over the number 100");
    expect(end.at.x).toBeCloseTo(number.at.x, 9);
    // The text hangs from its place; the sign reaches half its size below the axis.
    expect(end.at.y - end.size / 2).toBeGreaterThan(number.at.y + number.shift.y + 2);
  });

  it("finds the values under a place", () => {
    const frame = { ...starterFrame(braking, { zoom: 3, centre: { x: 30, y: 50 } }), lettering: 1.5 };
    const { x, y } = chartValue(frame, chartPlace(frame, { x: 33, y: 44 }));
    expect(x).toBeCloseTo(33, 9);
    expect(y).toBeCloseTo(44, 9);
  });

  it("labels round values only", () => {
    expect(niceTicks(0, 120, 8)).toEqual([0, 20, 40, 60, 80, 100, 120]);
    expect(niceTicks(0.3, 1.1, 8)).toEqual([0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1]);
  });

  it("keeps the axes it is given while its points change", () => {
    const frame = starterFrame(timed([0, 0], [40, 100]));
    const axes = (end: number) =>
      starterCurve(timed([0, 0], [end, 100]), { frame }).shapes.filter(
        ({ layer }) => layer === "GRID" || layer === "TEXT",
      );
    expect(axes(10)).toEqual(axes(40));
    expect(signs(starterCurve(timed([0, 0], [10, 100]), { frame }))[1]?.at).toEqual(
      chartPlace(frame, { x: 10, y: 100 }),
    );
  });

  it("stays on its paper with larger lettering, its labels clear of the name of the axis", () => {
    const starter = timed([0, 0], [86_400, 1000]);
    const drawing = starterCurve(starter, { frame: { ...starterFrame(starter), lettering: 2 } });
    expect(drawing.size).toEqual({ width: 800, height: 600 });
    expect(signs(drawing).map(({ size }) => size)).toEqual([16, 16]);
    const { minX, minY, maxX, maxY } = drawing.bounds;
    const [low, high] = [toPixels(drawing.view, { x: minX, y: minY }), toPixels(drawing.view, { x: maxX, y: maxY })];
    expect(low.x).toBeGreaterThanOrEqual(0);
    expect(low.y).toBeLessThanOrEqual(600);
    expect(high.x).toBeLessThanOrEqual(800);
    expect(high.y).toBeGreaterThanOrEqual(0);
    // A digit is about 0.6 of its height wide; the name of the axis stands upright beside the labels.
    const texts = drawing.shapes.flatMap((shape) => (shape.kind === "text" ? [shape] : []));
    const name = texts.find(({ text }) => text === "Speed %");
    for (const { at, shift, size, text } of texts.filter(({ anchor }) => anchor === "end")) {
      expect(at.x + shift.x - 0.6 * size * text.length).toBeGreaterThan((name?.at.x ?? 800) + (name?.size ?? 0) / 2);
    }
  });
});
