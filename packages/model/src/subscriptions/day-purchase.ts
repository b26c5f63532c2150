import { daySubscription } from "../reference/plans.ts";
import { dayMilliseconds } from "./billing-period.ts";
import { type Cents, toCents } from "./cents.ts";

export function isDayOption(days: number): boolean {
  return daySubscription.options.some((option) => option === days);
}

/** 1.9 dollars a day, rounded to the cent. */
export function dayPurchaseCents(days: number): Cents {
  return toCents(Number((days * daySubscription.costPerDay).toFixed(daySubscription.costDecimals)));
}

export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Starts when the latest subscription of the same program ends, otherwise now, and lasts the chosen days. */
export function daySpan(days: number, existingEnds: readonly number[], now: number): Span {
  const start = Math.max(now, ...existingEnds);
  return { start, end: start + days * dayMilliseconds };
}
