import { type Bounds, heightOf, widthOf } from "../description/bounds.ts";
import { fromPixels, type Size, toPixels, type View } from "../description/view.ts";

/** Paper kept free on each side of the drawn part, pixels: axes, dimensions and the labels of the outermost points. */
export interface Sides {
  readonly left: number;
  readonly right: number;
  readonly head: number;
  readonly foot: number;
}

/** The largest view that leaves the sides free. Texts keep their size, so what is laid out in it fits as it stands. */
export function viewWithin(bounds: Bounds, size: Size, sides: Sides, stretch: number): View {
  const room = roomWithin(size, sides);
  const [width, height] = [widthOf(bounds), heightOf(bounds) * stretch];
  const fitting = Math.min(room.width / width, room.height / height);
  const scale = Number.isFinite(fitting) && fitting > 0 ? fitting : 1;
  return {
    scaleX: scale,
    scaleY: scale * stretch,
    left: sides.left + (room.width - width * scale) / 2 - bounds.minX * scale,
    base: sides.head + (room.height + height * scale) / 2 + bounds.minY * scale * stretch,
  };
}

/** What the sides leave, never less than a tenth of the paper. */
export function roomWithin({ width, height }: Size, { left, right, head, foot }: Sides): Size {
  return {
    width: Math.max(1, 0.1 * width, width - left - right),
    height: Math.max(1, 0.1 * height, height - head - foot),
  };
}

/** How far from the drawn part labels may go, where the axes stand, and where the overall dimensions. Pixels. */
export interface Surroundings {
  readonly labels: Sides;
  readonly axes: Sides;
  /** Offsets of the length below and of the lift at the right; absent: there is no room for them. */
  readonly overall?: { readonly foot: number; readonly right: number };
}

const bare: Surroundings = {
  labels: { left: 0, right: 0, foot: 0, head: 0 },
  axes: { left: 12, right: 12, foot: 14, head: 14 },
};
const compact: Surroundings = {
  labels: { left: 48, right: 60, foot: 22, head: 34 },
  axes: { left: 52, right: 24, foot: 26, head: 36 },
};
const roomy: Surroundings = {
  labels: { left: 48, right: 60, foot: 26, head: 46 },
  axes: { left: 52, right: 24, foot: 32, head: 50 },
};
const overall = { foot: -68, right: 78 } as const;

/** A low paper goes to the conveyor itself before its dimensions. */
export function surroundings(size: Size, hasLabels: boolean, hasOverall: boolean): Surroundings {
  if (!hasLabels) return bare;
  if (size.height < 240) return compact;
  return hasOverall ? { ...roomy, overall } : roomy;
}

/** The paper all of that takes, with the lettering of the axes. */
export function sidesOf({ axes, labels, overall: dims }: Surroundings): Sides {
  return {
    left: axes.left + 32,
    right: dims ? dims.right + 16 : Math.max(labels.right, axes.right + 62),
    head: axes.head + 18,
    foot: dims ? 12 - dims.foot : axes.foot + 18,
  };
}

/** The part of a drawing and its surroundings that is on the paper; pixels `away` on each side, at most to the edge. */
export function frameOnPaper(bounds: Bounds, view: View, size: Size, away: Sides, edge: Sides): Bounds {
  const low = toPixels(view, { x: bounds.minX, y: bounds.minY });
  const high = toPixels(view, { x: bounds.maxX, y: bounds.maxY });
  const [left, head] = [Math.max(low.x - away.left, edge.left), Math.max(high.y - away.head, edge.head)];
  const right = Math.max(left, Math.min(high.x + away.right, size.width - edge.right));
  const foot = Math.max(head, Math.min(low.y + away.foot, size.height - edge.foot));
  const [corner, end] = [fromPixels(view, { x: left, y: foot }), fromPixels(view, { x: right, y: head })];
  return { minX: corner.x, minY: corner.y, maxX: end.x, maxY: end.y };
}
