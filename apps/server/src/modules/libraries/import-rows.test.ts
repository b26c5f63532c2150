import { getLibrary } from "@beltwright/model";
import { listLibraryRows } from "@beltwright/store";
import { describe, expect, it } from "vitest";
import { databases } from "../../test-support/databases.ts";
import { someValues } from "../../test-support/library-rows.ts";
import { libraryApp } from "../../test-support/library-suite.ts";
import { importRows } from "./import-rows.ts";

const brakes = getLibrary("brakes");

describe.each(databases)("an import on $name", (database) => {
  const { db, admin } = libraryApp(database);

  it.skipIf(database.isSkipped)("that fails half-way leaves nothing behind and the database usable", async () => {
    const good = someValues(brakes, { category: "Half", description: "Good" });
    const { category: _category, ...unstorable } = good;
    const addition = { library: "brakes", userName: admin().userName, now: Date.now() };
    await expect(importRows(db(), { ...addition, rows: [good, good, unstorable] })).rejects.toThrow();
    expect((await listLibraryRows(db(), { library: "brakes" })).total).toBe(0);
    expect(await importRows(db(), { ...addition, rows: [good] })).toEqual({
      kind: "imported",
      ids: [expect.any(String)],
    });
    expect((await listLibraryRows(db(), { library: "brakes" })).total).toBe(1);
  });
});
