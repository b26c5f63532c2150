import { billingCycleLabel, type Cents, centsText, currency, toCents } from "@beltwright/model";

/** `AUD 440.00` */
export function priceText(cents: Cents): string {
  return `${currency} ${centsText(cents)}`;
}

/** A price of an answer, which is in dollars. */
export function dollarText(dollars: number): string {
  return priceText(toCents(dollars));
}

/** ` / Month` or ` / Year` */
export function perCycle(billingCycle: number): string {
  return ` / ${billingCycleLabel(billingCycle)}`;
}
