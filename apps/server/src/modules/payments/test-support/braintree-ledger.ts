import type { Wire } from "./braintree-wire.ts";

/** What the stand-in keeps. Written apart from the product's own rules, so that the two can disagree. */
export interface LedgerAddOn {
  readonly id: string;
  readonly quantity: number;
  readonly cents: number;
}

export interface LedgerTransaction {
  readonly id: string;
  readonly cents: number;
  readonly created: number;
  readonly status: string;
  readonly customerId: string;
  readonly orderId: string | null;
  readonly planId: string | null;
  readonly subscriptionId: string | null;
  readonly addOns: readonly LedgerAddOn[];
  readonly period: Period | null;
}

interface Period {
  readonly start: string;
  readonly end: string;
}

export interface LedgerSubscription {
  readonly id: string;
  planId: string;
  readonly months: number;
  cents: number;
  token: string;
  readonly customerId: string;
  readonly created: number;
  /** The first day. */
  readonly began: number;
  /** Undefined where it never ends by itself. */
  lastCycle: number | undefined;
  status: string;
  /** Number of the period shown, and of the last one paid for. */
  shown: number;
  paid: number;
  credit: number;
  addOns: readonly LedgerAddOn[];
}

const dayLength = 24 * 3600 * 1000;

/** Counted from the first day; a month that is too short ends early. */
export function periodOf({ began, months }: LedgerSubscription, number: number): Period {
  return {
    start: text(shifted(began, months * number)),
    end: text(shifted(began, months * (number + 1)) - dayLength),
  };
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayLength);
}

export function text(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

function shifted(time: number, months: number): number {
  const at = new Date(time);
  const first = Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months, 1);
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months + 1, 0)).getUTCDate();
  return first + (Math.min(at.getUTCDate(), last) - 1) * dayLength;
}

export function totalOf({ cents, addOns }: Pick<LedgerSubscription, "cents" | "addOns">): number {
  return addOns.reduce((sum, one) => sum + one.cents * one.quantity, cents);
}

const money = (cents: number) => (cents / 100).toFixed(2);
const addOnsWire = (addOns: readonly LedgerAddOn[]): Wire =>
  addOns.map(({ id, quantity, cents }) => ({
    addOn: { id, kind: "add_on", quantity, amount: money(cents), name: id },
  }));

export function subscriptionWire(one: LedgerSubscription, transactions: readonly LedgerTransaction[]): Wire {
  const shown = periodOf(one, one.shown);
  return {
    id: one.id,
    planId: one.planId,
    price: money(one.cents),
    status: one.status,
    balance: money(-one.credit),
    createdAt: new Date(one.created),
    firstBillingDate: text(one.began),
    billingPeriodStartDate: one.shown < 0 ? null : shown.start,
    billingPeriodEndDate: one.shown < 0 ? null : shown.end,
    paidThroughDate: periodOf(one, one.paid).end,
    paymentMethodToken: one.token,
    neverExpires: one.lastCycle === undefined,
    numberOfBillingCycles: one.lastCycle ?? null,
    currentBillingCycle: one.shown + 1,
    trialPeriod: false,
    addOns: addOnsWire(one.addOns),
    discounts: [],
    transactions: transactions.map((transaction) => ({ transaction: transactionWire(transaction) })).toReversed(),
  };
}

export function transactionWire(one: LedgerTransaction): Wire {
  return {
    id: one.id,
    type: "sale",
    status: one.status,
    amount: money(one.cents),
    currencyIsoCode: "AUD",
    createdAt: new Date(one.created),
    orderId: one.orderId,
    planId: one.planId,
    subscriptionId: one.subscriptionId,
    customer: { id: one.customerId, email: null },
    addOns: addOnsWire(one.addOns),
    discounts: [],
    disputes: [],
    subscription: {
      billingPeriodStartDate: one.period?.start ?? null,
      billingPeriodEndDate: one.period?.end ?? null,
    },
  };
}
