import { createHash } from "node:crypto";
import { type CartFault, type ChosenAddOn, dayMilliseconds, dayText, endOfDay, priceCart } from "@beltwright/model";
import {
  beginOrder,
  type Db,
  endOrder,
  extendDays,
  findOrder,
  listStoredSubscriptions,
  type PaymentOrder,
} from "@beltwright/store";
import type { Customer, GatewaySubscription, SubscribeRequest } from "./gateway.ts";
import { issueInvoices } from "./invoices.ts";
import { getAccountId } from "./known-orders.ts";
import { mirror, mirrorAll } from "./mirror.ts";
import type { Purchasing } from "./purchasing.ts";
import { type Running, runningOf } from "./running.ts";
import { isTestNonce } from "./sandbox-cards.ts";

interface Cart {
  readonly customer: Customer;
  readonly paymentMethodNonce: string;
  /** The subscription whose card pays, in place of a nonce. */
  readonly paidLike?: string | undefined;
  readonly planID: string;
  readonly addOns: readonly ChosenAddOn[];
  /** `2026-12-15`: the first day, as the buyer was told and agreed to. */
  readonly startsOn?: string | undefined;
}

type PurchaseOutcome =
  | { readonly kind: "subscribed"; readonly subscriptionID: string; readonly startsOn?: string }
  | { readonly kind: "already-active" }
  /** Something is paid for already: the plan may begin when it ends. */
  | { readonly kind: "asks"; readonly running: Running }
  | { readonly kind: "under-way" }
  | { readonly kind: "declined"; readonly reason: string }
  | { readonly kind: "not-sold"; readonly fault: CartFault };

/** Buys a subscription. The payment nonce names the order: sent twice, it is the same order. */
export function purchase(by: Purchasing, userName: string, cart: Cart): Promise<PurchaseOutcome> {
  return by.inTurn(userName, () => purchaseInTurn(by, userName, cart));
}

/** For who has the turn already. What is paid for comes first: the plan begins, and is charged for, on the day after. */
export async function purchaseInTurn(by: Purchasing, userName: string, cart: Cart): Promise<PurchaseOutcome> {
  const priced = priceCart(cart.planID, cart.addOns);
  if (priced.kind === "refused") return { kind: "not-sold", fault: priced.fault };
  // The provider may know of a renewal or a cancellation that the account has not heard of yet.
  await mirrorAll(by, userName);
  const subscriptionID = await nextOrderName(by.db, userName, cart);
  const known = await findOrder(by.db, subscriptionID);
  if (known !== undefined && known.state !== "begun") return outcomeOf(known);
  const running = await runningOf(by.db, userName, by.now(), subscriptionID);
  if (known === undefined && !isAgreed(running, cart)) return { kind: "asks", running };
  const request = { ...cart, subscriptionID, userName, startsOn: running.freeFrom };
  const begun = await begin(by, request);
  if (begun.kind === "already-active" || begun.kind === "under-way") return begun;
  if (begun.kind === "known" && begun.order.state !== "begun") return outcomeOf(begun.order);
  return ask(by, request);
}

/**
 * Whether the buyer knows when the plan begins. Who cancelled a plan and buys the next one need not be told that it
 * follows; of days and of what else runs the buyer may not think. A plan that renews is told of elsewhere.
 */
function isAgreed({ paid, renewing, freeFrom }: Running, { startsOn }: Cart): boolean {
  if (renewing.length > 0 || freeFrom === undefined) return startsOn === undefined || renewing.length > 0;
  if (startsOn === undefined) return paid.every(({ status }) => status === "Canceled");
  return startsOn === dayText(freeFrom);
}

/** Days end at some time of a day, plans begin at midnight: nobody is locked out in between. */
async function begin({ db, now }: Purchasing, request: SubscribeRequest) {
  const { subscriptionID: id, userName, startsOn } = request;
  const kept = JSON.stringify({ ...request, paymentMethodNonce: "" });
  const begun = await beginOrder(db, { id, userName, kind: "subscribe", request: kept, now: now() });
  if (begun.kind === "begun" && startsOn !== undefined) {
    await extendDays(db, { userName, from: (startsOn - 1) * dayMilliseconds, end: endOfDay(startsOn - 1) });
  }
  return begun;
}

async function ask(by: Purchasing, request: SubscribeRequest): Promise<PurchaseOutcome> {
  const { db, gateway, now } = by;
  const { subscriptionID: id, startsOn } = request;
  const outcome = await gateway.subscribe(request);
  if (outcome.kind === "declined") {
    await endOrder(db, { id, state: "failed", message: outcome.reason, now: now() });
    return outcome;
  }
  await finish(by, id, outcome.subscription);
  return { kind: "subscribed", subscriptionID: id, ...(startsOn === undefined ? {} : { startsOn: dayText(startsOn) }) };
}

/** The account and the order change together; whoever ends the order sends the receipt. The invoice is issued before. */
export async function finish(by: Purchasing, id: string, subscription: GatewaySubscription): Promise<void> {
  const { db, gateway, now, sendReceipt } = by;
  await endUnpaid(by, subscription);
  const payments = await gateway.paymentsFor(subscription);
  await issueInvoices(by, payments);
  const isEnded = await db.transaction().execute(async (trx) => {
    await mirror(trx, gateway.kind, subscription, now());
    return endOrder(trx, { id, state: "done", message: "", now: now() });
  });
  if (isEnded) sendReceipt(payments[0]);
}

/**
 * A subscription whose renewal was declined makes way for the one bought in its stead: the provider tries such charges
 * again, and both would be paid. It comes before the order is ended, so that what fails here is tried again.
 */
async function endUnpaid(by: Purchasing, bought: GatewaySubscription): Promise<void> {
  const { db, gateway, now } = by;
  const stored = await listStoredSubscriptions(db, bought.userName);
  const unpaid = stored.filter(({ provider, status }) => provider === gateway.kind && status === "Past Due");
  for (const { id } of unpaid.filter((one) => one.id !== bought.subscriptionID)) {
    const outcome = await gateway.cancel(id);
    if (outcome.kind === "changed") await mirror(db, gateway.kind, outcome.subscription, now());
  }
}

function outcomeOf({ id, state, message }: PaymentOrder): PurchaseOutcome {
  return state === "done" ? { kind: "subscribed", subscriptionID: id } : { kind: "declined", reason: message };
}

/**
 * A documented test nonce, or a card that is known already, may be used again and again: once an order under it has ended,
 * the next one is another order.
 */
async function nextOrderName(db: Db, userName: string, { paymentMethodNonce, paidLike }: Cart): Promise<string> {
  const account = await getAccountId(db, userName);
  const nonce = paidLike ?? paymentMethodNonce;
  let name = orderName(account, nonce);
  if (paidLike === undefined && !isTestNonce(nonce)) return name;
  for (let used = 1; await hasEnded(db, name); used += 1) name = orderName(account, `${nonce} ${used}`);
  return name;
}

async function hasEnded(db: Db, id: string): Promise<boolean> {
  const order = await findOrder(db, id);
  return order !== undefined && order.state !== "begun";
}

/** Letters and digits only, at most 36: what providers take as the name of a subscription. */
function orderName(accountId: string, nonce: string): string {
  return createHash("sha256").update(`${accountId} ${nonce}`).digest("hex").slice(0, 32);
}
