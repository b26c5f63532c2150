import { getLibrary, newRow } from "@beltwright/model";
import fc from "fast-check";
import { expect, it } from "vitest";
import { migrate } from "../migrations/migrate.ts";
import { onEachDatabase } from "../test-support/databases.ts";
import { aPerson, noon } from "../test-support/people.ts";
import { listLibraryRows } from "./list.ts";
import { loadShippedRows } from "./shipped.ts";
import { sortKey } from "./sort-keys.ts";

const finite = fc.double({ noNaN: true, noDefaultInfinity: true });

it("orders any two numbers as the numbers are ordered", () => {
  fc.assert(
    fc.property(finite, finite, (a, b) => {
      const keys = [sortKey(a), sortKey(b)] as const;
      expect(keys[0] < keys[1]).toBe(a < b);
      expect(keys[0] === keys[1]).toBe(a === b);
    }),
  );
});

it("takes minus zero for zero", () => {
  expect(sortKey(-0)).toBe(sortKey(0));
});

onEachDatabase("sort columns", ({ store }) => {
  it("are filled anew when a definition has changed what its list shows", async () => {
    const { db } = store();
    const userName = await aPerson(db, { admin: true });
    const rows = [30, 4, 200].map((mass) => ({ ...newRow(getLibrary("brakes")), description: `${mass} kg`, mass }));
    await loadShippedRows(db, { library: "brakes", rows, userName, now: noon });
    await db
      .updateTable("library_layout")
      .set({ layout: "of an older definition" })
      .where("library", "=", "brakes")
      .execute();
    await db.updateTable("library_row").set({ sort_6: "same" }).where("library", "=", "brakes").execute();
    await migrate(db);
    const list = await listLibraryRows(db, { library: "brakes", sort: { field: "mass", order: "asc" } });
    expect(list.rows.map(({ description }) => description)).toEqual(["4 kg", "30 kg", "200 kg"]);
  });
});
