import { allCategories, defaultConveyorCategory } from "@beltwright/model";
import { sql } from "kysely";
import { runCompiled } from "../compiled.ts";
import { type DatabaseKind, databaseKind } from "../database-kind.ts";
import type { ConveyorTable, Db } from "../tables.ts";
import { containing, inTextOrder } from "../text-keys.ts";
import { isDemo, isShared, isShippedDemo } from "./access.ts";
import { undeleteMilliseconds } from "./bin.ts";
import { type ConveyorItem, itemColumns, toItem } from "./record.ts";
import { parseResults } from "./results.ts";
import { parseSharing, sharingText } from "./sharing.ts";

/** Own files and those shared by name; of the person's group; demos, all or as shipped; own deleted that may come back. */
export type ConveyorListKind = "own" | "group" | "demos" | "shipped" | "bin";

export const conveyorSortFields = [
  "category",
  "convNo",
  "project",
  "clientName",
  "material",
  "userName",
  "conveyorGroup",
  "beltWidth",
  "beltSpeed",
  "capacity",
  "updatedAt",
  "convLength",
  "totalLift",
  "absorbedPower",
  "capitalCost",
  "energyPerTonne",
] as const;
type ConveyorSortField = (typeof conveyorSortFields)[number];

export interface ConveyorListQuery {
  readonly list: ConveyorListKind;
  readonly userName: string;
  readonly now: number;
  /** Absent or `All`: every category. */
  readonly category?: string | undefined;
  /** Only the one of this id. */
  readonly id?: string | undefined;
  /** Part of the number, project, client or material, in any case. */
  readonly search?: string | undefined;
  readonly sort?: { readonly field: ConveyorSortField; readonly order: "asc" | "desc" } | undefined;
  /** From 1. Without it the list is whole. */
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
}

interface ConveyorList {
  readonly items: readonly ConveyorItem[];
  readonly total: number;
}

/** A column, or a result kept for the lists. */
type SortTerm = keyof ConveyorTable | { readonly result: string };

/** Ends with something unique: without a last word between equals, pages would overlap. */
const sortTerms: Readonly<Record<ConveyorSortField, readonly SortTerm[]>> = {
  category: ["category_key", "conv_no_key", "id"],
  convNo: ["conv_no_key", "id"],
  project: ["project_key", "id"],
  clientName: ["client_key", "id"],
  material: ["material_key", "id"],
  userName: ["user_name", "id"],
  conveyorGroup: ["conveyor_group", "id"],
  beltWidth: ["belt_width", "id"],
  beltSpeed: ["belt_speed", "id"],
  capacity: ["capacity", "id"],
  updatedAt: ["updated_at", "id"],
  convLength: [{ result: "convLength" }, "id"],
  totalLift: [{ result: "totalLift" }, "id"],
  absorbedPower: [{ result: "absorbedPower" }, "id"],
  capitalCost: [{ result: "capitalCost" }, "id"],
  energyPerTonne: [{ result: "energyPerTonne" }, "id"],
};

const usualPageSize = 10;
const usualSort = { field: "category", order: "asc" } as const;

/** A query and whether anything is shared with the person, without which their own files can be read in order. */
export interface Plan extends ConveyorListQuery {
  readonly hasShared: boolean;
}

export async function listConveyors(db: Db, query: ConveyorListQuery): Promise<ConveyorList> {
  const plan = await planOf(db, query);
  const stored = isWhole(plan) ? await readWhole(db, plan) : await readPage(db, plan);
  const isBeyond = stored.length === 0 && (plan.page ?? 1) > 1;
  const total = isBeyond ? await countList(db, plan) : (stored[0]?.total ?? 0);
  return { items: stored.map((row) => toItem(row, parseSharing(row.sharing), parseResults(row.results))), total };
}

async function readWhole(db: Db, plan: Plan) {
  const stored = await runCompiled(db, `conveyors ${shapeOf(plan)}`, filterParameters(plan), () => listQuery(db, plan));
  return stored.map((row) => ({ ...row, total: stored.length }));
}

/** A page and the total in one statement: on a database server each statement is a journey of its own. */
function readPage(db: Db, plan: Plan) {
  const filters = filterParameters(plan);
  const parameters = [...filters, ...filters, ...pageParameters(plan)];
  return runCompiled(db, `conveyors ${shapeOf(plan)}`, parameters, () => pageQuery(db, plan));
}

/** The categories of a list, in order. */
export async function listConveyorCategories(
  db: Db,
  query: Pick<ConveyorListQuery, "list" | "userName" | "now">,
): Promise<readonly string[]> {
  const plan = await planOf(db, query);
  const found = await listed(db, plan).select("category").distinct().execute();
  return inTextOrder(found.map(({ category }) => category));
}

async function planOf(db: Db, query: ConveyorListQuery): Promise<Plan> {
  return { ...query, hasShared: query.list === "own" && (await isAnythingShared(db, query.userName)) };
}

async function isAnythingShared(db: Db, userName: string): Promise<boolean> {
  const found = await runCompiled(db, "conveyors shared", [userName, 1], () =>
    db
      .selectFrom("conveyor_user")
      .innerJoin("user_account", "user_account.id", "conveyor_user.account_id")
      .select("conveyor_user.conveyor_id")
      .where("user_account.user_name", "=", userName)
      .limit(1),
  );
  return found.length > 0;
}

