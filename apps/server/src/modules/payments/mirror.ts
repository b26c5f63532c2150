import { dayMilliseconds, endOfDay, findPlan, programOfPlans, storageUnitsOf } from "@beltwright/model";
import { type Db, listStoredSubscriptions, putSubscription } from "@beltwright/store";
import type { Gateway, GatewaySubscription } from "./gateway.ts";
import { issueInvoices } from "./invoices.ts";
import type { Purchasing } from "./purchasing.ts";

const paymentStatuses = { Active: "Paid", Canceled: "Paid", "Past Due": "Past Due", Pending: "Pending" } as const;

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
    programName: programOfPlans,
    status,
    price: cents / 100,
    billingCycle,
    subStartDate: began * dayMilliseconds,
    subEndDate: endOfDay(period.end),
    paymentStatus: paymentStatuses[status],
    storageUnits: storageUnitsOf(addOns),
    addOns: addOns.map((addOn) => ({ id: addOn.id, quantity: addOn.quantity, amount: addOn.cents / 100 })),
    now,
  });
}

/** The account brought up to the provider, with the invoices of what was paid since. */
export async function mirrorPaid(by: Purchasing, subscription: GatewaySubscription): Promise<void> {
  await issueInvoices(by, await by.gateway.paymentsFor(subscription));
  await mirror(by.db, by.gateway.kind, subscription, by.now());
}

/** All of a person's subscriptions at the provider, with the account brought up to them. */
export async function mirrorAll(by: Purchasing, userName: string): Promise<readonly GatewaySubscription[]> {
  const { db, gateway, now } = by;
  const subscriptions = await gateway.subscriptionsOf(userName);
  const stored = await listStoredSubscriptions(db, userName);
  for (const subscription of subscriptions) {
    const { subscriptionID, period } = subscription;
    const known = stored.find(({ id }) => id === subscriptionID);
    // Only a period that the account has not heard of was paid for behind our back.
    if (known?.subEndDate === endOfDay(period.end)) await mirror(db, gateway.kind, subscription, now());
    else await mirrorPaid(by, subscription);
  }
  return subscriptions;
}
