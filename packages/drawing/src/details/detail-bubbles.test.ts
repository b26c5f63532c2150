import { changeLayout, firstDesign, layoutFamilies, newConveyor } from "@beltwright/model";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Arc } from "../description/shape.ts";
import { sectionRounds } from "../drawings/long-section.ts";
import { profileSketch } from "../drawings/profile-sketch.ts";
import { distance } from "../geometry/vector.ts";
import { arbitraryConveyor } from "../test-support/arbitrary-conveyor.ts";
import { clipped } from "./clipped.ts";
import { takenBy } from "./free-place.ts";
import { stationsOf } from "./stations.ts";

const incline = firstDesign({ capacity: 1500, length: 600, lift: 40, width: 1200 });
const layouts = layoutFamilies.flatMap((layout) => {
  const outcome = changeLayout.apply(incline, { layout });
  return [{ layout, conveyor: outcome.kind === "changed" ? outcome.conveyor : incline }];
});

/** The circles of the details of a sketch: arcs of the dimension layer. */
const bubblesOf = (drawing: ReturnType<typeof profileSketch>) =>
  drawing.shapes.filter((shape): shape is Arc => shape.kind === "arc" && shape.layer === "DIMENSION");

describe.each(layouts)("the stations of a conveyor with layout $layout", ({ conveyor }) => {
  it("are groups of pulleys at drives and ends, and each is drawn once", () => {
    const stations = stationsOf(conveyor, sectionRounds(conveyor));
    expect(stations.length).toBeGreaterThan(0);
    expect(new Set(stations.flat()).size).toBe(stations.flat().length);
    const drawn = bubblesOf(profileSketch(conveyor));
    expect(drawn.length).toBeGreaterThan(0);
    expect(drawn.length).toBeLessThanOrEqual(stations.length);
  });
});

it("details change nothing else of a sketch: they come after it, in the same view", () => {
  const [bare, whole] = [
    profileSketch(incline, undefined, { hasLabels: false }),
    profileSketch(incline, undefined, { hasLabels: true }),
  ];
  expect(whole.shapes.slice(0, 10)).toEqual(bare.shapes.slice(0, 10));
});

it("details of any conveyor lie on paper, on nothing that is drawn, and not on each other", () => {
  fc.assert(
    fc.property(arbitraryConveyor(), (conveyor) => {
      const drawing = profileSketch(conveyor);
      const first = drawing.shapes.findIndex((shape) => shape.kind === "arc" && shape.layer === "DIMENSION");
      if (first < 0) return;
      const bubbles = bubblesOf(drawing);
      // A line to the sign may come right before the circle.
      const before = takenBy(drawing.shapes.slice(0, first - 1));
      for (const [at, { centre, radius }] of bubbles.entries()) {
        expect(before.filter((spot) => distance(spot, centre) < radius)).toEqual([]);
        for (const other of bubbles.slice(at + 1))
          expect(distance(other.centre, centre)).toBeGreaterThan(radius + other.radius);
      }
    }),
    { numRuns: 60 },
  );
});

it("a blank conveyor has a sketch all the same", () => {
  expect(profileSketch({ ...newConveyor(), pulls: [] }).shapes).toEqual([]);
});

describe("a line cut by a circle", () => {
  const circle = { centre: { x: 0, y: 0 }, radius: 1 };

  it("keeps what lies within", () => {
    const line = [
      { x: -3, y: 0 },
      { x: 3, y: 0 },
    ];
    const [part] = clipped(line, circle);
    expect(part?.map(({ x }) => x)).toEqual([expect.closeTo(-1, 12), expect.closeTo(1, 12)]);
    expect(clipped([line[0] ?? circle.centre, { x: -2, y: 5 }], circle)).toEqual([]);
  });

  it("stays within, whatever the line", () => {
    const spot = fc.record({
      x: fc.double({ min: -3, max: 3, noNaN: true }),
      y: fc.double({ min: -3, max: 3, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(spot, { minLength: 2, maxLength: 8 }), (corners) => {
        for (const part of clipped(corners, circle))
          for (const { x, y } of part) expect(Math.hypot(x, y)).toBeLessThanOrEqual(1 + 1e-9);
      }),
    );
  });
});
