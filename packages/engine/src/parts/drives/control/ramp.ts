import type { RampShape } from "../../../rules/controlled-ramp/unit-shapes.ts";

/** A controlled start of all drives together. */
export interface Ramp {
  readonly shape: RampShape;
  readonly time: number;
  /** In which the acceleration of an S-curve, or of one with cosine edges, builds up, s; 0: a fifth of the ramp. */
  readonly jerkTime: number;
  /** Creep before the ramp: for how long, s, and at what share of belt speed. */
  readonly dwellTime: number;
  readonly dwellSpeed: number;
}

/** How a belt is slowed down: the time is that from full belt speed. */
export type DownRamp = Pick<Ramp, "shape" | "time" | "jerkTime">;
