import type { Seller } from "@beltwright/report";
import type { Db } from "@beltwright/store";
import type { InTurn } from "../../in-turn.ts";
import type { Gateway } from "./gateway.ts";
import type { SendReceipt } from "./receipts.ts";

/** A purchase under way is given this long before it is asked after. */
export const patienceMilliseconds = 2 * 60_000;

/** What it takes to sell. */
export interface Purchasing {
  readonly db: Db;
  readonly gateway: Gateway;
  readonly now: () => number;
  readonly sendReceipt: SendReceipt;
  /** As invoices name them. */
  readonly seller: Seller;
  /** One piece of a person's business after the other. */
  readonly inTurn: InTurn;
}
