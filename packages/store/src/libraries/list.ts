import { allCategories, getLibrary, type LibraryRow } from "@beltwright/model";
import { sql } from "kysely";
import { runCompiled } from "../compiled.ts";
import { databaseKind } from "../database-kind.ts";
import type { Db } from "../tables.ts";
import { containing, inTextOrder } from "../text-keys.ts";
import { shownColumns, toLibraryRow } from "./record.ts";
import { type LibrarySort, sortTerms } from "./sort.ts";
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
  /** Only rows that came with the product. */
  readonly isShipped?: boolean | undefined;
}

interface LibraryList {
  readonly rows: readonly LibraryRow[];
  readonly total: number;
}

const usualPageSize = 10;
const usualSort: LibrarySort = { field: "category", order: "asc" };

export async function listLibraryRows(db: Db, query: LibraryListQuery): Promise<LibraryList> {
  const definition = getLibrary(query.library);
  const { stored, total } = await readList(db, query);
  return { rows: stored.map((row) => toLibraryRow(definition, row)), total };
}

async function readList(db: Db, query: LibraryListQuery) {
  const parameters = [...filterParameters(query), ...pageParameters(query)];
  const stored = await runCompiled(db, `list ${shapeOf(query)}`, parameters, () => pageQuery(db, query));
  return { stored, total: isWhole(query) ? stored.length : await countList(db, query) };
}

function isWhole({ page, pageSize }: LibraryListQuery): boolean {
  return page === undefined && pageSize === undefined;
}

/** What decides the text of a list's query, as against its parameters. */
function shapeOf(query: LibraryListQuery): string {
  const { library, beltWidth = 0, search = "", sort = usualSort } = query;
  const filters = [isFiltered(query), beltWidth !== 0, search !== "", isWhole(query), query.isShipped === true];
  return [library, sort.field, sort.order, ...filters].join(" ");
}

function filterParameters(query: LibraryListQuery): readonly (string | number)[] {
  const { library, category = allCategories, beltWidth = 0, search } = query;
  return [
    library,
    ...(isFiltered(query) ? [category] : []),
    ...(beltWidth === 0 ? [] : [beltWidth]),
    ...(search ? [containing(search)] : []),
  ];
}

function pageParameters(query: LibraryListQuery): readonly number[] {
  const { page = 1, pageSize = usualPageSize } = query;
  return isWhole(query) ? [] : [pageSize, (page - 1) * pageSize];
}

/** Exported for the test that looks at its plan. */
export function pageQuery(db: Db, query: LibraryListQuery) {
  const { sort = usualSort, page = 1, pageSize = usualPageSize } = query;
  const terms = sortTerms(getLibrary(query.library), sort.field).filter(
    (term) => term !== "category_key" || !isFiltered(query),
  );
  const [first = "id"] = terms;
  const rows = livingRows(db, query).select(shownColumns);
  const ordered = terms.reduce(
    (so, term) => so.orderBy(typeof term === "string" ? term : moreKey(db, term.more), sort.order),
    typeof first === "string" ? rows.where(first, "is not", null) : rows,
  );
  return isWhole(query) ? ordered : ordered.limit(pageSize).offset((page - 1) * pageSize);
}

/** The name is one of the definition's, and stands in the text of the query: parameters would not match its shape. */
function moreKey(db: Db, name: string) {
  return databaseKind(db) === "postgres"
    ? sql<string>`(more_keys::json ->> ${sql.lit(name)}) collate "C"`
    : sql<string>`json_extract(more_keys, ${sql.lit(`$.${name}`)})`;
}

/** Within one category there is nothing to order by category, and another index serves. */
function isFiltered({ category = allCategories }: LibraryListQuery): boolean {
  return category !== allCategories;
}

function livingRows(db: Db, query: LibraryListQuery) {
  const { library, category = allCategories, beltWidth = 0, search, isShipped } = query;
  let rows = db
    .selectFrom("library_row")
    .where("library", "=", getLibrary(library).plural)
    .where("deleted_at", "is", null);
  if (category !== allCategories) rows = rows.where("category", "=", category);
  if (beltWidth !== 0) rows = rows.where("belt_width", "=", beltWidth);
  // In the text and not among the parameters, whose order the compiled query relies on.
  if (isShipped) rows = rows.where("scope", "=", sql.lit("shipped"));
  if (search) rows = rows.where(sql<boolean>`description_key like ${containing(search)} escape '\\'`);
  return rows;
}

async function countList(db: Db, query: LibraryListQuery): Promise<number> {
  if (!query.search && !query.isShipped) return countRows(db, query);
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

/** The categories that hold at least one row that came with the product, in order. */
export async function listShippedCategories(db: Db, library: string): Promise<readonly string[]> {
  const found = await livingRows(db, { library, isShipped: true }).select("category").distinct().execute();
  return inTextOrder(found.map(({ category }) => category));
}
