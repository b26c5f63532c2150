import { newConveyor } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { remedyEffects, remedyText } from "./remedy-text.ts";

const conveyor = newConveyor();
const metric = { system: "metric" } as const;
type Change = Parameters<typeof remedyText>[1]["changes"][number];
const textOf = (...changes: readonly Change[]) => remedyText(conveyor, { changes }, metric);

describe("a remedy in words", () => {
  it("says what is changed from what to what, with the unit of the field", () => {
    expect(textOf({ path: "takeUpMass", before: 2000, after: 2600 })).toMatch(/^[A-Z].*: 2000 → 2600 kg$/);
    expect(
      remedyText(conveyor, { changes: [{ path: "takeUpMass", before: 1000, after: 2000 }] }, { system: "imperial" }),
    ).toMatch(/: 2204\.6\d* → 4409\.2\d* lb$/);
  });

  it("says only what comes where nothing was there before", () => {
    expect(textOf({ path: "takeUpMass", before: 0, after: 2600 })).toMatch(/: 2600 kg$/);
    expect(textOf({ path: "calcMethod", before: "", after: "ISO" })).toMatch(/: ISO$/);
    expect(textOf({ path: "calcMethod", before: "ISO", after: "DIN" })).toMatch(/: ISO → DIN$/);
  });

  it("tells switches as on and off, all parts by that name, and several changes one after another", () => {
    expect(textOf({ path: "partsKept", before: true, after: false })).toBe("All parts: on → off");
    const both = textOf({ path: "partsKept", before: true, after: false }, { path: "takeUpMass", before: 1, after: 2 });
    expect(both.split("; ")).toEqual(["All parts: on → off", expect.stringMatching(/: 1 → 2 kg$/)]);
  });

  it("tells which results move with it, and which way", () => {
    const effects = (differences: Record<string, number>) => remedyEffects({ differences, conveyor }, metric);
    expect(effects({ absorbedPower: 1.234, tmax: -2 })).toMatch(/^[a-z].* \+1\.23 kW, .* −2 kN$/);
    expect(effects({ absorbedPower: 0, tmax: 1e-9 })).toBe("");
    expect(effects({ "no such result": 3 })).toBe("no such result +3");
  });
});
