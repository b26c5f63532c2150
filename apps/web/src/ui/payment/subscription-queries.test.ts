import { expect, it } from "vitest";
import { type BoughtSubscription, currentOf } from "./subscription-queries.ts";

function bought(subscriptionID: string, status: string): BoughtSubscription {
  return {
    subscriptionID,
    planID: "TProYearly1001",
    status,
    price: 440,
    billingCycle: 12,
    billingCycleLabel: "Year",
    billingPeriodStart: "2026-11-15",
    billingPeriodEnd: "2027-11-14",
    addOns: [],
    totalSubCost: 440,
    billingCycleDays: 365,
    billingcycleDaysLeft: 365,
    credit: 0,
  };
}

// First specification document, section 4: "The first Active subscription in the list becomes the current one".
it("the current subscription is the first Active one of the list", () => {
  const list = [bought("a", "Canceled"), bought("b", "Active"), bought("c", "Active")];
  expect(currentOf(list)?.subscriptionID).toBe("b");
  expect(currentOf(list.slice(0, 1))).toBeUndefined();
});
