import { type NewSubscription, readSubscriptions, type SubscriptionAddOn, toTable } from "../accounts/subscriptions.ts";
import type { Db, SubscriptionTable } from "../tables.ts";

/** A subscription with everything the account keeps of it. */
export interface StoredSubscription {
  readonly id: string;
  readonly userName: string;
  readonly provider: string;
  readonly planID: string;
  readonly planName: string;
  readonly programName: string;
  readonly status: string;
  readonly price: number;
  readonly billingCycle: number;
  readonly subOrderDate: number;
  readonly subStartDate: number;
  readonly subEndDate: number;
  readonly subscriptionPeriod: number;
  readonly subscriptionCostPerDay: number;
  readonly subscriptionCost: number;
  readonly paymentStatus: string;
  readonly addOns: readonly SubscriptionAddOn[];
}

/** Brings the account up to what the provider says of a subscription: once new, afterwards changed. */
export async function putSubscription(db: Db, given: NewSubscription & { readonly id: string }): Promise<void> {
  const row = toTable(given);
  const { id: _id, user_name: _owner, order_date: _ordered, ...changed } = row;
  await db
    .insertInto("subscription")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doUpdateSet(changed))
    .execute();
}

/** A subscription bought by days: paid for, or given up. True where it was waiting for that. */
export async function settleSubscription(
  db: Db,
  settle: {
    readonly id: string;
    readonly userName: string;
    readonly status: "Active" | "Cancelled";
    readonly paymentStatus: string;
  },
): Promise<boolean> {
  const settled = await db
    .updateTable("subscription")
    .set({ status: settle.status, payment_status: settle.paymentStatus })
    .where("id", "=", settle.id)
    .where("user_name", "=", settle.userName)
    .where("status", "=", "Pending")
    .returning("id")
    .executeTakeFirst();
  return settled !== undefined;
}

/** Gives a subscription that waits for its payment other dates. */
export async function moveSubscription(
  db: Db,
  to: { readonly id: string; readonly userName: string; readonly start: number; readonly end: number },
): Promise<void> {
  await db
    .updateTable("subscription")
    .set({ start_date: to.start, end_date: to.end })
    .where("id", "=", to.id)
    .where("user_name", "=", to.userName)
    .where("status", "=", "Pending")
    .execute();
}

/** Lets what was bought by days last to a later time, until a plan begins. */
export async function extendDays(
  db: Db,
  to: { readonly userName: string; readonly from: number; readonly end: number },
): Promise<void> {
  await db
    .updateTable("subscription")
    .set({ end_date: to.end })
    .where("user_name", "=", to.userName)
    .where("provider", "=", "days")
    .where("status", "=", "Active")
    .where("end_date", ">=", to.from)
    .where("end_date", "<", to.end)
    .execute();
}

export async function findSubscription(db: Db, id: string): Promise<StoredSubscription | undefined> {
  const row = await db.selectFrom("subscription").selectAll().where("id", "=", id).executeTakeFirst();
  return row && toStored(row);
}

/** In the order they were bought. */
export async function listStoredSubscriptions(db: Db, userName: string): Promise<readonly StoredSubscription[]> {
  return (await readSubscriptions(db, userName)).map(toStored);
}

/** Those of a provider whose paid period has ended, or whose first day has come: renewed, begun, or lapsed. */
export async function listDueSubscriptions(
  db: Db,
  provider: string,
  now: number,
): Promise<readonly StoredSubscription[]> {
  const rows = await db
    .selectFrom("subscription")
    .selectAll()
    .where("provider", "=", provider)
    .where("status", "in", ["Active", "Past Due", "Pending"])
    .where("end_date", "<", now)
    .execute();
  return rows.map(toStored);
}

export async function deleteSubscription(db: Db, id: string): Promise<boolean> {
  const deleted = await db.deleteFrom("subscription").where("id", "=", id).returning("id").executeTakeFirst();
  return deleted !== undefined;
}

function toStored(row: SubscriptionTable): StoredSubscription {
  return {
    id: row.id,
    userName: row.user_name,
    provider: row.provider,
    planID: row.plan_id,
    planName: row.plan_name,
    programName: row.program_name,
    status: row.status,
    price: row.price,
    billingCycle: row.billing_cycle_months,
    subOrderDate: row.order_date,
    subStartDate: row.start_date,
    subEndDate: row.end_date,
    subscriptionPeriod: row.period_days,
    subscriptionCostPerDay: row.cost_per_day,
    subscriptionCost: row.cost,
    paymentStatus: row.payment_status,
    addOns: JSON.parse(row.add_ons),
  };
}
