import { type BillingPeriod, daysIn, daysLeft } from "./billing-period.ts";
import type { Cents } from "./cents.ts";

interface AddOnChange {
  /** What all add-ons of the subscription cost for a whole period, before and after. */
  readonly before: Cents;
  readonly after: Cents;
  readonly period: BillingPeriod;
  readonly now: number;
}

/**
 * What a change of add-ons costs for the rest of the period, today included. Positive: charged at once. Negative: credited
 * to the next renewal, since what was paid for is not paid back in cash.
 */
export function proratedChange({ before, after, period, now }: AddOnChange): Cents {
  const share = Math.min(1, daysLeft(period.end, now) / daysIn(period));
  return Math.round((after - before) * share) + 0;
}
