import type { Drawing } from "@beltwright/drawing";
import { drawingListing } from "@beltwright/drawing/test-support/listing/drawing-listing.ts";
import { describe, expect, it } from "vitest";
import type { Values } from "./calculator.ts";
import { tools } from "./calculators.ts";
import { redraw, runCalculator } from "./run-calculator.ts";

const calculators = await Promise.all(tools.map(async ({ name, load }) => [name, await load()] as const));

function drawingOf(wanted: string, typed: Values = {}): Drawing | undefined {
  const [, calculator] = calculators.find(([name]) => name === wanted) ?? [];
  if (calculator === undefined) throw new Error(`no calculator ${wanted}`);
  return runCalculator(calculator, typed).drawing;
}

/** A line of a chart by its order, from the left of its axes to their right as 0 to 1, and likewise upwards. */
function curveOf(wanted: string, order: number, typed: Values = {}) {
  const shapes = drawingOf(wanted, typed)?.shapes ?? [];
  const frame = shapes.flatMap((shape) => (shape.layer === "AXIS" && shape.kind === "line" ? [shape] : []));
  const [right, top] = [Math.max(...frame.map(({ to }) => to.x)), Math.max(...frame.map(({ to }) => to.y))];
  const [left, foot] = [frame[0]?.from.x ?? 0, frame[0]?.from.y ?? 0];
  const lines = shapes.flatMap((shape) =>
    (shape.layer.startsWith("CURVE") || shape.layer === "LIMIT") && shape.kind === "polyline" ? [shape.points] : [],
  );
  return lines[order]?.map(({ x, y }) => ({ x: (x - left) / (right - left), y: (y - foot) / (top - foot) })) ?? [];
}

describe("the drawing of a calculator", () => {
  it.each(calculators.filter(([name]) => name !== "units").map(([name]) => name))(
    "%s is as reviewed with the values it begins with",
    async (name) => {
      const drawing = drawingOf(name);
      if (drawing === undefined) throw new Error("expected a drawing");
      await expect(drawingListing(drawing)).toMatchFileSnapshot(`../golden/${name}.txt`);
    },
  );

  // Handbook, chapter 3, example 3: rest 2.0, breakdown 2.7 at 1437.5 of 1500 rev/min, full load 1 at 1488.
  it("of a motor rises from its torque at rest to breakdown and falls through full load", () => {
    const motor = { speed: 1488, synchronousSpeed: 1500, lockedRotor: 200, breakdown: 270 };
    const curve = curveOf("motor", 0, motor);
    const full = curveOf("motor", 1, motor)[0]?.y ?? 0;
    expect((curve[0]?.y ?? 0) / full).toBeCloseTo(2, 3);
    const peak = curve.reduce((most, spot) => (spot.y > most.y ? spot : most));
    expect(peak.y / full).toBeCloseTo(2.7, 1);
    expect(peak.x).toBeCloseTo(1437.5 / 1500, 1);
    // Halfway up, slip 0.5.
    const after = curve.findIndex(({ x }) => x >= 0.5);
    const [low, high] = [curve[after - 1], curve[after]];
    if (low === undefined || high === undefined) throw new Error("the curve ends before half its speed");
    const halfway = low.y + ((high.y - low.y) * (0.5 - low.x)) / (high.x - low.x);
    expect(halfway / full).toBeCloseTo(2.37281, 3);
  });

  // Handbook 7.10: 11.3641 s alone, 15 s wanted.
  it("of a flywheel shows the coast with and without it", () => {
    expect(curveOf("flywheel", 0).at(-1)?.x).toBeCloseTo(11.3641 / 15, 5);
    expect(curveOf("flywheel", 1).at(-1)?.x).toBeCloseTo(1, 9);
  });

  // Handbook 7.10: 16.6234 K a stop from 40 °C, cast iron stands 350 °C.
  it("of a brake shows the disc growing warmer stop by stop below its limits", () => {
    const [disc, castIron] = [curveOf("brake", 0), curveOf("brake", 1)];
    const degree = ((castIron[0]?.y ?? 0) - (disc[0]?.y ?? 0)) / (350 - 40);
    expect((disc[3]?.y ?? 0) - (disc[0]?.y ?? 0)).toBeCloseTo(3 * 16.6234 * degree, 5);
  });

  // Handbook 7.13: density 0.884212 at 2000 m and 40 °C; at sea level 101.325 · 28.96 / (8.31439 · 313.15).
  it("of the air shows the share of its density at sea level", () => {
    const air = curveOf("air", 0);
    const [sea, site] = [air[0], air[20]];
    const atSea = (101.325 * 28.96) / (8.31439 * 313.15);
    const motor = curveOf("air", 1);
    const drop = (from = sea, to = site) => (from?.y ?? 0) - (to?.y ?? 0);
    // The table of motors: 94 % at 2000 m and 40 °C.
    expect(drop() / drop(motor[0], motor[20])).toBeCloseTo((1 - 0.884212 / atSea) / 0.06, 3);
  });

  it("of the power grows with what is carried", () => {
    const powers = curveOf("power", 0).map(({ y }) => y);
    expect(powers).toEqual(powers.toSorted((a, b) => a - b));
    expect(powers[0]).toBeGreaterThan(0);
  });

  // Letters of a sans-serif face are 0.58 of their height wide on average.
  it.each(["power", "motor", "brake", "flywheel", "air"])("of %s has room for its words on narrow paper", (wanted) => {
    const [, calculator] = calculators.find(([name]) => name === wanted) ?? [];
    const drawing = calculator && redraw(calculator, {}, "metric", { width: 350, height: 240 });
    const rows = Map.groupBy(
      drawing?.shapes.flatMap((shape) => (shape.kind === "text" && shape.angle === 0 ? [shape] : [])) ?? [],
      ({ at, shift }) => Math.round(at.y + shift.y),
    );
    const overlaps = [...rows.values()].flatMap((row) => {
      const spans = row.map(({ at, shift, text, size, anchor }) => {
        const wide = 0.58 * size * text.length;
        const from = at.x + shift.x - { start: 0, middle: wide / 2, end: wide }[anchor];
        return { text, from, to: from + wide };
      });
      const sorted = spans.toSorted((a, b) => a.from - b.from);
      return sorted.flatMap(({ text, from }, at) => ((sorted[at - 1]?.to ?? from) > from ? [text] : []));
    });
    expect(overlaps).toEqual([]);
    expect(rows.size).toBeGreaterThan(5);
  });

  it("is left out where there is nothing to draw", () => {
    expect(drawingOf("power", { massFlow: 0 })).toBeUndefined();
    expect(drawingOf("motor", { synchronousSpeed: 1000 })).toBeUndefined();
    expect(drawingOf("flywheel", { effectiveTension: -5 })).toBeUndefined();
  });
});
