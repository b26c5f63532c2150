import { dayMilliseconds, endOfDay, findPlan, storageUnitsOf } from "@beltwright/model";
import { type Db, putSubscription } from "@beltwright/store";
import type { Gateway, GatewaySubscription } from "./gateway.ts";

/** Brings the account up to what the provider says. What is paid for stays usable until its end, also when cancelled. */
export async function mirror(
  db: Db,
  provider: Gateway["kind"],
  subscription: GatewaySubscription,
  now: number,
): Promise<void> {
  const { subscriptionID, userName, planID, status, cents, billingCycle, period, began, addOns } = subscription;
  await putSubscription(db, {
    id: subscriptionID,
    userName,
    provider,
    planID,
    planName: findPlan(planID)?.planName ?? planID,
    programName: "DeltaT",
    status,
    price: cents / 100,
    billingCycle,
    subStartDate: began * dayMilliseconds,
    subEndDate: endOfDay(period.end),
    paymentStatus: status === "Past Due" ? "Past Due" : "Paid",
    storageUnits: storageUnitsOf(addOns),
    addOns: addOns.map((addOn) => ({ id: addOn.id, quantity: addOn.quantity, amount: addOn.cents / 100 })),
    now,
  });
}

/** All of a person's subscriptions at the provider, with the account brought up to them. */
export async function mirrorAll(
  db: Db,
  gateway: Gateway,
  userName: string,
  now: number,
): Promise<readonly GatewaySubscription[]> {
  const subscriptions = await gateway.subscriptionsOf(userName);
  for (const subscription of subscriptions) await mirror(db, gateway.kind, subscription, now);
  return subscriptions;
}
