import { type Conveyor, newConveyor } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { type Bounds, boundsOf, paintedSpots } from "../description/bounds.ts";
import { type Drawing, paintList } from "../description/drawing.ts";
import type { Spot } from "../description/shape.ts";
import { type Size, toPixels, type View } from "../description/view.ts";
import { longSection } from "../drawings/long-section.ts";
import { planView } from "../drawings/plan-view.ts";
import { profileSketch } from "../drawings/profile-sketch.ts";
import { sketchPlaces } from "../drawings/sketch-places.ts";
import { crowdedConveyor, curvedConveyor, longConveyor } from "../test-support/sample-conveyors.ts";
import { chainages } from "./chainage.ts";
import { filletAt } from "./fillet.ts";
import { niceTicks } from "./nice.ts";
import { alongKnots, spread } from "./spread.ts";
import { between, distance } from "./vector.ts";

describe("a sketch not to scale", () => {
  it("keeps the order of points and stands pulleys apart", () => {
    const knots = spread([0, 50, 99.3, 100], [0, 99.3, 100], 800, 30);
    const at = [0, 50, 99.3, 100].map((value) => alongKnots(knots, value));
    expect(at).toEqual(at.toSorted((a, b) => a - b));
    expect((at[3] ?? 0) - (at[2] ?? 0)).toBeGreaterThanOrEqual(30);
    expect(at[3]).toBeCloseTo(800, 9);
  });

  it("has the return strand below the carrying strand", () => {
    const places = sketchPlaces(newConveyor(), { width: 760, height: 260 });
    const [, , head, snub, , takeUp] = places;
    expect(snub?.y).toBeLessThan(head?.y ?? 0);
    expect(takeUp?.y).toBeLessThan((places[4]?.y ?? 0) - 20);
  });

  it("shows points where a person has put them", () => {
    const conveyor = newConveyor();
    const pulls = conveyor.pulls.map((pull, at) => ({ ...pull, screenX: at, screenZ: at % 2 }));
    const places = sketchPlaces({ ...conveyor, pulls }, { width: 600, height: 100 });
    expect(places.map(({ x, y }) => [Math.round(x), Math.round(y)])).toEqual(
      [0, 1, 2, 3, 4, 5, 6].map((at) => [at * 100, (at % 2) * 100]),
    );
  });
});

/** Boxes of the lettering as it is painted. */
function lettering(drawing: Drawing): readonly Bounds[] {
  const texts = paintList(drawing).filter(({ kind, layer }) => kind === "text" && layer === "TEXT");
  return texts.map((one) => boundsOf(paintedSpots(one)));
}

/** Lines from signs to their names, as places a pixel apart. */
function tiesOf(drawing: Drawing): readonly { readonly target: string; readonly along: readonly Spot[] }[] {
  return paintList(drawing).flatMap((one) => {
    if (one.kind !== "path" || one.layer !== "DIMENSION" || one.target === undefined) return [];
    const [from, to] = one.points;
    if (from === undefined || to === undefined) return [];
    const steps = Math.ceil(distance(from, to));
    return [{ target: one.target, along: Array.from({ length: steps + 1 }, (_, at) => between(from, to, at / steps)) }];
  });
}

const isInside =
  ({ minX, minY, maxX, maxY }: Bounds) =>
  ({ x, y }: Spot) =>
    x > minX && x < maxX && y > minY && y < maxY;

const sizes = [
  { width: 1000, height: 420 },
  { width: 540, height: 190 },
];
const sketches: readonly (readonly [string, (conveyor: Conveyor, size: Size) => Drawing])[] = [
  ["profile", (conveyor, size) => profileSketch(conveyor, undefined, { size })],
  ["long section", (conveyor, size) => longSection(conveyor, undefined, { size })],
  ["plan", (conveyor, size) => planView(conveyor, undefined, { size })],
];

