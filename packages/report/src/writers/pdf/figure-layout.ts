import { type Drawing, framed, makeDrawing, type Size, toPixels, type View } from "@beltwright/drawing";
import type { Figure } from "../../description/report.ts";
import type { Sheet } from "./sheet.ts";
import { titleHeight } from "./title.ts";

/** Points on paper for a pixel of a drawing: its smallest lettering of 10 pixels is 7.5 points high. */
const pixel = 0.75;
const usualHeight = 0.35;
export const gapAboveCaption = 3;
/** A figure is drawn so much smaller before it goes to the next page. */
export const smallest = 0.8;
/** Points kept free above and below what is drawn. */
const air = 6;

/** How a figure stands on the page. Points. */
interface LaidFigure {
  readonly drawing: Drawing;
  readonly view: View;
  /** Points for a pixel of the view. */
  readonly scale: number;
  /** From the left margin, and from the top of the figure; negative where the drawing has white above it. */
  readonly left: number;
  readonly top: number;
  readonly height: number;
}

interface Kept extends Size {
  readonly laid: LaidFigure;
}

/** Heights are asked for several times before a figure is drawn. */
const laidBefore = new WeakMap<Drawing, Kept>();

export function laidFigure(sheet: Sheet, figure: Figure): LaidFigure {
  const drawing = drawingFor(sheet, figure);
  const room = { width: sheet.width, height: mostHeight(sheet, figure) };
  const known = laidBefore.get(drawing);
  if (known !== undefined && known.width === room.width && known.height === room.height) return known.laid;
  const laid = layFigure(drawing, room, {
    isFull: isFullPage(figure) && drawing !== figure.narrow,
    frame: figure.frame,
  });
  laidBefore.set(drawing, { ...room, laid });
  return laid;
}

export const isFullPage = ({ height = usualHeight }: Figure): boolean => height > 0.6;

function drawingFor(sheet: Sheet, { drawing, narrow }: Figure): Drawing {
  return sheet.isLandscape ? drawing : (narrow ?? drawing);
}

function mostHeight(sheet: Sheet, figure: Figure): number {
  const { height = usualHeight } = figure;
  return Math.min(height * sheet.fullRoom, sheet.fullRoom - captionRoom(sheet, figure));
}

interface Laying {
  readonly isFull: boolean;
  readonly frame: Figure["frame"];
}

function layFigure(drawing: Drawing, room: Size, { isFull, frame }: Laying): LaidFigure {
  const paper = { width: room.width / pixel, height: room.height / pixel };
  // Framed for this page, so that its scale is that of the paper.
  const { laid, scale: whole } = frame ? { laid: framed(drawing, frame, paper), scale: 1 } : fitted(drawing, paper);
  const scale = whole * pixel;
  const { view, size, bounds } = laid;
  const [high, low] = [toPixels(view, { x: 0, y: bounds.maxY }).y, toPixels(view, { x: 0, y: bounds.minY }).y];
  const needed = (low - high) * scale + 2 * air;
  const height = isFull ? room.height : Math.min(room.height, needed);
  const top = (height - (low - high) * scale) / 2 - high * scale;
  return { drawing: laid, view, scale, left: (room.width - size.width * scale) / 2, top, height };
}

/** Lettering laid out for a paper of nearly this size is kept as it is; other drawings are fitted anew. */
function fitted(drawing: Drawing, paper: Size): { readonly laid: Drawing; readonly scale: number } {
  const scale = Math.min(paper.width / drawing.size.width, paper.height / drawing.size.height);
  const isNear = scale >= smallest && scale <= 1 / smallest;
  if (drawing.isLaidOut && isNear && isWithinItsSize(drawing)) return { laid: drawing, scale };
  const { name, title, unit, stretch, shapes } = drawing;
  return { laid: makeDrawing({ name, title, unit, stretch, shapes, size: paper }), scale: 1 };
}

function isWithinItsSize({ bounds, view, size }: Drawing): boolean {
  const low = toPixels(view, { x: bounds.minX, y: bounds.minY });
  const high = toPixels(view, { x: bounds.maxX, y: bounds.maxY });
  return low.x >= -1 && high.y >= -1 && high.x <= size.width + 1 && low.y <= size.height + 1;
}

export const captionRoom = (sheet: Sheet, { caption }: Figure): number =>
  gapAboveCaption + titleHeight(sheet, caption, "caption");

/** A figure gives way a little before it goes to the next page. With its caption. */
export function leastHeight(sheet: Sheet, figure: Figure): number {
  return laidFigure(sheet, figure).height * smallest + captionRoom(sheet, figure);
}
