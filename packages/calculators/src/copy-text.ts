import { formatFull, toDisplay, type UnitSystem, unitLabel } from "@beltwright/model";
import type { Calculator, Entry, Values } from "./calculator.ts";
import { figureText } from "./figure-text.ts";
import type { Outcome } from "./run-calculator.ts";

interface Copied {
  readonly title: string;
  readonly calculator: Calculator;
  readonly values: Values;
  readonly outcome: Outcome;
}

/** Inputs and results line by line, name, value with all its digits and unit between tabs: it pastes into a spreadsheet. */
export function copyText({ title: heading, calculator, values, outcome }: Copied, system: UnitSystem): string {
  if (outcome.kind === "refused") return outcome.message;
  const inputs = Object.entries(calculator.entries).flatMap(([name, entry]) => inputLines(entry, values[name], system));
  const results = outcome.figures.map((figure) => {
    const { full, unit } = figureText(figure, system);
    return [figure.label, full, unit];
  });
  const tables = outcome.tables.flatMap(({ title, columns, rows }) => [
    [title],
    columns.map(({ label, unit }) => `${label} ${unitLabel(unit, system)}`.trim()),
    ...rows.map((row) => columns.map(({ unit }, at) => figureText({ value: row[at] ?? 0, unit }, system).full)),
  ]);
  const lines = [[heading], ...inputs, ["Results"], ...results, ...tables];
  return lines.map((cells) => cells.join("\t")).join("\n");
}

function inputLines({ field }: Entry, value: Values[string] | undefined, system: UnitSystem): readonly string[][] {
  if (field.kind === "points") {
    const rows = Array.isArray(value) ? value : field.default;
    return [
      field.columns.map(({ label }) => label),
      ...rows.map((row) => field.columns.map(({ name }) => String(row[name]))),
    ];
  }
  if (field.kind === "choice") return [[field.label, String(value ?? field.default)]];
  const shown = toDisplay(typeof value === "number" ? value : field.default, field.unit, system);
  return [[field.label, formatFull(shown), unitLabel(field.unit, system)]];
}
