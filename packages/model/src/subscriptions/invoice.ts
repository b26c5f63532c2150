import { isGstCountry } from "../reference/plans.ts";
import type { BillingPeriod, Day } from "./billing-period.ts";
import { dayText } from "./billing-period.ts";
import type { ChosenAddOn } from "./cart.ts";
import { findPlan, type PricedAddOn, priceCart } from "./cart.ts";
import { type Cents, gstIn } from "./cents.ts";

/** A payment as the provider keeps it. */
export interface PaidTransaction {
  readonly transactionID: string;
  readonly subscriptionID: string;
  readonly cents: Cents;
  /** Part of the price that was paid earlier and not used; `cents` is what remained to pay. */
  readonly credit: Cents;
  readonly created: Day;
  readonly planID: string;
  readonly addOns: readonly ChosenAddOn[];
  readonly period: BillingPeriod;
  /** The plan of the payment before, for the same subscription. */
  readonly planBefore?: string;
}

export interface InvoiceCustomer {
  readonly userName: string;
  readonly name: string;
  readonly companyName: string;
  readonly address: readonly string[];
  readonly country: string;
  /** The customer's own number for the order; empty for none. */
  readonly orderNumber: string;
}

export interface Invoice {
  readonly title: "TAX INVOICE" | "INVOICE";
  /** Of the file and of the document: date, company, user and transaction. */
  readonly fileTitle: string;
  readonly date: string;
  readonly transactionID: string;
  readonly customer: InvoiceCustomer;
  /** A plan or days in full; otherwise a prorated once-off payment for what was changed. */
  readonly heading: "Subscription" | "Plan change" | "Add-ons";
  readonly planName: string;
  readonly lines: readonly { readonly text: string; readonly cents: Cents | undefined }[];
  readonly period: { readonly start: string; readonly end: string };
  readonly total: Cents;
  /** Present on tax invoices. */
  readonly tax?: { readonly subtotal: Cents; readonly gst: Cents };
}

/** A transaction that pays plan and add-ons in full, credit counted, pays the subscription; any other amount pays for a change. */
export function isSubscriptionPayment({
  planID,
  addOns,
  cents,
  credit,
}: Pick<PaidTransaction, "planID" | "addOns" | "cents" | "credit">): boolean {
  const priced = priceCart(planID, addOns);
  return priced.kind === "priced" && priced.cents === cents + credit;
}

export function invoiceFor(paid: PaidTransaction, customer: InvoiceCustomer): Invoice {
  const isTaxed = isGstCountry(customer.country);
  const date = dayText(paid.created);
  const heading = headingOf(paid);
  const planName = isByDays(paid) ? daysText(paid) : planNameOf(paid.planID);
  return {
    title: isTaxed ? "TAX INVOICE" : "INVOICE",
    fileTitle: fileTitleOf(date, customer, paid.transactionID),
    date,
    transactionID: paid.transactionID,
    customer,
    heading,
    planName,
    lines: [
      ...(heading === "Subscription" ? subscriptionLines(paid, planName) : changeLines(paid)),
      ...creditLines(paid),
    ],
    period: { start: dayText(paid.period.start), end: dayText(paid.period.end) },
    total: paid.cents,
    ...(isTaxed ? { tax: gstIn(paid.cents) } : {}),
  };
}

function headingOf(paid: PaidTransaction): Invoice["heading"] {
  if (isByDays(paid) || isSubscriptionPayment(paid)) return "Subscription";
  return isPlanChange(paid) ? "Plan change" : "Add-ons";
}

function isByDays({ planID, subscriptionID }: PaidTransaction): boolean {
  return planID === "" && subscriptionID === "";
}

function isPlanChange({ planID, planBefore }: PaidTransaction): boolean {
  return planBefore !== undefined && planBefore !== planID;
}

function planNameOf(planID: string): string {
  return findPlan(planID)?.planName ?? planID;
}

/** From a time of the first day to the same time of the last one. */
function daysText({ period }: PaidTransaction): string {
  const days = period.end - period.start;
  return days > 0 ? `Subscription for ${days} days` : "Subscription by days";
}

function subscriptionLines(paid: PaidTransaction, planName: string): Invoice["lines"] {
  const priced = priceCart(paid.planID, paid.addOns);
  if (priced.kind !== "priced") return [{ text: planName, cents: paid.cents + paid.credit }];
  const plan = { text: planName, cents: priced.cents - sumOf(priced.addOns) };
  return [plan, ...priced.addOns.map((one) => ({ text: addOnText(one), cents: one.cents }))];
}

/** What each part cost alone is not known of a prorated payment: the whole amount stands once, the add-ons below. */
function changeLines(paid: PaidTransaction): Invoice["lines"] {
  const priced = priceCart(paid.planID, paid.addOns);
  const named =
    priced.kind === "priced" ? priced.addOns.map((one) => ({ text: addOnText(one), cents: undefined })) : [];
  return [{ text: `${changeText(paid)}, prorated once-off payment`, cents: paid.cents + paid.credit }, ...named];
}

function changeText({ planID, planBefore }: PaidTransaction): string {
  if (planBefore === undefined || planBefore === planID) return "Add-ons";
  return `${planNameOf(planBefore)} to ${planNameOf(planID)}`;
}

function creditLines({ credit }: PaidTransaction): Invoice["lines"] {
  return credit > 0 ? [{ text: "Less credit from an earlier change", cents: -credit }] : [];
}

function addOnText({ addOn, quantity }: PricedAddOn): string {
  return quantity === 1 ? addOn.name : `${addOn.name} × ${quantity}`;
}

function sumOf(priced: readonly PricedAddOn[]): Cents {
  return priced.reduce((sum, { cents }) => sum + cents, 0);
}

/** Characters that file systems refuse are left out. */
function fileTitleOf(date: string, { companyName, userName }: InvoiceCustomer, transactionID: string): string {
  const parts = ["Invoice", date, companyName, userName, transactionID].map((part) =>
    part.replace(/[\s\p{Cc}\\/:*?"<>|]+/gu, " ").trim(),
  );
  return parts.filter((part) => part !== "").join(" ");
}
