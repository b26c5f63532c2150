import { gstPart } from "../reference/plans.ts";

/** Money is counted in whole cents; only screens and invoices show dollars. */
export type Cents = number;

/** A price of the price list, in dollars, as cents. */
export function toCents(dollars: number): Cents {
  return Math.round(dollars * 100);
}

/** As it is written: `1234.50`. */
export function centsText(cents: Cents): string {
  const sign = cents < 0 ? "-" : "";
  const whole = Math.abs(cents);
  return `${sign}${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, "0")}`;
}

interface GstShare {
  readonly subtotal: Cents;
  readonly gst: Cents;
}

/** GST contained in a total is one eleventh of it; what remains is the subtotal, so that the two always add up. */
export function gstIn(total: Cents): GstShare {
  const gst = Math.round(total / gstPart);
  return { subtotal: total - gst, gst };
}
