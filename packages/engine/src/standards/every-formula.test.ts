import { describe, expect, it } from "vitest";
import { evaluateExpression } from "../test-support/evaluate-expression.ts";
import { type Measure, parseExpression } from "../test-support/expression.ts";
import { formulaModules } from "../test-support/modules.ts";
import { isSamePowers, parseUnit } from "../test-support/unit-algebra.ts";
import type { Formula, FormulaDefinition } from "../trace/formula.ts";
import { type Limit, satisfies } from "../trace/limit.ts";

function isFormula(value: unknown): value is Formula<string> {
  return typeof value === "function" && "definition" in value && "evaluate" in value;
}

const formulas = formulaModules().flatMap(({ path, exports }) =>
  Object.entries(exports).flatMap(([name, value]) => (isFormula(value) ? [{ path, name, formula: value }] : [])),
);
const rows = formulas.map(({ path, name, formula }) => ({ path, name, id: formula.definition.id, formula }));
const printedRows = rows.flatMap((row) => {
  const { definition } = row.formula;
  return "printed" in definition ? [{ ...row, definition }] : [];
});

/** A repeatable stream of numbers in 0..1, so that a failure can be seen again. */
function numberStream(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function sample(limits: readonly (Limit | undefined)[], next: () => number): number {
  for (let attempt = 0; attempt < 1000; attempt += 1) {
    const low = Math.max(...limits.map((limit) => limit?.least ?? limit?.above ?? Number.NEGATIVE_INFINITY));
    const high = Math.min(...limits.map((limit) => limit?.most ?? limit?.below ?? Number.POSITIVE_INFINITY));
    const raw = draw(low, high, next);
    const value = limits.some((limit) => limit?.isInteger) ? Math.round(raw) : raw;
    if (limits.every((limit) => limit === undefined || satisfies(limit, value))) return value;
  }
  throw new Error("no sample satisfies the limits");
}

function draw(low: number, high: number, next: () => number): number {
  if (Number.isFinite(low) && Number.isFinite(high)) return low + (high - low) * next();
  const spread = 10 ** (4 * next() - 2);
  if (Number.isFinite(low)) return low + spread;
  if (Number.isFinite(high)) return high - spread;
  return next() < 0.5 ? spread : -spread;
}

function sampleInputs(definition: FormulaDefinition<string>, next: () => number, isWide: boolean) {
  const values: Record<string, number> = {};
  const symbols: Record<string, Measure> = {};
  for (const [name, quantity] of Object.entries(definition.inputs)) {
    const value = sample(isWide ? [quantity.must] : [quantity.must, quantity.covers], next);
    values[name] = value;
    symbols[quantity.symbol] = { value, powers: parseUnit(quantity.unit).powers };
  }
  return { values, symbols };
}

describe("every formula", () => {
  it("is found", () => {
    expect(rows.length).toBeGreaterThan(0);
  });

  it("has an id of its own", () => {
    expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length);
  });

  it.each(rows)("$id is named after its path", ({ path, name, id }) => {
    const kebab = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    expect([path, `${path}/${kebab}`]).toContain(id);
  });

  it.each(rows)("$id takes and gives coherent SI units", ({ formula }) => {
    const { inputs, output } = formula.definition;
    for (const { unit } of [...Object.values(inputs), output]) expect(parseUnit(unit).size).toBe(1);
  });

  it.each(rows)("$id names its source", ({ formula }) => {
    expect(formula.definition.source.document.length).toBeGreaterThan(3);
    expect(formula.definition.source.clause.length).toBeGreaterThan(0);
  });
});

describe("every printed formula", () => {
  it.each(printedRows)("$id prints what it computes, and its units balance", ({ formula, definition }) => {
    const node = parseExpression(definition.printed);
    const next = numberStream(20260);
    for (let round = 0; round < 60; round += 1) {
      const { values, symbols } = sampleInputs(definition, next, round % 2 === 0);
      const printed = evaluateExpression(node, symbols);
      const computed = formula.evaluate(values);
      expect(isSamePowers(printed.powers, parseUnit(definition.output.unit).powers) || printed.value === 0).toBe(true);
      if (Number.isFinite(printed.value)) expect(relativeGap(computed, printed.value)).toBeLessThan(1e-9);
      else expect(Number.isFinite(computed)).toBe(false);
    }
  });

  it.each(printedRows)("$id uses every input it asks for", ({ definition }) => {
    const words = definition.printed.match(/[A-Za-z_][A-Za-z0-9_]*/g) ?? [];
    for (const { symbol } of Object.values(definition.inputs)) expect(words).toContain(symbol);
  });
});

function relativeGap(a: number, b: number): number {
  return a === b ? 0 : Math.abs(a - b) / Math.max(Math.abs(a), Math.abs(b), 1e-300);
}
