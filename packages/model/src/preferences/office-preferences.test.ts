import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { firstDesign } from "../edits/first/first-design.ts";
import { effectivePreferences } from "./office-preferences.ts";

describe("preferences of a person in a group", () => {
  it("are the person's, and the group's where the person said nothing", () => {
    const group = { voltages: [400], carrySpacing: 1.2, mostSizes: 3 };
    expect(effectivePreferences(group, { voltages: [690], mostSizes: 2 })).toEqual({
      voltages: [690],
      carrySpacing: 1.2,
      mostSizes: 2,
      makers: {},
    });
  });

  it("have the makers of both lists, and the group's where no maker is on both", () => {
    const group = { makers: { motors: ["ABB", "WEG"], brakes: ["Svendborg"] } };
    const own = { makers: { motors: ["WEG", "SEW"], brakes: ["Twiflex"], belts: ["Goodyear"] } };
    expect(effectivePreferences(group, own).makers).toEqual({
      motors: ["WEG"],
      brakes: ["Svendborg"],
      belts: ["Goodyear"],
    });
  });

  it("never allow a maker that the group does not, and never none", () => {
    const makers = fc.dictionary(
      fc.constantFrom("motors", "belts", "brakes"),
      fc.uniqueArray(fc.constantFrom<string>("A", "B", "C", "D"), { minLength: 1 }),
    );
    fc.assert(
      fc.property(makers, makers, (ofGroup, own) => {
        const both = effectivePreferences({ makers: ofGroup }, { makers: own }).makers ?? {};
        for (const [library, listed] of Object.entries(ofGroup)) {
          expect(both[library]?.length).toBeGreaterThan(0);
          expect(both[library]?.every((maker) => listed.includes(maker))).toBe(true);
        }
      }),
    );
  });
});

describe("the money of an office", () => {
  it("is what the estimate of a new design begins with", () => {
    const money = { currency: "AUD", perDollar: 1.55, index: 820, country: "AUS" };
    const five = { capacity: 800, length: 200, lift: 10, width: 1000 };
    expect(firstDesign(five, undefined, { money })).toMatchObject({
      costCurrency: "AUD",
      costFactor: 1.55,
      costIndex: 820,
      gridCode: "AUS",
    });
    expect(firstDesign(five)).toMatchObject({ costCurrency: "USD", costFactor: 1, costIndex: 798.8, gridCode: "WLD" });
  });
});
