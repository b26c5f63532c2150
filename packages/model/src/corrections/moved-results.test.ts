import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mainResults, summaryGroups } from "../comparison/summary-rows.ts";
import { newConveyor } from "../document/new-conveyor.ts";
import type { StoredResults } from "../document/parse.ts";
import { outputAt } from "../document/results.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import { writeConveyorJson } from "../formats/json/write.ts";
import { openConveyorFile } from "../formats/open.ts";
import { largestMovement, movedResults } from "./moved-results.ts";
import { savedBefore } from "./saved-before.ts";

const numbers = summaryGroups
  .flatMap(({ rows }) => rows.map(({ name }) => name))
  .filter((name) => outputAt(name)?.kind === "number");

/** Results large enough that a hundredth is no rounding of them. */
const arbitraryResults: fc.Arbitrary<StoredResults> = fc
  .array(fc.double({ min: 10, max: 1e6, noNaN: true }), { minLength: numbers.length, maxLength: numbers.length })
  .map((values) => Object.fromEntries(numbers.map((name, at) => [name, values[at] ?? 0])));

const moved = (before: StoredResults, after: StoredResults, conveyor: Conveyor = newConveyor()) =>
  movedResults({ format: 1, results: before }, after, conveyor);

describe("the main results that moved since a conveyor was saved", () => {
  it("are none where nothing changed, nor where rounding fell the other way", () => {
    fc.assert(
      fc.property(arbitraryResults, fc.double({ min: -1, max: 1, noNaN: true }), (results, share) => {
        const rounded = Object.entries(results).map(([name, value]) => {
          const step = outputAt(name)?.unit === "kN" ? 0.01 : 1e-5;
          return [name, Number(value) + share * step] as const;
        });
        expect(moved(results, results)).toEqual([]);
        expect(moved(results, Object.fromEntries(rounded))).toEqual([]);
      }),
    );
  });

  it("are exactly those that changed, the largest first", () => {
    const changes = fc.uniqueArray(fc.constantFrom(...numbers), { minLength: 1 });
    fc.assert(
      fc.property(arbitraryResults, changes, fc.double({ min: 0.11, max: 5, noNaN: true }), (results, names, share) => {
        const changed = names.map((name, at) => [name, Number(results[name]) * (1 + share * (at + 1))] as const);
        const found = moved(results, { ...results, ...Object.fromEntries(changed) });
        expect(found.map(({ path }) => path).toSorted()).toEqual(names.toSorted());
        const shares = found.filter(({ path }) => path !== "tractionSurplus").map(({ relative }) => relative ?? 0);
        expect(shares).toEqual(shares.toSorted((one, other) => other - one));
      }),
    );
  });

  it("tell what was saved, what is now and by how much", () => {
    const [te] = moved({ te: 58.11 }, { te: 62.78 });
    expect(te).toMatchObject({ path: "te", label: "Effective tension Te", unit: "kN", before: 58.11, after: 62.78 });
    expect(te?.relative).toBeCloseTo(0.0804, 4);
  });

  it("count a result that is no longer given, but none the file did not carry", () => {
    const found = moved({ takeUpMassReq: 4500, te: 10 }, { te: 10, tmax: 20 });
    expect(found.map(({ path, after }) => [path, after])).toEqual([["takeUpMassReq", undefined]]);
  });

  it("are not told where nothing could be calculated", () => {
    expect(moved({ te: 58.11 }, {})).toEqual([]);
  });

  it("are those of the whole conveyor, not of its points and drives", () => {
    expect(moved({ "pulls[0].t1": 10, beltThick: 10 }, { "pulls[0].t1": 20, beltThick: 20, te: 1 })).toEqual([]);
  });

  it("lead with the largest that is a number and no small difference of large ones", () => {
    const before = { te: 58.11, tractionCase: "Starting Full", tractionSurplus: 3.06 };
    const after = { te: 62.9, tractionCase: "Running Full", tractionSurplus: 1.3 };
    const found = moved(before, after);
    expect(found.map(({ path }) => path)).toEqual(["tractionCase", "te", "tractionSurplus"]);
    expect(largestMovement(found)?.path).toBe("te");
  });
});

describe("the reasons", () => {
  const reasons = (changes: Partial<Conveyor>, before: StoredResults, after: StoredResults) =>
    Object.fromEntries(
      moved(before, after, { ...newConveyor(), frictionFactorInp: 0.02, minTemp: 20, ...changes }).map(
        ({ path, corrections }) => [path, corrections],
      ),
    );

  it("name the lift for whatever follows from resistances, and nothing else with typed friction", () => {
    expect(reasons({}, { te: 10, burdenDepth: 100 }, { te: 11, burdenDepth: 110 })).toEqual({
      te: ["lift-by-belt-line"],
      burdenDepth: [],
    });
  });

  it("name the search of the take-up for tensions where the required mass moved", () => {
    const before = { te: 10, tmax: 20, takeUpMassReq: 1000 };
    expect(reasons({}, before, { ...before, tmax: 25, takeUpMassReq: 1500 })).toEqual({
      tmax: ["lift-by-belt-line", "every-running-case"],
      takeUpMassReq: ["lift-by-belt-line", "every-running-case"],
    });
    expect(reasons({}, before, { ...before, tmax: 25 })).toEqual({ tmax: ["lift-by-belt-line"] });
  });

  it.each<[string, Partial<Conveyor>, boolean]>([
    ["by CEMA with tilted idlers", { calcMethod: "CEMA", csForwardTilt: 2 }, true],
    ["where it is counted", { calcMethod: "CEMA", csForwardTilt: 2, cemaCountTilt: true }, false],
    ["by ISO", { calcMethod: "ISO", csForwardTilt: 2 }, false],
    ["without tilt", { calcMethod: "CEMA" }, false],
  ])("name tilt %s: %s", (_where, changes, isNamed) => {
    expect(reasons(changes, { te: 10 }, { te: 11 }).te?.includes("tilt-apart")).toBe(isNamed);
  });

  it.each<[string, Partial<Conveyor>, boolean]>([
    ["by CEMA below 10 °C", { calcMethod: "CEMA", minTemp: 9 }, true],
    ["from 10 °C", { calcMethod: "CEMA", minTemp: 10 }, false],
    ["where the factor is typed", { calcMethod: "CEMA", minTemp: 9, kt: 1.1 }, false],
    ["by VISCO below 10 °C", { calcMethod: "VISCO", minTemp: 9 }, true],
    ["by ISO, which keeps its curve", { minTemp: 9, frictionFactorInp: 0 }, false],
  ])("name cold %s: %s", (_where, changes, isNamed) => {
    expect(reasons(changes, { te: 10 }, { te: 11 }).te?.includes("cold-by-table")).toBe(isNamed);
  });
});

describe("what a file said when it was saved", () => {
  const written = writeConveyorJson(newConveyor(), { te: 58.11, "pulls[0].t1": 20, beltThick: 12 });
  const ofFormat = (version: number | undefined, text = written) =>
    savedBefore(openConveyorFile("json", JSON.stringify({ ...JSON.parse(text), schemaVersion: version })));

  it("is its main results, where its format is older than the corrections", () => {
    expect(ofFormat(1)).toEqual({ format: 1, results: { te: 58.11 } });
    expect(mainResults({ te: 1, "pulls[0].t1": 2 })).toEqual({ te: 1 });
  });

  it("is nothing in a file of today, of another program, or without results", () => {
    expect(ofFormat(2)).toBeUndefined();
    expect(ofFormat(undefined)).toBeUndefined();
    expect(ofFormat(1, writeConveyorJson(newConveyor()))).toBeUndefined();
  });
});
