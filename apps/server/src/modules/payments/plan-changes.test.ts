import { accountSubscriptionSchema, boughtSubscriptionSchema, transactionSchema } from "@beltwright/contract";
import { findUserData } from "@beltwright/store";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { paymentsApp } from "./test-support/payments-app.ts";
import { providersUnderTest } from "./test-support/providers.ts";

let nonces = 0;
const nonce = () => `fake-valid-nonce.change${nonces++}`;

// Prices: first document, section 9. Days left count today; a purchase on 15 November runs to 14 December, 30 days.
describe.each(providersUnderTest)("a plan on $name with $provider", ({ database, provider }) => {
  const { db, person, newPerson, call, clock } = paymentsApp(database, provider);
  const test = it.skipIf(database.isSkipped);
  const buy = (who: string, planID: string, given: object = {}) =>
    call(who, "POST", "/api/CreateSubscription", { planID, paymentMethodNonce: nonce(), ...given });
  const bought = async (who: string) =>
    z.array(boughtSubscriptionSchema).parse((await call(who, "GET", "/api/getBTSubsciptions/")).json());
  const amounts = async (who: string) => {
    const answer = (await call(who, "GET", "/api/getBTTransactions/")).json();
    return Array.isArray(answer)
      ? z
          .array(transactionSchema)
          .parse(answer)
          .map(({ amount }) => amount)
      : [];
  };
  const subscriptionID = async (who: string) => (await bought(who))[0]?.subscriptionID ?? "";
  const change = async (who: string, planID: string) =>
    call(who, "POST", "/api/ChangePlan", { subscriptionID: await subscriptionID(who), planID });
  const act = async (who: string, path: string, given: object = {}) =>
    call(who, "POST", path, { subscriptionID: await subscriptionID(who), ...given });
  const isSubscriber = async (who: string) => (await findUserData(db(), person(who).userName, clock.now()))?.userHasSub;
  const start = async (name: string, planID: string, given: object = {}) => {
    clock.reset();
    await newPerson(name);
    await buy(name, planID, given);
  };

  test("that is dearer counts at once and costs the days that are left, to the cent", async () => {
    await start("up", "TStdMonthly1001", { addOns: [{ id: "TStdSupportMonthly01", quantity: 1 }] });
    clock.set("2026-11-24T12:00:00Z");
    expect((await change("up", "TProMonthly1001")).json()).toEqual({ msg: "Professional Monthly is active." });
    // 39 + 20 in place of 20 + 15, for 21 of 30 days: 24 × 21 / 30 = 16.80.
    expect(await amounts("up")).toEqual([35, 16.8]);
    expect(await bought("up")).toMatchObject([
      { planID: "TProMonthly1001", addOns: [{ id: "TProSupportMonthly01", quantity: 1 }], totalSubCost: 59 },
    ]);
    clock.set("2026-12-15T12:00:00Z");
    await bought("up");
    expect(await amounts("up")).toEqual([35, 16.8, 59]);
  });

  test("that is cheaper follows at the renewal, costs nothing before, and may be taken back", async () => {
    await start("down", "TDynMonthly1001");
    clock.set("2026-11-24T12:00:00Z");
    const later = "Standard Monthly follows on 2026-12-15. Until then everything stays as it is.";
    expect((await change("down", "TStdMonthly1001")).json()).toEqual({ msg: later });
    expect(await bought("down")).toMatchObject([
      { planID: "TDynMonthly1001", totalSubCost: 79, next: { planID: "TStdMonthly1001", totalSubCost: 20 } },
    ]);
    const addOns = await act("down", "/api/UpdateAddons", { addOns: [{ id: "TStorage100Monthly", quantity: 1 }] });
    expect(addOns.json().errors).toBe("another plan follows on 2026-12-15. Keep the present plan first.");
    expect((await change("down", "TDynMonthly1001")).json()).toEqual({ msg: "Dynamic Analysis Monthly stays." });
    expect((await bought("down"))[0]?.next).toBeUndefined();
    await change("down", "TStdMonthly1001");
    clock.set("2026-12-15T12:00:00Z");
    expect(await bought("down")).toMatchObject([{ planID: "TStdMonthly1001", totalSubCost: 20 }]);
    expect(await amounts("down")).toEqual([79, 20]);
  });

  test("that was to become cheaper may become dearer instead", async () => {
    await start("mind", "TProMonthly1001");
    clock.set("2026-11-30T12:00:00Z");
    await change("mind", "TStdMonthly1001");
    await change("mind", "TDynMonthly1001");
    // 79 in place of 39 for 15 of 30 days.
    expect(await amounts("mind")).toEqual([39, 20]);
    expect(await bought("mind")).toMatchObject([{ planID: "TDynMonthly1001", status: "Active" }]);
    expect((await bought("mind"))[0]?.next).toBeUndefined();
  });

  test("of the other cycle follows as a subscription of its own, paid by the same card", async () => {
    await start("cycle", "TProMonthly1001", { addOns: [{ id: "TStorage100Monthly", quantity: 2 }] });
    const msg = "Professional Yearly follows on 2026-12-15. Until then everything stays as it is.";
    expect((await change("cycle", "TProYearly1001")).json()).toEqual({ msg });
    expect(await bought("cycle")).toMatchObject([
      { planID: "TProMonthly1001", status: "Canceled" },
      { planID: "TProYearly1001", status: "Pending", addOns: [{ id: "TStorage100Yearly", quantity: 2 }] },
    ]);
    expect(await amounts("cycle")).toEqual([59]);
    const resumed = await act("cycle", "/api/ResumeBTSub");
    expect(resumed.json().message).toContain("Professional Yearly follows on 2026-12-15");
    clock.set("2026-12-15T12:00:00Z");
    expect((await bought("cycle"))[1]).toMatchObject({ status: "Active", billingPeriodEnd: "2027-12-14" });
    expect(await amounts("cycle")).toEqual([59, 656]);
    expect(await isSubscriber("cycle")).toBe(true);
  });

  test("that was cancelled is resumed until its period ends, and not afterwards", async () => {
    await start("regret", "TProMonthly1001");
    await act("regret", "/api/CancelBTSub");
    expect(await bought("regret")).toMatchObject([{ status: "Canceled" }]);
    expect((await change("regret", "TDynMonthly1001")).json().message).toContain("Resume it first.");
    clock.set("2026-12-14T23:00:00Z");
    expect((await act("regret", "/api/ResumeBTSub")).json()).toEqual({
      msg: "Your subscription is active again and renews on 2026-12-15.",
    });
    clock.set("2026-12-16T00:00:00Z");
    expect(await bought("regret")).toMatchObject([{ status: "Active", billingPeriodStart: "2026-12-15" }]);
    expect(await amounts("regret")).toEqual([39, 39]);
    await act("regret", "/api/CancelBTSub");
    clock.set("2027-01-20T00:00:00Z");
    expect((await act("regret", "/api/ResumeBTSub")).statusCode).toBe(409);
    expect(await amounts("regret")).toEqual([39, 39]);
  });

  test("takes another card, and none that the bank declines", async () => {
    await start("card", "TProMonthly1001");
    const declined = await act("card", "/api/ReplaceCard", {
      paymentMethodNonce: "fake-processor-declined-visa-nonce.card",
    });
    expect(declined.json().message).toBe("The payment method was not replaced: Processor Declined");
    expect((await act("card", "/api/ReplaceCard", { paymentMethodNonce: nonce() })).statusCode).toBe(200);
    expect(await amounts("card")).toEqual([39]);
    clock.set("2026-12-15T12:00:00Z");
    await bought("card");
    expect(await amounts("card")).toEqual([39, 39]);
  });

  test("of someone else is not changed, resumed or paid by anybody", async () => {
    await start("mine", "TProMonthly1001");
    await newPerson("theirs");
    const id = await subscriptionID("mine");
    for (const [path, given] of [
      ["/api/ChangePlan", { planID: "TDynMonthly1001" }],
      ["/api/ResumeBTSub", {}],
      ["/api/ReplaceCard", { paymentMethodNonce: nonce() }],
    ] as const) {
      expect((await call("theirs", "POST", path, { subscriptionID: id, ...given })).statusCode).toBe(404);
    }
  });

  const payDays = async (who: string, days: number, given: object = {}) => {
    const answer = await call(who, "POST", "/api/addsubscription", { subscriptionPeriod: days, ...given });
    if (answer.statusCode !== 201) return answer.json();
    const { id } = accountSubscriptionSchema.parse(answer.json());
    return (await call(who, "POST", `/api/paysubscription/${id}`, { paymentMethodNonce: nonce(), ...given })).json();
  };

  test("bought while days run is asked about, and begins when they end", async () => {
    clock.reset();
    await newPerson("after-days");
    await payDays("after-days", 30);
    expect((await buy("after-days", "TDynMonthly1001")).json()).toEqual({
      msg: "Subscription is Active",
      running: [{ what: "30 days", until: "2026-12-15" }],
      startsOn: "2026-12-16",
    });
    expect((await buy("after-days", "TDynMonthly1001", { startsOn: "2026-12-17" })).json().msg).toBe(
      "Subscription is Active",
    );
    expect((await buy("after-days", "TDynMonthly1001", { startsOn: "2026-12-16" })).json()).toEqual({
      msg: "Subscription successful",
      startsOn: "2026-12-16",
    });
    expect(await amounts("after-days")).toEqual([57]);
    // The days end at ten in the morning; nobody is locked out until midnight.
    clock.set("2026-12-15T22:00:00Z");
    expect(await isSubscriber("after-days")).toBe(true);
    clock.set("2026-12-16T00:00:01Z");
    expect(await bought("after-days")).toMatchObject([{ status: "Active", billingPeriodStart: "2026-12-16" }]);
    expect(await amounts("after-days")).toEqual([57, 79]);
  });

  test("that renews is asked about before days are sold, and ends for them", async () => {
    await start("before-days", "TProMonthly1001");
    expect(await payDays("before-days", 30)).toMatchObject({
      code: "subscription-running",
      message: expect.stringContaining("Professional Monthly is running and renews on 2026-12-15."),
    });
    expect(await payDays("before-days", 30, { endsRenewal: true })).toEqual({ msg: "Subscription successful" });
    expect(await bought("before-days")).toMatchObject([{ status: "Canceled", billingPeriodEnd: "2026-12-14" }]);
    expect((await act("before-days", "/api/ResumeBTSub")).json().message).toContain("30 days follows on 2026-12-15");
    clock.set("2027-01-10T00:00:00Z");
    expect(await isSubscriber("before-days")).toBe(true);
    expect((await amounts("before-days")).toSorted()).toEqual([39, 57]);
  });
});
