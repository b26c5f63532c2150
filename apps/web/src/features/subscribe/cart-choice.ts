import { addOnsFor, type ChosenAddOn, findAddOn, type Plan, type PlanFamily, plans } from "@beltwright/model";
import { planColumns } from "../../ui/payment/plan-words.ts";
import type { SubscribeSearch } from "./subscribe-search.ts";

export function familyOf({ plan }: SubscribeSearch): PlanFamily | undefined {
  return planColumns.find(({ column }) => column === plan)?.family;
}

/** The plan a family has for a cycle; monthly unless told otherwise. */
export function planFor(family: PlanFamily, cycle: SubscribeSearch["cycle"]): Plan {
  const found = plans.find((plan) => plan.family === family && (plan.billingCycle === 1) === (cycle !== "year"));
  if (found === undefined) throw new Error(`No ${family} plan is sold by the ${cycle ?? "month"}`);
  return found;
}

/** Add-ons that were chosen for another plan or cycle become those of this plan. */
export function addOnsOf(plan: Plan, chosen: readonly ChosenAddOn[]): readonly ChosenAddOn[] {
  return addOnsFor(plan).flatMap(({ id, kind }) => {
    const same = chosen.find((one) => findAddOn(one.id)?.kind === kind);
    return same === undefined ? [] : [{ id, quantity: same.quantity }];
  });
}
