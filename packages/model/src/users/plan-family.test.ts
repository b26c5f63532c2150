import { describe, expect, it } from "vitest";
import { planFamilyOf } from "./plan-family.ts";

const held = (planID: string, given: { status?: string; subEndDate?: number } = {}) => ({
  planID,
  status: "Active",
  subStartDate: 100,
  subEndDate: 200,
  ...given,
});

describe("the family of plans a person has", () => {
  it.each([
    [["TStdMonthly1001"], "standard"],
    [["TProYearly1001"], "professional"],
    [["TDynMonthly1001"], "dynamic"],
    [["TStdMonthly1001", "TDynYearly1001", "TProYearly1001"], "dynamic"],
    [["TStdMonthly1001", "days"], "professional"],
  ] as const)("is of %s: %s", (plans, family) => {
    expect(
      planFamilyOf(
        plans.map((plan) => held(plan)),
        150,
      ),
    ).toBe(family);
  });

  it("is none without a plan that is current and paid for", () => {
    expect(planFamilyOf([], 150)).toBeUndefined();
    expect(planFamilyOf([held("TDynMonthly1001", { subEndDate: 149 })], 150)).toBeUndefined();
    expect(planFamilyOf([held("TDynMonthly1001", { status: "Pending" })], 150)).toBeUndefined();
    const lapsed = [held("TDynMonthly1001", { subEndDate: 149 }), held("TStdMonthly1001")];
    expect(planFamilyOf(lapsed, 150)).toBe("standard");
  });
});
