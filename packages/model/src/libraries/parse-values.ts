import { z } from "zod";
import type { FieldValue } from "../fields/field.ts";
import { fieldSchema } from "../fields/schema.ts";
import { allCategories, renamedAll } from "./common-fields.ts";
import type { LibraryDefinition, RowIssue } from "./definition.ts";
import { type LibraryValues, serverFields } from "./row.ts";
import { newRow, rowFields } from "./row-fields.ts";

export type ParsedValues =
  | { readonly kind: "valid"; readonly values: LibraryValues; readonly categoryRenamed: boolean }
  | { readonly kind: "invalid"; readonly issues: readonly RowIssue[] };

/** What happens to fields the sender left out. Category and description are never filled in. */
interface ParseOptions {
  readonly missing: "default" | "refuse";
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
  const sent = sentFields(body);
  if (!sent) return { kind: "invalid", issues: [{ field: "", message: "Must be one row with its fields." }] };
  const unknown = unknownFields(definition, sent);
  const whole =
    options.missing === "default" ? { ...defaults(definition), ...Object.fromEntries(sent) } : Object.fromEntries(sent);
  const parsed = libraryValuesSchema(definition).safeParse(withoutFields(whole, unknown));
  const issues = [...unknown.map(unknownIssue), ...(parsed.success ? [] : issuesOf(parsed.error))];
  return parsed.success && issues.length === 0 ? finish(definition, parsed.data) : { kind: "invalid", issues };
}

function finish(definition: LibraryDefinition, parsed: LibraryValues): ParsedValues {
  const categoryRenamed = parsed.category === allCategories;
  const named = categoryRenamed ? { ...parsed, category: renamedAll } : parsed;
  const values = definition.arrange?.(named) ?? named;
  const issues = definition.check?.(values) ?? [];
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
function issuesOf(error: z.ZodError): readonly RowIssue[] {
  const byField = new Map<string, RowIssue>();
  for (const issue of error.issues) {
    const [field = "", row, column] = issue.path.map(String);
    const place = row === undefined ? "" : `Row ${Number(row) + 1}${column === undefined ? "" : `, ${column}`}: `;
    if (!byField.has(field)) byField.set(field, { field, message: place + issue.message });
  }
  return [...byField.values()];
}
