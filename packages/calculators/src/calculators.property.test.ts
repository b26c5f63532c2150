import { toSvg } from "@beltwright/drawing";
import { isFiniteNumber } from "@beltwright/engine";
import type { NumberField } from "@beltwright/model";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Calculator, Entry } from "./calculator.ts";
import { tools } from "./calculators.ts";
import { runCalculator } from "./run-calculator.ts";
import { numbersWithoutOrigin } from "./test-support/origins.ts";

const calculators = await Promise.all(tools.map(async ({ name, load }) => [name, await load()] as const));

/** Mostly near what it begins with, sometimes at its ends, sometimes anywhere. */
function numberOf({ min, max, integer, default: start }: NumberField) {
  const wide = integer
    ? fc.integer({ min: Math.ceil(min), max: Math.min(max, 2000) })
    : fc.double({ min, max, noNaN: true, noDefaultInfinity: true });
  const near = fc.double({ min: 0.2, max: 3, noNaN: true }).map((times) => {
    const value = Math.min(max, Math.max(min, times * start));
    return integer ? Math.round(value) : value;
  });
  return fc.oneof({ weight: 5, arbitrary: near }, { weight: 1, arbitrary: wide }, fc.constantFrom(min, max, start));
}

function drawnOf({ field }: Entry) {
  if (field.kind === "number") return numberOf(field);
  if (field.kind === "choice") return fc.constantFrom(...field.options);
  const number = fc.oneof(fc.integer({ min: -5, max: 100 }), fc.double({ min: -1e6, max: 1e6, noNaN: true }));
  return fc.array(fc.record({ x: number, y: number }), { maxLength: 8 });
}

const valuesOf = ({ entries }: Calculator) =>
  fc.record(Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, drawnOf(entry)])));

describe("a calculator given anything its fields take", () => {
  it.each(calculators)("%s answers with real numbers or says why not", (name, calculator) => {
    fc.assert(
      fc.property(valuesOf(calculator), (values) => {
        const outcome = runCalculator(calculator, values);
        if (outcome.drawing) expect(toSvg(outcome.drawing)).not.toMatch(/NaN|Infinity/);
        if (outcome.kind === "refused") {
          expect(outcome.message).not.toBe("");
          return;
        }
        for (const { label, value } of outcome.figures) expect(isFiniteNumber(value), `${name}: ${label}`).toBe(true);
        for (const value of outcome.tables.flatMap(({ rows }) => rows.flat())) expect(isFiniteNumber(value)).toBe(true);
        expect(numbersWithoutOrigin(outcome)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
