import { type AddOn, addOns, type Plan, plans } from "../reference/plans.ts";
import { type Cents, toCents } from "./cents.ts";

/** An add-on as a cart or a subscription names it. */
export interface ChosenAddOn {
  readonly id: string;
  readonly quantity: number;
}

export interface PricedAddOn extends ChosenAddOn {
  readonly addOn: AddOn;
  /** For the whole quantity. */
  readonly cents: Cents;
}

export type CartFault =
  | "unknown-plan"
  | "unknown-add-on"
  | "add-on-twice"
  | "support-of-other-plan"
  | "add-on-of-other-cycle"
  | "quantity-wrong";

export type PricedCart =
  | {
      readonly kind: "priced";
      readonly plan: Plan;
      readonly addOns: readonly PricedAddOn[];
      readonly cents: Cents;
    }
  | { readonly kind: "refused"; readonly fault: CartFault; readonly id: string };

/** So many blocks of storage are sold at once; more is a typing error. */
export const mostStorageUnits = 100;

export function findPlan(planID: string): Plan | undefined {
  return plans.find((plan) => plan.planID === planID);
}

export function findAddOn(id: string): AddOn | undefined {
  return addOns.find((addOn) => addOn.id === id);
}

/** What goes with a plan: its own support and storage, of the same cycle. */
export function addOnsFor(plan: Plan): readonly AddOn[] {
  return addOns.filter(
    ({ billingCycle, family }) =>
      billingCycle === plan.billingCycle && (family === undefined || family === plan.family),
  );
}

/** Plan price + support price + storage price × quantity, or why these do not go together. */
export function priceCart(planID: string, chosen: readonly ChosenAddOn[]): PricedCart {
  const plan = findPlan(planID);
  if (plan === undefined) return { kind: "refused", fault: "unknown-plan", id: planID };
  const priced: PricedAddOn[] = [];
  for (const { id, quantity } of chosen) {
    const addOn = findAddOn(id);
    if (addOn === undefined) return { kind: "refused", fault: "unknown-add-on", id };
    const fault = addOnFault(plan, addOn, quantity, priced);
    if (fault !== undefined) return { kind: "refused", fault, id };
    priced.push({ id, quantity, addOn, cents: toCents(addOn.amount) * quantity });
  }
  const cents = priced.reduce((sum, one) => sum + one.cents, toCents(plan.price));
  return { kind: "priced", plan, addOns: priced, cents };
}

function addOnFault(plan: Plan, addOn: AddOn, quantity: number, before: readonly PricedAddOn[]): CartFault | undefined {
  if (before.some((one) => one.addOn.kind === addOn.kind)) return "add-on-twice";
  if (addOn.family !== undefined && addOn.family !== plan.family) return "support-of-other-plan";
  if (addOn.billingCycle !== plan.billingCycle) return "add-on-of-other-cycle";
  const most = addOn.kind === "storage" ? mostStorageUnits : 1;
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= most ? undefined : "quantity-wrong";
}

/** Blocks of 100 files among the add-ons. */
export function storageUnitsOf(chosen: readonly ChosenAddOn[]): number {
  return chosen.reduce((sum, { id, quantity }) => sum + (findAddOn(id)?.kind === "storage" ? quantity : 0), 0);
}
