import type { AccountSubscription, BoughtSubscription } from "../../ui/payment/subscription-queries.ts";

/** Of the provider's: active, waiting for the first day, or cancelled and still paid for. The current one comes first. */
export function heldBought(list: readonly BoughtSubscription[]): readonly BoughtSubscription[] {
  const active = list.filter(({ status }) => status === "Active");
  const others = list.filter(
    ({ status, billingcycleDaysLeft }) => status !== "Active" && (status !== "Canceled" || billingcycleDaysLeft > 0),
  );
  return [...active, ...others];
}

/** Bought by days or entered by an administrator: current, or paid for and yet to begin. */
export function heldElsewhere(list: readonly AccountSubscription[], now: number): readonly AccountSubscription[] {
  const isToCome = ({ subStartDate, paymentStatus }: AccountSubscription) =>
    subStartDate > now && paymentStatus === "Paid";
  return list.filter((one) => one.subIsCurrent || isToCome(one));
}
