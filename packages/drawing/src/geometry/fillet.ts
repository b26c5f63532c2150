import type { Spot } from "../description/shape.ts";
import { distance, leftOf, plus, unit } from "./vector.ts";

/** A corner rounded by an arc between its tangent points. */
export interface Fillet {
  readonly from: Spot;
  readonly to: Spot;
  readonly centre: Spot;
  readonly radius: number;
  readonly start: number;
  readonly sweep: number;
  /** The radius asked for does not fit between the neighbours; the one drawn is smaller. */
  readonly isShortened: boolean;
}

/** m; a rounder corner cannot be told from a sharp one. */
const shortest = 1e-6;

/** Rounds the corner at `at`; undefined where the way runs straight or turns back. */
export function filletAt(before: Spot, at: Spot, after: Spot, radius: number): Fillet | undefined {
  const [u, v] = [unit(before, at), unit(at, after)];
  const turn = Math.atan2(u.x * v.y - u.y * v.x, u.x * v.x + u.y * v.y);
  if (!(radius > 0) || Math.abs(turn) < 1e-5 || Math.abs(turn) > 0.9 * Math.PI) return undefined;
  const half = Math.tan(Math.abs(turn) / 2);
  const room = Math.min(distance(before, at), distance(at, after)) / 2;
  const tangent = Math.min(radius * half, room);
  const drawn = tangent / half;
  if (!(tangent > shortest)) return undefined;
  const from = plus(at, u, -tangent);
  const side = turn > 0 ? 1 : -1;
  const centre = plus(from, leftOf(u), side * drawn);
  return {
    from,
    to: plus(at, v, tangent),
    centre,
    radius: drawn,
    start: Math.atan2(from.y - centre.y, from.x - centre.x),
    sweep: turn,
    isShortened: drawn < radius * (1 - 1e-9),
  };
}
