import { getLibrary, libraries, newRow } from "@beltwright/model";
import { type CompiledQuery, sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { onEachDatabase } from "../test-support/databases.ts";
import { aPerson, noon } from "../test-support/people.ts";
import { pageQuery } from "./list.ts";
import { loadShippedRows } from "./shipped.ts";
import { sortTerms } from "./sort.ts";
import { slotFields } from "./sort-keys.ts";

const category = "One category";

/** Every order of every list, within a category and across all, both ways. */
const lists = libraries.flatMap(({ plural: library }) => {
  const fields = ["category", "description", "no", ...getLibrary(library).columns];
  return fields.flatMap((field) =>
    (["asc", "desc"] as const).flatMap((order) => [
      { library, page: 1, sort: { field, order } },
      { library, page: 1, sort: { field, order }, category },
    ]),
  );
});

onEachDatabase("the plan of a library list", ({ kind, store }) => {
  beforeAll(async () => {
    const { db } = store();
    const userName = await aPerson(db, { admin: true });
    for (const definition of libraries) {
      const rows = Array.from({ length: 300 }, (_, index) => ({
        ...newRow(definition),
        category: index % 20 === 0 ? "Another" : category,
        description: `Row ${index}`,
      }));
      await loadShippedRows(db, { library: definition.plural, rows, userName, now: noon });
    }
    if (kind === "postgres") await sql`analyze library_row`.execute(db);
  });

  it("takes the order from an index and sorts nothing", async () => {
    const sorted = [];
    for (const list of lists) {
      const plan = await planOf(pageQuery(store().db, list).compile());
      if (!isOrderedByIndex(plan) || !isWithinCategory(plan, list)) sorted.push(`${JSON.stringify(list)}: ${plan}`);
    }
    expect(sorted).toEqual([]);
    expect(lists.length).toBeGreaterThan(100);
  });

  it("would show a sort where an index is missing", async () => {
    const query = store()
      .db.selectFrom("library_row")
      .select("id")
      .where("library", "=", "belts")
      .orderBy("updated_at");
    expect(isOrderedByIndex(await planOf(query.limit(10).compile()))).toBe(false);
  });

  it("breaks every tie by something unique", () => {
    for (const { library, sort } of lists) {
      expect(["id", "no"]).toContain(sortTerms(getLibrary(library), sort.field).at(-1));
    }
  });

  it("has a slot for every column that a list shows", () => {
    for (const definition of libraries) {
      expect(slotFields(definition).map(({ name }) => name)).toEqual(definition.columns);
    }
  });

  async function planOf(query: CompiledQuery): Promise<string> {
    const { db } = store();
    const explain = kind === "postgres" ? "explain" : "explain query plan";
    // With a few hundred rows sorting would be cheap; what matters is what the planner does with many.
    return db.connection().execute(async (connection) => {
      if (kind === "postgres") await sql`set enable_seqscan = off; set enable_sort = off`.execute(connection);
      const { rows } = await connection.executeQuery<Record<string, unknown>>({
        ...query,
        sql: `${explain} ${query.sql}`,
      });
      return rows.map((row) => String(row["QUERY PLAN"] ?? row.detail)).join("\n");
    });
  }

  /** Reading only the rows of the category, and not all rows in order until enough of them are of the category. */
  function isWithinCategory(plan: string, list: (typeof lists)[number]): boolean {
    if (!("category" in list)) return true;
    return kind === "postgres" ? /Index Cond: .*category = /.test(plan) : plan.includes("category=?");
  }

  function isOrderedByIndex(plan: string): boolean {
    if (kind === "postgres") return /Index (Only )?Scan/.test(plan) && !/Sort|Bitmap|Seq Scan/.test(plan);
    return /USING (COVERING )?INDEX/.test(plan) && !/TEMP B-TREE|SCAN/.test(plan);
  }
});
