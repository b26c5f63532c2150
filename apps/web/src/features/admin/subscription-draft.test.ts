import { expect, it } from "vitest";
import { bodyOf, newDraft, withChange } from "./subscription-draft.ts";

const day = 86_400_000;
const now = Date.parse("2026-11-15T08:00:00Z");

// Section 4 of the second specification document.
it("starts with the specification's defaults", () => {
  expect(newDraft(now)).toMatchObject({
    programName: "DeltaQ",
    subscriptionPeriod: 30,
    subStartDate: now - day,
    subEndDate: now + 29 * day,
    subscriptionCostPerDay: 1.9,
    subscriptionCost: 57,
    paymentStatus: "Pending",
  });
});

it("counts end and cost from period, start and price per day", () => {
  const longer = withChange(newDraft(now), { subscriptionPeriod: 90 });
  expect(longer).toMatchObject({ subEndDate: now + 89 * day, subscriptionCost: 171 });
  expect(withChange(longer, { subscriptionCost: 100 })).toMatchObject({
    subscriptionCost: 100,
    subEndDate: now + 89 * day,
  });
  expect(withChange(longer, { subStartDate: now }).subEndDate).toBe(now + 90 * day);
});

it("sends add-ons with the price of the price list", () => {
  const draft = { ...newDraft(now), addOns: [{ id: "TStorage100Yearly", quantity: 2 }] };
  expect(bodyOf(draft).addOns).toEqual([{ id: "TStorage100Yearly", quantity: 2, amount: 108 }]);
});
