import type { LayerName } from "./layers.ts";
import type {
  Arc,
  Area,
  Dimension,
  Fill,
  Leader,
  Line,
  Marker,
  MarkerSymbol,
  Polyline,
  ShownNumber,
  Spot,
  Text,
} from "./shape.ts";

/** What may be said of any shape beside its form. */
export interface More {
  readonly target?: string;
  readonly colour?: string;
}

/** The same of one with words, and which numbers they hold. */
export interface LetteredMore extends More {
  readonly numbers?: readonly ShownNumber[];
}

/** Words that are, or hold, a number as it was typed; `name` where the document has no such field to name it. */
export const typed = (path: string, words: string, name?: string): LetteredMore => ({
  numbers: [{ words, of: `field ${path}`, ...(name !== undefined && { name }) }],
});

/** Words that are, or hold, a calculated number. */
export const calculated = (of: string, name: string, words: string): LetteredMore => ({
  numbers: [{ words, of, name }],
});

const fullTurn = 2 * Math.PI;
export const labelSize = 10;

export const line = (layer: LayerName, from: Spot, to: Spot, more: More = {}): Line => ({
  kind: "line",
  layer,
  from,
  to,
  ...more,
});

export const polyline = (
  layer: LayerName,
  points: readonly Spot[],
  more: More & { isClosed?: boolean } = {},
): Polyline => ({
  kind: "polyline",
  layer,
  points,
  isClosed: false,
  ...more,
});

export const arc = (
  layer: LayerName,
  centre: Spot,
  radius: number,
  more: More & { start?: number; sweep?: number } = {},
): Arc => ({ kind: "arc", layer, centre, radius, start: 0, sweep: fullTurn, ...more });

export const area = (
  layer: LayerName,
  outline: readonly Spot[],
  fill: Fill,
  more: More & { isOutlined?: boolean } = {},
): Area => ({ kind: "area", layer, outline, fill, isOutlined: true, ...more });

/** A rectangle by two opposite corners. */
export const box = (layer: LayerName, a: Spot, b: Spot, fill: Fill, more: More = {}): Area =>
  area(layer, [a, { x: b.x, y: a.y }, b, { x: a.x, y: b.y }], fill, more);

/** A filled circle, as an area so that it can hide the belt behind it. */
export const disc = (layer: LayerName, centre: Spot, radius: number, fill: Fill, more: More = {}): Area =>
  area(layer, ring(centre, radius, 36), fill, { ...more, isOutlined: false });

export function ring(centre: Spot, radius: number, count: number): readonly Spot[] {
  return Array.from({ length: count }, (_, at) => {
    const angle = (fullTurn * at) / count;
    return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
  });
}

type TextMore = LetteredMore &
  Partial<Pick<Text, "size" | "anchor" | "level" | "angle" | "shift">> & { layer?: LayerName };

export const text = (at: Spot, words: string, more: TextMore = {}): Text => ({
  kind: "text",
  layer: "TEXT",
  at,
  text: words,
  size: labelSize,
  anchor: "middle",
  level: "middle",
  angle: 0,
  shift: { x: 0, y: 0 },
  ...more,
});

export const dimension = (
  from: Spot,
  to: Spot,
  along: Dimension["along"],
  offset: number,
  words: string,
  more: LetteredMore = {},
): Dimension => ({ kind: "dimension", layer: "DIMENSION", from, to, along, offset, text: words, ...more });

export const leader = (at: Spot, shift: Spot, words: string, more: LetteredMore = {}): Leader => ({
  kind: "leader",
  layer: "DIMENSION",
  at,
  shift,
  text: words,
  ...more,
});

export const marker = (layer: LayerName, at: Spot, symbol: MarkerSymbol, size: number, more: More = {}): Marker => ({
  kind: "marker",
  layer,
  at,
  symbol,
  size,
  ...more,
});
