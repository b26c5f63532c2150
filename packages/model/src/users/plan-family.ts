import { type PlanFamily, plans } from "../reference/plans.ts";
import { isSubscriptionCurrent, type SubscriptionRecord } from "./subscription.ts";

type Held = Pick<SubscriptionRecord, "planID" | "status" | "subStartDate" | "subEndDate">;

/**
 * The widest of the plans that are current; undefined without one. Days and what an administrator gave have no limits,
 * as the Professional plans: only the Standard plans limit a design, and dynamic analysis is bought by name.
 */
export function planFamilyOf(subscriptions: readonly Held[], now: number): PlanFamily | undefined {
  const families = subscriptions
    .filter((one) => isSubscriptionCurrent(one, now))
    .map(({ planID }) => plans.find((plan) => plan.planID === planID)?.family ?? "professional");
  return (["dynamic", "professional", "standard"] as const).find((family) => families.includes(family));
}
