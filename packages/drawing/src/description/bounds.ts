import type { Primitive } from "../paint/primitive.ts";
import type { Shape, Spot } from "./shape.ts";

export interface Bounds {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

export const widthOf = ({ minX, maxX }: Bounds): number => maxX - minX;
export const heightOf = ({ minY, maxY }: Bounds): number => maxY - minY;

const nowhere: Bounds = { minX: 0, minY: 0, maxX: 0, maxY: 0 };

/** The box of places met so far. */
export class GrowingBox {
  #minX = Infinity;
  #minY = Infinity;
  #maxX = -Infinity;
  #maxY = -Infinity;

  addSpot(x: number, y: number): void {
    if (x < this.#minX) this.#minX = x;
    if (x > this.#maxX) this.#maxX = x;
    if (y < this.#minY) this.#minY = y;
    if (y > this.#maxY) this.#maxY = y;
  }

  add(spots: Iterable<Spot>): void {
    for (const { x, y } of spots) this.addSpot(x, y);
  }

  bounds(): Bounds {
    if (this.#minX > this.#maxX) return nowhere;
    return { minX: this.#minX, minY: this.#minY, maxX: this.#maxX, maxY: this.#maxY };
  }
}

export function boundsOf(spots: Iterable<Spot>): Bounds {
  const box = new GrowingBox();
  box.add(spots);
  return box.bounds();
}

/** Corners and ends of what a shape measures in the unit of the drawing; texts count as their place. */
export function spotsOf(shape: Shape): readonly Spot[] {
  switch (shape.kind) {
    case "line":
    case "dimension":
      return [shape.from, shape.to];
    case "polyline":
      return shape.points;
    case "area":
      return shape.outline;
    case "arc":
      return arcSpots(shape, 1);
    case "text":
    case "leader":
    case "marker":
      return [shape.at];
  }
}

interface Curved {
  readonly centre: Spot;
  readonly radius: number;
  readonly start: number;
  readonly sweep: number;
}

/** Ends of an arc and its outermost places between them. `up` is −1 where y counts down. */
function arcSpots({ centre, radius, start, sweep }: Curved, up: 1 | -1): readonly Spot[] {
  const [low, high] = sweep >= 0 ? [start, start + sweep] : [start + sweep, start];
  const quarter = Math.PI / 2;
  const angles = [low, high];
  const first = Math.ceil(low / quarter);
  for (let at = first; at * quarter < high && at < first + 5; at += 1) angles.push(at * quarter);
  return angles.map((angle) => ({
    x: centre.x + radius * Math.cos(angle),
    y: centre.y + up * radius * Math.sin(angle),
  }));
}

/** Mean width of a letter over its height, on the safe side for the usual sans-serif faces. */
const letterWidth = 0.58;

export function textWidth(words: string, size: number): number {
  return [...words].length * size * letterWidth;
}

/** Corners of what is painted, in pixels. */
export function paintedSpots(primitive: Primitive): readonly Spot[] {
  switch (primitive.kind) {
    case "path":
      return primitive.points;
    case "arc":
      return arcSpots(primitive, -1);
    case "text":
      return textCorners(primitive);
  }
}

function textCorners(label: Extract<Primitive, { kind: "text" }>): readonly Spot[] {
  const width = textWidth(label.text, label.size);
  const left = { start: 0, middle: -width / 2, end: -width }[label.anchor];
  const [cos, sin] = [Math.cos(label.angle), Math.sin(label.angle)];
  const corner = (x: number, y: number) => ({ x: label.at.x + x * cos + y * sin, y: label.at.y - x * sin + y * cos });
  const [top, foot] = [-0.8 * label.size, 0.25 * label.size];
  return [corner(left, top), corner(left + width, top), corner(left, foot), corner(left + width, foot)];
}
