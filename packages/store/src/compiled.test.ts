import { expect, it } from "vitest";
import { countChange, countLibraryChanges } from "./libraries/changes.ts";
import { onEachDatabase } from "./test-support/databases.ts";

onEachDatabase("reads made all the time", ({ store }) => {
  it("never see what a transaction has not committed", async () => {
    const { db } = store();
    const before = await countLibraryChanges(db, "belts");
    const written = Promise.withResolvers<void>();
    const read = Promise.withResolvers<number>();
    const undone = db.transaction().execute(async (trx) => {
      await countChange(trx, "belts");
      expect(await countLibraryChanges(trx, "belts")).toBe(before + 1);
      written.resolve();
      // The embedded database has one connection: there the read waits for this transaction to end.
      if (store().kind === "postgres") await read.promise;
      throw new Error("undone");
    });
    await written.promise;
    read.resolve(countLibraryChanges(db, "belts"));
    await expect(undone).rejects.toThrow("undone");
    expect(await read.promise).toBe(before);
  });
});
