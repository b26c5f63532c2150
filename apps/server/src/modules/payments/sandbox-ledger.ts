import {
  type BillingPeriod,
  billingPeriod,
  type Cents,
  type ChosenAddOn,
  type Day,
  dayMilliseconds,
  endOfDay,
  priceCart,
} from "@beltwright/model";
import type { GatewayStatus, GatewaySubscription, GatewayTransaction, PlanWithAddOns } from "./gateway.ts";

/** A subscription as the sandbox keeps it. */
export interface SandboxSubscription {
  readonly subscriptionID: string;
  readonly userName: string;
  readonly planID: string;
  readonly status: GatewayStatus;
  readonly began: Day;
  /** Number of the period that is paid for, from 0; -1 before the first day. */
  readonly paidPeriod: number;
  readonly addOns: readonly ChosenAddOn[];
  /** Owed to the customer: taken off the next renewals. */
  readonly credit: Cents;
  /** How often something was paid for, for the names of transactions. */
  readonly payments: number;
  /** What follows at the next renewal; of the same cycle. */
  readonly next?: PlanWithAddOns;
}

/** One that has not begun has paid for no day. */
export function periodOf({ began, planID, paidPeriod, addOns }: SandboxSubscription): BillingPeriod {
  if (paidPeriod < 0) return { start: began, end: began - 1 };
  return billingPeriod(began, pricedOf(planID, addOns).plan.billingCycle, paidPeriod);
}

/** What the provider shows of it. */
export function shown(subscription: SandboxSubscription): GatewaySubscription {
  const { subscriptionID, userName, planID, status, began, credit, next } = subscription;
  const { plan, addOns } = pricedOf(planID, subscription.addOns);
  return {
    subscriptionID,
    userName,
    planID,
    status,
    began,
    credit,
    cents: Math.round(plan.price * 100),
    billingCycle: plan.billingCycle,
    period: periodOf(subscription),
    addOns: addOns.map(({ id, quantity, cents }) => ({ id, quantity, cents: cents / quantity })),
    ...(next === undefined ? {} : { next }),
  };
}

interface Renewal {
  readonly subscription: SandboxSubscription;
  readonly transactions: readonly GatewayTransaction[];
}

/** Pays for every period that has begun since, credit first, and for the plan that follows where there is one. */
export function renewed(subscription: SandboxSubscription, now: number): Renewal {
  const transactions: GatewayTransaction[] = [];
  let current = subscription;
  while (current.status !== "Canceled" && endOfDay(periodOf(current).end) < now) {
    const { next, ...before } = current;
    const { planID, addOns } = next ?? before;
    const { cents } = pricedOf(planID, addOns);
    const fromCredit = Math.min(current.credit, cents);
    current = {
      ...before,
      planID,
      addOns,
      status: "Active",
      paidPeriod: current.paidPeriod + 1,
      credit: current.credit - fromCredit,
      payments: current.payments + 1,
    };
    const paid = { cents: cents - fromCredit, credit: fromCredit };
    transactions.push(payment(current, paid, periodOf(current).start * dayMilliseconds));
  }
  return { subscription: current, transactions };
}

/** A payment for a subscription as it stands. */
export function payment(
  subscription: SandboxSubscription,
  paid: Pick<GatewayTransaction, "cents" | "credit">,
  created: number,
): GatewayTransaction {
  const { subscriptionID, userName, planID, addOns, payments } = subscription;
  return {
    transactionID: `${subscriptionID}-${payments}`,
    subscriptionID,
    userName,
    ...paid,
    created,
    planID,
    addOns,
    period: periodOf(subscription),
    status: "Settled",
  };
}

export function pricedOf(planID: string, addOns: readonly ChosenAddOn[]) {
  const priced = priceCart(planID, addOns);
  if (priced.kind === "refused") throw new Error(`The sandbox keeps a cart that is not sold: ${priced.fault}`);
  return priced;
}

export function newSandboxSubscription(
  given: Pick<SandboxSubscription, "subscriptionID" | "userName" | "planID" | "addOns">,
  began: Day,
  isStarted: boolean,
): SandboxSubscription {
  const { subscriptionID, userName, planID, addOns } = given;
  return {
    subscriptionID,
    userName,
    planID,
    addOns,
    status: isStarted ? "Active" : "Pending",
    began,
    paidPeriod: isStarted ? 0 : -1,
    credit: 0,
    payments: 0,
  };
}
