import { expect, it } from "vitest";
import type { Db } from "../tables.ts";
import { onEachDatabase } from "../test-support/databases.ts";
import { aSubscriber } from "../test-support/people.ts";
import { addBrake } from "../test-support/rows.ts";
import { withSnapshot } from "./snapshot.ts";
import { countTables } from "./tables.ts";

onEachDatabase("a snapshot", ({ store }) => {
  const counts = (db: Db) => countTables(db, ["library_row", "library_version"]);

  it("does not see what is written while it is read, nor holds the writing up", async () => {
    const userName = await aSubscriber(store().db);
    await addBrake(store().db, userName);
    const seen = await withSnapshot(store(), async (snapshot) => {
      const before = await counts(snapshot);
      await addBrake(store().db, userName);
      return [before, await counts(snapshot)];
    });
    expect(seen).toEqual([
      { library_row: 1, library_version: 1 },
      { library_row: 1, library_version: 1 },
    ]);
    expect(await counts(store().db)).toEqual({ library_row: 2, library_version: 2 });
  });
});
