import { unitShapes } from "../../../rules/controlled-ramp/unit-shapes.ts";
import type { DownRamp } from "./ramp.ts";

/** Share of a straight ramp, in speed as in time, that is left when brakes park the belt (handbook 15.10). */
const parkedBelow = 0.02;

/**
 * Whether a brake that follows a down-ramp now parks the belt. Counted in time: the last 2 % of the speed of a smooth ramp
 * take far longer than those of a straight one, and a stop would be over that much too soon.
 */
export function isParked(ramp: DownRamp, from: number, fullSpeed: number, since: number): boolean {
  return placeOn(ramp, from, fullSpeed, since) >= 1 - parkedBelow;
}

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
