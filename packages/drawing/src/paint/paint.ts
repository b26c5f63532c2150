import { drawingConstants } from "@beltwright/model";
import { ring } from "../description/draw.ts";
import type { Arc, Area, Marker, Shape, Spot, Text } from "../description/shape.ts";
import { toPixels, type View } from "../description/view.ts";
import { paintDimension, paintLeader } from "./dimension.ts";
import { hatchLines } from "./hatch.ts";
import { numbersOf, type Primitive, path } from "./primitive.ts";

/** A shape as paths, arcs and texts in pixels: the one list that screen, SVG, DXF and PDF paint. */
export function paintShape(shape: Shape, view: View): readonly Primitive[] {
  switch (shape.kind) {
    case "line":
      return [path([toPixels(view, shape.from), toPixels(view, shape.to)], lookOf(shape))];
    case "polyline": {
      const { isClosed } = shape;
      return [path(all(view, shape.points), { ...lookOf(shape), isClosed })];
    }
    case "arc":
      return [paintArc(shape, view)];
    case "area":
      return paintArea(shape, view);
    case "text":
      return [paintText(shape, view)];
    case "dimension":
      return paintDimension(shape, view, lookOf(shape));
    case "leader":
      return paintLeader(shape, view, lookOf(shape));
    case "marker":
      return paintMarker(shape, view);
  }
}

function lookOf({ layer, target, colour }: Shape) {
  return { layer, ...(target === undefined ? {} : { target }), ...(colour === undefined ? {} : { colour }) };
}

const all = (view: View, spots: readonly Spot[]) => spots.map((spot) => toPixels(view, spot));

/** A stretched circle is no circle: it becomes a path. */
function paintArc(shape: Arc, view: View): Primitive {
  const { centre, radius, start, sweep } = shape;
  if (Math.abs(view.scaleX - view.scaleY) < 1e-9 * view.scaleX) {
    const pixels = { centre: toPixels(view, centre), radius: radius * view.scaleX };
    return { kind: "arc", ...lookOf(shape), ...pixels, start, sweep };
  }
  const count = drawingConstants.curveSegments;
  const points = Array.from({ length: count + 1 }, (_, at) => {
    const angle = start + (sweep * at) / count;
    return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
  });
  return path(all(view, points), lookOf(shape));
}

function paintArea(shape: Area, view: View): readonly Primitive[] {
  const points = all(view, shape.outline);
  const look = lookOf(shape);
  const fill = shape.fill === "hatch" ? "tint" : shape.fill;
  const filled = path(points, { ...look, isClosed: true, fill, isStroked: shape.isOutlined });
  if (shape.fill !== "hatch") return [filled];
  return [filled, ...hatchLines(points, 6).map((ends) => path(ends, { ...look, isThin: true }))];
}

const baseline = { top: 0.8, middle: 0.36, bottom: -0.25 } as const;

function paintText(shape: Text, view: View): Primitive {
  const { size, anchor, angle, shift, level } = shape;
  const at = toPixels(view, shape.at);
  const drop = baseline[level] * size;
  const x = at.x + shift.x + drop * Math.sin(angle);
  const y = at.y - shift.y + drop * Math.cos(angle);
  return { kind: "text", ...lookOf(shape), at: { x, y }, text: shape.text, size, anchor, angle, ...numbersOf(shape) };
}

function paintMarker(shape: Marker, view: View): readonly Primitive[] {
  const { x, y } = toPixels(view, shape.at);
  const half = shape.size / 2;
  const look = lookOf(shape);
  const corners = (...spots: readonly (readonly [number, number])[]) =>
    spots.map(([right, down]) => ({ x: x + right * half, y: y + down * half }));
  const closed = (points: readonly Spot[]) => [path(points, { ...look, isClosed: true, fill: "paper" })];
  switch (shape.symbol) {
    case "circle":
      return closed(ring({ x, y }, half, 24));
    case "dot":
      return [path(ring({ x, y }, half, 12), { ...look, isClosed: true, fill: "solid", isStroked: false })];
    case "square":
      return closed(corners([-1, -1], [1, -1], [1, 1], [-1, 1]));
    case "diamond":
      return closed(corners([0, -1], [1, 0], [0, 1], [-1, 0]));
    case "triangle-down":
      return closed(corners([-1, -1], [1, -1], [0, 1]));
    case "cross":
      return [path(corners([-1, 0], [1, 0]), look), path(corners([0, -1], [0, 1]), look)];
  }
}
