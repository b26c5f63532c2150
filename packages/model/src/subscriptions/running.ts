import { isPaidFor, type SubscriptionRecord } from "../users/subscription.ts";

/** The program that plans and days are sold for. */
export const programOfPlans = "DeltaT";

type Paid = Pick<SubscriptionRecord, "status" | "subEndDate">;

/** When the last of what is paid for ends; undefined where nothing is paid for beyond now. */
export function paidUntil(subscriptions: readonly Paid[], now: number): number | undefined {
  const ends = subscriptions
    .filter((one) => isPaidFor(one) && one.subEndDate > now)
    .map(({ subEndDate }) => subEndDate);
  return ends.length === 0 ? undefined : Math.max(...ends);
}

/** Goes on charging: active at a payment provider, or waiting there for its first day. Days end by themselves. */
export function isProviderRenewing({
  provider,
  status,
}: {
  readonly provider: string;
  readonly status: string;
}): boolean {
  return ["sandbox", "braintree"].includes(provider) && (status === "Active" || status === "Pending");
}
