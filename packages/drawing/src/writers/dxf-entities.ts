import { textWidth } from "../description/bounds.ts";
import type { Spot } from "../description/shape.ts";
import type { ArcPrimitive, PathPrimitive, Primitive, TextPrimitive } from "../paint/primitive.ts";
import { code, dxfText, real } from "./dxf-codes.ts";

/** From pixels back to the unit of the drawing. */
interface DxfPlacing {
  readonly place: (spot: Spot) => Spot;
  readonly scale: number;
}

type Entity = (handle: string) => string;

/** A primitive as CAD entities. Tints and paper are matters of the screen and are left out. */
export function dxfEntity(primitive: Primitive, placing: DxfPlacing): readonly Entity[] {
  switch (primitive.kind) {
    case "path":
      return pathEntities(primitive, placing);
    case "arc":
      return [arcEntity(primitive, placing)];
    case "text":
      return primitive.text.trim() === "" ? [] : [textEntity(primitive, placing)];
  }
}

function start(type: string, { layer, colour }: Primitive, handle: string): string {
  const own = colour === undefined ? "" : code(420, Number.parseInt(colour.slice(1), 16) || 0);
  return code(0, type) + code(5, handle) + code(330, "1F") + code(100, "AcDbEntity") + code(8, layer) + own;
}

const at = (number: number, { x, y }: Spot) => code(number, real(x)) + code(number + 10, real(y));
const at3 = (number: number, spot: Spot) => at(number, spot) + code(number + 20, "0.0");

function pathEntities(path: PathPrimitive, { place }: DxfPlacing): readonly Entity[] {
  const spots = path.points.map(place);
  if (spots.length < 2) return [];
  if (path.fill === "solid") return [hatchEntity(path, spots)];
  if (!path.isStroked) return [];
  const [from, to] = spots;
  if (spots.length === 2 && from !== undefined && to !== undefined) {
    return [(handle) => start("LINE", path, handle) + code(100, "AcDbLine") + at3(10, from) + at3(11, to)];
  }
  const corners = spots.map((spot) => at(10, spot)).join("");
  const flags = code(90, spots.length) + code(70, path.isClosed ? 1 : 0) + code(43, "0.0");
  return [(handle) => start("LWPOLYLINE", path, handle) + code(100, "AcDbPolyline") + flags + corners];
}

function hatchEntity(path: PathPrimitive, spots: readonly Spot[]): Entity {
  const boundary =
    code(91, 1) +
    code(92, 3) +
    code(72, 0) +
    code(73, 1) +
    code(93, spots.length) +
    spots.map((spot) => at(10, spot)).join("") +
    code(97, 0);
  return (handle) =>
    start("HATCH", path, handle) +
    code(100, "AcDbHatch") +
    at3(10, { x: 0, y: 0 }) +
    code(210, "0.0") +
    code(220, "0.0") +
    code(230, "1.0") +
    code(2, "SOLID") +
    code(70, 1) +
    code(71, 0) +
    boundary +
    code(75, 1) +
    code(76, 1) +
    code(98, 0);
}

function arcEntity(arc: ArcPrimitive, { place, scale }: DxfPlacing): Entity {
  const circle = code(100, "AcDbCircle") + at3(10, place(arc.centre)) + code(40, real(arc.radius / scale));
  if (Math.abs(arc.sweep) >= 2 * Math.PI - 1e-9) return (handle) => start("CIRCLE", arc, handle) + circle;
  const [low, high] = arc.sweep >= 0 ? [arc.start, arc.start + arc.sweep] : [arc.start + arc.sweep, arc.start];
  const angles = code(100, "AcDbArc") + code(50, real(degreesOf(low))) + code(51, real(degreesOf(high)));
  return (handle) => start("ARC", arc, handle) + circle + angles;
}

function degreesOf(angle: number): number {
  const degrees = (angle * 180) / Math.PI;
  return degrees - 360 * Math.floor(degrees / 360);
}

const alignments = { start: 0, middle: 1, end: 2 } as const;

/** Height of capitals in DXF is about 0.72 of the size of a font. */
const capitals = 0.72;

/** CAD programs go by the aligned place; plain viewers begin at the first one, so that is where the text begins. */
function textEntity(text: TextPrimitive, { place, scale }: DxfPlacing): Entity {
  const spot = place(text.at);
  const aligned = alignments[text.anchor];
  const before = ((aligned / 2) * textWidth(text.text, text.size)) / scale;
  const first = { x: spot.x - before * Math.cos(text.angle), y: spot.y - before * Math.sin(text.angle) };
  const second = aligned === 0 ? "" : at3(11, spot);
  return (handle) =>
    start("TEXT", text, handle) +
    code(100, "AcDbText") +
    at3(10, first) +
    code(40, real((capitals * text.size) / scale)) +
    code(1, dxfText(text.text)) +
    code(50, real(degreesOf(text.angle))) +
    code(7, "STANDARD") +
    code(72, aligned) +
    second +
    code(100, "AcDbText");
}
