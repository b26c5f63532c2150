import {
  type AddOn,
  adminNewSubscription,
  type ChosenAddOn,
  dayMilliseconds,
  findAddOn,
  toCents,
} from "@beltwright/model";
import type { AccountSubscription } from "../../ui/payment/subscription-queries.ts";

/** What an administrator enters; the fields of the specification's admin view. */
export interface SubscriptionDraft {
  readonly programName: string;
  readonly planID: string;
  readonly subStartDate: number;
  readonly subEndDate: number;
  readonly subscriptionPeriod: number;
  readonly subscriptionCostPerDay: number;
  readonly subscriptionCost: number;
  readonly paymentStatus: string;
  readonly addOns: readonly ChosenAddOn[];
}

/** An administrator's new subscription: DeltaQ, 30 days from yesterday, 1.9 a day, Pending. */
export function newDraft(now: number): SubscriptionDraft {
  const { startsDaysAgo, ...defaults } = adminNewSubscription;
  const subStartDate = now - startsDaysAgo * dayMilliseconds;
  return {
    ...defaults,
    planID: "TProYearly1001",
    subStartDate,
    subEndDate: subStartDate + defaults.subscriptionPeriod * dayMilliseconds,
    addOns: [],
  };
}

export function draftOf(one: AccountSubscription): SubscriptionDraft {
  const { programName, planID, subStartDate, subEndDate, subscriptionPeriod, paymentStatus, addOns } = one;
  const { subscriptionCostPerDay, subscriptionCost } = one;
  return {
    ...{ programName, planID, subStartDate, subEndDate, subscriptionPeriod, paymentStatus },
    ...{ subscriptionCostPerDay, subscriptionCost },
    addOns: addOns.map(({ id, quantity }) => ({ id, quantity })),
  };
}

/** Period, start and price per day decide end and cost. */
export function withChange(draft: SubscriptionDraft, change: Partial<SubscriptionDraft>): SubscriptionDraft {
  const next = { ...draft, ...change };
  const { subStartDate, subscriptionPeriod, subscriptionCostPerDay } = next;
  const isSpan = change.subscriptionPeriod !== undefined || change.subStartDate !== undefined;
  const isPrice = change.subscriptionPeriod !== undefined || change.subscriptionCostPerDay !== undefined;
  return {
    ...next,
    ...(isSpan && { subEndDate: subStartDate + subscriptionPeriod * dayMilliseconds }),
    ...(isPrice && { subscriptionCost: toCents(subscriptionPeriod * subscriptionCostPerDay) / 100 }),
  };
}

/** As it is sent: add-ons with their price. */
export function bodyOf(draft: SubscriptionDraft) {
  const priced = draft.addOns.flatMap(({ id, quantity }) => {
    const addOn: AddOn | undefined = findAddOn(id);
    return addOn === undefined ? [] : [{ id, quantity, amount: addOn.amount }];
  });
  return { ...draft, addOns: priced };
}
