import type { LayerName } from "./layers.ts";

/** A place on a drawing: x to the right, y up, in the unit of the drawing. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Drawn {
  readonly layer: LayerName;
  /** What it shows: a document path such as `pulls[3]` or `drives[0]`, for picking and highlighting. */
  readonly target?: string;
  /** Instead of the layer's colour: `#rrggbb`. */
  readonly colour?: string;
}

/** A number within the words of a shape: a reader may open how it came about, or go to where it was typed. */
export interface ShownNumber {
  /** As it stands among the words. */
  readonly words: string;
  /** `field pulls[2].x` where it was typed, or an entry of a calculator; else what it is: `slope 3`, `hopper volume`. */
  readonly of: string;
  /** For readers who do not see it; that of the field if absent. */
  readonly name?: string;
}

interface Lettered extends Drawn {
  readonly numbers?: readonly ShownNumber[];
}

export interface Line extends Drawn {
  readonly kind: "line";
  readonly from: Spot;
  readonly to: Spot;
}

export interface Polyline extends Drawn {
  readonly kind: "polyline";
  readonly points: readonly Spot[];
  readonly isClosed: boolean;
}

/** Angles in radians, anticlockwise from the x axis. A full circle sweeps 2π. */
export interface Arc extends Drawn {
  readonly kind: "arc";
  readonly centre: Spot;
  readonly radius: number;
  readonly start: number;
  readonly sweep: number;
}

/** `paper` hides what lies below; `tint` is the layer's colour, thinned; `hatch` lays lines at 45° over a tint. */
export type Fill = "solid" | "tint" | "paper" | "hatch";

export interface Area extends Drawn {
  readonly kind: "area";
  readonly outline: readonly Spot[];
  readonly fill: Fill;
  readonly isOutlined: boolean;
}

/** Sizes and shifts are on paper, in pixels of the drawing's own size: they do not grow with the scale. */
export interface Text extends Lettered {
  readonly kind: "text";
  readonly at: Spot;
  readonly text: string;
  readonly size: number;
  readonly anchor: "start" | "middle" | "end";
  readonly level: "top" | "middle" | "bottom";
  /** rad, anticlockwise. */
  readonly angle: number;
  /** Pixels to the right and up. */
  readonly shift: Spot;
}

/**
 * A measured distance. Along `x` the dimension line lies level, `offset` pixels above the higher end (below the lower
 * one when negative); along `y` upright, to the right (left when negative); along `line` parallel, to the left of the
 * way from one end to the other.
 */
export interface Dimension extends Lettered {
  readonly kind: "dimension";
  readonly from: Spot;
  readonly to: Spot;
  readonly along: "x" | "y" | "line";
  readonly offset: number;
  readonly text: string;
}

/** An arrow to a place with a text at its other end, `shift` pixels away. */
export interface Leader extends Lettered {
  readonly kind: "leader";
  readonly at: Spot;
  readonly shift: Spot;
  readonly text: string;
}

export type MarkerSymbol = "circle" | "dot" | "square" | "triangle-down" | "diamond" | "cross";

/** A sign of fixed size on paper. */
export interface Marker extends Drawn {
  readonly kind: "marker";
  readonly at: Spot;
  readonly symbol: MarkerSymbol;
  readonly size: number;
}

export type Shape = Line | Polyline | Arc | Area | Text | Dimension | Leader | Marker;
