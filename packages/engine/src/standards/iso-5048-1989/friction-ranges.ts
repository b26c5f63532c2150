import { iso5048 } from "../sources.ts";

/** Artificial friction factor by condition, for the user who types one. */
export const frictionRanges = {
  basic: { least: 0.02, most: 0.02 },
  "well-aligned": { least: 0.016, most: 0.018 },
  demanding: { least: 0.023, most: 0.03 },
  extreme: { least: 0.01, most: 0.04 },
  regenerative: { least: 0.012, most: 0.012 },
} as const;

export const frictionRangesSource = iso5048("artificial friction factor; DIN 22101 alike");
