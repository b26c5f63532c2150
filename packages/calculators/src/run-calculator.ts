import type { Drawing, Size } from "@beltwright/drawing";
import { type Finding, InputRefused, type Limit, type Step, startTrace } from "@beltwright/engine";
import {
  type FieldValue,
  formatNumber,
  fromSi,
  limitsText,
  type NumberField,
  toDisplay,
  type UnitSystem,
  unitLabel,
} from "@beltwright/model";
import {
  type Calculator,
  type Entry,
  type Figure,
  type FigureTable,
  settledValues,
  startOf,
  type Values,
} from "./calculator.ts";

export type Outcome =
  | {
      readonly kind: "found";
      readonly figures: readonly Figure[];
      readonly tables: readonly FigureTable[];
      readonly notes: readonly string[];
      readonly drawn: Readonly<Record<string, number>>;
      readonly findings: readonly Finding[];
      readonly steps: readonly Step[];
      readonly drawing: Drawing | undefined;
    }
  | {
      readonly kind: "refused";
      readonly message: string;
      /** The entry that is at fault, where it is one. */
      readonly entry?: string;
      readonly drawing: Drawing | undefined;
    };

/** What comes of some values; those not given are the ones the calculator begins with. */
export function runCalculator(calculator: Calculator, typed: Values, system: UnitSystem = "metric"): Outcome {
  const values = settledValues(calculator, { ...startOf(calculator), ...typed });
  const fault = faultOf(calculator, values, system);
  if (fault) return { kind: "refused", ...fault, drawing: undefined };
  const trace = startTrace("recorded");
  const drawing = drawingOf(calculator, values, system);
  try {
    const found = calculator.run(trace, values);
    if (typeof found === "string") return { kind: "refused", message: found, drawing };
    const { figures, tables = [], notes = [], drawn = {} } = found;
    return { kind: "found", figures, tables, notes, drawn, findings: trace.findings, steps: trace.steps, drawing };
  } catch (refused) {
    if (!(refused instanceof InputRefused)) throw refused;
    return { kind: "refused", ...refusalOf(calculator, refused, system), drawing: undefined };
  }
}

/** What these values look like on paper of another size: the lettering of a chart keeps its height. */
export function redraw(calculator: Calculator, typed: Values, system: UnitSystem, size: Size): Drawing | undefined {
  return drawingOf(calculator, settledValues(calculator, { ...startOf(calculator), ...typed }), system, size);
}

function drawingOf({ draw }: Calculator, values: Values, system: UnitSystem, size?: Size): Drawing | undefined {
  try {
    return draw?.(values, system, size);
  } catch (refused) {
    if (refused instanceof InputRefused) return undefined;
    throw refused;
  }
}

interface Fault {
  readonly message: string;
  readonly entry?: string;
}

/** The first answer outside its bounds. */
function faultOf({ entries }: Calculator, values: Values, system: UnitSystem): Fault | undefined {
  for (const [name, { field }] of Object.entries(entries)) {
    const columns = field.kind === "points" ? field.columns : field.kind === "number" ? [field] : [];
    const isWithin = numbersOf(field, values[name]).every((row) =>
      columns.every((column) => isAllowed(column, row[column.name] ?? column.default)),
    );
    const [column] = columns;
    if (!isWithin && column) return { message: `${field.label} must be ${limitsText(column, system)}.`, entry: name };
  }
  return undefined;
}

function numbersOf(field: Entry["field"], value: FieldValue | undefined): readonly Readonly<Record<string, number>>[] {
  if (typeof value === "number") return [{ [field.name]: value }];
  return Array.isArray(value) ? value : [];
}

const isAllowed = ({ min, max, integer }: NumberField, value: number) =>
  value >= min && value <= max && (integer === undefined || Number.isInteger(value));

/** What the engine refused, in the words and units on screen where it is one of the entries. */
function refusalOf({ entries, refusals }: Calculator, { input, limit }: InputRefused, system: UnitSystem): Fault {
  const known = refusals[input];
  if (known !== undefined) return { message: known };
  const field = entries[input]?.field;
  if (field?.kind === "number")
    return { message: `${field.label} must be ${limitWords(limit, field, system)}.`, entry: input };
  return { message: "These values cannot be calculated with: they give no real shape or force." };
}

function limitWords(limit: Limit, { unit }: NumberField, system: UnitSystem): string {
  const word = unitLabel(unit, system);
  const shown = (value: number) => `${formatNumber(toDisplay(fromSi(value, unit), unit, system), 6)} ${word}`.trim();
  const { above, least, most, below, isInteger } = limit;
  const parts = [
    ...(above === undefined ? [] : [`above ${shown(above)}`]),
    ...(least === undefined ? [] : [`at least ${shown(least)}`]),
    ...(most === undefined ? [] : [`at most ${shown(most)}`]),
    ...(below === undefined ? [] : [`below ${shown(below)}`]),
    ...(isInteger ? ["whole"] : []),
  ];
  return parts.length === 0 ? "a number that can be calculated with" : parts.join(" and ");
}