describe.each(sizes)("lettering on $width × $height", (size) => {
  const conveyors = [
    newConveyor(),
    curvedConveyor(),
    crowdedConveyor(),
    longConveyor(20, 2000),
    longConveyor(60, 21_000),
  ];

  it.each(sketches)("of a %s is crossed by no line from a sign to its name", (_, draw) => {
    for (const conveyor of conveyors) {
      const drawing = draw(conveyor, size);
      const ties = tiesOf(drawing);
      const crossed = paintList(drawing).filter(
        (one) =>
          one.kind === "text" &&
          one.layer === "TEXT" &&
          ties.some(({ target, along }) => target !== one.target && along.some(isInside(boundsOf(paintedSpots(one))))),
      );
      expect(crossed).toEqual([]);
    }
  });

  it("of a crowded profile names every pulley, if only by its number", () => {
    const { pulls } = crowdedConveyor();
    const labelled = profileSketch(crowdedConveyor(), undefined, { size }).shapes.filter(({ kind }) => kind === "text");
    const named = new Set(labelled.map(({ target }) => target));
    expect(pulls.map((_, at) => `pulls[${at}]`).filter((target) => !named.has(target))).toEqual([]);
  });

  it.each(sketches)("of a %s lies over no other and on the paper", (_, draw) => {
    for (const conveyor of conveyors) {
      const boxes = lettering(draw(conveyor, size));
      expect(boxes.length).toBeGreaterThan(5);
      for (const [at, a] of boxes.entries()) {
        expect(a.minX >= 0 && a.maxX <= size.width && a.minY >= 0 && a.maxY <= size.height).toBe(true);
        const overlapping = boxes
          .slice(at + 1)
          .filter((b) => a.minX < b.maxX && b.minX < a.maxX && a.minY < b.maxY && b.minY < a.maxY);
        expect(overlapping).toEqual([]);
      }
    }
  });
});

describe("a long section looked at closely", () => {
  it("names points for which the whole had no room, and keeps its axes on the paper", () => {
    const size = { width: 540, height: 190 };
    const conveyor = longConveyor(60, 21_000);
    const look = ({ scaleX, scaleY, left, base }: View) => ({
      ...{ scaleX: 20 * scaleX, scaleY: 20 * scaleY },
      ...{ left: 20 * left - 5000, base: 20 * base - 1900 },
    });
    const named = (drawing: Drawing) => drawing.shapes.filter(({ kind, target }) => kind === "text" && target).length;
    const [whole, close] = [
      longSection(conveyor, undefined, { size }),
      longSection(conveyor, undefined, { size, look }),
    ];
    expect(named(close)).toBeGreaterThan(named(whole));
    expect(close.view).toEqual(whole.view);
    const axes = close.shapes.flatMap((shape) => (shape.kind === "line" && shape.layer === "AXIS" ? [shape] : []));
    for (const { from, to } of axes) {
      for (const { x, y } of [from, to].map((spot) => toPixels(look(whole.view), spot))) {
        expect(x >= 0 && x <= size.width && y >= 0 && y <= size.height).toBe(true);
      }
    }
  });
});

describe("chainage", () => {
  it("is x on a straight conveyor", () => {
    const { pulls } = newConveyor();
    expect(chainages(pulls)).toEqual(pulls.map(({ x }) => x));
  });

  it("is the way along the carrying strand where it turns in plan", () => {
    const { pulls } = curvedConveyor();
    const at = chainages(pulls);
    const head = pulls.findIndex(({ pType }) => pType === "Drive");
    expect(at[head]).toBeCloseTo(70 + Math.hypot(30, 8), 9);
  });
});

describe("a rounded corner", () => {
  it("has its tangent points R·tan(φ/2) from the corner", () => {
    const curve = filletAt({ x: -100, y: 0 }, { x: 0, y: 0 }, { x: 0, y: 100 }, 20);
    expect(curve?.from).toMatchObject({ x: expect.closeTo(-20, 9), y: expect.closeTo(0, 9) });
    expect(curve?.to).toMatchObject({ x: expect.closeTo(0, 9), y: expect.closeTo(20, 9) });
    expect(curve?.centre).toMatchObject({ x: expect.closeTo(-20, 9), y: expect.closeTo(20, 9) });
  });

  it("shrinks where its radius does not fit, and says so", () => {
    const curve = filletAt({ x: -10, y: 0 }, { x: 0, y: 0 }, { x: 0, y: 100 }, 20);
    expect(curve).toMatchObject({ radius: expect.closeTo(5, 9), isShortened: true });
  });
});

describe("ticks", () => {
  it("are round and inside the range", () => {
    expect(niceTicks(0, 100, 5)).toEqual([0, 20, 40, 60, 80, 100]);
    expect(niceTicks(0.13, 0.58, 5)).toEqual([0.2, 0.3, 0.4, 0.5]);
  });
});
