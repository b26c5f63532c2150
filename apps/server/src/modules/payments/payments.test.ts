import { boughtSubscriptionSchema, transactionSchema } from "@beltwright/contract";
import { addOns, addOnsFor, plans } from "@beltwright/model";
import {
  findUserData,
  listAudit,
  listOpenOrders,
  listStoredSubscriptions,
  saveProfile,
  setAdmin,
} from "@beltwright/store";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { invoiceCustomer } from "./invoice-customer.ts";
import { paymentsApp } from "./test-support/payments-app.ts";
import { providersUnderTest } from "./test-support/providers.ts";

const cart = (nonce: string, planID = "TProYearly1001", addOns: readonly object[] = []) => ({
  customer: { first_name: "Pat", last_name: "Doe", email: "pat@example.com", country_name: "Australia" },
  paymentMethodNonce: nonce,
  planID,
  addOns,
  selectedPlan: "pro",
});
const storage = (quantity: number) => ({ id: "TStorage100Yearly", quantity });

// Answers and messages: first document, sections 7 and 8.
describe.each(providersUnderTest)("subscriptions on $name with $provider", ({ database, provider }) => {
  const { db, person, newPerson, call, inject, clock, gateway, mails, settled, restart } = paymentsApp(
    database,
    provider,
  );
  const test = it.skipIf(database.isSkipped);

  const buy = (who: string, body: object) => call(who, "POST", "/api/CreateSubscription", body);
  const bought = async (who: string) =>
    z.array(boughtSubscriptionSchema).parse((await call(who, "GET", "/api/getBTSubsciptions/")).json());
  const paid = async (who: string) =>
    z.array(transactionSchema).parse((await call(who, "GET", "/api/getBTTransactions/")).json());
  const account = async (who: string) => findUserData(db(), person(who).userName, clock.now());

  test("are bought, give files, and are listed with everything the pages show", async () => {
    expect((await call("buyer", "GET", "/api/getBTSubsciptions/")).json()).toEqual([]);
    expect((await call("buyer", "GET", "/api/getBTTransactions/")).json()).toEqual({ msg: "No Transactions" });
    expect(typeof (await call("buyer", "GET", "/api/GenerateToken")).json()).toBe("string");

    expect((await buy("buyer", cart("fake-valid-nonce.1", "TProYearly1001", [storage(2)]))).json()).toEqual({
      msg: "Subscription successful",
    });
    const [payment] = (await call("buyer", "GET", "/api/getBTTransactions/")).json();
    expect(payment).toMatchObject({ amount: 656, addOns: [{ id: "TStorage100Yearly", amount: 108, quantity: 2 }] });
    const [subscription] = await bought("buyer");
    expect(subscription).toMatchObject({
      planID: "TProYearly1001",
      status: "Active",
      price: 440,
      billingCycle: 12,
      billingPeriodStart: "2026-11-15",
      billingPeriodEnd: "2027-11-14",
      addOns: [{ id: "TStorage100Yearly", amount: 108, quantity: 2 }],
      totalSubCost: 656,
      billingCycleDays: 365,
      billingcycleDaysLeft: 365,
    });
    expect(await paid("buyer")).toMatchObject([
      { amount: 656, subTransaction: true, subStatus: "Active", subAmount: 440 },
    ]);
    expect(await account("buyer")).toMatchObject({ userHasSub: true, noOfFilesAllowed: 300 });
  });

  test("exist once: a second purchase is told so and charges nothing", async () => {
    await buy("twice", cart("fake-valid-nonce.2"));
    expect((await buy("twice", cart("fake-valid-nonce.3"))).json()).toEqual({ msg: "Subscription is Active" });
    expect(await bought("twice")).toHaveLength(1);
    expect(await paid("twice")).toHaveLength(1);
  });

  test("are bought once by any number of clicks, tabs and retries at once", async () => {
    const same = Array.from({ length: 6 }, () => buy("clicker", cart("fake-valid-nonce.4")));
    const tabs = Array.from({ length: 4 }, (_, at) => buy("clicker", cart(`fake-valid-nonce.5${at}`)));
    const answers = (await Promise.all([...same, ...tabs])).map((answer) => answer.json().msg);
    expect(answers.filter((msg) => msg === "Subscription successful").length).toBeGreaterThanOrEqual(1);
    expect(new Set(answers)).toEqual(new Set(["Subscription successful", "Subscription is Active"]));
    expect(await bought("clicker")).toHaveLength(1);
    expect(await paid("clicker")).toHaveLength(1);
  });

  test("that the bank declines leave nothing behind and may be tried again", async () => {
    const declined = await buy("declined", cart("fake-processor-declined-visa-nonce.6"));
    expect(declined.json()).toEqual({ msg: "Unsuccessful", reason: "Processor Declined" });
    expect(await bought("declined")).toEqual([]);
    expect(await account("declined")).toMatchObject({ userHasSub: false });
    expect((await buy("declined", cart("fake-valid-nonce.7"))).json().msg).toBe("Subscription successful");
  });

  test.each([
    ["a plan nobody sells", cart("fake-valid-nonce.8", "TGoldWeekly")],
    [
      "support of another plan",
      cart("fake-valid-nonce.8", "TProYearly1001", [{ id: "TStdSupportYearly01", quantity: 1 }]),
    ],
    [
      "storage of another cycle",
      cart("fake-valid-nonce.8", "TProYearly1001", [{ id: "TStorage100Monthly", quantity: 1 }]),
    ],
    ["storage twice", cart("fake-valid-nonce.8", "TProYearly1001", [storage(1), storage(1)])],
    ["no payment", { ...cart(""), paymentMethodNonce: "" }],
  ])("with %s are refused", async (_title, body) => {
    const answer = await buy("wrong", body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().issues).toMatchObject([{ message: expect.stringMatching(/./) }]);
    expect(await bought("wrong")).toEqual([]);
  });

  test("that time out at the provider are finished by the next reconciliation", async () => {
    gateway.failAfterSubscribing();
    expect((await buy("timeout", cart("fake-valid-nonce.9"))).statusCode).toBe(500);
    expect(await listOpenOrders(db(), clock.now())).toHaveLength(1);
    clock.advance(3 * 60_000);
    await restart();
    expect(await listOpenOrders(db(), clock.now())).toEqual([]);
    expect(await account("timeout")).toMatchObject({ userHasSub: true });
    expect(await paid("timeout")).toHaveLength(1);
    expect((await buy("timeout", cart("fake-valid-nonce.9"))).json().msg).toBe("Subscription successful");
    expect(await paid("timeout")).toHaveLength(1);
  });

  test("that never reached the provider are given up, and the person may buy again", async () => {
    gateway.failBeforeSubscribing();
    expect((await buy("lost", cart("fake-valid-nonce.10"))).statusCode).toBe(500);
    clock.advance(3 * 60_000);
    await restart();
    expect(await listOpenOrders(db(), clock.now())).toEqual([]);
    expect(await account("lost")).toMatchObject({ userHasSub: false });
    expect((await buy("lost", cart("fake-valid-nonce.11"))).json().msg).toBe("Subscription successful");
    expect(await paid("lost")).toHaveLength(1);
  });

  test("take other add-ons, charged for the days left, credited at the next renewal", async () => {
    await buy("addons", cart("fake-valid-nonce.12", "TProMonthly1001"));
    const [before] = await bought("addons");
    const change = (addOns: readonly object[]) => call("addons", "POST", "/api/UpdateAddons", { ...before, addOns });
    clock.set("2026-11-30T12:00:00Z");
    expect((await change([{ id: "TStorage100Monthly", quantity: 3 }])).json()).toEqual({
      msg: "Sucessfully updated Addons",
    });
    // 30 dollars for a period of 30 days, of which 15 are left.
    expect(await paid("addons")).toMatchObject([{ amount: 39 }, { amount: 15, subTransaction: false }]);
    expect(await account("addons")).toMatchObject({ noOfFilesAllowed: 400 });

    expect((await change([{ id: "TStorage100Monthly", quantity: 3 }])).statusCode).toBe(200);
    expect(await paid("addons")).toHaveLength(2);
    expect((await change([])).statusCode).toBe(200);
    expect(await paid("addons")).toHaveLength(2);
    expect((await bought("addons"))[0]).toMatchObject({ credit: 15 });
    clock.set("2026-12-16T00:00:00Z");
    await bought("addons");
    expect((await paid("addons"))[2]).toMatchObject({ amount: 39 - 15, billingPeriodStart: "2026-12-15" });
    expect((await bought("addons"))[0]).toMatchObject({ credit: 0 });
    clock.reset();
  });

  test("are charged once for add-ons, however often the button is pressed", async () => {
    await newPerson("presser");
    await buy("presser", cart("fake-valid-nonce.24"));
    const [before] = await bought("presser");
    const press = () => call("presser", "POST", "/api/UpdateAddons", { ...before, addOns: [storage(2)] });
    for (const answer of await Promise.all([press(), press(), press()])) expect(answer.statusCode).toBe(200);
    expect((await paid("presser")).map(({ amount }) => amount).sort()).toEqual([216, 440]);
    expect((await bought("presser"))[0]?.addOns).toEqual([{ id: "TStorage100Yearly", amount: 108, quantity: 2 }]);
  });

  test("refuse add-ons that do not go with them, with the errors the page reads", async () => {
    await buy("mismatch", cart("fake-valid-nonce.13"));
    const [before] = await bought("mismatch");
    const answer = await call("mismatch", "POST", "/api/UpdateAddons", {
      ...before,
      addOns: [{ id: "TStdSupportYearly01", quantity: 1 }],
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      code: "add-ons-update-failed",
      message: "Failed to Update Addons: Support must be that of the plan.",
      errors: "Support must be that of the plan.",
    });
    expect(await paid("mismatch")).toHaveLength(1);
  });

  test("end when cancelled: what is paid for stays, no renewal follows, and a new one may be bought", async () => {
    await buy("canceller", cart("fake-valid-nonce.14", "TStdMonthly1001"));
    const [{ subscriptionID } = { subscriptionID: "" }] = await bought("canceller");
    const answer = await call("canceller", "POST", "/api/CancelBTSub", subscriptionID);
    expect(answer.json().msg).toBe(
      "Your Subscription has been Canceled. Create a new subscription in the Subscriptions Tab.",
    );
    expect(await bought("canceller")).toMatchObject([{ status: "Canceled" }]);
    expect(await account("canceller")).toMatchObject({ userHasSub: true });
    clock.set("2026-12-20T00:00:00Z");
    expect(await paid("canceller")).toHaveLength(1);
    expect(await account("canceller")).toMatchObject({ userHasSub: false });
    clock.reset();
    expect((await buy("canceller", cart("fake-valid-nonce.15"))).json().msg).toBe("Subscription successful");
  });

  // The provider's documentation: test nonces can be used again and again.
  test("by a documented test nonce are refused while one is active and bought again once it is cancelled", async () => {
    await newPerson("tester");
    expect((await buy("tester", cart("fake-valid-nonce"))).json().msg).toBe("Subscription successful");
    expect((await buy("tester", cart("fake-valid-nonce"))).json().msg).toBe("Subscription is Active");
    const [{ subscriptionID } = { subscriptionID: "" }] = await bought("tester");
    await call("tester", "POST", "/api/CancelBTSub", JSON.stringify(subscriptionID));
    const clicks = [1, 2, 3].map(() => buy("tester", cart("fake-valid-nonce")));
    for (const answer of await Promise.all(clicks)) expect(answer.json().msg).toMatch(/successful|is Active/);
    expect((await bought("tester")).map(({ status }) => status).sort()).toEqual(["Canceled", "Pending"]);
    // What is paid for comes first: the new one is charged when the cancelled one ends.
    expect(await paid("tester")).toHaveLength(1);
  });

  test("renew by themselves, month after month", async () => {
    await buy("renewer", cart("fake-valid-nonce.16", "TDynMonthly1001"));
    clock.set("2027-02-20T00:00:00Z");
    await restart();
    expect((await account("renewer"))?.userHasSub).toBe(true);
    expect((await paid("renewer")).map(({ amount }) => amount)).toEqual([79, 79, 79, 79]);
    clock.reset();
  });

  test("of others cannot be seen, changed or cancelled", async () => {
    await buy("owner", cart("fake-valid-nonce.17"));
    const [theirs] = await bought("owner");
    const cancelled = await call("thief", "POST", "/api/CancelBTSub", { subscriptionID: theirs?.subscriptionID });
    expect([cancelled.statusCode, cancelled.json().message]).toEqual([
      404,
      "Failed to Cancel Subscription: No Subscriptions",
    ]);
    expect((await call("thief", "POST", "/api/UpdateAddons", { ...theirs, addOns: [storage(5)] })).statusCode).toBe(
      404,
    );
    const [payment] = await paid("owner");
    expect((await call("thief", "GET", `/api/invoice/${payment?.transactionID}`)).statusCode).toBe(404);
    expect(await bought("owner")).toMatchObject([{ status: "Active", addOns: [] }]);
  });

  test("cost the sum of their parts in every answer and on the invoice", async () => {
    const dollars = new Map([...plans.map((one) => [one.planID, one.price] as const)]);
    for (const { id, amount } of addOns) dollars.set(id, amount);
    const quantities = [1, 2, 3, 7, 51, 100];
    for (const [at, plan] of plans.entries()) {
      await newPerson(`sum-${at}`);
      const chosen = addOnsFor(plan).map(({ id, kind }) => ({ id, quantity: kind === "storage" ? quantities[at] : 1 }));
      await buy(`sum-${at}`, cart(`fake-valid-nonce.sum${at}`, plan.planID, chosen));
      const parts = chosen.map(({ id, quantity = 0 }) => Math.round((dollars.get(id) ?? 0) * 100) * quantity);
      const total = parts.reduce((sum, one) => sum + one, Math.round((dollars.get(plan.planID) ?? 0) * 100));
      const [subscription] = await bought(`sum-${at}`);
      const [payment] = await paid(`sum-${at}`);
      expect(Math.round((subscription?.totalSubCost ?? 0) * 100)).toBe(total);
      expect(Math.round((payment?.amount ?? 0) * 100)).toBe(total);
      expect(payment?.subTransaction).toBe(true);
    }
  });

  test("are acknowledged by one mail with the way to the invoice", async () => {
    await newPerson("thanked");
    await Promise.all([1, 2, 3].map(() => buy("thanked", cart("fake-valid-nonce.19", "TStdYearly1001"))));
    await buy("thanked", cart("fake-valid-nonce.19", "TStdYearly1001"));
    const { userName } = person("thanked");
    const received = () => mails.filter(({ to }) => to === userName);
    await settled();
    expect(received()).toHaveLength(1);
    const text = received()[0]?.text ?? "";
    const [{ amount, transactionID } = { amount: 0, transactionID: "" }] = await paid("thanked");
    expect(text.includes("no money was moved")).toBe(provider === "sandbox");
    expect(text).toContain(`payment of ${amount.toFixed(2)} AUD on 2026-11-15`);
    const link = new URL(/https?:\S+/.exec(text)?.[0] ?? "");
    expect(link.pathname).toBe(`/api/invoice/${transactionID}`);
    expect((await call("thanked", "GET", link.pathname)).headers["content-type"]).toBe("application/pdf");
  });

  test("have an invoice as PDF, named by date, company, user and transaction", async () => {
    const { userName } = person("billed");
    await saveProfile(db(), {
      userName,
      profile: {
        firstName: "Pat",
        lastName: "Doe",
        companyName: "Ore Ltd",
        address1: "1 Road",
        address2: "",
        city: "Perth",
        state: "WA",
        postCode: "6000",
        country: "Australia",
      },
    });
    await buy("billed", { ...cart("fake-valid-nonce.18"), customer: { first_name: "Pat", last_name: "Doe" } });
    const [{ transactionID } = { transactionID: "" }] = await paid("billed");
    const answer = await call("billed", "GET", `/api/invoice/${transactionID}`);
    expect(answer.headers["content-type"]).toBe("application/pdf");
    expect(decodeURIComponent(String(answer.headers["content-disposition"]))).toContain(
      `Invoice 2026-11-15 Ore Ltd ${userName} ${transactionID}.pdf`,
    );
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
  });

  test("are billed to the address given when buying, later payments to the profile", async () => {
    await newPerson("mover");
    const { userName } = person("mover");
    const address = { company: "Ore GmbH", locality: "Essen", country_name: "Germany" };
    const customer = { first_name: "Pat", last_name: "Doe", company: "Pat", billing_address: address };
    await buy("mover", { ...cart("fake-valid-nonce.20", "TStdMonthly1001"), customer });
    const [before] = await bought("mover");
    const addOns = [{ id: "TStdSupportMonthly01", quantity: 1 }];
    await call("mover", "POST", "/api/UpdateAddons", { ...before, addOns });
    const billed = async () => {
      const all = await gateway.transactionsOf(userName);
      return Promise.all(all.map(async (one) => invoiceCustomer(db(), one, all)));
    };
    const orderNumber = "";
    const essen = {
      ...{ userName, name: "Pat Doe", companyName: "Ore GmbH" },
      ...{ address: ["Essen"], country: "Germany", orderNumber },
    };
    expect(await billed()).toEqual([essen, essen]);
    const moved = { firstName: "P", lastName: "D", companyName: "Ore Ltd", address1: "", address2: "", city: "Perth" };
    await saveProfile(db(), { userName, profile: { ...moved, state: "", postCode: "", country: "Australia" } });
    const perth = {
      ...{ userName, name: "P D", companyName: "Ore Ltd" },
      ...{ address: ["Perth"], country: "Australia", orderNumber },
    };
    expect(await billed()).toEqual([essen, perth]);
  });

  test("end at the provider when an administrator deletes the account", async () => {
    for (const name of ["leaver", "remover"]) await newPerson(name);
    await setAdmin(db(), person("remover").userName, true);
    await buy("leaver", cart("fake-valid-nonce.21"));
    const { userName } = person("leaver");
    const [{ subscriptionID } = { subscriptionID: "" }] = await gateway.subscriptionsOf(userName);
    const remove = (path: string) => inject({ method: "DELETE", url: path, headers: person("remover").headers });
    const asked = await call("remover", "GET", `/api/userBelongings/${userName}`);
    expect(asked.json()).toMatchObject({ renewals: 1 });
    gateway.failToCancel();
    expect((await remove(`/api/deleteUser/${userName}`)).statusCode).toBe(500);
    expect(await account("leaver")).toMatchObject({ userHasSub: true });
    expect((await remove(`/api/deleteUser/${userName.toUpperCase()}`)).statusCode).toBe(200);
    expect(await account("leaver")).toBeUndefined();
    const [act] = (await listAudit(db(), { page: 1, pageSize: 1 })).records;
    expect(JSON.parse(act?.details ?? "")).toMatchObject({ cancelled: [subscriptionID] });
    expect(await gateway.statusOf(subscriptionID)).toBe("Canceled");
  });

  test("give nothing to whoever registers the address of a deleted account", async () => {
    for (const name of ["former", "clerk"]) await newPerson(name);
    await setAdmin(db(), person("clerk").userName, true);
    const nonce = "fake-valid-nonce.31";
    await buy("former", cart(nonce));
    const { userName } = person("former");
    const [paid] = await gateway.transactionsOf(userName);
    const invoice = () => call("former", "GET", `/api/invoice/${paid?.transactionID}`);
    expect((await invoice()).statusCode).toBe(200);
    await inject({ method: "DELETE", url: `/api/deleteUser/${userName}`, headers: person("clerk").headers });
    await newPerson("former");
    expect((await invoice()).statusCode).toBe(404);
    expect(await gateway.subscriptionsOf(userName)).toEqual([]);
    expect((await call("former", "GET", "/api/getBTSubsciptions/")).json()).toEqual([]);
    expect(await account("former")).toMatchObject({ userHasSub: false });
  });

  test("that cannot be cleared up do not keep others from being", async () => {
    for (const name of ["stuck", "next"]) await newPerson(name);
    for (const [name, nonce] of [
      ["stuck", "fake-valid-nonce.22"],
      ["next", "fake-valid-nonce.23"],
    ] as const) {
      gateway.failAfterSubscribing();
      await buy(name, cart(nonce));
      clock.advance(1000);
    }
    clock.advance(3 * 60_000);
    gateway.failToFindOnce();
    await restart();
    expect((await account("next"))?.userHasSub).toBe(true);
    expect(await account("stuck")).toMatchObject({ userHasSub: false });
    await restart();
    expect((await account("stuck"))?.userHasSub).toBe(true);
    clock.reset();
  });
});

