import type { Shape, Spot } from "../description/shape.ts";
import { between, distance } from "../geometry/vector.ts";

export interface Circle {
  readonly centre: Spot;
  readonly radius: number;
}

/** A line or an arc as corners close to each other; nothing of other shapes. */
export function cornersOf(shape: Shape): readonly Spot[] {
  if (shape.kind === "line") return [shape.from, shape.to];
  if (shape.kind !== "arc") return [];
  const steps = Math.max(2, Math.ceil(Math.abs(shape.sweep) / 0.1));
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = shape.start + (shape.sweep * step) / steps;
    const { centre, radius } = shape;
    return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
  });
}

/** The parts of a line of corners that lie within a circle. */
export function clipped(corners: readonly Spot[], circle: Circle): readonly (readonly Spot[])[] {
  const parts: Spot[][] = [];
  let isOpen = false;
  for (const [at, to] of corners.entries()) {
    const from = corners[at - 1];
    if (from === undefined) continue;
    const [enter, leave] = shareWithin(from, to, circle);
    if (!(leave > enter)) {
      isOpen = false;
      continue;
    }
    const [start, end] = [between(from, to, enter), between(from, to, leave)];
    const last = parts.at(-1);
    if (isOpen && last !== undefined && enter === 0) last.push(end);
    else parts.push([start, end]);
    isOpen = leave === 1;
  }
  return parts;
}

/** From which share of the way to which a straight line lies within a circle. */
function shareWithin(from: Spot, to: Spot, { centre, radius }: Circle): readonly [number, number] {
  const length = distance(from, to);
  if (length === 0) return [0, 0];
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const along = (centre.x - from.x) * dx + (centre.y - from.y) * dy;
  const aside = (centre.x - from.x) * dy - (centre.y - from.y) * dx;
  const half = Math.sqrt(Math.max(0, radius ** 2 - aside ** 2));
  return Math.abs(aside) >= radius
    ? [0, 0]
    : [Math.max(0, (along - half) / length), Math.min(1, (along + half) / length)];
}
