import { endOrder, takeOrder } from "@beltwright/store";
import type { ChangeOutcome, GatewaySubscription } from "./gateway.ts";
import { mirrorPaid } from "./mirror.ts";
import { type Purchasing, patienceMilliseconds } from "./purchasing.ts";

export type ChangeResult = ChangeOutcome | { readonly kind: "under-way" };

type Wanted = (current: GatewaySubscription) => Promise<ChangeOutcome>;

/**
 * Changes a subscription, one change of a person at a time: two at once would each be told of the state before, and both
 * be charged. In one server the second waits for the first and finds nothing left to pay for; across servers it is refused.
 */
export function changeSubscription(
  by: Purchasing,
  { userName, subscriptionID }: Pick<GatewaySubscription, "userName" | "subscriptionID">,
  to: Wanted,
): Promise<ChangeResult> {
  return by.inTurn(userName, () => change(by, { userName, subscriptionID }, to));
}

async function change(
  by: Purchasing,
  { userName, subscriptionID }: Pick<GatewaySubscription, "userName" | "subscriptionID">,
  to: Wanted,
): Promise<ChangeResult> {
  const { db, gateway, now } = by;
  const id = changeOrder(subscriptionID);
  const order = { id, userName, kind: "add-ons", request: JSON.stringify({ subscriptionID }), now: now() } as const;
  if (!(await takeOrder(db, { ...order, forgottenBefore: now() - patienceMilliseconds }))) return { kind: "under-way" };
  // Where no answer comes nobody knows whether it was charged: the order stays open until reconciliation has asked.
  const current = await gateway.findSubscription(subscriptionID);
  const outcome = current === undefined ? ({ kind: "not-found" } as const) : await to(current);
  if (outcome.kind === "changed") await mirrorPaid(by, outcome.subscription);
  await endOrder(db, { id, state: "failed", message: "", now: now() });
  return outcome;
}

const prefix = "add-ons-";

function changeOrder(subscriptionID: string): string {
  return `${prefix}${subscriptionID}`;
}

/** The subscription an order of a change is about. */
export function subscriptionOf(orderID: string): string {
  return orderID.slice(prefix.length);
}
