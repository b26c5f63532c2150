import type { Fonts } from "@beltwright/report";
import type { Purchasing } from "./purchasing.ts";

/** What all payment routes share. */
export interface PaymentContext extends Purchasing {
  readonly fonts: () => Promise<Fonts>;
}
