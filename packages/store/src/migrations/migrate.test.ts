import { expect, it } from "vitest";
import { openStore } from "../open.ts";
import { onEachDatabase } from "../test-support/databases.ts";
import { schemaNumber } from "./migrate.ts";

onEachDatabase("migrations", ({ newTarget, store }) => {
  it("are recorded one by one", async () => {
    const rows = await store().db.selectFrom("migration").selectAll().orderBy("number").execute();
    expect(rows.map(({ number, name }) => [number, name])).toEqual([
      [1, "accounts"],
      [2, "libraries"],
      [3, "conveyors"],
      [4, "conveyor results"],
      [5, "billing"],
      [6, "jobs"],
      [7, "report templates"],
      [8, "conveyor counts"],
      [9, "account ids"],
      [10, "second factor"],
      [11, "library scopes"],
      [12, "fair jobs"],
      [13, "natural order"],
      [14, "invoices"],
      [15, "conveyor runs"],
      [16, "office preferences"],
      [17, "job batches"],
      [18, "proposals"],
      [19, "links"],
      [20, "comments"],
      [21, "teams"],
      [22, "releases"],
      [23, "proposal bases"],
    ]);
  });

  it("run once when several processes open a new database together", async () => {
    const target = await newTarget();
    const stores = await Promise.all([openStore(target), openStore(target), openStore(target)]);
    const [first] = stores;
    const rows = await first?.db.selectFrom("migration").selectAll().execute();
    const numbers = rows?.map(({ number }) => number) ?? [];
    expect(Math.max(...numbers)).toBe(schemaNumber);
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const opened of stores) await opened.close();
  });

  it("refuse a database of a newer program and say so", async () => {
    const target = await newTarget();
    const newer = await openStore(target);
    await newer.db
      .insertInto("migration")
      .values({ number: schemaNumber + 1, name: "later", applied_at: 0 })
      .execute();
    await newer.close();
    await expect(openStore(target)).rejects.toThrow(
      `The database is at version ${schemaNumber + 1}, this program knows versions up to ${schemaNumber}`,
    );
  });
});
