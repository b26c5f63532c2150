import { endOrder, findOrder, listDueSubscriptions, listOpenOrders, type PaymentOrder } from "@beltwright/store";
import { subscriptionOf } from "./changes.ts";
import { settleDays } from "./day-payments.ts";
import { mirrorPaid } from "./mirror.ts";
import { finish } from "./purchases.ts";
import { type Purchasing, patienceMilliseconds } from "./purchasing.ts";

interface Reconciled {
  readonly finished: number;
  readonly givenUp: number;
  readonly refreshed: number;
}

/**
 * Repairs what a crash or a lost answer left behind: an order that reached the provider is finished, one that did not is
 * given up, and subscriptions whose period has ended are brought up to what the provider says. May run in several servers
 * at once, and leaves the rest to the next time once it `isEnding`.
 */
export async function reconcile(by: Purchasing, isEnding: () => boolean): Promise<Reconciled> {
  const { db, gateway, now } = by;
  let [finished, givenUp, refreshed] = [0, 0, 0];
  const failures: unknown[] = [];
  // What cannot be cleared up now is tried again next time, and does not stand in the way of the others.
  const attempt = (step: Promise<void>) => step.catch((error: unknown) => void failures.push(error));
  for (const order of await listOpenOrders(db, now() - patienceMilliseconds)) {
    if (isEnding()) break;
    await attempt(
      endOpenOrder(by, order).then((isPaid) => {
        if (isPaid) finished += 1;
        else givenUp += 1;
      }),
    );
  }
  for (const { id } of await listDueSubscriptions(db, gateway.kind, now())) {
    if (isEnding()) break;
    await attempt(
      refresh(by, id).then((isKnown) => {
        if (isKnown) refreshed += 1;
      }),
    );
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} payments could not be cleared up`);
  return { finished, givenUp, refreshed };
}

async function endOpenOrder(by: Purchasing, order: PaymentOrder): Promise<boolean> {
  const { db, now } = by;
  // Whether or not the change was made, the provider says what the subscription is now.
  if (order.kind === "add-ons") await refresh(by, subscriptionOf(order.id));
  else if (await finishPaid(by, order)) return true;
  await endOrder(db, { id: order.id, state: "failed", message: "The payment was not completed.", now: now() });
  return false;
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
  else await mirrorPaid(by, subscription);
  return true;
}
