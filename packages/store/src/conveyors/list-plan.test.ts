import { type CompiledQuery, sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { setUserGroup } from "../accounts/users.ts";
import { aDesign } from "../test-support/conveyors.ts";
import { onEachDatabase } from "../test-support/databases.ts";
import { aPerson, aSubscriber, noon } from "../test-support/people.ts";
import { countQuery, listQuery, type Plan } from "./list.ts";
import { toColumns } from "./record.ts";

const files = 300;
/** The orders that have an index of their own; the others are short of use, and sort what one person has. */
const orders = ["category", "convNo", "project", "clientName", "material", "updatedAt"] as const;
const filters = [{}, { category: "Ore 3" }, { search: "cv" }, { category: "Ore 3", search: "cv" }];

onEachDatabase("the plan of a list of conveyors", ({ kind, store }) => {
  let userName = "";

  beforeAll(async () => {
    const { db } = store();
    userName = await aSubscriber(db);
    await setUserGroup(db, userName, "Harbour");
    const others = await Promise.all(Array.from({ length: 5 }, () => aPerson(db)));
    const columns = toColumns(aDesign());
    const rows = [userName, ...others].flatMap((owner) =>
      Array.from({ length: files }, (_, at) => ({
        ...columns,
        id: `${owner} ${at}`,
        user_name: owner,
        category: `Ore ${at % 20}`,
        conveyor_group: at % 10 === 0 ? `Group of ${owner}` : "",
        revision: 1,
        created_at: noon,
        updated_at: noon + at,
        updated_by: owner,
        deleted_at: null,
      })),
    );
    for (let at = 0; at < rows.length; at += 100) {
      await db
        .insertInto("conveyor")
        .values(rows.slice(at, at + 100))
        .execute();
    }
    if (kind === "postgres") await sql`analyze conveyor`.execute(db);
  });

  const plans = (): readonly Plan[] =>
    (["own", "group"] as const).flatMap((list) =>
      orders.flatMap((field) =>
        (["asc", "desc"] as const).flatMap((order) =>
          filters.map((filter) => ({ list, userName, now: noon, hasShared: false, sort: { field, order }, ...filter })),
        ),
      ),
    );

  it("takes the order from an index, reads no other person's rows and sorts nothing", async () => {
    const wrong = [];
    for (const plan of plans()) {
      const explained = await explain(listQuery(store().db, plan).limit(10).compile());
      if (!isOrderedByIndex(explained)) wrong.push(`${JSON.stringify(plan)}: ${explained}`);
    }
    expect(wrong).toEqual([]);
  });

  /**
   * An index alone tells only of rows that everyone may see: those written before the oldest transaction of the whole
   * database began, that of another test perhaps.
   */
  async function isSeenByAll(): Promise<boolean> {
    const { db } = store();
    await sql`vacuum analyze conveyor`.execute(db);
    const { rows } = await sql<{ seen: boolean }>`select relallvisible >= relpages as seen
      from pg_class where oid = 'conveyor'::regclass`.execute(db);
    return rows[0]?.seen ?? false;
  }

  it("counts from an index alone, also what a search looks at", async () => {
    if (kind === "postgres") await expect.poll(isSeenByAll).toBe(true);
    const wrong = [];
    for (const plan of plans().filter(({ sort }) => sort?.field === "category")) {
      const explained = await explain(countQuery(store().db, plan).compile());
      const isCovered = kind === "postgres" ? /Index Only Scan/ : /USING COVERING INDEX conveyor_/;
      if (!isCovered.test(explained)) wrong.push(`${JSON.stringify(plan)}: ${explained}`);
    }
    expect(wrong).toEqual([]);
  });

  it("would show a sort where an index is missing", async () => {
    const plan = {
      list: "own",
      userName,
      now: noon,
      hasShared: false,
      sort: { field: "capacity", order: "asc" },
    } as const;
    expect(isOrderedByIndex(await explain(listQuery(store().db, plan).limit(10).compile()))).toBe(false);
  });

  async function explain(query: CompiledQuery): Promise<string> {
    const { db } = store();
    const word = kind === "postgres" ? "explain" : "explain query plan";
    // With a few hundred rows sorting would be cheap; what matters is what the planner does with many.
    return db.connection().execute(async (connection) => {
      if (kind === "postgres") {
        await sql`set enable_seqscan = off; set enable_sort = off; set enable_bitmapscan = off`.execute(connection);
      }
      const { rows } = await connection.executeQuery<Record<string, unknown>>({
        ...query,
        sql: `${word} ${query.sql}`,
      });
      return rows.map((row) => String(row["QUERY PLAN"] ?? row.detail)).join("\n");
    });
  }

  /** Of the list itself; whom its conveyors are shared with is read for the few that are shown. */
  function isOrderedByIndex(plan: string): boolean {
    if (kind === "sqlite") return /SEARCH conveyor USING (COVERING )?INDEX/.test(plan) && !/TEMP B-TREE/.test(plan);
    const [list = ""] = plan.split(/SubPlan/);
    return /Index (Only )?Scan (Backward )?using conveyor_/.test(list) && !/Sort|Seq Scan on conveyor /.test(list);
  }
});
