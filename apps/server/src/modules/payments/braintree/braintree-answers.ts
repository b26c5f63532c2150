import { isDeepStrictEqual } from "node:util";
import {
  type BillingPeriod,
  type Cents,
  type ChosenAddOn,
  type Day,
  dayOf,
  findPlan,
  priceCart,
  toCents,
} from "@beltwright/model";
import type { KeptPlan } from "@beltwright/store";
import { z } from "zod";
import type { GatewayStatus, GatewaySubscription, GatewayTransaction } from "../gateway.ts";
import type { KnownOrder } from "../known-orders.ts";

/** Money comes as text with two decimals; it is read digit by digit, since 0.29 × 100 is not 29. */
const money = z
  .string()
  .regex(/^\d+(\.\d{1,2})?$/)
  .transform((text): Cents => {
    const [dollars = "0", part = ""] = text.split(".");
    return Number(dollars) * 100 + Number(part.padEnd(2, "0"));
  });
const day = z.iso.date().transform((text): Day => dayOf(Date.parse(text)));
const addOn = z.object({ id: z.string(), quantity: z.int(), amount: money });

const subscriptionAnswer = z.object({
  id: z.string(),
  planId: z.string(),
  price: money,
  status: z.enum(["Active", "Canceled", "Expired", "Past Due", "Pending"]),
  createdAt: z.iso.datetime(),
  firstBillingDate: day.nullish(),
  billingPeriodStartDate: day.nullish(),
  billingPeriodEndDate: day.nullish(),
  paidThroughDate: day.nullish(),
  addOns: z.array(addOn),
  paymentMethodToken: z.string().nullish(),
  currentBillingCycle: z.int().nullish(),
  numberOfBillingCycles: z.int().nullish(),
  neverExpires: z.boolean().nullish(),
  /** Owed where positive, in favour of the customer where negative. */
  balance: z.string().nullish(),
});

/** One that ran out is over. */
const statuses = {
  Active: "Active",
  Canceled: "Canceled",
  Expired: "Canceled",
  "Past Due": "Past Due",
  Pending: "Pending",
} as const satisfies Record<string, GatewayStatus>;

type ProviderSubscription = z.infer<typeof subscriptionAnswer>;

export function readProviderSubscription(answer: unknown): ProviderSubscription {
  return subscriptionAnswer.parse(answer);
}

/** Told to end with the present cycle: the provider calls it active to the last day. */
function isEnding({ neverExpires, numberOfBillingCycles, currentBillingCycle }: ProviderSubscription): boolean {
  return neverExpires === false && (numberOfBillingCycles ?? 0) <= (currentBillingCycle ?? 0);
}

function periodOf(read: ProviderSubscription, status: GatewayStatus, began: Day): BillingPeriod {
  const start = read.billingPeriodStartDate ?? began;
  if (status === "Pending") return { start: began, end: began - 1 };
  // While a payment is due, the provider already shows the period it has not been paid for.
  const end = status === "Past Due" ? (read.paidThroughDate ?? start - 1) : (read.billingPeriodEndDate ?? start - 1);
  return { start: Math.min(start, end), end };
}

/** `kept` is what is paid for to the end of a period, where the provider shows what follows already. */
export function readSubscription(answer: unknown, userName: string, kept?: KeptPlan): GatewaySubscription {
  const shown = shownSubscription(answer, userName);
  if (kept?.lastDay !== shown.period.end) return shown;
  const priced = priceCart(kept.planID, kept.addOns);
  const isSame = kept.planID === shown.planID && isDeepStrictEqual(kept.addOns, shown.addOns.map(chosen));
  if (priced.kind !== "priced" || isSame) return shown;
  const next = { planID: shown.planID, addOns: shown.addOns.map(chosen) };
  const addOns = priced.addOns.map(({ addOn, ...one }) => ({ ...chosen(one), cents: toCents(addOn.amount) }));
  return { ...shown, planID: kept.planID, cents: toCents(priced.plan.price), addOns, next };
}

