import { expect, it } from "vitest";
import { proratedEdit } from "./prorated-edit.ts";

// Storage is 108 a year (specification, section 9); days left are whole UTC days to the end, plus one.
const yearly = {
  planID: "TProYearly1001",
  addOns: [{ id: "TStorage100Yearly", amount: 108, quantity: 1 }],
  billingPeriodStart: "2026-01-01",
  billingPeriodEnd: "2026-12-31",
  credit: 0,
};
const chosen = (quantity: number) => [{ id: "TStorage100Yearly", quantity }];

it("charges the days that are left, today included", () => {
  // 12 October to 31 December are 81 of 365 days: 108 × 81 / 365 = 23.967
  const edit = proratedEdit(yearly, chosen(2), Date.parse("2026-10-12T23:00:00Z"));
  expect(edit).toMatchObject({ cents: 2397, daysLeft: 81, days: 365 });
});

it("charges the whole difference on the first day and one day of it on the last", () => {
  expect(proratedEdit(yearly, chosen(2), Date.parse("2026-01-01T00:00:00Z")).cents).toBe(10_800);
  expect(proratedEdit(yearly, chosen(2), Date.parse("2026-12-31T23:59:59Z")).cents).toBe(30);
});

it("takes from credit first, and no more than is due", () => {
  const now = Date.parse("2026-10-12T00:00:00Z");
  expect(proratedEdit({ ...yearly, credit: 10 }, chosen(2), now)).toMatchObject({ cents: 2397, fromCredit: 1000 });
  expect(proratedEdit({ ...yearly, credit: 99 }, chosen(2), now)).toMatchObject({ cents: 2397, fromCredit: 2397 });
  expect(proratedEdit({ ...yearly, credit: 99 }, [], now)).toMatchObject({ cents: -2397, fromCredit: 0 });
});

it("credits what is given up", () => {
  expect(proratedEdit(yearly, [], Date.parse("2026-10-12T00:00:00Z")).cents).toBe(-2397);
});

it("leaves the existing subscription as it is while another is chosen", () => {
  const before = structuredClone(yearly);
  const edit = proratedEdit(yearly, chosen(3), Date.parse("2026-10-12T00:00:00Z"));
  expect(edit.after).toMatchObject({ kind: "priced", cents: 44_000 + 3 * 10_800 });
  expect(yearly).toEqual(before);
});
