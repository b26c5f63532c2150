import { z } from "zod";
import {
  daysBetween,
  type LedgerAddOn,
  type LedgerSubscription,
  type LedgerTransaction,
  periodOf,
  subscriptionWire,
  text,
  totalOf,
  transactionWire,
} from "./braintree-ledger.ts";
import { refusalXml, toPage, toXml, type Wire, type WireRefusal } from "./braintree-wire.ts";

interface WireAnswer {
  readonly status: number;
  readonly xml: string;
}

interface Method {
  readonly token: string;
  readonly customerId: string;
  readonly isPayPal: boolean;
}

const addOnRequest = z.object({ inherited_from_id: z.string(), amount: z.string(), quantity: z.int() });
const bodies = {
  customer: z.object({ customer: z.object({ id: z.string().optional(), email: z.string() }).loose() }),
  method: z.object({
    payment_method: z.object({ customer_id: z.string(), token: z.string(), payment_method_nonce: z.string() }),
  }),
  subscription: z.object({
    subscription: z.object({
      id: z.string(),
      plan_id: z.string(),
      price: z.string(),
      payment_method_token: z.string(),
      add_ons: z.object({ add: z.array(addOnRequest) }),
      first_billing_date: z.string().optional(),
    }),
  }),
  update: z.object({
    subscription: z.object({
      plan_id: z.string().optional(),
      price: z.string().optional(),
      payment_method_token: z.string().optional(),
      never_expires: z.boolean().optional(),
      number_of_billing_cycles: z.int().optional(),
      add_ons: z
        .object({
          add: z.array(addOnRequest).default([]),
          update: z.array(z.object({ existing_id: z.string(), quantity: z.int() })).default([]),
          remove: z.array(z.string()).default([]),
        })
        .optional(),
      options: z
        .object({
          prorate_charges: z.boolean(),
          revert_subscription_on_proration_failure: z.literal(true).optional(),
          replace_all_add_ons_and_discounts: z.boolean().default(false),
        })
        .optional(),
    }),
  }),
  sale: z.object({
    transaction: z.object({
      type: z.literal("sale"),
      amount: z.string(),
      order_id: z.string(),
      customer_id: z.string(),
      payment_method_nonce: z.string(),
      options: z.object({ submit_for_settlement: z.literal(true) }),
    }),
  }),
  retry: z.object({ transaction: z.object({ subscription_id: z.string() }) }),
  token: z.object({ client_token: z.object({ version: z.literal(2), customer_id: z.string().optional() }) }),
  search: z.object({
    search: z.object({
      customer_id: z.object({ is: z.string() }).optional(),
      order_id: z.object({ is: z.string() }).optional(),
      ids: z.array(z.string()).optional(),
    }),
  }),
};

const found = (xml: string): WireAnswer => ({ status: 200, xml });
const made = (xml: string): WireAnswer => ({ status: 201, xml });
const missing: WireAnswer = { status: 404, xml: "" };
const refused = (refusal: WireRefusal): WireAnswer => ({ status: 422, xml: refusalXml(refusal) });
const cents = (amount: string) => Math.round(Number(amount) * 100);

/** The provider behind the stand-in: what it keeps, and what it answers to each call. */
export class BraintreeProvider {
  readonly customers = new Map<string, Readonly<Record<string, unknown>>>();
  readonly methods = new Map<string, Method>();
  readonly subscriptions = new Map<string, LedgerSubscription>();
  readonly transactions: LedgerTransaction[] = [];
  readonly spentNonces = new Set<string>();
  /** The bank says no to the next charges, though the card itself is good. */
  declinesCharges = false;
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  answer(method: string, path: string, body: unknown): WireAnswer {
    const [kind = "", id = "", action = ""] = path.split("/");
    const call = `${method} ${kind}`;
    if (call === "POST client_token") return this.#clientToken(body);
    if (call === "POST customers") return this.#createCustomer(body);
    if (call === "PUT customers") return this.#updateCustomer(id, body);
    if (call === "GET customers") return this.#findCustomer(id);
    if (call === "POST payment_methods") return this.#createMethod(body);
    if (call === "GET payment_methods") return this.#findMethod(action);
    if (call === "POST subscriptions") return this.#subscribe(body);
    if (call === "GET subscriptions") return this.#shown(id);
    if (call === "PUT subscriptions") return action === "cancel" ? this.#cancel(id) : this.#update(id, body);
    if (call === "POST transactions" && id === "" && isRetry(body)) return this.#retry(body);
    if (call === "POST transactions") return id === "" ? this.#sale(body) : this.#search(id, body);
    return missing;
  }

