import { priceCart } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { addOnsOf, familyOf, planFor } from "./cart-choice.ts";
import { readSubscribeSearch } from "./subscribe-search.ts";

// Ids and prices: section 9 of the first specification document.
describe("the choice of a plan", () => {
  it.each([
    ["std", "month", "TStdMonthly1001"],
    ["std", "year", "TStdYearly1001"],
    ["pro", "month", "TProMonthly1001"],
    ["pro", "year", "TProYearly1001"],
    ["dyn", "month", "TDynMonthly1001"],
    ["dyn", "year", "TDynYearly1001"],
  ] as const)("%s by the %s is %s", (plan, cycle, id) => {
    expect(planFor(familyOf({ plan }) ?? "standard", cycle).planID).toBe(id);
  });

  it("has none at first, and ignores what an address makes up", () => {
    expect(familyOf(readSubscribeSearch({}))).toBeUndefined();
    expect(readSubscribeSearch({ plan: "gold", cycle: "week" })).toEqual({});
  });
});

describe("add-ons", () => {
  const yearly = planFor("professional", "year");

  it("follow the plan and the cycle, with their quantity", () => {
    const monthly = [
      { id: "TStdSupportMonthly01", quantity: 1 },
      { id: "TStorage100Monthly", quantity: 2 },
    ];
    expect(addOnsOf(yearly, monthly)).toEqual([
      { id: "TProSupportYearly01", quantity: 1 },
      { id: "TStorage100Yearly", quantity: 2 },
    ]);
  });

  it("cost what the specification's price list adds up to", () => {
    // Professional yearly 440, storage 108 twice.
    const cart = priceCart(yearly.planID, addOnsOf(yearly, [{ id: "TStorage100Monthly", quantity: 2 }]));
    expect(cart).toMatchObject({ kind: "priced", cents: 65_600 });
  });
});
