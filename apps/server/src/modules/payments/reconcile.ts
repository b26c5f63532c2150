import { endOrder, listDueSubscriptions, listOpenOrders } from "@beltwright/store";
import { mirror } from "./mirror.ts";
import { finish, type Purchasing } from "./purchases.ts";

/** A purchase under way is given this long before it is asked after. */
const patienceMilliseconds = 2 * 60_000;

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
    if (order.kind !== "subscribe") continue;
    const subscription = await gateway.findSubscription(order.id);
    if (subscription === undefined) {
      await endOrder(db, { id: order.id, state: "failed", message: "The payment was not completed.", now: now() });
      givenUp += 1;
    } else {
      await finish(by, order.id, subscription);
      finished += 1;
    }
  }
  for (const { id } of await listDueSubscriptions(db, gateway.kind, now())) {
    const subscription = await gateway.findSubscription(id);
    if (subscription === undefined) continue;
    await mirror(db, gateway.kind, subscription, now());
    refreshed += 1;
  }
  return { finished, givenUp, refreshed };
}
