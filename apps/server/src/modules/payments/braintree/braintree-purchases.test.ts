import { findSubscription, findUserData, listOpenOrders, listStoredSubscriptions } from "@beltwright/store";
import { beforeEach, describe, expect, it } from "vitest";
import { openSqlite } from "../../../test-support/databases.ts";
import type { Fault } from "../test-support/braintree-stand-in.ts";
import { paymentsApp } from "../test-support/payments-app.ts";
import { customerIdOf } from "./braintree-vault.ts";

const purchaseCalls = [
  "GET customers",
  "GET subscriptions",
  "PUT customers",
  "POST customers",
  "GET payment_methods",
  "POST payment_methods",
  "POST subscriptions",
];
const dayCalls = ["GET customers", "POST transactions", "PUT customers", "POST customers", "POST transactions"];
const faults: readonly Fault[] = ["unreached", "answer-lost", "silent", 500];
const breaks = (calls: readonly string[]) =>
  calls.flatMap((call, at) => faults.map((fault) => ({ call, at, fault, who: `${at}-${fault}` })));

/** The provider's own library on a line that breaks at every call and in every way. */
describe("a purchase at Braintree", () => {
  const { inject, db, person, newPerson, call, clock, mails, settled, restart, standIn } = paymentsApp(
    { name: "SQLite", isSkipped: false, open: openSqlite },
    "Braintree",
  );
  beforeEach(async () => {
    // Receipts ask the provider as well, and must not run into the break of another test.
    await settled();
    clock.reset();
    standIn().mend();
    standIn().provider.declinesCharges = false;
  });

  const buy = (who: string, nonce: string) =>
    call(who, "POST", "/api/CreateSubscription", {
      customer: { first_name: "Pat", last_name: "Doe", email: "pat@example.com", country_name: "Australia" },
      paymentMethodNonce: `fake-valid-nonce.${nonce}`,
      planID: "TProMonthly1001",
      addOns: [],
    });
  const order = async (who: string) =>
    (await call(who, "POST", "/api/addsubscription", { subscriptionPeriod: 60 })).json();
  const payDays = (who: string, id: string, nonce: string) =>
    call(who, "POST", `/api/paysubscription/${id}`, { paymentMethodNonce: `fake-valid-nonce.${nonce}` });
  const ofCustomer = (who: string) => ({ customerId: customerIdOf(person(who).accountId) });
  const active = (who: string) =>
    [...standIn().provider.subscriptions.values()].filter(
      (one) => one.customerId === ofCustomer(who).customerId && one.status === "Active",
    );
  const charges = (who: string) =>
    standIn().provider.transactions.filter(({ customerId }) => customerId === ofCustomer(who).customerId);
  const hasSub = async (who: string) => (await findUserData(db(), person(who).userName, clock.now()))?.userHasSub;
  const receipts = (who: string) => mails.filter(({ to }) => to === person(who).userName);

  it("takes these calls", async () => {
    await newPerson("plain");
    const before = standIn().calls.length;
    await buy("plain", "plain");
    expect(standIn().calls.slice(before, before + purchaseCalls.length)).toEqual(purchaseCalls);
    await settled();
    expect(receipts("plain")).toHaveLength(1);
    await newPerson("plain-days");
    const { id } = await order("plain-days");
    const then = standIn().calls.length;
    await payDays("plain-days", id, "plain-days");
    expect(standIn().calls.slice(then)).toEqual(dayCalls);
  });

  it.each(breaks(purchaseCalls))(
    "that breaks at call $at, $call ($fault), ends with one when tried again",
    async (one) => {
      const who = `again-${one.who}`;
      await newPerson(who);
      standIn().breakAfter(one.at, one.fault);
      expect((await buy(who, who)).statusCode).toBe(500);
      expect((await buy(who, who)).json()).toEqual({ msg: "Subscription successful" });
      expect((await buy(who, `${who}-other`)).json()).toEqual({ msg: "Subscription is Active" });
      expect(active(who)).toHaveLength(1);
      expect(charges(who)).toHaveLength(1);
      expect(await hasSub(who)).toBe(true);
      await settled();
      expect(receipts(who)).toHaveLength(1);
    },
  );

  it("that breaks anywhere and is left alone ends with one or none, and the account says which", async () => {
    const all = breaks(purchaseCalls)
      .filter(({ fault }) => fault !== "silent")
      .map((one) => ({ ...one, who: `left-${one.who}` }));
    for (const { who, at, fault } of all) {
      await newPerson(who);
      standIn().breakAfter(at, fault);
      await buy(who, who);
    }
    clock.advance(3 * 60_000);
    await restart();
    expect(await listOpenOrders(db(), clock.now())).toEqual([]);
    for (const { who } of all) {
      expect(charges(who).length).toBe(active(who).length);
      expect(await hasSub(who)).toBe(active(who).length === 1);
      await buy(who, `${who}-new`);
      expect([active(who).length, charges(who).length]).toEqual([1, 1]);
    }
    expect(
      all.filter(({ call: at }) => at === "POST subscriptions").map(({ who }) => receipts(who).length > 0),
    ).toContain(true);
  });

  it.each(breaks(dayCalls))("of days that breaks at call $at, $call ($fault), is paid once", async (one) => {
    const who = `days-${one.who}`;
    await newPerson(who);
    const { id } = await order(who);
    standIn().breakAfter(one.at, one.fault);
    expect((await payDays(who, id, who)).statusCode).toBe(500);
    // Another card at once: either the first payment is known by now, or its end is awaited.
    const second = (await payDays(who, id, `${who}-card`)).json();
    expect(charges(who)).toHaveLength(second.msg === "Subscription successful" ? 1 : 0);
    const giveUp = { id, userName: person(who).userName, amount: 114 };
    expect((await call(who, "PUT", "/api/subscriptioncancelled/", giveUp)).statusCode).toBe(409);
    clock.advance(3 * 60_000);
    await payDays(who, id, `${who}-later`);
    expect(charges(who)).toMatchObject([{ cents: 11_400, orderId: id }]);
    expect(await findSubscription(db(), id)).toMatchObject({ status: "Active", paymentStatus: "Paid" });
    await settled();
    expect(receipts(who)).toHaveLength(1);
  });

  it("of days whose answer was lost is settled by reconciliation, without the page", async () => {
    await newPerson("closed-page");
    const { id } = await order("closed-page");
    standIn().breakAfter(4, "answer-lost");
    await payDays("closed-page", id, "closed-page");
    expect(await hasSub("closed-page")).toBe(false);
    clock.advance(3 * 60_000);
    await restart();
    expect(await hasSub("closed-page")).toBe(true);
    expect(charges("closed-page")).toHaveLength(1);
  });

  it("of days by two cards at once charges one of them", async () => {
    await newPerson("two-cards");
    const { id } = await order("two-cards");
    await Promise.all(["a", "b", "c"].map((nonce) => payDays("two-cards", id, `two-cards-${nonce}`)));
    expect(charges("two-cards")).toHaveLength(1);
  });

  it("of add-ons whose answer was lost is not made twice, and the account hears of it", async () => {
    await newPerson("adder");
    await buy("adder", "adder");
    await settled();
    expect(receipts("adder")).toHaveLength(1);
    const [before] = (await call("adder", "GET", "/api/getBTSubsciptions/")).json();
    const addOns = [{ id: "TStorage100Monthly", quantity: 2 }];
    const change = () => call("adder", "POST", "/api/UpdateAddons", { ...before, addOns });
    // Three calls find the subscription, the fourth changes it.
    standIn().breakAfter(3, "answer-lost");
    expect((await change()).statusCode).toBe(500);
    expect((await change()).json().errors).toBe("Another change is under way. Look again in a minute.");
    const files = async () => (await findUserData(db(), person("adder").userName, clock.now()))?.noOfFilesAllowed;
    expect(await files()).toBe(100);
    clock.advance(3 * 60_000);
    await restart();
    expect(await files()).toBe(300);
    expect((await change()).json()).toEqual({ msg: "Sucessfully updated Addons" });
    expect(charges("adder").map(({ cents }) => cents)).toEqual([3900, 2000]);
  });

  describe("told of by a notification", () => {
    const post = (body: Record<string, string>, headers: Record<string, string> = {}) =>
      inject({
        method: "POST",
        url: "/api/braintree/webhook",
        headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
        payload: new URLSearchParams(body).toString(),
      });
    const stored = async (who: string) => (await listStoredSubscriptions(db(), person(who).userName))[0];

    it("is brought up to what the provider says, however often it is told", async () => {
      await newPerson("told");
      await buy("told", "told");
      const [subscription] = active("told");
      if (subscription === undefined) throw new Error("Nothing was bought");
      subscription.status = "Canceled";
      for (const _again of [1, 2]) {
        const answer = await post(standIn().notification("subscription_canceled", subscription.id), {
          "sec-fetch-site": "cross-site",
          origin: "https://elsewhere.example",
        });
        expect(answer.statusCode).toBe(204);
      }
      expect(await stored("told")).toMatchObject({ status: "Canceled" });
    });

    it("lapses with the period that was paid for when a renewal is declined, and comes back when it is paid", async () => {
      await newPerson("lapsing");
      await buy("lapsing", "lapsing");
      const [subscription] = active("lapsing");
      if (subscription === undefined) throw new Error("Nothing was bought");
      clock.set("2026-12-16T00:00:00Z");
      standIn().provider.declinesCharges = true;
      await post(standIn().notification("subscription_went_past_due", subscription.id));
      expect(await stored("lapsing")).toMatchObject({ status: "Past Due", paymentStatus: "Past Due" });
      expect(await hasSub("lapsing")).toBe(false);
      Object.assign(subscription, { status: "Active", paid: subscription.shown });
      await post(standIn().notification("subscription_charged_successfully", subscription.id));
      expect(await hasSub("lapsing")).toBe(true);
    });

    it("makes way for another, so that a charge the provider tries again is not paid beside it", async () => {
      await newPerson("renewing");
      await buy("renewing", "first");
      const [first] = active("renewing");
      clock.set("2026-12-16T00:00:00Z");
      standIn().provider.declinesCharges = true;
      await post(standIn().notification("subscription_went_past_due", first?.id));
      standIn().provider.declinesCharges = false;
      expect((await buy("renewing", "second")).json()).toEqual({ msg: "Subscription successful" });
      expect(standIn().provider.subscriptions.get(first?.id ?? "")?.status).toBe("Canceled");
      expect(active("renewing")).toHaveLength(1);
      expect(await stored("renewing")).toMatchObject({ status: "Canceled" });
      expect(await hasSub("renewing")).toBe(true);
      await settled();
      expect(receipts("renewing")).toHaveLength(2);
    });

    it("finishes a purchase whose answer was lost", async () => {
      await newPerson("notified");
      standIn().breakAfter(purchaseCalls.length - 1, "answer-lost");
      await buy("notified", "notified");
      expect(await hasSub("notified")).toBe(false);
      await post(standIn().notification("subscription_went_active", active("notified")[0]?.id));
      expect(await hasSub("notified")).toBe(true);
    });

    it("changes nothing where the signature is wrong, and nothing for what we do not know", async () => {
      const { bt_payload, bt_signature } = standIn().notification("subscription_canceled", "unknown");
      const forged = await post({ bt_payload, bt_signature: `${bt_signature}0` });
      expect([forged.statusCode, forged.json().code]).toEqual([400, "signature-wrong"]);
      expect((await post({ bt_payload, bt_signature })).statusCode).toBe(204);
      expect((await post({})).statusCode).toBe(400);
      expect((await post(standIn().notification("check"))).statusCode).toBe(204);
    });

    it("refuses what is no notification, whoever signed it", async () => {
      const { bt_payload, bt_signature } = standIn().notification("check");
      const signed = (xml: string) => standIn().signed(Buffer.from(xml).toString("base64"));
      const malformed = [
        { bt_payload, bt_signature: "public" },
        { bt_payload, bt_signature: "public|" },
        { bt_payload, bt_signature: "|" },
        { bt_payload: "", bt_signature },
        { bt_payload: "%00", bt_signature },
        signed(""),
        signed("no xml at all"),
        signed("<notification><kind>check"),
        signed("<notification><subject><subscription><id></id></subscription></subject></notification>"),
      ];
      for (const body of malformed) expect([body, (await post(body)).statusCode]).toEqual([body, 400]);
    });

    it("alone may come from another site", async () => {
      const headers = {
        ...person("plain").headers,
        "sec-fetch-site": "cross-site",
        "content-type": "application/json",
      };
      const answer = await inject({ method: "POST", url: "/api/CancelBTSub", headers, payload: '"x"' });
      expect(answer.statusCode).toBe(403);
    });
  });
});
