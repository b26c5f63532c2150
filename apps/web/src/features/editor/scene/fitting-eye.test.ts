import { describe, expect, it } from "vitest";
import { type Box, type Eye, fittingEye, type Position } from "./fitting-eye.ts";

const lens = { angle: Math.PI / 2, aspect: 2 };

/** Share of the picture a place is at: -1 and 1 are its edges. Written apart from the code: a camera with z up. */
function seen({ position, target }: Eye, place: Position): readonly [number, number] {
  const less = (one: Position, other: Position): Position => [one[0] - other[0], one[1] - other[1], one[2] - other[2]];
  const forward = less(target, position);
  const length = Math.hypot(...forward);
  const flat = Math.hypot(forward[0], forward[1]);
  const right = [forward[1] / flat, -forward[0] / flat] as const;
  const from = less(place, position);
  const depth = (from[0] * forward[0] + from[1] * forward[1] + from[2] * forward[2]) / length;
  const x = from[0] * right[0] + from[1] * right[1];
  const along = (from[0] * forward[0] + from[1] * forward[1]) / flat;
  const y = (from[2] * flat - along * forward[2]) / length;
  return [x / depth / 2, y / depth];
}

function cornersOf({ min, max }: Box): readonly Position[] {
  return [min, max].flatMap(([x]) => [min, max].flatMap(([, y]) => [min, max].map(([, , z]): Position => [x, y, z])));
}

const boxes: readonly Box[] = [
  { min: [0, 0, 0], max: [2, 1.2, 0.8] },
  { min: [100, 50, 7], max: [21_000, 900, 60] },
  { min: [-1, -1, -5], max: [1, 1, 5] },
];
const directions: readonly Position[] = [
  [-0.55, -0.75, 0.5],
  [0, -0.001, 1],
  [0, -1, 0],
  [-1, 0, 0.1],
];

describe("the camera that shows a whole box", () => {
  it.each(boxes.flatMap((box) => directions.map((direction) => ({ box, direction }))))(
    "has every corner in view and touches two opposite edges: $box from $direction",
    ({ box, direction }) => {
      const places = cornersOf(box).map((corner) => seen(fittingEye(box, direction, lens), corner));
      const [across, upright] = [places.map(([x]) => x), places.map(([, y]) => y)];
      const [x, y] = [across, upright].map((at) => ({ low: Math.min(...at), high: Math.max(...at) }));
      for (const axis of [x, y]) {
        expect(axis?.low).toBeGreaterThanOrEqual(-1 - 1e-6);
        expect(axis?.high).toBeLessThanOrEqual(1 + 1e-6);
      }
      const fills = [x, y].some(
        (axis) => Math.abs((axis?.low ?? 0) + 1) < 1e-6 && Math.abs((axis?.high ?? 0) - 1) < 1e-6,
      );
      expect(fills).toBe(true);
    },
  );
});
