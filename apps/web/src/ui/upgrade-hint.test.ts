import { describe, expect, it } from "vitest";
import { isCovered } from "./upgrade-hint.tsx";

const now = 1000;
const withPlan = (planID: string) => ({
  userIsAdmin: false,
  subscriptions: [{ id: "1", planID, status: "Active", subStartDate: 0, subEndDate: 2000, storageUnits: 0 }],
});

// Plan limits: section 9 of the first specification document.
describe("what a plan covers", () => {
  it.each(["capacity", "drives", "horizontal-curves"] as const)("%s is limited by Standard alone", (thing) => {
    expect(isCovered(thing, withPlan("TStdYearly1001"), now)).toBe(false);
    expect(isCovered(thing, withPlan("TProMonthly1001"), now)).toBe(true);
    expect(isCovered(thing, withPlan("TDynYearly1001"), now)).toBe(true);
  });

  it("dynamic analysis is for the Dynamic plan, and for administrators", () => {
    expect(isCovered("dynamic-analysis", withPlan("TProYearly1001"), now)).toBe(false);
    expect(isCovered("dynamic-analysis", withPlan("TDynMonthly1001"), now)).toBe(true);
    expect(isCovered("dynamic-analysis", { userIsAdmin: true, subscriptions: [] }, now)).toBe(true);
    expect(isCovered("dynamic-analysis", { userIsAdmin: false, subscriptions: [] }, now)).toBe(false);
  });

  it("a plan that has ended covers nothing more", () => {
    expect(isCovered("dynamic-analysis", withPlan("TDynMonthly1001"), 3000)).toBe(false);
  });
});
