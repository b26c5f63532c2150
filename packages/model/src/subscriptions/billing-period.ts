/** A day of the calendar in UTC, counted since 1970. */
export type Day = number;

export const dayMilliseconds = 86_400_000;

export function dayOf(milliseconds: number): Day {
  return Math.floor(milliseconds / dayMilliseconds);
}

/** `2026-11-15` */
export function dayText(day: Day): string {
  return new Date(day * dayMilliseconds).toISOString().slice(0, 10);
}

/** Both days belong to it. */
export interface BillingPeriod {
  readonly start: Day;
  readonly end: Day;
}

/**
 * The nth period of a subscription that began on a day, counting from 0. Counted from the first day, not from the period
 * before: who began on the 31st pays on the last day of short months and on the 31st again afterwards.
 */
export function billingPeriod(began: Day, months: number, n: number): BillingPeriod {
  return { start: addMonths(began, months * n), end: addMonths(began, months * (n + 1)) - 1 };
}

export function daysIn({ start, end }: BillingPeriod): number {
  return end - start + 1;
}

/** Whole UTC days to the end, plus one: on the last day one is left. */
export function daysLeft(end: Day, now: number): number {
  return Math.max(0, end - dayOf(now) + 1);
}

/** The last millisecond of a day. */
export function endOfDay(day: Day): number {
  return (day + 1) * dayMilliseconds - 1;
}

function addMonths(day: Day, months: number): Day {
  const date = new Date(day * dayMilliseconds);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month, Math.min(date.getUTCDate(), lastOfMonth)));
}
