import { allCategories, getLibrary, type LibraryRow } from "@beltwright/model";
import { sql } from "kysely";
import type { Db } from "../tables.ts";
import { searchKey, toLibraryRow } from "./record.ts";
import { type LibrarySort, sortColumns } from "./sort.ts";
import { countRows } from "./tally.ts";

export interface LibraryListQuery {
  readonly library: string;
  /** Absent or `All`: every category. */
  readonly category?: string | undefined;
  /** Absent or 0: every width. */
  readonly beltWidth?: number | undefined;
  /** Part of the description, in any case. */
  readonly search?: string | undefined;
  readonly sort?: LibrarySort | undefined;
  /** From 1. Without it the list is whole. */
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
}

export interface LibraryList {
  readonly rows: readonly LibraryRow[];
  readonly total: number;
}

const usualPageSize = 10;

export async function listLibraryRows(db: Db, query: LibraryListQuery): Promise<LibraryList> {
  const definition = getLibrary(query.library);
  const stored = await pageQuery(db, query).execute();
  const rows = stored.map((row) => toLibraryRow(definition, row));
  const isWhole = query.page === undefined && query.pageSize === undefined;
  return { rows, total: isWhole ? rows.length : await countList(db, query) };
}

/** Exported for the test that looks at its plan. */
export function pageQuery(db: Db, query: LibraryListQuery) {
  const { sort = { field: "category", order: "asc" }, page, pageSize } = query;
  const columns = sortColumns(getLibrary(query.library), sort.field);
  const [first = "id"] = columns;
  const ordered = columns.reduce(
    (so, column) => so.orderBy(column, sort.order),
    livingRows(db, query)
      .select(["id", "no", "user_name", "category", "description", "data", "revision"])
      .where(first, "is not", null),
  );
  if (page === undefined && pageSize === undefined) return ordered;
  const size = pageSize ?? usualPageSize;
  return ordered.limit(size).offset(((page ?? 1) - 1) * size);
}

function livingRows(db: Db, { library, category, beltWidth, search }: LibraryListQuery) {
  let rows = db
    .selectFrom("library_row")
    .where("library", "=", getLibrary(library).plural)
    .where("deleted_at", "is", null);
  if (category !== undefined && category !== allCategories) rows = rows.where("category", "=", category);
  if (beltWidth !== undefined && beltWidth !== 0) rows = rows.where("belt_width", "=", beltWidth);
  if (search) rows = rows.where(sql<boolean>`description_key like ${containing(search)} escape '\\'`);
  return rows;
}

function containing(search: string): string {
  return `%${searchKey(search).replace(/[\\%_]/g, "\\$&")}%`;
}

async function countList(db: Db, query: LibraryListQuery): Promise<number> {
  if (!query.search) return countRows(db, query);
  const counted = await livingRows(db, query)
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return counted.total;
}

/** The row unless it is deleted or was never there. */
export async function findLibraryRow(db: Db, library: string, id: string): Promise<LibraryRow | undefined> {
  const definition = getLibrary(library);
  const stored = await livingRows(db, { library }).selectAll().where("id", "=", id).executeTakeFirst();
  return stored && toLibraryRow(definition, stored);
}
