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
  readonly created: Day;
  readonly planID: string;
  readonly addOns: readonly ChosenAddOn[];
  readonly period: BillingPeriod;
}

export interface InvoiceCustomer {
  readonly userName: string;
  readonly name: string;
  readonly companyName: string;
  readonly address: readonly string[];
  readonly country: string;
}

export interface Invoice {
  readonly title: "TAX INVOICE" | "INVOICE";
  /** Of the file and of the document: date, company, user and transaction. */
  readonly fileTitle: string;
  readonly date: string;
  readonly transactionID: string;
  readonly customer: InvoiceCustomer;
  /** Of a plan or of days. Otherwise add-ons only: a prorated once-off payment. */
  readonly isSubscription: boolean;
  readonly planName: string;
  readonly lines: readonly { readonly text: string; readonly cents: Cents | undefined }[];
  readonly period: { readonly start: string; readonly end: string };
  readonly total: Cents;
  /** Present on tax invoices. */
  readonly tax?: { readonly subtotal: Cents; readonly gst: Cents };
}

/** A transaction that pays plan and add-ons in full pays the subscription; any other amount pays for added add-ons. */
export function isSubscriptionPayment({ planID, addOns, cents }: PaidTransaction): boolean {
  const priced = priceCart(planID, addOns);
  return priced.kind === "priced" && priced.cents === cents;
}

export function invoiceFor(paid: PaidTransaction, customer: InvoiceCustomer): Invoice {
  const isTaxed = isGstCountry(customer.country);
  const isByDays = paid.planID === "" && paid.subscriptionID === "";
  const isSubscription = isByDays || isSubscriptionPayment(paid);
  const date = dayText(paid.created);
  const planName = isByDays ? daysText(paid) : (findPlan(paid.planID)?.planName ?? paid.planID);
  return {
    title: isTaxed ? "TAX INVOICE" : "INVOICE",
    fileTitle: fileTitleOf(date, customer, paid.transactionID),
    date,
    transactionID: paid.transactionID,
    customer,
    isSubscription,
    planName,
    lines: isSubscription ? subscriptionLines(paid, planName) : addOnLines(paid),
    period: { start: dayText(paid.period.start), end: dayText(paid.period.end) },
    total: paid.cents,
    ...(isTaxed ? { tax: gstIn(paid.cents) } : {}),
  };
}

/** From a time of the first day to the same time of the last one. */
function daysText({ period }: PaidTransaction): string {
  const days = period.end - period.start;
  return days > 0 ? `Subscription for ${days} days` : "Subscription by days";
}

function subscriptionLines(paid: PaidTransaction, planName: string): Invoice["lines"] {
  const priced = priceCart(paid.planID, paid.addOns);
  if (priced.kind !== "priced") return [{ text: planName, cents: paid.cents }];
  const plan = { text: planName, cents: priced.cents - sumOf(priced.addOns) };
  return [plan, ...priced.addOns.map((one) => ({ text: addOnText(one), cents: one.cents }))];
}

/** What each add-on cost alone is not known of a prorated payment: the whole amount stands once, the add-ons below. */
function addOnLines(paid: PaidTransaction): Invoice["lines"] {
  const priced = priceCart(paid.planID, paid.addOns);
  const named =
    priced.kind === "priced" ? priced.addOns.map((one) => ({ text: addOnText(one), cents: undefined })) : [];
  return [{ text: "Add-ons, prorated once-off payment", cents: paid.cents }, ...named];
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
