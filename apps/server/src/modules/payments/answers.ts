import {
  billingCycleLabel,
  type ChosenAddOn,
  daysIn,
  daysLeft,
  dayText,
  isSubscriptionPayment,
} from "@beltwright/model";
import type { GatewaySubscription, GatewayTransaction } from "./gateway.ts";

/** A subscription with the field names of the specification; money in dollars. */
export function subscriptionAnswer(subscription: GatewaySubscription, now: number) {
  const { subscriptionID, planID, status, cents, billingCycle, period, addOns, credit } = subscription;
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
    billingCycleDays: daysIn(period),
    billingcycleDaysLeft: daysLeft(period.end, now),
  };
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
    addOns: addOns.map(({ id, quantity }: ChosenAddOn) => ({ id, quantity })),
    billingPeriodStart: dayText(period.start),
    billingPeriodEnd: dayText(period.end),
    subStatus: subscription?.status ?? "",
    subAmount: subscription === undefined ? 0 : subscription.cents / 100,
    /** Pays for the plan with its add-ons; otherwise a prorated payment for add-ons only. */
    subTransaction: isSubscriptionPayment(transaction),
  };
}
