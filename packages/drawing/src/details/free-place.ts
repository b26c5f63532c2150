import type { Bounds } from "../description/bounds.ts";
import { spotsOf } from "../description/bounds.ts";
import type { Shape, Spot, Text } from "../description/shape.ts";
import { between, distance } from "../geometry/vector.ts";
import { type Circle, cornersOf } from "./clipped.ts";

/** Spots by which it is known what a drawing has drawn already, in its own unit of pixels. */
export type Taken = readonly Spot[];

/** Width of a letter over its size. */
const letter = 0.62;
/** Pixels between the spots by which a line is known. */
const step = 6;

export function takenBy(shapes: readonly Shape[]): Taken {
  const texts = shapes.flatMap((shape) => (shape.kind === "text" ? [textBox(shape)] : []));
  const lines = shapes.flatMap((shape) => {
    const corners = cornersOf(shape);
    return corners.length > 0 ? along(corners) : spotsOf(shape);
  });
  const spots = [...lines, ...texts.flatMap(outlineOf)];
  // Of spots beside each other one is enough.
  const keyOf = ({ x, y }: Spot) => Math.round(x / step) * 100_000 + Math.round(y / step);
  return [...new Map(spots.map((spot) => [keyOf(spot), spot])).values()];
}

function textBox({ at, shift, text, size, anchor }: Text): Bounds {
  const width = letter * size * [...text].length;
  const left = at.x + shift.x - (anchor === "start" ? 0 : anchor === "middle" ? width / 2 : width);
  const middle = at.y + shift.y;
  return { minX: left, maxX: left + width, minY: middle - size, maxY: middle + size };
}

function outlineOf({ minX, minY, maxX, maxY }: Bounds): readonly Spot[] {
  const corners = [
    { x: minX, y: minY },
    { x: maxX, y: minY },
    { x: maxX, y: maxY },
    { x: minX, y: maxY },
    { x: minX, y: minY },
  ];
  return along(corners);
}

function along(corners: readonly Spot[]): readonly Spot[] {
  return corners.flatMap((to, at) => {
    const from = corners[at - 1];
    if (from === undefined) return [to];
    const count = Math.max(1, Math.ceil(distance(from, to) / step));
    return Array.from({ length: count }, (_, part) => between(from, to, (part + 1) / count));
  });
}

/** Pixels kept free round a bubble, and between the places that are tried. */
const [air, grid] = [12, 16];

/** The place nearest to a sign at which a circle lies on paper and on nothing that is drawn; undefined where none is. */
export function freeCircle(
  spots: Taken,
  paper: Bounds,
  { of, radius }: { readonly of: Circle; readonly radius: number },
): Circle | undefined {
  const room = radius + air;
  let [best, nearest]: [Spot | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (let x = paper.minX + room; x <= paper.maxX - room; x += grid) {
    const close = spots.filter((spot) => Math.abs(spot.x - x) < room);
    for (let y = paper.minY + room; y <= paper.maxY - room; y += grid) {
      const away = Math.hypot(x - of.centre.x, y - of.centre.y);
      if (away >= nearest || away < room + of.radius) continue;
      if (close.some((spot) => (spot.x - x) ** 2 + (spot.y - y) ** 2 < room ** 2)) continue;
      [best, nearest] = [{ x, y }, away];
    }
  }
  return best && { centre: best, radius };
}

/** Whether a straight line from one circle to another meets nothing that is drawn. */
export function isClear(spots: Taken, from: Circle, to: Circle): boolean {
  const way = along([from.centre, to.centre]).filter((spot) => distance(spot, from.centre) > from.radius + step);
  return !way.some((spot) => spots.some((one) => distance(one, spot) < step));
}
