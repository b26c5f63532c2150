import { z } from "zod";
import { limitsIn } from "../fields/describe.ts";
import type { FieldValue } from "../fields/field.ts";
import { fieldSchema } from "../fields/schema.ts";
import { type UnitSystem, unitLabel } from "../units/display.ts";
import { enteredText, labelText } from "../units/quantity-text.ts";
import { allCategories, renamedAll } from "./common-fields.ts";
import type { LibraryDefinition, RowFault, RowIssue } from "./definition.ts";
import { type LibraryValues, serverFields } from "./row.ts";
import { newRow, rowFields } from "./row-fields.ts";

type ParsedValues =
  | { readonly kind: "valid"; readonly values: LibraryValues; readonly categoryRenamed: boolean }
  | { readonly kind: "invalid"; readonly issues: readonly RowIssue[] };

/** What happens to fields the sender left out. Category and description are never filled in. */
interface ParseOptions {
  readonly missing: "default" | "refuse";
  /** Units of who reads the issues; metric where not given. */
  readonly system?: UnitSystem;
}

const schemas = new WeakMap<LibraryDefinition, z.ZodObject<Record<string, z.ZodType<FieldValue>>>>();

/** The schema of what a person may send for one row; strict, so that a misspelt field is never dropped silently. */
export function libraryValuesSchema(definition: LibraryDefinition) {
  const known = schemas.get(definition);
  if (known) return known;
  const fields = rowFields(definition).map((field) => [field.name, fieldSchema(field)] as const);
  const schema = z.strictObject(Object.fromEntries(fields));
  schemas.set(definition, schema);
  return schema;
}

/**
 * Reads one row as sent or typed. Names the server sets are ignored, anything else unknown is refused;
 * numbers must be numbers, finite and within bounds; the reserved category is renamed.
 */
export function parseLibraryValues(
  definition: LibraryDefinition,
  body: unknown,
  options: ParseOptions = { missing: "refuse" },
): ParsedValues {
  const { system = "metric" } = options;
  const sent = sentFields(body);
  if (!sent) return { kind: "invalid", issues: [{ field: "", message: "Must be one row with its fields." }] };
  const unknown = unknownFields(definition, sent);
  const whole =
    options.missing === "default" ? { ...defaults(definition), ...Object.fromEntries(sent) } : Object.fromEntries(sent);
  const parsed = libraryValuesSchema(definition).safeParse(withoutFields(whole, unknown));
  const issues = [...unknown.map(unknownIssue), ...(parsed.success ? [] : issuesOf(parsed.error, definition, system))];
  return parsed.success && issues.length === 0 ? finish(definition, parsed.data, system) : { kind: "invalid", issues };
}

function finish(definition: LibraryDefinition, parsed: LibraryValues, system: UnitSystem): ParsedValues {
  const categoryRenamed = parsed.category === allCategories;
  const named = categoryRenamed ? { ...parsed, category: renamedAll } : parsed;
  const values = definition.arrange?.(named) ?? named;
  const issues = (definition.check?.(values) ?? []).map((fault) => faultText(definition, fault, values, system));
  return issues.length > 0 ? { kind: "invalid", issues } : { kind: "valid", values, categoryRenamed };
}

type Entries = readonly (readonly [string, unknown])[];

function sentFields(body: unknown): Entries | undefined {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return undefined;
  const ignored: readonly string[] = serverFields;
  return Object.entries(body).filter(([name]) => !ignored.includes(name));
}

function unknownFields(definition: LibraryDefinition, sent: Entries): readonly string[] {
  const known = new Set(rowFields(definition).map(({ name }) => name));
  return sent.map(([name]) => name).filter((name) => !known.has(name));
}

function unknownIssue(field: string): RowIssue {
  return { field, message: "Is not a field of this library." };
}

function withoutFields(row: Readonly<Record<string, unknown>>, names: readonly string[]) {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));
}

function defaults(definition: LibraryDefinition): LibraryValues {
  const { category: _category, description: _description, ...rest } = newRow(definition);
  return rest;
}

/** One issue per field; for a table of points it says which row and column. */
function issuesOf(error: z.ZodError, definition: LibraryDefinition, system: UnitSystem): readonly RowIssue[] {
  const byField = new Map<string, RowIssue>();
  for (const issue of error.issues) {
    const [name = "", row, columnName] = issue.path.map(String);
    const field = rowFields(definition).find((one) => one.name === name);
    const column = field?.kind === "points" ? field.columns.find((one) => one.name === columnName) : undefined;
    const place = row === undefined ? "" : `Row ${Number(row) + 1}${column ? `, ${column.label}` : ""}: `;
    const message = place + limitsIn(system, column ?? field, issue.message);
    if (!byField.has(name)) byField.set(name, { field: name, message });
  }
  return [...byField.values()];
}

/** By the label and in the units that its form shows, so that it reads as the field above it. */
function faultText(
  definition: LibraryDefinition,
  fault: RowFault,
  values: LibraryValues,
  system: UnitSystem,
): RowIssue {
  if ("message" in fault) return fault;
  const { field: name, isHalf } = fault.mostIs;
  const most = rowFields(definition).find((field) => field.name === name);
  const value = values[name];
  if (most?.kind !== "number" || typeof value !== "number")
    throw new Error(`${name} is no number of ${definition.plural}`);
  const shown = `${enteredText(value, most.unit, system)} ${unitLabel(most.unit, system)}`.trim();
  const label = labelText(most.label, system);
  return { field: fault.field, message: `Must not be larger than ${isHalf ? "half of " : ""}${label} (${shown}).` };
}
