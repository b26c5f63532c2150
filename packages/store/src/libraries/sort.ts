import { type FieldDefinition, type LibraryDefinition, rowFields } from "@beltwright/model";
import { type RawBuilder, sql } from "kysely";
import type { DatabaseKind } from "../database-kind.ts";

export interface LibrarySort {
  readonly field: string;
  readonly order: "asc" | "desc";
}

/** The caller asked for an order by something that is no field of the library, or has no order. */
export class UnknownSortField extends Error {
  readonly field: string;

  constructor(library: string, field: string) {
    super(`The ${library} library cannot be sorted by ${field}`);
    this.name = "UnknownSortField";
    this.field = field;
  }
}

const columnSorts: Readonly<Record<string, readonly string[]>> = {
  category: ["category", "description_key", "id"],
  description: ["description_key", "id"],
  no: ["no", "id"],
  userName: ["user_name", "id"],
};

/** What a list is ordered by. Ends with the id: without a last word between equals, pages would overlap. */
export function sortTerms(
  definition: LibraryDefinition,
  kind: DatabaseKind,
  field: string,
): readonly RawBuilder<unknown>[] {
  const columns = Object.hasOwn(columnSorts, field) ? columnSorts[field] : undefined;
  if (columns) return columns.map((column) => sql`${sql.ref(column)}`);
  const found = sortableFields(definition).find(({ name }) => name === field);
  if (!found) throw new UnknownSortField(definition.plural, field);
  return [fieldExpression(found, kind), sql`${sql.ref("id")}`];
}

export function canSortBy(definition: LibraryDefinition, field: string): boolean {
  return Object.hasOwn(columnSorts, field) || sortableFields(definition).some(({ name }) => name === field);
}

/** Fields of the JSON document that have an order; category and description are columns. */
export function sortableFields(definition: LibraryDefinition): readonly FieldDefinition[] {
  return rowFields(definition).filter(({ kind, name }) => kind !== "points" && !Object.hasOwn(columnSorts, name));
}

/**
 * The value of a field inside the JSON text. An index serves a query only where both hold this very
 * expression, so indexes and queries take it from here, with literals and no parameters.
 */
export function fieldExpression(field: FieldDefinition, kind: DatabaseKind): RawBuilder<unknown> {
  return kind === "postgres" ? postgresExpression(field) : sqliteExpression(field);
}

function sqliteExpression(field: FieldDefinition): RawBuilder<unknown> {
  const value = sql`json_extract(data, ${sql.lit(`$.${field.name}`)})`;
  switch (field.kind) {
    case "number":
      return sql`coalesce(${value}, ${sql.lit(field.default)})`;
    case "boolean":
      return sql`coalesce(${value}, ${sql.lit(field.default ? 1 : 0)})`;
    default:
      return sql`lower(coalesce(${value}, ${sql.lit(textDefault(field))}))`;
  }
}

function postgresExpression(field: FieldDefinition): RawBuilder<unknown> {
  const value = sql`(data::jsonb ->> ${sql.lit(field.name)})`;
  switch (field.kind) {
    case "number":
      return sql`coalesce(${value}::float8, ${sql.lit(field.default)})`;
    case "boolean":
      return sql`coalesce(${value}::boolean, ${sql.lit(field.default)})`;
    default:
      return sql`lower(coalesce(${value}, ${sql.lit(textDefault(field))}) collate "C")`;
  }
}

function textDefault(field: FieldDefinition): string {
  return typeof field.default === "string" ? field.default : "";
}
