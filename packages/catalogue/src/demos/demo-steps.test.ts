import { calculate } from "@beltwright/model";
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

it.each(await demoConveyors())(
  "every step of $convNo shows the inputs of its formula, each with symbol and unit",
  (demo) => {
    const steps = stepsOf(demo);
    expect(steps.length).toBeGreaterThan(1000);
    expect(faultsOf(steps)).toEqual([]);
  },
);
