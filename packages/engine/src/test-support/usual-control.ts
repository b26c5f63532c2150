import type { LoopControl } from "../dynamics/belt-loop.ts";

/** How drives of tests are controlled, but for what they follow. */
export const usualControl: Omit<LoopControl, "reference" | "stop"> = {
  sampling: 0.01,
  brakeSampling: 0.01,
  bandwidth: 2,
  hasFeedForward: true,
  hasPreTorque: true,
};
