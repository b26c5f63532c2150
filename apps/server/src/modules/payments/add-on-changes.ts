import type { ChosenAddOn } from "@beltwright/model";
import { endOrder, takeOrder } from "@beltwright/store";
import { createTurns } from "../../in-turn.ts";
import type { ChangeOutcome, GatewaySubscription } from "./gateway.ts";
import { mirrorPaid } from "./mirror.ts";
import { type Purchasing, patienceMilliseconds } from "./purchasing.ts";

type AddOnOutcome = ChangeOutcome | { readonly kind: "under-way" };

/**
 * Changes add-ons, one change of a subscription at a time: two at once would each be told of the add-ons before, and both
 * be charged. In one server the second waits for the first and finds nothing left to pay for; across servers it is refused.
 */
export function addOnChanger(by: Purchasing) {
  const inTurn = createTurns();
  return (subscription: GatewaySubscription, addOns: readonly ChosenAddOn[]): Promise<AddOnOutcome> =>
    inTurn(subscription.subscriptionID, () => change(by, subscription, addOns));
}

async function change(
  by: Purchasing,
  { subscriptionID, userName }: GatewaySubscription,
  addOns: readonly ChosenAddOn[],
): Promise<AddOnOutcome> {
  const { db, gateway, now } = by;
  const id = addOnOrder(subscriptionID);
  const request = JSON.stringify({ subscriptionID, addOns });
  const order = { id, userName, kind: "add-ons", request, now: now() } as const;
  if (!(await takeOrder(db, { ...order, forgottenBefore: now() - patienceMilliseconds }))) return { kind: "under-way" };
  // Where no answer comes nobody knows whether it was charged: the order stays open until reconciliation has asked.
  const outcome = await gateway.changeAddOns(subscriptionID, addOns);
  if (outcome.kind === "changed") await mirrorPaid(by, outcome.subscription);
  await endOrder(db, { id, state: "failed", message: "", now: now() });
  return outcome;
}

const prefix = "add-ons-";

function addOnOrder(subscriptionID: string): string {
  return `${prefix}${subscriptionID}`;
}

/** The subscription an order of add-ons is about. */
export function subscriptionOf(orderID: string): string {
  return orderID.slice(prefix.length);
}
