import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boundsOf, paintedSpots } from "../description/bounds.ts";
import { type Drawing, paintList } from "../description/drawing.ts";
import { fromPixels } from "../description/view.ts";
import { scene3d } from "../scene/conveyor-scene.ts";
import { arbitraryConveyor } from "../test-support/arbitrary-conveyor.ts";
import { toDxf } from "../writers/dxf.ts";
import { toSvg } from "../writers/svg.ts";
import { everyDrawing } from "./every-drawing.ts";

const runs = { numRuns: 25, seed: 11, endOnFailure: true };

function numbersIn(value: unknown): readonly number[] {
  if (typeof value === "number") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

function holdsItsShapes({ bounds, view, ...drawing }: Drawing): boolean {
  const painted = boundsOf(paintList({ bounds, view, ...drawing }).flatMap(paintedSpots));
  const [low, high] = [
    fromPixels(view, { x: painted.minX, y: painted.maxY }),
    fromPixels(view, { x: painted.maxX, y: painted.minY }),
  ];
  const slack = 1e-6 * (1 + Math.abs(bounds.maxX - bounds.minX) + Math.abs(bounds.maxY - bounds.minY));
  return (
    low.x >= bounds.minX - slack &&
    low.y >= bounds.minY - slack &&
    high.x <= bounds.maxX + slack &&
    high.y <= bounds.maxY + slack
  );
}

describe("any document", () => {
  it("gives drawings without NaN or infinity, inside their bounds, in every format", () => {
    fc.assert(
      fc.property(arbitraryConveyor(), (conveyor) => {
        for (const drawing of everyDrawing(conveyor)) {
          const wrong = numbersIn(drawing).find((one) => !Number.isFinite(one));
          expect([drawing.name, wrong]).toEqual([drawing.name, undefined]);
          expect([drawing.name, holdsItsShapes(drawing)]).toEqual([drawing.name, true]);
          expect([drawing.name, /NaN|Infinity/.test(toSvg(drawing) + toDxf(drawing))]).toEqual([drawing.name, false]);
        }
      }),
      runs,
    );
  });

  it("gives a scene of finite corners whose triangles name corners that exist", () => {
    fc.assert(
      fc.property(arbitraryConveyor(), (conveyor) => {
        const { meshes, nodes, bounds } = scene3d(conveyor);
        expect(numbersIn([bounds, nodes]).every(Number.isFinite)).toBe(true);
        for (const { positions, normals, indices } of meshes) {
          expect([...positions, ...normals].every(Number.isFinite)).toBe(true);
          expect(indices.every((one) => one >= 0 && one < positions.length / 3)).toBe(true);
        }
      }),
      runs,
    );
  });
});
