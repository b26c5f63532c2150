import { boughtSubscriptionSchema, transactionSchema } from "@beltwright/contract";
import { emptyProfile } from "@beltwright/model";
import { listInvoices, saveProfile } from "@beltwright/store";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { readDocument } from "./invoices.ts";
import { paymentsApp } from "./test-support/payments-app.ts";
import { providersUnderTest } from "./test-support/providers.ts";

const cart = (nonce: string, planID: string) => ({
  customer: { first_name: "Pat", last_name: "Doe", company: "Ore Ltd", country_name: "Australia" },
  paymentMethodNonce: `fake-valid-nonce.${nonce}`,
  planID,
  addOns: [],
});

// What an Australian tax invoice shows, and that it stays: A New Tax System (Goods and Services Tax) Act 1999, s 29-70.
describe.each(providersUnderTest)("invoices on $name with $provider", ({ database, provider }) => {
  const { db, person, newPerson, call, clock, restart } = paymentsApp(database, provider);
  const test = it.skipIf(database.isSkipped);
  const issued = async (who: string) =>
    (await listInvoices(db(), person(who).userName)).map((row) => ({ ...row, ...readDocument(row) }));
  const paid = async (who: string) =>
    z.array(transactionSchema).parse((await call(who, "GET", "/api/getBTTransactions/")).json());
  const bought = async (who: string) =>
    z.array(boughtSubscriptionSchema).parse((await call(who, "GET", "/api/getBTSubsciptions/")).json());

  test("are issued with the charge, before anybody looks, and never change afterwards", async () => {
    await newPerson("fixed");
    await call("fixed", "POST", "/api/CreateSubscription", cart("fixed", "TProYearly1001"));
    const before = await issued("fixed");
    expect(before).toMatchObject([{ cents: 44_000, invoice: { title: "TAX INVOICE", tax: { gst: 4000 } } }]);
    const profile = { ...emptyProfile, firstName: "New", lastName: "Name", companyName: "Later Inc", country: "Chile" };
    await saveProfile(db(), { userName: person("fixed").userName, profile });
    await call("fixed", "PUT", "/api/invoiceaddress", { companyName: "Later Inc", country: "Chile" });
    clock.set("2027-03-01T00:00:00Z");
    const [{ transactionID } = { transactionID: "" }] = await paid("fixed");
    const answer = await call("fixed", "GET", `/api/invoice/${transactionID}`);
    expect(decodeURIComponent(String(answer.headers["content-disposition"]))).toContain("Invoice 2026-11-15 Ore Ltd");
    expect(await issued("fixed")).toEqual(before);
    clock.reset();
  });

  test("are numbered one after the other, however many are paid at once", async () => {
    const names = ["one", "two", "three", "four"].map((name) => `number-${name}`);
    for (const name of names) await newPerson(name);
    await Promise.all(names.map((who) => call(who, "POST", "/api/CreateSubscription", cart(who, "TStdMonthly1001"))));
    const rows = (await Promise.all(names.map(issued))).flat();
    const numbers = rows.map(({ number }) => number).sort((a, b) => a - b);
    const first = numbers[0] ?? 0;
    expect(numbers).toEqual([first, first + 1, first + 2, first + 3]);
  });

  test("say of a renewal that credit reduced it", async () => {
    await newPerson("credited");
    await call("credited", "POST", "/api/CreateSubscription", cart("credited", "TProMonthly1001"));
    const [before] = await bought("credited");
    const change = (addOns: readonly object[]) => call("credited", "POST", "/api/UpdateAddons", { ...before, addOns });
    clock.set("2026-11-30T12:00:00Z");
    await change([{ id: "TStorage100Monthly", quantity: 3 }]);
    await change([]);
    clock.set("2026-12-16T00:00:00Z");
    await restart();
    // Three times 10 dollars for 15 of 30 days, paid and given back.
    expect((await issued("credited")).map(({ invoice }) => [invoice.heading, invoice.lines, invoice.total])).toEqual([
      ["Subscription", [{ text: "Professional Monthly", cents: 3900 }], 3900],
      ["Add-ons", [{ text: "Add-ons, prorated once-off payment", cents: 1500 }, { text: "Storage Monthly × 3" }], 1500],
      [
        "Subscription",
        [
          { text: "Professional Monthly", cents: 3900 },
          { text: "Less credit from an earlier change", cents: -1500 },
        ],
        2400,
      ],
    ]);
    expect((await paid("credited"))[2]).toMatchObject({ amount: 24, credit: 15, subTransaction: true });
    clock.reset();
  });

  test("go to the invoice address with the order number, from the payment after it was given", async () => {
    await newPerson("office");
    await call("office", "POST", "/api/CreateSubscription", cart("office", "TProMonthly1001"));
    const address = { companyName: "Ore Accounts", city: "Perth", country: "Australia", orderNumber: "PO 4711" };
    expect((await call("office", "PUT", "/api/invoiceaddress", address)).statusCode).toBe(200);
    expect((await call("office", "GET", "/api/invoiceaddress")).json()).toMatchObject(address);
    const [before] = await bought("office");
    const addOns = [{ id: "TStorage100Monthly", quantity: 1 }];
    await call("office", "POST", "/api/UpdateAddons", { ...before, addOns });
    expect((await issued("office")).map(({ invoice }) => invoice.customer)).toMatchObject([
      { companyName: "Ore Ltd", orderNumber: "" },
      { companyName: "Ore Accounts", orderNumber: "PO 4711" },
    ]);
  });
});
