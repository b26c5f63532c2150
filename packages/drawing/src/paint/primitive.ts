import type { LayerName } from "../description/layers.ts";
import type { ShownNumber, Spot } from "../description/shape.ts";

interface Painted {
  readonly layer: LayerName;
  readonly target?: string;
  readonly colour?: string;
}

/** Pixels, y down. `isStroked` false for mere fills. */
export interface PathPrimitive extends Painted {
  readonly kind: "path";
  readonly points: readonly Spot[];
  readonly isClosed: boolean;
  readonly fill: "none" | "solid" | "tint" | "paper";
  readonly isStroked: boolean;
  /** Thinner than the pen of the layer: arrow heads, hatching. */
  readonly isThin: boolean;
}

/** Angles anticlockwise as seen, rad. */
export interface ArcPrimitive extends Painted {
  readonly kind: "arc";
  readonly centre: Spot;
  readonly radius: number;
  readonly start: number;
  readonly sweep: number;
}

/** `at` lies on the baseline. */
export interface TextPrimitive extends Painted {
  readonly kind: "text";
  readonly at: Spot;
  readonly text: string;
  readonly size: number;
  readonly anchor: "start" | "middle" | "end";
  readonly angle: number;
  readonly numbers?: readonly ShownNumber[];
}

/** What any painter needs to know: a path, an arc or a text, in pixels. */
export type Primitive = PathPrimitive | ArcPrimitive | TextPrimitive;

/** The numbers of a shape, for the text that is painted of it. */
export function numbersOf({ numbers }: Pick<TextPrimitive, "numbers">): Pick<TextPrimitive, "numbers"> {
  return numbers === undefined ? {} : { numbers };
}

type Look = Painted & Partial<Pick<PathPrimitive, "isClosed" | "fill" | "isStroked" | "isThin">>;

export function path(points: readonly Spot[], look: Look): PathPrimitive {
  return { kind: "path", points, isClosed: false, fill: "none", isStroked: true, isThin: false, ...look };
}
