import { type BillingPeriod, dayOf } from "@beltwright/model";
import {
  type Db,
  findAccountId,
  findKeptPlan,
  findOrder,
  findSubscription,
  forgetPlan,
  type KeptPlan,
  keepPlan,
} from "@beltwright/store";

/** What we know of something that the provider keeps under a name we gave it. */
export interface KnownOrder {
  readonly userName: string;
  /** Of a purchase by days. */
  readonly period?: BillingPeriod;
}

export type FindKnownOrder = (id: string) => Promise<KnownOrder | undefined>;

/** What our database says of the provider's customers and orders; it knows them only by names that give no one away. */
export interface OurBooks {
  readonly findKnownOrder: FindKnownOrder;
  /** A customer is an account: an address may pass to someone else. */
  readonly getAccountId: (userName: string) => Promise<string>;
  /** What is paid for to the end of a period, while the provider shows what follows it. */
  readonly findKeptPlan: (subscriptionID: string) => Promise<KeptPlan | undefined>;
  readonly keepPlan: (subscriptionID: string, kept: KeptPlan) => Promise<void>;
  readonly forgetPlan: (subscriptionID: string) => Promise<void>;
}

export function ourBooks(db: Db): OurBooks {
  return {
    findKnownOrder: (id) => findKnownOrder(db, id),
    getAccountId: (userName) => getAccountId(db, userName),
    findKeptPlan: (id) => findKeptPlan(db, id),
    keepPlan: (id, kept) => keepPlan(db, id, kept),
    forgetPlan: (id) => forgetPlan(db, id),
  };
}

async function findKnownOrder(db: Db, id: string): Promise<KnownOrder | undefined> {
  const kept = await findSubscription(db, id);
  if (kept === undefined) return findOrder(db, id);
  const { userName, provider, subStartDate, subEndDate } = kept;
  if (provider !== "days") return { userName };
  return { userName, period: { start: dayOf(subStartDate), end: dayOf(subEndDate) } };
}

export async function getAccountId(db: Db, userName: string): Promise<string> {
  const id = await findAccountId(db, userName);
  if (id === undefined) throw new Error(`The account of ${userName} is gone`);
  return id;
}
