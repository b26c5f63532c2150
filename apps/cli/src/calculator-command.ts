import {
  type Calculator,
  copyText,
  type Entry,
  type Outcome as Found,
  findTool,
  runCalculator,
  tools,
} from "@beltwright/calculators";
import { fromSi, unitLabel } from "@beltwright/model";
import { findingSentence } from "@beltwright/results";
import { valuesOf } from "./calculator-values.ts";
import { failed, type Outcome } from "./outcome.ts";

export interface CalculatorRequest {
  readonly kind: "calculator";
  readonly name: string | undefined;
  /** As typed: tension=126kN. */
  readonly given: readonly string[];
  readonly isJson: boolean;
}

export const calculatorUsage = `Usage: calculator NAME [input=value ...] [--json]

A small calculation without a conveyor; without NAME, lists them with what they take and in which unit. Values
may carry another unit or be reckoned out: slope=10deg, beltWidth=48in, tension=2*63kN. Inputs left out are those
of a worked example.`;

type Answered = Extract<Found, { readonly kind: "found" }>;

export async function calculatorCommand({ name, given, isJson }: CalculatorRequest): Promise<Outcome> {
  if (name === undefined) return { exitCode: 0, output: await listText(), error: "" };
  const tool = findTool(name);
  if (tool === undefined) return failed(`there is no calculator ${name}; they are ${tools.map(nameOf).join(", ")}`);
  const calculator = await tool.load();
  const values = valuesOf(calculator, given);
  if (typeof values === "string") return failed(`${name}: ${values}`);
  const found = runCalculator(calculator, values);
  if (found.kind === "refused") return failed(`${name}: ${found.message}`);
  const findings = found.findings.map(({ severity, code }) => `${severity} ${findingSentence(code)}`);
  const copied = { title: tool.title, calculator, values, outcome: found };
  const output = isJson
    ? JSON.stringify({ inputs: values, ...resultsOf(found), findings }, null, 2)
    : [copyText(copied, "metric"), ...found.notes, ...findings].join("\n");
  return { exitCode: found.findings.some(({ severity }) => severity === "error") ? 1 : 0, output, error: "" };
}

const nameOf = ({ name }: { readonly name: string }) => name;

/** Every number in the unit beside it, with all its digits. */
function resultsOf({ figures, tables, notes }: Answered) {
  return {
    results: figures.map(({ label, value, unit, word }) => ({
      label,
      value: fromSi(value, unit),
      unit: word ?? unitLabel(unit, "metric"),
    })),
    tables: tables.map(({ title, columns, rows }) => ({
      title,
      columns: columns.map(({ label, unit }) => `${label} ${unitLabel(unit, "metric")}`.trim()),
      rows: rows.map((row) => columns.map(({ unit }, at) => fromSi(row[at] ?? 0, unit))),
    })),
    notes,
  };
}

async function listText(): Promise<string> {
  const blocks = tools.map(async ({ name, title, load }) =>
    [`${name}: ${title}`, ...inputLines(await load())].join("\n"),
  );
  return (await Promise.all(blocks)).join("\n\n");
}

function inputLines({ entries }: Calculator): readonly string[] {
  return Object.entries(entries).map(([name, { field }]) => `  ${name}=${inputText(field)}  ${field.label}`);
}

function inputText(field: Entry["field"]): string {
  switch (field.kind) {
    case "number":
      return `${field.default} ${unitLabel(field.unit, "metric")}`.trim();
    case "choice":
      return field.options.join("|");
    case "points":
      return field.default.map((row) => field.columns.map(({ name }) => row[name]).join(":")).join(",");
  }
}
