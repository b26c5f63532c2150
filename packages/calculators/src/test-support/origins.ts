import { originOf } from "@beltwright/engine";
import type { Outcome } from "../run-calculator.ts";

type Found = Extract<Outcome, { kind: "found" }>;

/** Inputs of steps and numbers shown that do not know where they came from, each once. */
export function numbersWithoutOrigin({ steps, figures, tables, drawn, findings }: Found): readonly string[] {
  const numbers: (readonly [string, number])[] = [
    ...steps.flatMap(({ description, used }) => named(description.id, used)),
    ...figures.map(({ label, value }) => [label, value] as const),
    ...named("drawn", drawn),
    ...tables.flatMap(({ title, columns, rows }) =>
      rows.flatMap((row) => row.map((value, at) => [`${title}: ${columns[at]?.label}`, value] as const)),
    ),
    // How often a finding came up is counted, not calculated.
    ...findings.flatMap(({ code, values: { count: _, ...values } }) => named(code, values)),
  ];
  return [...new Set(numbers.flatMap(([name, value]) => (originOf(value) === undefined ? [name] : [])))];
}

const named = (of: string, values: Readonly<Record<string, number>>) =>
  Object.entries(values).map(([name, value]) => [`${of}: ${name}`, value] as const);
