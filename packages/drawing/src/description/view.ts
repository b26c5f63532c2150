import type { Spot } from "./shape.ts";

/** From drawing units to pixels: x = left + scaleX·x, y = base − scaleY·y. Pixels count down the page. */
export interface View {
  readonly scaleX: number;
  readonly scaleY: number;
  readonly left: number;
  readonly base: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export function toPixels(view: View, { x, y }: Spot): Spot {
  return { x: view.left + view.scaleX * x, y: view.base - view.scaleY * y };
}

/** The place under a pixel: where the pointer is, in the unit of the drawing. */
export function fromPixels(view: View, { x, y }: Spot): Spot {
  return { x: (x - view.left) / view.scaleX, y: (view.base - y) / view.scaleY };
}
