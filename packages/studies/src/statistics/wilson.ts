/** A chance counted in samples, with the interval that holds the true one with a chance of 95 %. */
export interface ChanceEstimate {
  readonly count: number;
  readonly of: number;
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** Two-sided 95 % of a standard normal number. */
const z = 1.959964;

/** Wilson's interval: it stays within 0 and 1, and says something of what never came up. */
export function chanceOf(count: number, of: number): ChanceEstimate {
  if (of === 0) return { count, of, value: 0, low: 0, high: 1 };
  const value = count / of;
  const scale = 1 + (z * z) / of;
  const centre = (value + (z * z) / (2 * of)) / scale;
  const half = (z / scale) * Math.sqrt((value * (1 - value)) / of + (z * z) / (4 * of * of));
  return {
    count,
    of,
    value,
    low: count === 0 ? 0 : centre - half,
    high: count === of ? 1 : centre + half,
  };
}