function chosen({ id, quantity }: ChosenAddOn): ChosenAddOn {
  return { id, quantity };
}

function shownSubscription(answer: unknown, userName: string): GatewaySubscription {
  const read = subscriptionAnswer.parse(answer);
  const { id, planId, price, addOns } = read;
  const began = read.firstBillingDate ?? dayOf(Date.parse(read.createdAt));
  const status = statuses[read.status] === "Active" && isEnding(read) ? "Canceled" : statuses[read.status];
  return {
    subscriptionID: id,
    userName,
    planID: planId,
    status,
    cents: price,
    billingCycle: findPlan(planId)?.billingCycle ?? 0,
    began,
    period: periodOf(read, status, began),
    addOns: addOns.map(({ amount, ...one }) => ({ ...one, cents: amount })),
    credit: read.balance?.startsWith("-") ? money.parse(read.balance.slice(1)) : 0,
  };
}

const transactionAnswer = z.object({
  id: z.string(),
  type: z.string(),
  status: z.string(),
  amount: money,
  createdAt: z.iso.datetime(),
  planId: z.string().nullish(),
  subscriptionId: z.string().nullish(),
  orderId: z.string().nullish(),
  customer: z.object({ id: z.string().nullish() }),
  addOns: z.array(addOn).nullish(),
  subscription: z
    .object({ billingPeriodStartDate: day.nullish(), billingPeriodEndDate: day.nullish() })
    .nullish()
    .catch(undefined),
});

type ProviderTransaction = z.infer<typeof transactionAnswer>;

const unpaid: ReadonlySet<string> = new Set([
  "authorization_expired",
  "failed",
  "gateway_rejected",
  "processor_declined",
  "settlement_declined",
  "voided",
]);

export function readProviderTransaction(answer: unknown): ProviderTransaction {
  return transactionAnswer.parse(answer);
}

export function isPaid({ type, status }: ProviderTransaction): boolean {
  return type === "sale" && !unpaid.has(status);
}

/** `order` is what we know of a purchase by days, of which the provider keeps no period. */
export function toTransaction(read: ProviderTransaction, userName: string, order?: KnownOrder): GatewayTransaction {
  const created = Date.parse(read.createdAt);
  const { billingPeriodStartDate: start, billingPeriodEndDate: end } = read.subscription ?? {};
  const known = order?.period ?? { start: dayOf(created), end: dayOf(created) };
  return {
    transactionID: read.id,
    subscriptionID: read.subscriptionId ?? "",
    userName,
    cents: read.amount,
    credit: 0,
    created,
    planID: read.planId ?? "",
    addOns: (read.addOns ?? []).map(({ id, quantity }) => ({ id, quantity })),
    period: { start: start ?? known.start, end: end ?? known.end },
    status: isPaid(read) ? "Settled" : "Declined",
  };
}

/**
 * Payments, which the provider lists newest first, in the order they were made, with the credit that renewals used, of which the provider does not tell: what the
 * first payment of a period, made on its first day, lacks to the price was paid by credit. Any other is for a change.
 */
export function inOrder(payments: readonly GatewayTransaction[]): readonly GatewayTransaction[] {
  const sorted = payments.toReversed().toSorted((a, b) => a.created - b.created);
  return sorted.map((one) => (isRenewal(one, sorted) ? { ...one, credit: lackOf(one) } : one));
}

function isRenewal(one: GatewayTransaction, all: readonly GatewayTransaction[]): boolean {
  const first = all.find(
    ({ subscriptionID, period, status }) =>
      status === "Settled" && subscriptionID === one.subscriptionID && period.start === one.period.start,
  );
  return one.subscriptionID !== "" && first === one && dayOf(one.created) === one.period.start;
}

function lackOf({ planID, addOns, cents }: GatewayTransaction): Cents {
  const priced = priceCart(planID, addOns);
  return priced.kind === "priced" ? Math.max(0, priced.cents - cents) : 0;
}
