import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plans } from "../reference/plans.ts";
import { billingPeriod, dayOf, daysIn, daysLeft, dayText, endOfDay } from "./billing-period.ts";
import { addOnsFor, mostStorageUnits, priceCart, storageUnitsOf } from "./cart.ts";
import { centsText, gstIn, toCents } from "./cents.ts";
import { dayPurchaseCents, daySpan, isDayOption } from "./day-purchase.ts";
import { type InvoiceCustomer, invoiceFor, type PaidTransaction } from "./invoice.ts";
import { proratedChange } from "./proration.ts";

const day = (text: string) => dayOf(Date.parse(text));

describe("money", () => {
  it("splits every total from 0 to 10 000 dollars into GST and subtotal without losing a cent", () => {
    for (let total = 0; total <= 1_000_000; total += 1) {
      const { gst, subtotal } = gstIn(total);
      if (gst + subtotal !== total || Math.abs(gst * 11 - total) > 5.5) throw new Error(`${total}: ${gst} ${subtotal}`);
    }
  });

  it("is written with two decimals", () => {
    expect([0, 5, 5730, -120, 123_456].map(centsText)).toEqual(["0.00", "0.05", "57.30", "-1.20", "1234.56"]);
    expect([1.9, 20, 0.1 + 0.2].map(toCents)).toEqual([190, 2000, 30]);
  });
});

// Prices: first document, section 9.
describe("a cart", () => {
  it("costs plan + support + storage × quantity", () => {
    const cart = priceCart("TProYearly1001", [
      { id: "TProSupportYearly01", quantity: 1 },
      { id: "TStorage100Yearly", quantity: 2 },
    ]);
    expect(cart).toMatchObject({ kind: "priced", cents: (440 + 216 + 2 * 108) * 100 });
  });

  it.each([
    ["a plan nobody sells", "TProWeekly1001", [], "unknown-plan"],
    ["an unknown add-on", "TProYearly1001", [["TGold", 1]], "unknown-add-on"],
    ["support of another plan", "TProYearly1001", [["TStdSupportYearly01", 1]], "support-of-other-plan"],
    ["support of another cycle", "TProYearly1001", [["TProSupportMonthly01", 1]], "add-on-of-other-cycle"],
    ["storage of another cycle", "TProYearly1001", [["TStorage100Monthly", 1]], "add-on-of-other-cycle"],
    [
      "storage twice",
      "TProYearly1001",
      [
        ["TStorage100Yearly", 1],
        ["TStorage100Yearly", 1],
      ],
      "add-on-twice",
    ],
    [
      "support twice",
      "TProYearly1001",
      [
        ["TProSupportYearly01", 1],
        ["TProSupportYearly01", 1],
      ],
      "add-on-twice",
    ],
    ["two supports in one", "TProYearly1001", [["TProSupportYearly01", 2]], "quantity-wrong"],
    ["half a storage", "TProYearly1001", [["TStorage100Yearly", 0.5]], "quantity-wrong"],
    ["less than nothing", "TProYearly1001", [["TStorage100Yearly", -1]], "quantity-wrong"],
    ["no number", "TProYearly1001", [["TStorage100Yearly", Number.NaN]], "quantity-wrong"],
    ["more than is sold", "TProYearly1001", [["TStorage100Yearly", mostStorageUnits + 1]], "quantity-wrong"],
  ] as const)("with %s is refused", (_title, planID, chosen, fault) => {
    const list = chosen.map(([id, quantity]) => ({ id, quantity }));
    expect(priceCart(planID, list)).toMatchObject({ kind: "refused", fault });
  });

  it("is the sum of its parts for every plan, with every set of its add-ons", () => {
    for (const plan of plans) {
      const offered = addOnsFor(plan);
      expect(offered.map(({ kind }) => kind).sort()).toEqual(["storage", "support"]);
      for (const chosen of [[], offered.slice(0, 1), offered.slice(1), offered]) {
        const cart = priceCart(
          plan.planID,
          chosen.map(({ id }) => ({ id, quantity: 1 })),
        );
        const dollars = chosen.reduce((sum, { amount }) => sum + amount, plan.price);
        expect(cart).toMatchObject({ kind: "priced", cents: dollars * 100 });
      }
    }
  });

  it("counts blocks of storage only", () => {
    const chosen = [
      { id: "TStdSupportMonthly01", quantity: 1 },
      { id: "TStorage100Monthly", quantity: 3 },
    ];
    expect(storageUnitsOf(chosen)).toBe(3);
  });
});

describe("a billing period", () => {
  it.each([
    ["2026-11-15", 1, 0, "2026-11-15", "2026-12-14"],
    ["2026-11-15", 12, 1, "2027-11-15", "2028-11-14"],
    ["2027-01-31", 1, 1, "2027-02-28", "2027-03-30"],
    ["2027-01-31", 1, 2, "2027-03-31", "2027-04-29"],
    ["2028-02-29", 12, 1, "2029-02-28", "2030-02-27"],
  ])("of %s every %i months, number %i, lasts from %s to %s", (began, months, n, start, end) => {
    const period = billingPeriod(day(began), months, n);
    expect([dayText(period.start), dayText(period.end)]).toEqual([start, end]);
  });

  it("begins on the day after the one before, whenever it began", () => {
    const anyDay = fc.integer({ min: day("2000-01-01"), max: day("2100-01-01") });
    fc.assert(
      fc.property(anyDay, fc.constantFrom(1, 12), fc.nat(40), (began, months, n) => {
        const [before, after] = [billingPeriod(began, months, n), billingPeriod(began, months, n + 1)];
        expect(after.start).toBe(before.end + 1);
        expect(daysIn(before)).toBeGreaterThanOrEqual(28);
      }),
    );
  });

  // First document, section 9: whole UTC days to the end, plus one.
  it("has as many days left as it is long on its first day, one on its last, none after", () => {
    const period = billingPeriod(day("2026-11-15"), 1, 0);
    expect(daysLeft(period.end, Date.parse("2026-11-15T23:59:59Z"))).toBe(daysIn(period));
    expect(daysLeft(period.end, Date.parse("2026-12-14T00:00:00Z"))).toBe(1);
    expect(daysLeft(period.end, endOfDay(period.end))).toBe(1);
    expect(daysLeft(period.end, endOfDay(period.end) + 1)).toBe(0);
  });
});

