import { isFiniteNumber, plain } from "./reference.ts";
/** The interval a value must or should lie in. An absent end is open to infinity. */
export interface Limit {
  readonly above?: number;
  readonly least?: number;
  readonly most?: number;
  readonly below?: number;
  readonly isInteger?: boolean;
}

/** Any finite number: the only thing asked is that it is a number. */
export const finite: Limit = {};
export const positive: Limit = { above: 0 };
export const nonNegative: Limit = { least: 0 };

/** Both ends belong to the interval. */
export function between(least: number, most: number): Limit {
  return { least, most };
}

/** The lower end belongs to the interval, the upper does not. */
export function fromBelow(least: number, below: number): Limit {
  return { least, below };
}

/** Neither end belongs to the interval. */
export function strictlyBetween(above: number, below: number): Limit {
  return { above, below };
}

export function atLeast(least: number): Limit {
  return { least };
}

export function atMost(most: number): Limit {
  return { most };
}

export function integerBetween(least: number, most: number): Limit {
  return { least, most, isInteger: true };
}

/** A value that is not finite satisfies no limit. */
export function satisfies(limit: Limit, value: number): boolean {
  if (!isFiniteNumber(value)) return false;
  if (limit.above !== undefined && !(value > limit.above)) return false;
  if (limit.least !== undefined && !(value >= limit.least)) return false;
  if (limit.most !== undefined && !(value <= limit.most)) return false;
  if (limit.below !== undefined && !(value < limit.below)) return false;
  return limit.isInteger !== true || Number.isInteger(plain(value));
}

/** The limit in words, for messages to programmers; users read the message table. */
export function describeLimit(limit: Limit): string {
  const parts = [
    limit.above === undefined ? undefined : `above ${limit.above}`,
    limit.least === undefined ? undefined : `at least ${limit.least}`,
    limit.most === undefined ? undefined : `at most ${limit.most}`,
    limit.below === undefined ? undefined : `below ${limit.below}`,
    limit.isInteger ? "a whole number" : undefined,
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? "finite" : parts.join(" and ");
}

/** How far a value lies outside the limit, in its own unit; 0 inside. */
export function distanceOutside(limit: Limit, value: number): number {
  const low = limit.least ?? limit.above ?? Number.NEGATIVE_INFINITY;
  const high = limit.most ?? limit.below ?? Number.POSITIVE_INFINITY;
  return Math.max(low - value, value - high, 0);
}

/** A limit as one closed interval of numbers: quick to check where a formula is called thousands of times. */
export interface Interval {
  readonly low: number;
  readonly high: number;
  readonly isInteger: boolean;
}

/** The closed interval of doubles that satisfies the limit. Infinities and NaN lie outside every interval. */
export function intervalOf(limit: Limit): Interval {
  const low = Math.max(
    limit.least ?? -Number.MAX_VALUE,
    limit.above === undefined ? -Number.MAX_VALUE : nextUp(limit.above),
  );
  const high = Math.min(
    limit.most ?? Number.MAX_VALUE,
    limit.below === undefined ? Number.MAX_VALUE : -nextUp(-limit.below),
  );
  return { low, high, isInteger: limit.isInteger === true };
}

/** The next larger double. */
function nextUp(value: number): number {
  if (value === 0) return Number.MIN_VALUE;
  const bits = new BigInt64Array(1);
  const double = new Float64Array(bits.buffer);
  double[0] = value;
  bits[0] = (bits[0] ?? 0n) + (value > 0 ? 1n : -1n);
  return double[0] ?? value;
}
