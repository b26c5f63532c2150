import { messageFor } from "@beltwright/contract";
import { dayOf, dayPurchaseCents, daySpan, isPaidFor, type Span } from "@beltwright/model";
import {
  beginOrder,
  type Db,
  endOrder,
  listStoredSubscriptions,
  moveSubscription,
  type PaymentOrder,
  reopenOrder,
  type StoredSubscription,
  settleSubscription,
} from "@beltwright/store";
import type { GatewayTransaction, SaleOutcome } from "./gateway.ts";
import { issueInvoices } from "./invoices.ts";
import { mirror, mirrorAll } from "./mirror.ts";
import { type Purchasing, patienceMilliseconds } from "./purchasing.ts";
import { runningOf, runningPlaces } from "./running.ts";

interface DayPayment {
  readonly paymentMethodNonce: string;
  /** A plan that renews may end for the days that follow it. */
  readonly endsRenewal: boolean;
}

type DayPaymentOutcome = SaleOutcome | { readonly kind: "under-way" };

/**
 * Pays for days that were ordered. The order is kept before the provider is asked, and only the one who holds it asks: two
 * cards at once would otherwise both be charged.
 */
export function payDays(by: Purchasing, days: StoredSubscription, payment: DayPayment): Promise<DayPaymentOutcome> {
  return by.inTurn(days.userName, () => payInTurn(by, days, payment));
}

async function payInTurn(by: Purchasing, days: StoredSubscription, payment: DayPayment): Promise<DayPaymentOutcome> {
  const { db, gateway, now } = by;
  await mirrorAll(by, days.userName);
  const { renewing } = await runningOf(db, days.userName, now());
  if (renewing.length > 0 && !payment.endsRenewal)
    return { kind: "declined", reason: messageFor("subscription-running", runningPlaces(renewing)) };
  const begun = await beginOrder(db, {
    id: days.id,
    userName: days.userName,
    kind: "days",
    request: JSON.stringify({ days: days.subscriptionPeriod }),
    now: now(),
  });
  if (begun.kind === "already-active") throw new Error(`The order of days ${days.id} was taken for a subscription`);
  if (begun.kind === "under-way") return begun;
  if (begun.kind === "known") {
    const paid = await gateway.findSale(days.id);
    if (paid !== undefined) return settleDays(by, days, paid);
    if (!(await mayTryAgain(by, begun.order))) return { kind: "under-way" };
  }
  const { start, end } = await daysFromNow(by, days);
  const outcome = await gateway.sale({
    orderID: days.id,
    userName: days.userName,
    cents: dayPurchaseCents(days.subscriptionPeriod),
    paymentMethodNonce: payment.paymentMethodNonce,
    period: { start: dayOf(start), end: dayOf(end) },
  });
  if (outcome.kind === "paid") return settleDays(by, days, outcome.transaction);
  await endOrder(db, { id: days.id, state: "failed", message: outcome.reason, now: now() });
  return outcome;
}

interface WantedDays {
  readonly userName: string;
  readonly programName: string;
  readonly days: number;
  readonly now: number;
}

/** Days start when what is paid for already in the same program ends, otherwise now. */
export async function nextSpan(db: Db, { userName, programName, days, now }: WantedDays): Promise<Span> {
  const existing = await listStoredSubscriptions(db, userName);
  const ends = existing.filter((one) => one.programName === programName && isPaidFor(one));
  return daySpan(
    days,
    ends.map(({ subEndDate }) => subEndDate),
    now,
  );
}

/** Days follow what is paid for, so that nothing may renew into them. */
async function endRenewals(by: Purchasing, userName: string): Promise<void> {
  for (const { id } of (await runningOf(by.db, userName, by.now())).renewing) {
    const outcome = await by.gateway.endRenewal(id);
    if (outcome.kind === "declined") throw new Error(`The provider goes on renewing ${id}: ${outcome.reason}`);
    if (outcome.kind === "changed") await mirror(by.db, by.gateway.kind, outcome.subscription, by.now());
  }
}

/** An order that waited for its payment loses no day by it, and two of them do not run side by side. */
async function daysFromNow({ db, now }: Purchasing, days: StoredSubscription): Promise<Span> {
  const { id, userName, programName } = days;
  const span = await nextSpan(db, { userName, programName, days: days.subscriptionPeriod, now: now() });
  await moveSubscription(db, { id, userName, ...span });
  return span;
}

async function mayTryAgain({ db, now }: Purchasing, order: PaymentOrder): Promise<boolean> {
  const isFresh = now() - order.createdAt < patienceMilliseconds;
  if (order.state === "done" || (order.state === "begun" && isFresh)) return false;
  return reopenOrder(db, order, now());
}

/** The days count from here on, whether or not the page reports the payment. */
export async function settleDays(
  by: Purchasing,
  { id, userName }: Pick<StoredSubscription, "id" | "userName">,
  paid: GatewayTransaction,
): Promise<SaleOutcome> {
  const { db, now, sendReceipt } = by;
  await issueInvoices(by, [paid]);
  await endRenewals(by, userName);
  const isEnded = await db.transaction().execute(async (trx) => {
    await settleSubscription(trx, { id, userName, status: "Active", paymentStatus: "Paid" });
    return endOrder(trx, { id, state: "done", message: "", now: now() });
  });
  if (isEnded) sendReceipt(paid);
  return { kind: "paid", transaction: paid };
}
