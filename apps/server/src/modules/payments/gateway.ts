import type { BillingPeriod, Cents, ChosenAddOn, Day } from "@beltwright/model";

/** Who pays, with the field names of the specification. */
export interface BillingAddress {
  readonly first_name: string;
  readonly last_name: string;
  readonly company: string;
  readonly street_address: string;
  readonly extended_address: string;
  readonly locality: string;
  readonly region: string;
  readonly postal_code: string;
  readonly country_name: string;
}

export interface Customer {
  readonly first_name: string;
  readonly last_name: string;
  readonly company: string;
  readonly email: string;
  readonly phone: string;
  readonly country_name: string;
  readonly billing_address: BillingAddress;
}

export interface SubscribeRequest {
  /** Name of the new subscription at the provider. Asked again by the same name, nothing new is made. */
  readonly subscriptionID: string;
  readonly userName: string;
  readonly customer: Customer;
  readonly paymentMethodNonce: string;
  /** The subscription whose card or wallet pays this one, too; then there is no nonce. */
  readonly paidLike?: string | undefined;
  readonly planID: string;
  readonly addOns: readonly ChosenAddOn[];
  /** Nothing is charged before this day; today where absent. */
  readonly startsOn?: Day | undefined;
}

/** `Pending` waits for its first day and is not paid for. `Canceled` does not renew; what is paid for stays. */
export type GatewayStatus = "Pending" | "Active" | "Past Due" | "Canceled";

/** What a subscription pays for. */
export interface PlanWithAddOns {
  readonly planID: string;
  readonly addOns: readonly ChosenAddOn[];
}

interface GatewayAddOn extends ChosenAddOn {
  readonly cents: Cents;
}

export interface GatewaySubscription {
  readonly subscriptionID: string;
  readonly userName: string;
  readonly planID: string;
  readonly status: GatewayStatus;
  readonly cents: Cents;
  /** In months. */
  readonly billingCycle: number;
  readonly began: Day;
  readonly period: BillingPeriod;
  readonly addOns: readonly GatewayAddOn[];
  /** Paid already and not used; the next renewal costs so much less. */
  readonly credit: Cents;
  /** What follows at the next renewal, where that is something else. */
  readonly next?: PlanWithAddOns;
}

export interface GatewayTransaction {
  readonly transactionID: string;
  /** Empty for a purchase by days. */
  readonly subscriptionID: string;
  readonly userName: string;
  readonly cents: Cents;
  /** Part of the price that was paid earlier and not used; `cents` is what remained to pay. */
  readonly credit: Cents;
  /** Milliseconds. */
  readonly created: number;
  readonly planID: string;
  readonly addOns: readonly ChosenAddOn[];
  readonly period: BillingPeriod;
  readonly status: "Settled" | "Declined";
}

export type SubscribeOutcome =
  | { readonly kind: "subscribed"; readonly subscription: GatewaySubscription }
  /** The bank or the provider said no; nothing was charged. */
  | { readonly kind: "declined"; readonly reason: string };

export type ChangeOutcome =
  | { readonly kind: "changed"; readonly subscription: GatewaySubscription }
  | { readonly kind: "declined"; readonly reason: string }
  | { readonly kind: "not-found" };

export interface SaleRequest {
  /** Name of the payment; asked again, it is not paid twice. */
  readonly orderID: string;
  readonly userName: string;
  readonly cents: Cents;
  readonly paymentMethodNonce: string;
  readonly period: BillingPeriod;
}

export type SaleOutcome =
  | { readonly kind: "paid"; readonly transaction: GatewayTransaction }
  | { readonly kind: "declined"; readonly reason: string };

/** What a message that claims to come from the provider is about. */
export type Notification =
  | { readonly kind: "subscription"; readonly subscriptionID: string }
  | { readonly kind: "other" }
  /** The signature is not the provider's. */
  | { readonly kind: "forged" }
  | { readonly kind: "malformed" };

/** A payment provider. Whatever fails on the way there throws; a refusal is an answer. */
export interface Gateway {
  readonly kind: "sandbox" | "braintree" | "none";
  readonly clientToken: (userName: string) => Promise<string>;
  readonly subscribe: (request: SubscribeRequest) => Promise<SubscribeOutcome>;
  /** The payments of one subscription, the first one first. */
  readonly paymentsFor: (subscription: GatewaySubscription) => Promise<readonly GatewayTransaction[]>;
  readonly findSubscription: (subscriptionID: string) => Promise<GatewaySubscription | undefined>;
  readonly changeAddOns: (subscriptionID: string, addOns: readonly ChosenAddOn[]) => Promise<ChangeOutcome>;
  /** To a plan of the same cycle: at once, and the rest of the period is charged, or free of charge at the next renewal. */
  readonly changePlan: (
    subscriptionID: string,
    to: PlanWithAddOns,
    when: "now" | "at-renewal",
  ) => Promise<ChangeOutcome>;
  /** For good. */
  readonly cancel: (subscriptionID: string) => Promise<ChangeOutcome>;
  /** Ends at the end of the period, and may be resumed until then. */
  readonly endRenewal: (subscriptionID: string) => Promise<ChangeOutcome>;
  readonly resume: (subscriptionID: string) => Promise<ChangeOutcome>;
  /** Pays from now on by another card or wallet; what is past due is tried again with it. */
  readonly replaceCard: (subscriptionID: string, paymentMethodNonce: string) => Promise<ChangeOutcome>;
  readonly subscriptionsOf: (userName: string) => Promise<readonly GatewaySubscription[]>;
  readonly transactionsOf: (userName: string) => Promise<readonly GatewayTransaction[]>;
  readonly sale: (request: SaleRequest) => Promise<SaleOutcome>;
  readonly findSale: (orderID: string) => Promise<GatewayTransaction | undefined>;
  readonly readNotification: (signature: string, payload: string) => Promise<Notification>;
}