describe("a change of add-ons", () => {
  const period = billingPeriod(day("2026-11-01"), 1, 0);

  it("costs the share of the days left", () => {
    const change = { before: 0, after: 3000, period, now: Date.parse("2026-11-16T12:00:00Z") };
    expect(proratedChange(change)).toBe(1500);
    expect(proratedChange({ ...change, before: 3000, after: 0 })).toBe(-1500);
  });

  it("never costs more than a whole period, and nothing after it", () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(100_000), fc.integer({ min: -40, max: 40 }), (before, after, offset) => {
        const now = (period.start + offset) * 86_400_000;
        const cost = proratedChange({ before, after, period, now });
        expect(Number.isInteger(cost)).toBe(true);
        expect(Math.abs(cost)).toBeLessThanOrEqual(Math.abs(after - before));
        if (offset >= daysIn(period)) expect(cost).toBe(0);
      }),
    );
  });
});

// Second document, sections 4 and 9.
describe("a purchase by days", () => {
  it("costs 1.9 dollars a day", () => {
    expect([30, 60, 90, 180, 360, 720].map((days) => centsText(dayPurchaseCents(days)))).toEqual([
      "57.00",
      "114.00",
      "171.00",
      "342.00",
      "684.00",
      "1368.00",
    ]);
    expect([180, 31, 0, -30].map(isDayOption)).toEqual([true, false, false, false]);
  });

  it("starts when the existing one ends, otherwise now, and lasts the chosen days", () => {
    const now = Date.parse("2026-11-15T10:00:00Z");
    expect(daySpan(30, [], now)).toEqual({ start: now, end: Date.parse("2026-12-15T10:00:00Z") });
    expect(daySpan(30, [now - 5, now + 1000], now).start).toBe(now + 1000);
  });
});

describe("an invoice", () => {
  const customer: InvoiceCustomer = {
    userName: "pro@demo.test",
    name: "Pat Doe",
    companyName: 'Belts / Ways: "A"',
    address: ["1 Road"],
    country: "Australia",
    orderNumber: "",
  };
  const paid: PaidTransaction = {
    transactionID: "tx1",
    subscriptionID: "s1",
    credit: 0,
    cents: (440 + 216) * 100,
    created: day("2026-11-15"),
    planID: "TProYearly1001",
    addOns: [{ id: "TProSupportYearly01", quantity: 1 }],
    period: billingPeriod(day("2026-11-15"), 12, 0),
  };

  it("is a tax invoice with one eleventh GST in Australia, and a plain one elsewhere", () => {
    const taxed = invoiceFor(paid, customer);
    expect(taxed).toMatchObject({ title: "TAX INVOICE", total: 65_600, tax: { gst: 5964, subtotal: 59_636 } });
    const plain = invoiceFor(paid, { ...customer, country: "Chile" });
    expect(plain.title).toBe("INVOICE");
    expect(plain).not.toHaveProperty("tax");
  });

  it.each([" australia ", "AU", "AUS", "AUSTRALIA"])("knows Australia typed as %j", (country) => {
    expect(invoiceFor(paid, { ...customer, country }).title).toBe("TAX INVOICE");
  });

  it.each(["Austria", "", "A", "Australian Antarctic"])("does not take %j for Australia", (country) => {
    expect(invoiceFor(paid, { ...customer, country }).title).toBe("INVOICE");
  });

  it("names plan and add-ons where their prices add up to the amount", () => {
    const invoice = invoiceFor(paid, customer);
    expect(invoice.heading).toBe("Subscription");
    expect(invoice.lines.map(({ cents }) => cents)).toEqual([44_000, 21_600]);
    expect(invoice.period).toEqual({ start: "2026-11-15", end: "2027-11-14" });
  });

  it("calls any other amount a prorated once-off payment for add-ons", () => {
    const invoice = invoiceFor({ ...paid, cents: 1234 }, customer);
    expect(invoice.heading).toBe("Add-ons");
    expect(invoice.lines[0]).toEqual({ text: "Add-ons, prorated once-off payment", cents: 1234 });
  });

  it("names the days of a purchase by days", () => {
    const { start, end } = daySpan(180, [], Date.parse("2026-11-15T10:00:00Z"));
    const period = { start: dayOf(start), end: dayOf(end) };
    const invoice = invoiceFor(
      { ...paid, planID: "", subscriptionID: "", addOns: [], cents: 34_200, period },
      customer,
    );
    expect(invoice).toMatchObject({ heading: "Subscription", planName: "Subscription for 180 days" });
    expect(invoice.lines).toEqual([{ text: "Subscription for 180 days", cents: 34_200 }]);
  });

  it("has a file title with date, company, user and transaction that file systems take", () => {
    expect(invoiceFor(paid, customer).fileTitle).toBe("Invoice 2026-11-15 Belts Ways A pro@demo.test tx1");
  });
});
