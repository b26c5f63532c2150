import {
  type ChosenAddOn,
  dayOf,
  daysIn,
  daysLeft,
  type PricedCart,
  priceCart,
  proratedChange,
  toCents,
} from "@beltwright/model";
import type { BoughtSubscription } from "../../ui/payment/subscription-queries.ts";

interface ProratedEdit {
  readonly after: PricedCart;
  /** Positive: due for the rest of the period. Negative: credited to the next renewal. */
  readonly cents: number;
  /** Of what is due, the part that credit pays for. */
  readonly fromCredit: number;
  readonly daysLeft: number;
  readonly days: number;
}

/** What a change of add-ons, or of the plan with them, will cost for the rest of the period, as the server will charge it. */
export function proratedEdit(
  subscription: Pick<BoughtSubscription, "planID" | "addOns" | "billingPeriodStart" | "billingPeriodEnd" | "credit">,
  chosen: readonly ChosenAddOn[],
  now: number,
  wantedPlan = subscription.planID,
): ProratedEdit {
  const { planID, addOns, billingPeriodStart, billingPeriodEnd } = subscription;
  const period = { start: dayOf(Date.parse(billingPeriodStart)), end: dayOf(Date.parse(billingPeriodEnd)) };
  const before = priceCart(planID, addOns);
  const after = priceCart(wantedPlan, chosen);
  const isPriced = before.kind === "priced" && after.kind === "priced";
  const cents = isPriced ? proratedChange({ before: before.cents, after: after.cents, period, now }) : 0;
  return {
    after,
    cents,
    fromCredit: Math.min(Math.max(0, cents), toCents(subscription.credit)),
    daysLeft: daysLeft(period.end, now),
    days: daysIn(period),
  };
}
