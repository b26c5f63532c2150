import type { ChosenAddOn, Day } from "@beltwright/model";
import type { Db } from "../tables.ts";

/** A plan with its add-ons that is paid for until its last day, when another follows. */
export interface KeptPlan {
  readonly planID: string;
  readonly addOns: readonly ChosenAddOn[];
  readonly lastDay: Day;
}

export async function keepPlan(db: Db, subscriptionID: string, kept: KeptPlan): Promise<void> {
  const row = { plan_id: kept.planID, add_ons: JSON.stringify(kept.addOns), last_day: kept.lastDay };
  await db
    .insertInto("kept_plan")
    .values({ subscription_id: subscriptionID, ...row })
    .onConflict((conflict) => conflict.column("subscription_id").doUpdateSet(row))
    .execute();
}

export async function findKeptPlan(db: Db, subscriptionID: string): Promise<KeptPlan | undefined> {
  const row = await db
    .selectFrom("kept_plan")
    .selectAll()
    .where("subscription_id", "=", subscriptionID)
    .executeTakeFirst();
  return row && { planID: row.plan_id, addOns: JSON.parse(row.add_ons), lastDay: row.last_day };
}

export async function forgetPlan(db: Db, subscriptionID: string): Promise<void> {
  await db.deleteFrom("kept_plan").where("subscription_id", "=", subscriptionID).execute();
}
