import { unitShapes } from "../../../rules/controlled-ramp/unit-shapes.ts";
import type { DownRamp } from "./ramp.ts";

/**
 * Speed on a down-ramp that began at a speed, a time after that: the reference of `downRamp` without making one, for every
 * step of a dynamic run. Edges are those typed, else a fifth.
 */
export function downSpeed(ramp: DownRamp, from: number, fullSpeed: number, since: number): number {
  const x = placeOn(ramp, from, fullSpeed, since);
  return x >= 1 ? 0 : from * (1 - unitShapes[ramp.shape].speed(x, edgeOf(ramp)));
}

/** Its slope, below 0. */
export function downAcceleration(ramp: DownRamp, from: number, fullSpeed: number, since: number): number {
  const x = placeOn(ramp, from, fullSpeed, since);
  return x >= 1 ? 0 : (-fullSpeed / ramp.time) * unitShapes[ramp.shape].acceleration(x, edgeOf(ramp));
}

function placeOn({ time }: DownRamp, from: number, fullSpeed: number, since: number): number {
  return from > 0 ? Math.max(0, (since * fullSpeed) / (time * from)) : 1;
}

/** Share of the ramp in which its deceleration builds up. */
export function edgeOf({ jerkTime, time }: DownRamp): number {
  return jerkTime > 0 ? Math.min(0.5, jerkTime / time) : 0.2;
}