// Second document, sections 4, 7 and 9.
describe.each(providersUnderTest)("purchases by days on $name with $provider", ({ database, provider }) => {
  const { db, person, call, clock, mails, settled } = paymentsApp(database, provider);
  const test = it.skipIf(database.isSkipped);
  const order = (who: string, days: number) => call(who, "POST", "/api/addsubscription", { subscriptionPeriod: days });
  const session = (who: string, { id, subscriptionCost }: { id: string; subscriptionCost: number }) => ({
    id,
    userName: person(who).userName,
    amount: subscriptionCost,
  });
  const isSubscriber = async (who: string) => (await findUserData(db(), person(who).userName, clock.now()))?.userHasSub;

  test("wait for their payment, and count once the provider confirms it", async () => {
    const ordered = await order("days", 180);
    expect(ordered.statusCode).toBe(201);
    const body = ordered.json();
    expect(body).toMatchObject({
      subscriptionPeriod: 180,
      subscriptionCostPerDay: 1.9,
      subscriptionCost: 342,
      paymentStatus: "Pending",
      subIsCurrent: false,
    });
    expect(body.subEndDate - body.subStartDate).toBe(180 * 86_400_000);
    const early = await call("days", "PUT", "/api/subscriptionsucceeded/", session("days", body));
    expect([early.statusCode, early.json().message]).toEqual([409, `Failed to update subscription id :${body.id}`]);
    expect(await isSubscriber("days")).toBe(false);

    await call("days", "POST", `/api/paysubscription/${body.id}`, { paymentMethodNonce: "fake-valid-nonce.1" });
    const tooLittle = { ...session("days", body), amount: 1 };
    expect((await call("days", "PUT", "/api/subscriptionsucceeded/", tooLittle)).statusCode).toBe(409);
    const done = await call("days", "PUT", "/api/subscriptionsucceeded/", session("days", body));
    expect(done.statusCode).toBe(200);
    expect([done.headers["content-type"], typeof done.json()]).toEqual(["application/json; charset=utf-8", "string"]);
    expect(await isSubscriber("days")).toBe(true);
    await settled();
    expect(mails.filter(({ to }) => to === person("days").userName)).toHaveLength(1);
    expect(mails.at(-1)?.text).toContain("payment of 342.00 AUD");
  });

  test("give nothing to someone who gives them up", async () => {
    const body = (await order("giver", 180)).json();
    await call("giver", "PUT", "/api/subscriptioncancelled/", session("giver", body));
    expect(await isSubscriber("giver")).toBe(false);
    const late = { paymentMethodNonce: "fake-valid-nonce.late" };
    expect((await call("giver", "POST", `/api/paysubscription/${body.id}`, late)).statusCode).toBe(409);
  });

  test("start when the one before ends", async () => {
    const pay = async () => {
      const body = (await order("longer", 30)).json();
      await call("longer", "POST", `/api/paysubscription/${body.id}`, {
        paymentMethodNonce: `fake-valid-nonce.${body.id}`,
      });
      await call("longer", "PUT", "/api/subscriptionsucceeded/", session("longer", body));
      return body;
    };
    const first = await pay();
    expect((await pay()).subStartDate).toBe(first.subEndDate);
  });

  // Section 4: starts when the existing one ends, otherwise now; a day that was paid for is a day of use.
  test("that wait for their payment lose no day, and do not run side by side", async () => {
    const [first, second] = [(await order("waiter", 30)).json(), (await order("waiter", 30)).json()];
    expect(first.subscriptionPeriod).toBe(30);
    clock.set("2026-11-18T10:00:00Z");
    for (const { id } of [first, second]) {
      await call("waiter", "POST", `/api/paysubscription/${id}`, { paymentMethodNonce: `fake-valid-nonce.${id}` });
    }
    const paid = await listStoredSubscriptions(db(), person("waiter").userName);
    const days = 30 * 86_400_000;
    const start = Date.parse("2026-11-18T10:00:00Z");
    expect(paid.map(({ subStartDate, subEndDate }) => [subStartDate, subEndDate])).toEqual([
      [start, start + days],
      [start + days, start + 2 * days],
    ]);
    clock.reset();
  });

  test("of a number of days that is not offered are refused", async () => {
    for (const days of [0, -30, 31, 1e9])
      expect((await order("odd", days)).json().message).toBe("Failed to add subscription");
    expect(await listStoredSubscriptions(db(), person("odd").userName)).toEqual([]);
  });

  test("may be given up before they are paid, not afterwards", async () => {
    const body = (await order("giver", 60)).json();
    expect((await call("giver", "PUT", "/api/subscriptioncancelled/", session("giver", body))).statusCode).toBe(200);
    const paid = (await order("giver", 60)).json();
    await call("giver", "POST", `/api/paysubscription/${paid.id}`, { paymentMethodNonce: "fake-valid-nonce.9" });
    const late = await call("giver", "PUT", "/api/subscriptioncancelled/", session("giver", paid));
    expect(late.json().message).toBe(`Failed to cancel user subscription id : ${paid.id}`);
  });

  test("of others cannot be paid for or reported", async () => {
    const body = (await order("victim", 30)).json();
    const pay = await call("stranger", "POST", `/api/paysubscription/${body.id}`, {
      paymentMethodNonce: "fake-valid-nonce.3",
    });
    expect(pay.statusCode).toBe(404);
    expect((await call("stranger", "PUT", "/api/subscriptioncancelled/", session("stranger", body))).statusCode).toBe(
      409,
    );
  });

  test("are told apart from those of the provider", async () => {
    await order("lister", 30);
    const others = (await call("lister", "GET", "/api/getOthSubsciptions/")).json();
    expect(others).toMatchObject([{ programName: "DeltaT", status: "Pending" }]);
    const user = (await call("lister", "GET", "/api/subscriptions/")).json();
    expect(user).toMatchObject({ userName: person("lister").userName, userHasSub: false, country: "" });
    expect(user.subscriptions).toMatchObject([{ programName: "DeltaT", subscriptionPeriod: 30, subIsCurrent: false }]);
  });
});
