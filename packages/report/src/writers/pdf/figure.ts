import { layerStyle, lightPalette, type Primitive, paintList } from "@beltwright/drawing";
import type { Figure } from "../../description/report.ts";
import type { Doc } from "./face.ts";
import { captionRoom, gapAboveCaption, laidFigure, leastHeight, smallest } from "./figure-layout.ts";
import type { Sheet } from "./sheet.ts";
import { drawTitle } from "./title.ts";

/** Draws a figure as lines and letters, never as a picture, so that it stays sharp and can be searched. What belongs to it fits `below`. */
export function drawFigure(sheet: Sheet, figure: Figure, below = 0): void {
  sheet.need(leastHeight(sheet, figure) + below);
  const { drawing, view, scale, left, top, height } = laidFigure(sheet, figure);
  // Lettering shrinks with the rest: a chart has its distances from the size of its letters.
  const shrink = Math.min(1, Math.max(smallest, (sheet.room - captionRoom(sheet, figure) - below) / height));
  const place = {
    x: sheet.left + left * shrink + ((1 - shrink) * sheet.width) / 2,
    y: sheet.y + top * shrink,
    scale: scale * shrink,
  };
  drawPrimitives(sheet, paintList(drawing, view), place, figure.caption);
  sheet.y += height * shrink + gapAboveCaption;
  sheet.structure.leaf("Caption", () => drawTitle(sheet, figure.caption, "caption"));
}

interface Place {
  readonly x: number;
  readonly y: number;
  /** Points for a pixel. */
  readonly scale: number;
}

function drawPrimitives(sheet: Sheet, primitives: readonly Primitive[], place: Place, alt: string): void {
  const { doc, structure } = sheet;
  if (sheet.isTold) {
    for (const primitive of primitives) tellLettering(sheet, primitive, place);
    return;
  }
  const draw = () => {
    doc.save();
    doc.translate(place.x, place.y).scale(place.scale);
    for (const primitive of primitives) paint(sheet, primitive);
    doc.restore();
  };
  structure.leaf("Figure", () => structure.content(draw), { alt });
}

/** Upright lettering of a drawing, in points of the page. */
function tellLettering(sheet: Sheet, primitive: Primitive, place: Place): void {
  if (primitive.kind !== "text" || Math.abs(primitive.angle) > 0.01) return;
  const { at, text, anchor } = primitive;
  const size = primitive.size * place.scale;
  const width = sheet.type.width(text, "regular", size);
  const x = place.x + at.x * place.scale - (anchor === "start" ? 0 : anchor === "middle" ? width / 2 : width);
  const y = place.y + at.y * place.scale - 0.75 * size;
  sheet.tell({ role: "drawing", text, x, y, width, height: 0.75 * size });
}

function paint(sheet: Sheet, primitive: Primitive): void {
  const style = layerStyle(primitive.layer);
  const colour = primitive.colour ?? lightPalette[style.role];
  const { doc } = sheet;
  switch (primitive.kind) {
    case "text":
      paintText(sheet, primitive, colour);
      return;
    case "arc": {
      doc.lineWidth(style.weight).strokeColor(colour);
      traceArc(doc, primitive);
      doc.stroke();
      return;
    }
    case "path":
      paintPath(doc, primitive, colour, primitive.isThin ? style.weight / 2 : style.weight, style.dash ?? []);
      return;
  }
}

type PathPrimitive = Extract<Primitive, { kind: "path" }>;
type ArcPrimitive = Extract<Primitive, { kind: "arc" }>;
type TextPrimitive = Extract<Primitive, { kind: "text" }>;

function paintPath(doc: Doc, primitive: PathPrimitive, colour: string, pen: number, dash: readonly number[]): void {
  const [first, ...rest] = primitive.points;
  if (first === undefined) return;
  doc.moveTo(first.x, first.y);
  for (const { x, y } of rest) doc.lineTo(x, y);
  if (primitive.isClosed) doc.closePath();
  doc.lineWidth(pen).strokeColor(colour);
  const fill = fills(colour)[primitive.fill];
  if (dash.length > 0) doc.dash(dash[0] ?? 1, { space: dash[1] ?? 1 });
  if (fill === undefined) doc.stroke();
  else if (primitive.isStroked) doc.fillAndStroke(fill, colour);
  else doc.fillColor(fill).fill();
  if (dash.length > 0) doc.undash();
}

/** A tint is printed as the mixture it looks like: archives allow no transparency. */
function fills(colour: string): Readonly<Record<PathPrimitive["fill"], string | undefined>> {
  return { none: undefined, solid: colour, tint: mixedWithPaper(colour, 0.18), paper: lightPalette.paper };
}

function mixedWithPaper(colour: string, share: number): string {
  const parts = /^#(..)(..)(..)$/.exec(colour)?.slice(1) ?? ["80", "80", "80"];
  const mixed = parts.map((part) => Math.round(255 + (Number.parseInt(part, 16) - 255) * share));
  return `#${mixed.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

function traceArc(doc: Doc, { centre, radius, start, sweep }: ArcPrimitive): void {
  // No chord leaves its arc by more than a tenth of a pixel: a flat arc of a large radius has no corner either.
  const step = Math.min(0.1, Math.sqrt(0.8 / radius));
  const steps = Math.max(2, Math.ceil(Math.abs(sweep) / step));
  for (let step = 0; step <= steps; step += 1) {
    const angle = start + (sweep * step) / steps;
    const [x, y] = [centre.x + radius * Math.cos(angle), centre.y - radius * Math.sin(angle)];
    if (step === 0) doc.moveTo(x, y);
    else doc.lineTo(x, y);
  }
}

function paintText(sheet: Sheet, { at, text, size, anchor, angle }: TextPrimitive, colour: string): void {
  const { doc, type } = sheet;
  const width = type.width(text, "regular", size);
  const shift = anchor === "start" ? 0 : anchor === "middle" ? -width / 2 : -width;
  doc.save();
  doc.translate(at.x, at.y).rotate((-angle * 180) / Math.PI);
  type.use("regular", size);
  doc.fillColor(colour).text(text, shift, 0, { lineBreak: false, baseline: "alphabetic" });
  doc.restore();
}
