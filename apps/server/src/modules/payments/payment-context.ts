import type { Fonts, Seller } from "@beltwright/report";
import type { Purchasing } from "./purchases.ts";

/** What all payment routes share. */
export interface PaymentContext extends Purchasing {
  readonly fonts: () => Promise<Fonts>;
  readonly seller: Seller;
}
