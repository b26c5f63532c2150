import { dayMilliseconds, type SubscriptionRecord } from "@beltwright/model";
import { newId } from "../ids.ts";
import type { Db, SubscriptionTable } from "../tables.ts";

export interface SubscriptionAddOn {
  readonly id: string;
  readonly amount: number;
  readonly quantity: number;
}

export interface NewSubscription {
  readonly userName: string;
  readonly planID: string;
  readonly planName: string;
  readonly status: string;
  readonly price: number;
  /** In months. */
  readonly billingCycle: number;
  readonly subStartDate: number;
  readonly subEndDate: number;
  readonly programName?: string | undefined;
  /** In days; worked out from the dates where absent. */
  readonly subscriptionPeriod?: number | undefined;
  readonly subscriptionCostPerDay?: number | undefined;
  readonly subscriptionCost?: number | undefined;
  readonly paymentStatus?: string | undefined;
  readonly storageUnits?: number | undefined;
  readonly addOns?: readonly SubscriptionAddOn[] | undefined;
  /** The provider that holds it, and its name there; made up here where absent. */
  readonly provider?: string | undefined;
  readonly id?: string | undefined;
  readonly now: number;
}

export async function addSubscription(db: Db, subscription: NewSubscription): Promise<SubscriptionRecord> {
  const row = toTable(subscription);
  await db.insertInto("subscription").values(row).execute();
  return toRecord(row);
}

/** The specification names the defaults: program 'DeltaQ', payment 'Pending'. */
export function toTable(given: NewSubscription): SubscriptionTable {
  const days = Math.round((given.subEndDate - given.subStartDate) / dayMilliseconds);
  return {
    id: given.id ?? newId(given.now),
    user_name: given.userName,
    plan_id: given.planID,
    plan_name: given.planName,
    program_name: given.programName ?? "DeltaQ",
    status: given.status,
    price: given.price,
    billing_cycle_months: given.billingCycle,
    order_date: given.now,
    start_date: given.subStartDate,
    end_date: given.subEndDate,
    period_days: given.subscriptionPeriod ?? days,
    cost_per_day: given.subscriptionCostPerDay ?? 0,
    cost: given.subscriptionCost ?? given.price,
    payment_status: given.paymentStatus ?? "Pending",
    storage_units: given.storageUnits ?? 0,
    add_ons: JSON.stringify(given.addOns ?? []),
    provider: given.provider ?? "",
  };
}

/** In the order they were bought. */
export async function listSubscriptions(db: Db, userName: string): Promise<readonly SubscriptionRecord[]> {
  return (await readSubscriptions(db, userName)).map(toRecord);
}

/** A person's subscriptions as they are stored, in the order they were bought. */
export function readSubscriptions(db: Db, userName: string): Promise<readonly SubscriptionTable[]> {
  return db
    .selectFrom("subscription")
    .selectAll()
    .where("user_name", "=", userName)
    .orderBy("order_date")
    .orderBy("id")
    .execute();
}

function toRecord(row: SubscriptionTable): SubscriptionRecord {
  return {
    id: row.id,
    planID: row.plan_id,
    status: row.status,
    subStartDate: row.start_date,
    subEndDate: row.end_date,
    storageUnits: row.storage_units,
  };
}
