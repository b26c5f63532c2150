import { describe, expect, it } from "vitest";
import { localId } from "./local-designs.ts";
import { readStart, searchOf, startOf } from "./local-start.ts";

const five = { capacity: 1200, length: 900, lift: -35, width: 1000 };

describe("the address of a try-out", () => {
  it("brings five numbers, the material and both directions along", () => {
    const whole = { ...five, material: { _id: "m1", description: "Coal" }, isReversible: true };
    expect(startOf(readStart({ ...searchOf(whole) }))).toEqual({
      five: { ...five, material: "m1", isReversible: true },
    });
  });

  it("takes nothing that is no number or out of bounds", () => {
    for (const wrong of [
      { capacity: "much" },
      { length: 5 },
      { width: 1e9 },
      { lift: Number.NaN },
      { capacity: null },
    ]) {
      expect(readStart({ ...five, ...wrong })).toEqual({});
    }
    expect(readStart({ capacity: 100 })).toEqual({});
  });

  it("names a demo, also one whose number is a number", () => {
    expect(startOf(readStart({ demo: "CV 01" }))).toEqual({ demo: "CV 01" });
    expect(startOf(readStart({ demo: 104 }))).toEqual({ demo: "104" });
  });
});

describe("the name of a design that is kept in the browser", () => {
  const names = [
    localId({ demo: "CV 01" }),
    localId({ demo: "CV_01" }),
    localId({ five }),
    localId({ five: { ...five, lift: 35 } }),
    localId({ five: { ...five, material: "m1" } }),
    localId({ five: { ...five, isReversible: true } }),
  ];

  it("is another for each beginning, and the same for the same", () => {
    expect(new Set(names).size).toBe(names.length);
    expect(localId({ five: { ...five } })).toBe(localId({ five }));
    expect(localId({})).toBeUndefined();
  });

  it("has no space, by which keys of drafts end", () => {
    expect(names.filter((name) => name?.includes(" "))).toEqual([]);
  });
});
