import { calculate, stepNumberText } from "@beltwright/model";
import { expect, it } from "vitest";
import { shippedComponents } from "../shipped-libraries.ts";
import { demoConveyors } from "./demo-conveyors.ts";

const rows = await shippedComponents();

/** What a reader is shown of a step: its own number and those put in. The terms of a sum have its symbol and unit. */
function faultsOf(steps: ReturnType<typeof stepsOf>): readonly string[] {
  const faults = steps.flatMap(({ description, values, result }) => {
    const { id, kind, output, inputs } = description;
    const declared = Object.values(inputs);
    const shown = Object.entries(values);
    const terms = kind === "sum" ? shown.length : 0;
    return [
      ...[output, ...declared].flatMap(({ symbol, unit }) =>
        isSymbol.test(symbol) && isUnit.test(unit) ? [] : [`${id}: ${symbol} [${unit}]`],
      ),
      ...shown.flatMap(([name, value]) =>
        (kind === "sum" || inputs[name] !== undefined) && Number.isFinite(value) ? [] : [`${id}: ${name} = ${value}`],
      ),
      ...(shown.length === declared.length + terms && Number.isFinite(result) ? [] : [`${id}: ${shown.length} values`]),
    ];
  });
  return [...new Set(faults)];
}

const isSymbol = /^[A-Za-z][A-Za-z0-9_]*$/;
const isUnit = /^(1|rad|degC|[A-Za-z]+[0-9]*)([*/][A-Za-z]+[0-9]*)*$/;

function stepsOf(conveyor: Parameters<typeof calculate>[0]) {
  const calculated = calculate(conveyor, { isTraced: true, rows });
  if (calculated.kind === "refused") throw new Error(JSON.stringify(calculated.issues));
  const { steps, reversed } = calculated.solution;
  return [...steps, ...(reversed?.steps ?? [])];
}

/** Numbers that only rounding or the end of a search can have left. Plain numbers and reciprocals may be as small. */
function remainders(steps: ReturnType<typeof stepsOf>): readonly string[] {
  const faults = steps.flatMap(({ description, values, result }) => {
    const { id, inputs, output } = description;
    const put = Object.entries(values).map(([name, value]) => ({ value, unit: inputs[name]?.unit ?? output.unit }));
    const numbers = [{ value: result, unit: output.unit }, ...put];
    return numbers.flatMap((one) => {
      const isSmall = Math.abs(one.value) < 1e-6 && !one.unit.startsWith("1");
      const text = isSmall ? stepNumberText(one, numbers) : "0";
      return text === "0" ? [] : [`${id}: ${text} ${one.unit}`];
    });
  });
  return [...new Set(faults)];
}

it.each(await demoConveyors())(
  "every step of $convNo shows its inputs with symbol and unit, and no rounding",
  (demo) => {
    const steps = stepsOf(demo);
    expect(steps.length).toBeGreaterThan(1000);
    expect(faultsOf(steps)).toEqual([]);
    expect(remainders(steps)).toEqual([]);
  },
);
