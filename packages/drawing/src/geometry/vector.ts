import type { Spot } from "../description/shape.ts";

export const plus = (a: Spot, b: Spot, times = 1): Spot => ({ x: a.x + times * b.x, y: a.y + times * b.y });
export const minus = (a: Spot, b: Spot): Spot => ({ x: a.x - b.x, y: a.y - b.y });
export const between = (a: Spot, b: Spot, share: number): Spot => plus(a, minus(b, a), share);
export const distance = (a: Spot, b: Spot): number => Math.hypot(b.x - a.x, b.y - a.y);
export const polar = (angle: number, radius = 1): Spot => ({
  x: radius * Math.cos(angle),
  y: radius * Math.sin(angle),
});
export const mirrored = ({ x, y }: Spot): Spot => ({ x: -x, y });

/** Unit vector; the x axis where two places coincide. */
export function unit(from: Spot, to: Spot): Spot {
  const length = distance(from, to);
  return length === 0 ? { x: 1, y: 0 } : { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

/** To the left of a direction. */
export const leftOf = ({ x, y }: Spot): Spot => ({ x: -y, y: x });

export const degree = Math.PI / 180;
