import { createHash } from "node:crypto";
import { type LibraryDefinition, libraries } from "@beltwright/model";
import { type RawBuilder, sql } from "kysely";
import { type DatabaseKind, databaseKind } from "../database-kind.ts";
import type { Db } from "../tables.ts";
import { fieldExpression, sortableFields } from "./sort.ts";

interface SortIndex {
  readonly name: string;
  readonly statement: RawBuilder<unknown>;
}

const prefix = "library_sort_";

/** Makes the indexes that the definitions of today ask for, and drops those of yesterday's. */
export async function arrangeSortIndexes(trx: Db): Promise<void> {
  const kind = databaseKind(trx);
  if (kind === "postgres") await createPartitions(trx);
  const wanted = libraries.flatMap((definition) => sortIndexes(trx, definition, kind));
  const existing = new Set(await existingIndexes(trx, kind));
  const names = new Set(wanted.map(({ name }) => name));
  for (const name of existing) if (!names.has(name)) await sql`drop index ${sql.id(name)}`.execute(trx);
  for (const { name, statement } of wanted) if (!existing.has(name)) await statement.execute(trx);
}

/** Two for each column a list shows: within a category, and across all. */
function sortIndexes(trx: Db, definition: LibraryDefinition, kind: DatabaseKind): readonly SortIndex[] {
  const columns = sortableFields(definition).filter(({ name }) => definition.columns.includes(name));
  const id = sql.ref("id");
  const category = sql.ref("category");
  const lists = columns.flatMap((field) => {
    const value = sql`(${fieldExpression(field, kind)})`;
    return [sql`${category}, ${value}, ${id}`, sql`${value}, ${id}`];
  });
  if (definition.filtersByBeltWidth) {
    lists.push(sql`${category}, ${sql.ref("belt_width")}, ${sql.ref("description_key")}, ${id}`);
    lists.push(sql`${sql.ref("belt_width")}, ${category}, ${sql.ref("description_key")}, ${id}`);
  }
  return lists.map((terms) => sortIndex(trx, definition.plural, kind, terms));
}

/** The name holds a mark of what is indexed, so that a changed definition gets a new index. */
function sortIndex(trx: Db, library: string, kind: DatabaseKind, terms: RawBuilder<unknown>): SortIndex {
  const mark = createHash("sha256").update(terms.compile(trx).sql).digest("hex").slice(0, 12);
  const name = `${prefix}${library}_${mark}`;
  const table = sql.table(kind === "postgres" ? partitionOf(library) : "library_row");
  const statement = sql`create index ${sql.id(name)} on ${table} (${terms})
    where library = ${sql.lit(library)} and deleted_at is null`;
  return { name, statement };
}

async function existingIndexes(trx: Db, kind: DatabaseKind): Promise<readonly string[]> {
  const query =
    kind === "postgres"
      ? sql<{ name: string }>`select indexname as name from pg_indexes where schemaname = current_schema()`
      : sql<{ name: string }>`select name from sqlite_master where type = 'index'`;
  const { rows } = await query.execute(trx);
  return rows.map(({ name }) => name).filter((name) => name.startsWith(prefix));
}

function partitionOf(library: string): string {
  return `library_row_${library}`;
}

async function createPartitions(trx: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema()`.execute(trx);
  const existing = new Set(rows.map(({ name }) => name));
  for (const { plural } of libraries) {
    if (existing.has(partitionOf(plural))) continue;
    await sql`create table ${sql.table(partitionOf(plural))}
      partition of library_row for values in (${sql.lit(plural)})`.execute(trx);
  }
}
