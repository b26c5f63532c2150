import { type BillingPeriod, dayOf } from "@beltwright/model";
import { type Db, findOrder, findSubscription } from "@beltwright/store";

/** What we know of something that the provider keeps under a name we gave it. */
export interface KnownOrder {
  readonly userName: string;
  /** Of a purchase by days. */
  readonly period?: BillingPeriod;
}

export type FindKnownOrder = (id: string) => Promise<KnownOrder | undefined>;

/** Whose an order is says our database; the provider knows its customers only by names that give no one away. */
export function knownOrders(db: Db): FindKnownOrder {
  return async (id) => {
    const kept = await findSubscription(db, id);
    if (kept === undefined) return findOrder(db, id);
    const { userName, provider, subStartDate, subEndDate } = kept;
    if (provider !== "days") return { userName };
    return { userName, period: { start: dayOf(subStartDate), end: dayOf(subEndDate) } };
  };
}
