import { dayOf, dayText } from "@beltwright/model";
import type { KeptPlan } from "@beltwright/store";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Customer, Gateway, SubscribeRequest } from "../gateway.ts";
import type { KnownOrder } from "../known-orders.ts";
import { type BraintreeStandIn, openBraintreeStandIn, testKeys } from "../test-support/braintree-stand-in.ts";
import { braintreeGateway } from "./braintree-gateway.ts";
import { customerIdOf } from "./braintree-vault.ts";

const day = (text: string) => dayOf(Date.parse(text));
const customer: Customer = {
  first_name: "Pat & Co",
  last_name: "Doe",
  company: "Ore <Ltd>",
  email: "accounts@example.com",
  phone: "",
  country_name: "Australia",
  billing_address: {
    first_name: "Pat",
    last_name: "Doe",
    company: "",
    street_address: "1 Road",
    extended_address: "",
    locality: "Perth",
    region: "WA",
    postal_code: "6000",
    country_name: "Australia",
  },
};

// The provider's library talks to a local server in its wire format. Codes and messages: its validation error reference.
describe("the Braintree gateway", () => {
  let time = Date.parse("2026-11-15T10:00:00Z");
  let standIn: BraintreeStandIn;
  let gateway: Gateway;
  const orders = new Map<string, KnownOrder>();
  const kept = new Map<string, KeptPlan>();
  // An account of these tests has its address for an id, as those have that are older than ids.
  const books = {
    findKnownOrder: async (id: string) => orders.get(id),
    getAccountId: async (userName: string) => userName,
    findKeptPlan: async (id: string) => kept.get(id),
    keepPlan: async (id: string, plan: KeptPlan) => void kept.set(id, plan),
    forgetPlan: async (id: string) => void kept.delete(id),
  };

  beforeAll(async () => {
    standIn = await openBraintreeStandIn(() => time);
    gateway = braintreeGateway(testKeys, books, standIn.address);
  });
  afterAll(() => standIn.close());
  beforeEach(() => {
    time = Date.parse("2026-11-15T10:00:00Z");
    standIn.mend();
    standIn.provider.declinesCharges = false;
  });

  const request = (id: string, given: Partial<SubscribeRequest> = {}): SubscribeRequest => {
    orders.set(id, { userName: `${id}@example.com` });
    return {
      subscriptionID: id,
      userName: `${id}@example.com`,
      customer,
      paymentMethodNonce: `fake-valid-nonce.${id}`,
      planID: "TProMonthly1001",
      addOns: [],
      ...given,
    };
  };
  const saleOf = (orderID: string, nonce = `fake-valid-nonce.${orderID}`) => {
    const period = { start: day("2026-11-15"), end: day("2027-05-14") };
    orders.set(orderID, { userName: "days@example.com", period });
    return { orderID, userName: "days@example.com", cents: 34_200, paymentMethodNonce: nonce, period };
  };

  it("gives a token, of the customer once there is one, and makes nobody a customer who only looks", async () => {
    const read = async () =>
      JSON.parse(Buffer.from(await gateway.clientToken("token@example.com"), "base64").toString());
    expect(await read()).toEqual({ customer: null });
    expect(standIn.provider.customers.has(customerIdOf("token@example.com"))).toBe(false);
    await gateway.subscribe(request("token"));
    expect(await read()).toEqual({ customer: customerIdOf("token@example.com") });
  });

  it("subscribes with customer, card, plan and add-ons at the prices of the page", async () => {
    const addOns = [
      { id: "TProSupportMonthly01", quantity: 1 },
      { id: "TStorage100Monthly", quantity: 3 },
    ];
    const outcome = await gateway.subscribe(request("whole", { addOns }));
    expect(outcome).toMatchObject({
      kind: "subscribed",
      subscription: {
        subscriptionID: "whole",
        userName: "whole@example.com",
        planID: "TProMonthly1001",
        status: "Active",
        cents: 3900,
        billingCycle: 1,
        began: day("2026-11-15"),
        period: { start: day("2026-11-15"), end: day("2026-12-14") },
        addOns: [
          { id: "TProSupportMonthly01", quantity: 1 },
          { id: "TStorage100Monthly", quantity: 3, cents: 1000 },
        ],
      },
    });
    expect(standIn.provider.customers.get(customerIdOf("whole@example.com"))).toMatchObject({
      first_name: "Pat & Co",
      company: "Ore <Ltd>",
      email: "accounts@example.com",
    });
    expect(await gateway.findSubscription("whole")).toEqual(outcome.kind === "subscribed" && outcome.subscription);
  });

  it("takes PayPal as well as cards", async () => {
    const nonce = "fake-paypal-billing-agreement-nonce.1";
    expect((await gateway.subscribe(request("wallet", { paymentMethodNonce: nonce }))).kind).toBe("subscribed");
    expect(standIn.provider.methods.get("wallet")).toMatchObject({ isPayPal: true });
    expect(await gateway.subscriptionsOf("wallet@example.com")).toMatchObject([{ subscriptionID: "wallet" }]);
  });

  it("asked again by the same name finds what is there and charges nothing", async () => {
    await gateway.subscribe(request("again"));
    expect((await gateway.subscribe(request("again"))).kind).toBe("subscribed");
    const all = await Promise.all(Array.from({ length: 5 }, () => gateway.subscribe(request("crowd"))));
    expect(all.map(({ kind }) => kind)).toEqual(Array(5).fill("subscribed"));
    for (const id of ["again", "crowd"]) {
      expect(standIn.provider.transactions.filter(({ subscriptionId }) => subscriptionId === id)).toHaveLength(1);
      expect(await gateway.subscriptionsOf(`${id}@example.com`)).toHaveLength(1);
    }
  });

  it("takes a name that is taken meanwhile for the subscription it wanted", async () => {
    const wanted = request("taken");
    await gateway.subscribe(wanted);
    const blind = braintreeGateway(testKeys, books, standIn.address);
    // The first look is answered as if the subscription were not there yet.
    standIn.breakAfter(0, 404);
    expect((await blind.subscribe(wanted)).kind).toBe("subscribed");
    expect(standIn.calls.at(-2)).toBe("POST subscriptions");
    expect(standIn.provider.transactions.filter(({ subscriptionId }) => subscriptionId === "taken")).toHaveLength(1);
  });

  it.each([
    ["a declined card", { paymentMethodNonce: "fake-processor-declined-visa-nonce.1" }, "Processor Declined"],
    ["an unknown nonce", { paymentMethodNonce: "made-up" }, "Unknown payment_method_nonce."],
  ])("answers %s with the provider's reason and leaves no subscription", async (title, given, reason) => {
    const id = title.replaceAll(" ", "-");
    expect(await gateway.subscribe(request(id, given))).toEqual({ kind: "declined", reason });
    expect(await gateway.findSubscription(id)).toBeUndefined();
  });

  it("answers a charge the bank declines with the provider's reason", async () => {
    standIn.provider.declinesCharges = true;
    expect(await gateway.subscribe(request("poor"))).toEqual({ kind: "declined", reason: "Insufficient Funds" });
    expect(await gateway.subscriptionsOf("poor@example.com")).toEqual([]);
  });

  it("adds, changes and removes add-ons, charging for the days left", async () => {
    await gateway.subscribe(request("addons"));
    time = Date.parse("2026-11-30T12:00:00Z");
    const support = { id: "TProSupportMonthly01", quantity: 1 };
    const storage = (quantity: number) => ({ id: "TStorage100Monthly", quantity });
    const amounts = () =>
      standIn.provider.transactions
        .filter(({ subscriptionId }) => subscriptionId === "addons")
        .map(({ cents }) => cents);

    expect(await gateway.changeAddOns("addons", [storage(3)])).toMatchObject({
      kind: "changed",
      subscription: { addOns: [{ id: "TStorage100Monthly", quantity: 3 }] },
    });
    // 15 of 30 days are left: half of 30 dollars.
    expect(amounts()).toEqual([3900, 1500]);
    const calls = standIn.calls.length;
    await gateway.changeAddOns("addons", [storage(3)]);
    expect(standIn.calls.slice(calls)).toEqual(["GET subscriptions"]);
    await gateway.changeAddOns("addons", [storage(5), support]);
    expect((await gateway.findSubscription("addons"))?.addOns).toMatchObject([storage(5), support]);
    await gateway.changeAddOns("addons", [support]);
    expect((await gateway.findSubscription("addons"))?.addOns).toMatchObject([support]);
    expect(await gateway.changeAddOns("nobody", [])).toEqual({ kind: "not-found" });
  });

  it("keeps the add-ons as they were where the bank declines the difference", async () => {
    await gateway.subscribe(request("broke"));
    standIn.provider.declinesCharges = true;
    const outcome = await gateway.changeAddOns("broke", [{ id: "TStorage100Monthly", quantity: 1 }]);
    expect(outcome).toEqual({ kind: "declined", reason: "Insufficient Funds" });
    expect((await gateway.findSubscription("broke"))?.addOns).toEqual([]);
  });

  it("cancels, and says the same when asked again", async () => {
    await gateway.subscribe(request("over"));
    for (const _again of [1, 2]) {
      expect(await gateway.cancel("over")).toMatchObject({ kind: "changed", subscription: { status: "Canceled" } });
    }
    expect(await gateway.cancel("nobody")).toEqual({ kind: "not-found" });
    orders.set("ordered-only", { userName: "x@example.com" });
    expect(await gateway.cancel("ordered-only")).toEqual({ kind: "not-found" });
  });

  it("knows nothing of subscriptions that nobody ordered here", async () => {
    await gateway.subscribe(request("foreign"));
    orders.delete("foreign");
    expect(await gateway.findSubscription("foreign")).toBeUndefined();
    expect(await gateway.changeAddOns("foreign", [])).toEqual({ kind: "not-found" });
    expect(await gateway.findSubscription("../customers/1")).toBeUndefined();
  });

  it("counts a payment that is due as paid to the day it was paid to", async () => {
    await gateway.subscribe(request("due"));
    standIn.provider.declinesCharges = true;
    time = Date.parse("2026-12-16T00:00:00Z");
    const found = await gateway.findSubscription("due");
    expect(found?.status).toBe("Past Due");
    expect(dayText(found?.period.end ?? 0)).toBe("2026-12-14");
    expect((await gateway.transactionsOf("due@example.com")).map(({ status }) => status)).toEqual([
      "Settled",
      "Declined",
    ]);
  });

  it("lists payments over several pages, first the first", async () => {
    await gateway.subscribe(request("pages"));
    time = Date.parse("2027-03-20T00:00:00Z");
    const paid = await gateway.transactionsOf("pages@example.com");
    expect(paid.map(({ created }) => dayText(dayOf(created)))).toEqual([
      "2026-11-15",
      "2026-12-15",
      "2027-01-15",
      "2027-02-15",
      "2027-03-15",
    ]);
    expect(paid[1]).toMatchObject({
      subscriptionID: "pages",
      planID: "TProMonthly1001",
      cents: 3900,
      period: { start: day("2026-12-15"), end: day("2027-01-14") },
    });
    expect((await gateway.paymentsFor({ ...(await found("pages")) }))[0]).toEqual(paid[0]);
  });

  const found = async (id: string) => {
    const one = await gateway.findSubscription(id);
    if (one === undefined) throw new Error(`There is no ${id}`);
    return one;
  };

  it("sells days once, however often it is asked", async () => {
    const wanted = saleOf("days-1");
    const all = await Promise.all([gateway.sale(wanted), gateway.sale(wanted), gateway.sale(wanted)]);
    expect(all.map(({ kind }) => kind)).toEqual(["paid", "paid", "paid"]);
    expect((await gateway.sale(saleOf("days-1", "fake-valid-nonce.other-card"))).kind).toBe("paid");
    expect(standIn.provider.transactions.filter(({ orderId }) => orderId === "days-1")).toHaveLength(1);
    expect(await gateway.findSale("days-1")).toMatchObject({
      cents: 34_200,
      userName: "days@example.com",
      subscriptionID: "",
      period: wanted.period,
    });
    expect(await gateway.transactionsOf("days@example.com")).toMatchObject([{ cents: 34_200, period: wanted.period }]);
  });

  it("does not take a declined sale for a paid one", async () => {
    const outcome = await gateway.sale(saleOf("days-2", "fake-processor-declined-visa-nonce.2"));
    expect(outcome).toEqual({ kind: "declined", reason: "Processor Declined" });
    expect(await gateway.findSale("days-2")).toBeUndefined();
    expect(await gateway.findSale("never-ordered")).toBeUndefined();
  });

  it("believes signed notifications only", async () => {
    const { bt_signature: signature, bt_payload: payload } = standIn.notification("subscription_canceled", "whole");
    const read = (one: string, two: string) => gateway.readNotification(one, two);
    expect(await read(signature, payload)).toEqual({ kind: "subscription", subscriptionID: "whole" });
    const check = standIn.notification("check");
    expect(await read(check.bt_signature, check.bt_payload)).toEqual({ kind: "other" });
    const other = standIn.notification("subscription_canceled", "again");
    expect(await read(signature, other.bt_payload)).toEqual({ kind: "forged" });
    expect(await read("public|0000", payload)).toEqual({ kind: "forged" });
    expect(await read(signature.replace("public", "other"), payload)).toEqual({ kind: "forged" });
    expect(await read("", "")).toEqual({ kind: "forged" });
  });

  const calls: readonly ((at: Gateway) => Promise<unknown>)[] = [
    (at) => at.clientToken("a@example.com"),
    (at) => at.findSubscription("whole"),
    (at) => at.subscriptionsOf("whole@example.com"),
    (at) => at.transactionsOf("whole@example.com"),
    (at) => at.findSale("days-1"),
    (at) => at.cancel("whole"),
  ];

  it("throws where the provider does not answer in time, so that nothing is taken for a refusal", async () => {
    for (const id of ["whole", "days-1"]) orders.set(id, { userName: "whole@example.com" });
    const impatient = braintreeGateway(testKeys, books, { ...standIn.address, timeoutMilliseconds: 50 });
    standIn.fallSilent();
    for (const call of calls) await expect(call(impatient)).rejects.toThrow("timed out");
  });

  it.each([
    ["cannot be reached", "unreached"],
    ["is out of order", 503],
    ["is asked too often", 429],
  ] as const)("throws where the provider %s, so that nothing is taken for a refusal", async (_title, fault) => {
    for (const id of ["whole", "days-1"]) orders.set(id, { userName: "whole@example.com" });
    for (const call of calls) {
      standIn.breakAfter(0, fault);
      await expect(call(gateway)).rejects.toThrow();
    }
  });

  it("throws where the second page of a search is lost", async () => {
    standIn.breakAfter(1, "unreached");
    await expect(gateway.transactionsOf("whole@example.com")).rejects.toThrow();
  });

  it("throws where the keys are wrong", async () => {
    const other = braintreeGateway({ ...testKeys, privateKey: "wrong" }, books, standIn.address);
    await expect(other.clientToken("a@example.com")).rejects.toThrow("Authentication");
  });
});