  #clientToken(body: unknown): WireAnswer {
    const { customer_id } = bodies.token.parse(body).client_token;
    if (customer_id !== undefined && !this.customers.has(customer_id)) {
      return refused({ message: "Customer specified by customer_id does not exist", code: "92804", on: "clientToken" });
    }
    const value = Buffer.from(JSON.stringify({ customer: customer_id ?? null })).toString("base64");
    return made(toXml("clientToken", { value }));
  }

  #createCustomer(body: unknown): WireAnswer {
    const { customer } = bodies.customer.parse(body);
    const id = customer.id ?? "";
    if (this.customers.has(id)) {
      return refused({ message: "Customer ID has already been taken.", code: "91609", on: "customer" });
    }
    this.customers.set(id, customer);
    return made(this.#customerXml(id));
  }

  #updateCustomer(id: string, body: unknown): WireAnswer {
    if (!this.customers.has(id)) return missing;
    this.customers.set(id, { ...this.customers.get(id), ...bodies.customer.parse(body).customer });
    return found(this.#customerXml(id));
  }

  #findCustomer(id: string): WireAnswer {
    return this.customers.has(id) ? found(this.#customerXml(id)) : missing;
  }

  #customerXml(id: string): string {
    const of = (isPayPal: boolean) =>
      [...this.methods.values()].filter((one) => one.customerId === id && one.isPayPal === isPayPal);
    return toXml("customer", {
      id,
      email: String(this.customers.get(id)?.email),
      creditCards: of(false).map((one) => ({ creditCard: this.#methodWire(one) })),
      paypalAccounts: of(true).map((one) => ({ paypalAccount: this.#methodWire(one) })),
    });
  }

  #methodWire({ token, customerId }: Method): Wire {
    const paid = [...this.subscriptions.values()].filter((one) => one.token === token);
    return { token, customerId, subscriptions: paid.map(({ id }) => ({ subscription: this.#subscriptionWire(id) })) };
  }

  #createMethod(body: unknown): WireAnswer {
    const { customer_id: customerId, token, payment_method_nonce: nonce } = bodies.method.parse(body).payment_method;
    if (this.methods.has(token)) {
      return refused({
        message: "Duplicate token exists in the vault.",
        code: "91719",
        on: "creditCard",
        attribute: "token",
      });
    }
    const refusal = this.#spend(nonce, "93107");
    if (refusal !== undefined) return refused({ on: "paymentMethod", attribute: "payment_method_nonce", ...refusal });
    this.methods.set(token, { token, customerId, isPayPal: nonce.startsWith("fake-paypal") });
    return { ...this.#findMethod(token), status: 201 };
  }

  #findMethod(token: string): WireAnswer {
    const method = this.methods.get(token);
    if (method === undefined) return missing;
    return found(toXml(method.isPayPal ? "paypalAccount" : "creditCard", this.#methodWire(method)));
  }

  /** A nonce counts once, unless it is one of the documented test nonces. Behind a dot those are made to count once, too. */
  #spend(nonce: string, consumedCode: string): WireRefusal | undefined {
    if (this.spentNonces.has(nonce)) {
      return { message: "Cannot use a payment_method_nonce more than once.", code: consumedCode };
    }
    if (nonce.startsWith("fake-processor-declined")) return { message: "Processor Declined" };
    if (!/^fake-(valid|paypal)/.test(nonce)) return { message: "Unknown payment_method_nonce.", code: "93108" };
    if (nonce.includes(".")) this.spentNonces.add(nonce);
    return undefined;
  }

  #subscribe(body: unknown): WireAnswer {
    const {
      id,
      plan_id: planId,
      price,
      payment_method_token: token,
      add_ons,
      first_billing_date: first,
    } = bodies.subscription.parse(body).subscription;
    if (this.subscriptions.has(id)) return refused({ message: "ID has already been taken.", code: "81902" });
    const method = this.methods.get(token);
    if (method === undefined) return refused({ message: "Payment method token is invalid.", code: "91903" });
    if (!/^T(Std|Pro|Dyn)(Monthly|Yearly)/.test(planId))
      return refused({ message: "Plan ID is invalid.", code: "91904" });
    if (this.declinesCharges) return refused({ message: "Insufficient Funds" });
    const began = first === undefined ? this.#now() : Date.parse(first);
    const isStarted = text(began) <= text(this.#now());
    const subscription: LedgerSubscription = {
      id,
      planId,
      months: planId.includes("Yearly") ? 12 : 1,
      cents: cents(price),
      token,
      customerId: method.customerId,
      created: this.#now(),
      began,
      lastCycle: undefined,
      status: isStarted ? "Active" : "Pending",
      shown: isStarted ? 0 : -1,
      paid: isStarted ? 0 : -1,
      credit: 0,
      addOns: add_ons.add.map(newAddOn),
    };
    this.subscriptions.set(id, subscription);
    if (isStarted) this.#charge(subscription, totalOf(subscription), this.#now());
    return made(toXml("subscription", this.#subscriptionWire(id)));
  }

  #shown(id: string): WireAnswer {
    return this.subscriptions.has(id) ? found(toXml("subscription", this.#subscriptionWire(id))) : missing;
  }

  #subscriptionWire(id: string): Wire {
    const one = this.subscriptions.get(id);
    if (one === undefined) throw new Error(`The stand-in keeps no subscription ${id}`);
    this.#renew(one);
    return subscriptionWire(
      one,
      this.transactions.filter(({ subscriptionId }) => subscriptionId === id),
    );
  }

  #renew(one: LedgerSubscription): void {
    while (["Active", "Pending"].includes(one.status) && periodOf(one, one.shown).end < text(this.#now())) {
      if (one.lastCycle !== undefined && one.shown + 1 >= one.lastCycle) {
        one.status = "Expired";
        return;
      }
      one.status = "Active";
      one.shown += 1;
      const fromCredit = Math.min(one.credit, totalOf(one));
      one.credit -= fromCredit;
      const at = Date.parse(periodOf(one, one.shown).start);
      this.#charge(one, totalOf(one) - fromCredit, at, this.declinesCharges ? "processor_declined" : "settled");
      if (this.declinesCharges) one.status = "Past Due";
      else one.paid = one.shown;
    }
  }

  #charge(one: LedgerSubscription, amount: number, created: number, status = "settled"): void {
    this.transactions.push({
      id: `t${this.transactions.length + 1}`,
      cents: amount,
      created,
      status,
      customerId: one.customerId,
      orderId: null,
      planId: one.planId,
      subscriptionId: one.id,
      addOns: one.addOns,
      period: periodOf(one, one.shown),
    });
  }

  #update(id: string, body: unknown): WireAnswer {
    const one = this.subscriptions.get(id);
    if (one === undefined) return missing;
    this.#renew(one);
    if (one.status === "Canceled") return refused({ message: "Cannot edit a canceled subscription.", code: "81901" });
    if (one.status === "Expired") return refused({ message: "Cannot edit an expired subscription.", code: "81910" });
    const wanted = bodies.update.parse(body).subscription;
    if (wanted.never_expires === true) one.lastCycle = undefined;
    if (wanted.number_of_billing_cycles !== undefined) one.lastCycle = wanted.number_of_billing_cycles;
    one.token = wanted.payment_method_token ?? one.token;
    return wanted.add_ons === undefined ? this.#shown(id) : this.#reprice(one, wanted);
  }

  /** Another plan, other add-ons; the rest of the period is charged or credited where that is wanted. */
  #reprice(one: LedgerSubscription, wanted: z.infer<typeof bodies.update>["subscription"]): WireAnswer {
    const { add = [], update = [], remove = [] } = wanted.add_ons ?? {};
    const known = new Set(one.addOns.map((addOn) => addOn.id));
    const isKnown = [...update.map(({ existing_id }) => existing_id), ...remove].every((addOn) => known.has(addOn));
    if (!isKnown) return refused({ message: "Existing ID is invalid.", code: "92011" });
    const isFresh = wanted.options?.replace_all_add_ons_and_discounts === true;
    const kept = (isFresh ? [] : one.addOns)
      .filter((addOn) => !remove.includes(addOn.id))
      .map((addOn) => ({
        ...addOn,
        quantity: update.find((u) => u.existing_id === addOn.id)?.quantity ?? addOn.quantity,
      }));
    const addOns = [...kept, ...add.map(newAddOn)];
    const { start, end } = periodOf(one, one.shown);
    const share = (daysBetween(text(this.#now()), end) + 1) / (daysBetween(start, end) + 1);
    const price = wanted.price === undefined ? one.cents : cents(wanted.price);
    const difference = totalOf({ cents: price, addOns }) - totalOf(one);
    const due = Math.round(difference * (wanted.options?.prorate_charges ? share : 0)) - one.credit;
    if (due > 0 && this.declinesCharges) return refused({ message: "Insufficient Funds" });
    one.planId = wanted.plan_id ?? one.planId;
    one.cents = price;
    one.addOns = addOns;
    one.credit = Math.max(0, -due);
    if (due > 0) this.#charge(one, due, this.#now());
    return this.#shown(one.id);
  }

  /** Tries a charge that is past due again. */
  #retry(body: unknown): WireAnswer {
    const { subscription_id: id } = bodies.retry.parse(body).transaction;
    const one = this.subscriptions.get(id);
    if (one === undefined || this.declinesCharges) return refused({ message: "Insufficient Funds" });
    this.#charge(one, totalOf(one), this.#now());
    one.status = "Active";
    one.paid = one.shown;
    const charged = this.transactions.at(-1);
    return charged === undefined ? missing : made(toXml("transaction", transactionWire(charged)));
  }

  #cancel(id: string): WireAnswer {
    const one = this.subscriptions.get(id);
    if (one === undefined) return missing;
    this.#renew(one);
    if (one.status === "Canceled") {
      return refused({ message: "Subscription has already been canceled.", code: "81905", attribute: "status" });
    }
    one.status = "Canceled";
    return this.#shown(id);
  }

  #sale(body: unknown): WireAnswer {
    const {
      amount,
      order_id: orderId,
      customer_id: customerId,
      payment_method_nonce: nonce,
    } = bodies.sale.parse(body).transaction;
    const refusal =
      this.#spend(nonce, "91564") ?? (this.declinesCharges ? { message: "Insufficient Funds" } : undefined);
    if (refusal !== undefined) return refused({ on: "transaction", attribute: "payment_method_nonce", ...refusal });
    const one: LedgerTransaction = {
      id: `t${this.transactions.length + 1}`,
      cents: cents(amount),
      created: this.#now(),
      status: "submitted_for_settlement",
      customerId,
      orderId,
      planId: null,
      subscriptionId: null,
      addOns: [],
      period: null,
    };
    this.transactions.push(one);
    return made(toXml("transaction", transactionWire(one)));
  }

  /** First the ids, then the transactions page by page, newest first. */
  #search(call: string, body: unknown): WireAnswer {
    const { customer_id, order_id, ids } = bodies.search.parse(body).search;
    for (const one of this.subscriptions.values()) this.#renew(one);
    const matching = this.transactions
      .filter((one) => customer_id === undefined || one.customerId === customer_id.is)
      .filter((one) => order_id === undefined || one.orderId === order_id.is)
      .toReversed();
    if (call === "advanced_search_ids") {
      return found(toXml("searchResults", { pageSize: 2, ids: matching.map(({ id }) => ({ item: id })) }));
    }
    const page = matching.filter(({ id }) => ids?.includes(id));
    return found(toPage("credit-card-transactions", "transaction", page.map(transactionWire)));
  }
}

function newAddOn({ inherited_from_id: id, amount, quantity }: z.infer<typeof addOnRequest>): LedgerAddOn {
  return { id, quantity, cents: cents(amount) };
}

function isRetry(body: unknown): boolean {
  return bodies.retry.safeParse(body).success;
}
