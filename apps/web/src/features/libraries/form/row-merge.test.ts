import { getLibrary, newRow } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { rowHistory } from "../history/row-history.ts";
import { findDifferences, mergeRows } from "./row-merge.ts";

describe("two people's changes to one row", () => {
  const base = { description: "A", mass: 1, price: 5 };
  const mine = { description: "A mine", mass: 2, price: 5 };
  const theirs = { description: "A theirs", mass: 1, price: 7 };
  const differences = findDifferences({ base, mine, theirs });

  it("are told apart by who changed what", () => {
    expect(differences.map(({ name, isContested, suggested }) => ({ name, isContested, suggested }))).toEqual([
      { name: "description", isContested: true, suggested: "mine" },
      { name: "mass", isContested: false, suggested: "mine" },
      { name: "price", isContested: false, suggested: "theirs" },
    ]);
  });

  it("are joined so that nobody's field is lost", () => {
    expect(mergeRows({ mine, theirs }, differences, {})).toEqual({ description: "A mine", mass: 2, price: 7 });
  });

  it("follow the person's choice where both changed a field", () => {
    const merged = mergeRows({ mine, theirs }, differences, { description: "theirs" });
    expect(merged.description).toBe("A theirs");
  });

  it("do not differ where both typed the same", () => {
    expect(findDifferences({ base, mine, theirs: mine })).toEqual([]);
  });
});

describe("the history of a row", () => {
  const brakes = getLibrary("brakes");
  const version = (revision: number, values: object) => ({
    revision,
    action: "saved",
    changedBy: "me@firm.test",
    changedAt: revision * 1000,
    values: { ...newRow(brakes), ...values },
  });

  it("is newest first and names what each version changed", () => {
    const entries = rowHistory(brakes, [version(1, {}), version(3, { mass: 20, price: 9 }), version(2, { mass: 20 })]);
    expect(entries.map(({ version: { revision } }) => revision)).toEqual([3, 2, 1]);
    expect(entries.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false]);
    expect(entries.map(({ isDifferent }) => isDifferent)).toEqual([false, true, true]);
    expect(entries[0]?.changes.map(({ field, before, after }) => [field.name, before, after])).toEqual([
      ["price", 0, 9],
    ]);
    expect(entries[1]?.changes.map(({ field, before, after }) => [field.name, before, after])).toEqual([
      ["mass", 18.5, 20],
    ]);
    expect(entries[2]?.changes).toEqual([]);
  });
});
