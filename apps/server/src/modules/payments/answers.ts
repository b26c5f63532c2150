import {
  billingCycleLabel,
  daysIn,
  daysLeft,
  dayText,
  findAddOn,
  isSubscriptionPayment,
  priceCart,
} from "@beltwright/model";
import type { GatewaySubscription, GatewayTransaction, PlanWithAddOns } from "./gateway.ts";

/** A subscription with the field names of the specification; money in dollars. */
export function subscriptionAnswer(subscription: GatewaySubscription, now: number) {
  const { subscriptionID, planID, status, cents, billingCycle, period, addOns, credit, next } = subscription;
  const total = addOns.reduce((sum, { cents: each, quantity }) => sum + each * quantity, cents);
  return {
    subscriptionID,
    planID,
    status,
    price: cents / 100,
    billingCycle,
    billingCycleLabel: billingCycleLabel(billingCycle),
    billingPeriodStart: dayText(period.start),
    billingPeriodEnd: dayText(period.end),
    addOns: addOns.map(({ id, quantity, cents: each }) => ({ id, amount: each / 100, quantity })),
    totalSubCost: total / 100,
    credit: credit / 100,
    ...(next === undefined ? {} : { next: { ...next, addOns: [...next.addOns], totalSubCost: costOf(next) } }),
    billingCycleDays: daysIn(period),
    billingcycleDaysLeft: daysLeft(period.end, now),
  };
}

function costOf({ planID, addOns }: PlanWithAddOns): number {
  const priced = priceCart(planID, addOns);
  return priced.kind === "priced" ? priced.cents / 100 : 0;
}

export function transactionAnswer(transaction: GatewayTransaction, subscriptions: readonly GatewaySubscription[]) {
  const { transactionID, subscriptionID, cents, created, planID, addOns, period, credit } = transaction;
  const subscription = subscriptions.find((one) => one.subscriptionID === subscriptionID);
  return {
    transactionID,
    subscriptionID,
    amount: cents / 100,
    credit: credit / 100,
    dateCreated: new Date(created).toISOString(),
    planId: planID,
    addOns: addOns.map(({ id, quantity }) => ({ id, amount: findAddOn(id)?.amount ?? 0, quantity })),
    billingPeriodStart: dayText(period.start),
    billingPeriodEnd: dayText(period.end),
    subStatus: subscription?.status ?? "",
    subAmount: subscription === undefined ? 0 : subscription.cents / 100,
    /** Pays for the plan with its add-ons; otherwise a prorated payment for add-ons only. */
    subTransaction: isSubscriptionPayment(transaction),
  };
}
