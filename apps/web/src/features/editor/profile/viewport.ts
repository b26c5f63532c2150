import type { Size, Spot, View } from "@beltwright/drawing";

/** How a drawing is moved and enlarged against the view that shows it whole. */
export interface Look {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

export const wholeLook: Look = { zoom: 1, x: 0, y: 0 };

const closest = 200;
const farthest = 0.2;

export function lookedAt({ scaleX, scaleY, left, base }: View, { zoom, x, y }: Look): View {
  return { scaleX: scaleX * zoom, scaleY: scaleY * zoom, left: left * zoom + x, base: base * zoom + y };
}

/** Enlarges round a pixel, which stays where it is. */
export function zoomed(look: Look, factor: number, around: Spot): Look {
  const zoom = Math.min(closest, Math.max(farthest, look.zoom * factor));
  const share = zoom / look.zoom;
  return { zoom, x: around.x - (around.x - look.x) * share, y: around.y - (around.y - look.y) * share };
}

export function panned(look: Look, dx: number, dy: number): Look {
  return { ...look, x: look.x + dx, y: look.y + dy };
}

/** The part of the width that is looked at, of the whole drawing. */
export function partOf({ zoom, x }: Look, { width }: Size): readonly [from: number, to: number] {
  const share = (pixel: number) => Math.min(1, Math.max(0, (pixel - x) / zoom / width));
  return [share(0), Math.max(share(0) + 0.001, share(width))];
}

/** The look at a part of the width, with a height of the whole drawing in the middle. */
export function lookOn([from, to]: readonly [number, number], { width, height }: Size, middle: number): Look {
  const zoom = Math.min(closest, Math.max(1, 1 / Math.max(1e-6, to - from)));
  return zoom === 1 ? wholeLook : { zoom, x: -from * width * zoom, y: height / 2 - middle * zoom };
}

type Fingers = readonly [Spot, Spot];

/** Two fingers enlarge by their distance and pan by the place between them: what is under them stays under them. */
export function pinched(look: Look, before: Fingers, after: Fingers): Look {
  const [from, to] = [between(...before), between(...after)];
  const closer = zoomed(look, apart(...after) / Math.max(1, apart(...before)), from);
  return panned(closer, to.x - from.x, to.y - from.y);
}

export function apart(one: Spot, other: Spot): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function between(one: Spot, other: Spot): Spot {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

export function middleOf({ width, height }: Size): Spot {
  return { x: width / 2, y: height / 2 };
}

/** The point nearest to a pixel, as long as it is within reach of a finger. */
export function nearestPoint(pixels: readonly Spot[], pixel: Spot, reach = 18): number | undefined {
  let best: { readonly index: number; readonly away: number } | undefined;
  for (const [index, spot] of pixels.entries()) {
    const away = apart(spot, pixel);
    if (away <= reach && (best === undefined || away < best.away)) best = { index, away };
  }
  return best?.index;
}