function isWhole({ page, pageSize }: Plan): boolean {
  return page === undefined && pageSize === undefined;
}

function isFiltered({ category = allCategories }: Plan): boolean {
  return category !== allCategories;
}

/** What decides the text of a list's query, as against its parameters. */
function shapeOf(plan: Plan): string {
  const { list, hasShared, id, search = "", sort = usualSort } = plan;
  const filters = [isFiltered(plan), id !== undefined, search !== ""];
  return [list, hasShared, sort.field, sort.order, ...filters, isWhole(plan)].join(" ");
}

function filterParameters(plan: Plan): readonly (string | number)[] {
  const { category = allCategories, id, search } = plan;
  const searched = search ? containing(search) : "";
  return [
    ...kindParameters(plan),
    ...(isFiltered(plan) ? [category] : []),
    ...(id === undefined ? [] : [id]),
    ...(search ? [searched, searched, searched, searched] : []),
  ];
}

function kindParameters({ list, userName, now, hasShared }: Plan): readonly (string | number)[] {
  switch (list) {
    case "own":
      return hasShared ? [userName, userName] : [userName];
    case "group":
      return [userName];
    case "demos":
    case "shipped":
      return [defaultConveyorCategory, 1];
    case "bin":
      return [userName, now - undeleteMilliseconds];
  }
}

function pageParameters(plan: Plan): readonly number[] {
  const { page = 1, pageSize = usualPageSize } = plan;
  return isWhole(plan) ? [] : [pageSize, (page - 1) * pageSize];
}

function pageQuery(db: Db, plan: Plan) {
  const [limit = 0, offset = 0] = pageParameters(plan);
  const total = countQuery(db, plan);
  return listQuery(db, plan).select(sql<number>`(${total})`.as("total")).limit(limit).offset(offset);
}

/** Exported for the test that looks at its plan. */
export function listQuery(db: Db, plan: Plan) {
  const { sort = usualSort } = plan;
  const kind = databaseKind(db);
  // Within one category there is nothing to order by category, and another index serves.
  const terms = sortTerms[sort.field].filter((term) => term !== "category_key" || !isFiltered(plan));
  return terms.reduce(
    (so, term) =>
      typeof term === "string"
        ? so.orderBy(`conveyor.${term}`, sort.order)
        : so.orderBy(sql`${resultOf(kind, term.result)} is null`).orderBy(resultOf(kind, term.result), sort.order),
    listed(db, plan)
      .leftJoin("conveyor_result", "conveyor_result.conveyor_id", "conveyor.id")
      .select([...itemColumns, "conveyor_result.results", sharingText(kind).as("sharing")]),
  );
}

/** Nothing for a conveyor that could not be calculated; such come last, whichever way a list is sorted. */
function resultOf(kind: DatabaseKind, name: string) {
  return kind === "postgres"
    ? sql<number>`(conveyor_result.results::json ->> ${sql.lit(name)})::double precision`
    : sql<number>`json_extract(conveyor_result.results, ${sql.lit(`$.${name}`)})`;
}

function listed(db: Db, plan: Plan) {
  const { category = allCategories, id, search } = plan;
  let rows = ofKind(db, plan);
  if (isFiltered(plan)) rows = rows.where("conveyor.category", "=", category);
  if (id !== undefined) rows = rows.where("conveyor.id", "=", id);
  if (search) {
    const text = containing(search);
    rows = rows.where(
      sql<boolean>`(conv_no_key like ${text} escape '\\' or project_key like ${text} escape '\\'
        or client_key like ${text} escape '\\' or material_key like ${text} escape '\\')`,
    );
  }
  return rows;
}

function ofKind(db: Db, { list, userName, now, hasShared }: Plan) {
  const rows = db.selectFrom("conveyor");
  const living = rows.where("conveyor.deleted_at", "is", null);
  switch (list) {
    case "own":
      return hasShared
        ? living.where((eb) => eb.or([eb("conveyor.user_name", "=", userName), isShared(eb, userName)]))
        : living.where("conveyor.user_name", "=", userName);
    case "group":
      return living.where("conveyor.conveyor_group", "=", (eb) =>
        eb
          .selectFrom("user_account")
          .select((user) => user.ref("user_account.user_group").$notNull().as("user_group"))
          .where("user_account.user_name", "=", userName)
          // In the text and not among the parameters, whose order the compiled query relies on.
          .where("user_account.email_confirmed", "=", sql.lit(1)),
      );
    case "demos":
      return living.where(isDemo);
    case "shipped":
      return living.where(isShippedDemo);
    case "bin":
      return rows
        .where("conveyor.user_name", "=", userName)
        .where("conveyor.deleted_at", ">=", now - undeleteMilliseconds);
  }
}

async function countList(db: Db, plan: Plan): Promise<number> {
  const shape = `conveyors counted ${shapeOf(plan)}`;
  const [counted] = await runCompiled(db, shape, filterParameters(plan), () => countQuery(db, plan));
  return counted?.total ?? 0;
}

/** Exported for the test that looks at its plan. */
export function countQuery(db: Db, plan: Plan) {
  return listed(db, plan).select((eb) => eb.fn.countAll<number>().as("total"));
}
