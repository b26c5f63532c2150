import { addOnsFor, type ChosenAddOn, findAddOn, findPlan } from "./cart.ts";

/**
 * When another plan takes the place of the present one. A dearer plan of the same cycle counts at once and the rest of the
 * period is charged; a cheaper one follows when what is paid for ends, since nothing is paid back; and so does one of the
 * other cycle, whose periods are counted anew.
 */
type PlanChange = "same" | "now" | "at-renewal" | "other-cycle" | "unknown";

export function planChange(planID: string, wantedID: string): PlanChange {
  if (planID === wantedID) return "same";
  const [plan, wanted] = [findPlan(planID), findPlan(wantedID)];
  if (plan === undefined || wanted === undefined) return "unknown";
  if (plan.billingCycle !== wanted.billingCycle) return "other-cycle";
  return wanted.price > plan.price ? "now" : "at-renewal";
}

/** The add-ons of a subscription as they are called beside another plan: its own support, storage of its cycle. */
export function movedAddOns(addOns: readonly ChosenAddOn[], planID: string): readonly ChosenAddOn[] {
  const plan = findPlan(planID);
  const offered = plan === undefined ? [] : addOnsFor(plan);
  return addOns.flatMap(({ id, quantity }) => {
    const moved = offered.find(({ kind }) => kind === findAddOn(id)?.kind);
    return moved === undefined ? [] : [{ id: moved.id, quantity }];
  });
}
