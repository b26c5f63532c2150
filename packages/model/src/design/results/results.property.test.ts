import { type Method, methods, solve } from "@beltwright/engine";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { newConveyor } from "../../document/new-conveyor.ts";
import type { StoredResults } from "../../document/parse.ts";
import type { Conveyor } from "../../document/types/conveyor.ts";
import { setValues } from "../../edits/value-edits.ts";
import { applied, type Change, edits, places } from "../../test-support/arbitrary-edits.ts";
import { conveyorWith } from "../../test-support/design-of.ts";
import { fromDisplay, toDisplay } from "../../units/display.ts";
import { toDesign } from "../to-design.ts";
import { resultsOf } from "./results.ts";

const motor = { "drives[0].motor.power": 110, startupFactor: 150, "drives[0].brakeType": "Constant Torque Brake" };

/** Results of a document by one method; undefined where it is refused. */
function resultsBy(conveyor: Conveyor, method: Method): StoredResults | undefined {
  const made = toDesign(conveyor);
  if (made.kind === "refused") return undefined;
  const solution = solve(made.design, { method });
  if (solution.kind === "refused") {
    // Whatever passed the door and still cannot be computed names a formula: nothing a person could find.
    expect(solution.refusals.map(({ input }) => input)).toEqual([]);
    return undefined;
  }
  return resultsOf(conveyor, solution);
}

const areFinite = (results: StoredResults) =>
  Object.values(results).every((value) => typeof value === "string" || Number.isFinite(value));

describe("any document that is not refused", () => {
  it("has finite results by every method", () => {
    fc.assert(
      fc.property(edits, fc.constantFrom(...methods), (changes, method) => {
        const results = resultsBy(changes.reduce(applied, conveyorWith(motor)), method);
        expect(results === undefined || areFinite(results)).toBe(true);
      }),
      { numRuns: 200, seed: 11 },
    );
  });

  it.each<readonly [string, readonly Change[]]>([
    ["no points", Array.from({ length: 20 }, () => ({ kind: "delete", index: 0 }))],
    ["one pulley", Array.from({ length: 6 }, () => ({ kind: "delete", index: 0 }))],
    ["all points in one place", [0, 1, 2, 3, 4, 5, 6].flatMap((row) => at(row, 0, 0))],
    ["two points in one place", at(1, 0, 0)],
    ["a belt that stands", [{ kind: "set", path: "beltSpeedInp", value: 0 }]],
    ["nothing to carry", [{ kind: "set", path: "capacityInp", value: 0 }]],
    ["a fall of 60 m", at(2, 100, -60)],
  ])("of %s has finite results or is refused", (_what, changes) => {
    for (const method of methods) {
      const results = resultsBy(changes.reduce(applied, conveyorWith(motor)), method);
      expect(results === undefined || areFinite(results)).toBe(true);
    }
  });

  it("of 500 pulleys has finite results", () => {
    const conveyor = conveyorWith(motor);
    const [bend] = conveyor.pulls.slice(3);
    if (bend === undefined) throw new Error("a new conveyor has a bend after its drive");
    const more = Array.from({ length: 500 }, (_, at) => ({ ...bend, noID: 1000 + at, no: 100 + at, x: 99 - at / 10 }));
    const pulls = [...conveyor.pulls.slice(0, 4), ...more, ...conveyor.pulls.slice(4)];
    const results = resultsBy({ ...conveyor, pulls }, "ISO");
    expect(results !== undefined && areFinite(results)).toBe(true);
  });

  function at(row: number, x: number, z: number): readonly Change[] {
    return [
      { kind: "set", path: `pulls[${row}].x`, value: x },
      { kind: "set", path: `pulls[${row}].z`, value: z },
    ];
  }
});

/** The same conveyor with every number read off an imperial screen and typed in again. */
function retyped(conveyor: Conveyor): Conveyor {
  const values = places.flatMap(({ path, field }) => {
    const value = field.kind === "number" ? valueAt(conveyor, path) : undefined;
    if (field.kind !== "number" || typeof value !== "number") return [];
    const shown = toDisplay(value, field.unit, "imperial");
    return [{ path, value: fromDisplay(shown, field.unit, "imperial") }];
  });
  const outcome = setValues.apply({ ...conveyor, metric: false }, { label: "", values });
  if (outcome.kind === "refused") throw new Error(JSON.stringify(outcome.issues));
  return outcome.kind === "changed" ? outcome.conveyor : { ...conveyor, metric: false };
}

function valueAt(record: unknown, path: string): unknown {
  const steps = [...path.matchAll(/\[(\d+)\]|(\w+)/g)].map(([, row, name]) => row ?? name ?? "");
  return steps.reduce<unknown>(
    (inner, step) => (typeof inner === "object" && inner !== null ? Reflect.get(inner, step) : undefined),
    record,
  );
}

const sensible = fc.record({
  capacityInp: fc.integer({ min: 100, max: 2500 }),
  beltSpeedInp: fc.integer({ min: 5, max: 60 }).map((tenths) => tenths / 10),
  "pulls[2].z": fc.integer({ min: -30, max: 30 }),
  minTemp: fc.integer({ min: -30, max: 20 }),
  "matl.surchargeAngle": fc.integer({ min: 0, max: 30 }),
});

describe("the same conveyor in either unit system", () => {
  it("has the same results", () => {
    fc.assert(
      fc.property(sensible, fc.constantFrom(...methods), (typed, method) => {
        const conveyor = conveyorWith({ ...motor, ...typed });
        const [metric, imperial] = [resultsBy(conveyor, method), resultsBy(retyped(conveyor), method)];
        expect(metric === undefined).toBe(imperial === undefined);
        for (const [path, value] of Object.entries(metric ?? {})) {
          const other = imperial?.[path];
          if (typeof value === "string" || typeof other !== "number") expect(other).toBe(value);
          // Tensions are given in hundredths of a kN, so a last digit may fall on either side.
          else expect(Math.abs(other - value), path).toBeLessThanOrEqual(0.0101 + 1e-6 * Math.abs(value));
        }
      }),
      { numRuns: 25, seed: 5 },
    );
  });

  it("is retyped with every field that has an imperial unit", () => {
    const count = places.filter(
      ({ field }) => field.kind === "number" && toDisplay(1000, field.unit, "imperial") !== 1000,
    ).length;
    expect(count).toBeGreaterThan(100);
    expect(retyped(newConveyor()).beltWidthInp).toBeCloseTo(1200, 9);
  });
});
