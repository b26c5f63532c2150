import { endOrder, findOrder, listDueSubscriptions, listOpenOrders, type PaymentOrder } from "@beltwright/store";
import { settleDays } from "./day-payments.ts";
import { mirror } from "./mirror.ts";
import { finish, type Purchasing, patienceMilliseconds } from "./purchases.ts";

export interface Reconciled {
  readonly finished: number;
  readonly givenUp: number;
  readonly refreshed: number;
}

/**
 * Repairs what a crash or a lost answer left behind: an order that reached the provider is finished, one that did not is
 * given up, and subscriptions whose period has ended are brought up to what the provider says. May run in several servers
 * at once.
 */
export async function reconcile(by: Purchasing): Promise<Reconciled> {
  const { db, gateway, now } = by;
  let [finished, givenUp, refreshed] = [0, 0, 0];
  for (const order of await listOpenOrders(db, now() - patienceMilliseconds)) {
    if (await finishPaid(by, order)) {
      finished += 1;
    } else {
      await endOrder(db, { id: order.id, state: "failed", message: "The payment was not completed.", now: now() });
      givenUp += 1;
    }
  }
  for (const { id } of await listDueSubscriptions(db, gateway.kind, now())) {
    if (await refresh(by, id)) refreshed += 1;
  }
  return { finished, givenUp, refreshed };
}

/** True where the provider was paid. */
async function finishPaid(by: Purchasing, order: PaymentOrder): Promise<boolean> {
  if (order.kind === "subscribe") {
    const subscription = await by.gateway.findSubscription(order.id);
    if (subscription !== undefined) await finish(by, order.id, subscription);
    return subscription !== undefined;
  }
  const paid = await by.gateway.findSale(order.id);
  if (paid !== undefined) await settleDays(by, order, paid);
  return paid !== undefined;
}

/** Brings the account up to what the provider says of one subscription; false where the provider or we do not know it. */
export async function refresh(by: Purchasing, id: string): Promise<boolean> {
  const subscription = await by.gateway.findSubscription(id);
  if (subscription === undefined) return false;
  const order = await findOrder(by.db, id);
  if (order?.state === "begun") await finish(by, id, subscription);
  else await mirror(by.db, by.gateway.kind, subscription, by.now());
  return true;
}
