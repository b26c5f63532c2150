import { getLibrary } from "@beltwright/model";
import {
  copyLibraryRow,
  deleteLibraryRow,
  restoreLibraryVersion,
  saveLibraryRow,
  undeleteLibraryRow,
} from "@beltwright/store";
import { describe, expect, it } from "vitest";
import { databases } from "../../test-support/databases.ts";
import { aLibraryRow, someValues } from "../../test-support/library-rows.ts";
import { libraryApp } from "../../test-support/library-suite.ts";
import { keepLists } from "./kept-lists.ts";

const brakes = getLibrary("brakes");
const library = brakes.plural;

describe.each(databases)("kept lists on $name", (database) => {
  const { db, admin } = libraryApp(database);
  const test = it.skipIf(database.isSkipped);

  /** Every way to write, done by "another server": this cache hears of it from the database alone. */
  test("are read again after every kind of write, and only then", async () => {
    const lists = keepLists(db(), library);
    const { userName } = admin();
    const now = Date.now();
    const names = async () => {
      const answer = (await lists.find("/page")) ?? (await lists.read("/page", { page: 1, pageSize: 10 }));
      const rows: readonly { readonly description: string }[] = JSON.parse(answer.body.plain.toString());
      return { answer, descriptions: rows.map(({ description }) => description), total: answer.total };
    };

    expect(await names()).toMatchObject({ descriptions: [], total: 0 });
    const { _id: id } = await aLibraryRow(db(), { definition: brakes, userName, category: "C", description: "One" });
    const added = await names();
    expect(added).toMatchObject({ descriptions: ["One"], total: 1 });
    expect((await names()).answer).toBe(added.answer);

    const values = someValues(brakes, { category: "C", description: "Two" });
    await saveLibraryRow(db(), { library, id, values, userName, now });
    const saved = await names();
    expect(saved.descriptions).toEqual(["Two"]);
    expect(saved.answer.etag).not.toBe(added.answer.etag);

    await restoreLibraryVersion(db(), { library, id, revision: 1, userName, now });
    expect((await names()).descriptions).toEqual(["One"]);
    await deleteLibraryRow(db(), { library, id, userName, now });
    expect((await names()).descriptions).toEqual([]);
    await undeleteLibraryRow(db(), { library, id, userName, now });
    expect((await names()).descriptions).toEqual(["One"]);
    await copyLibraryRow(db(), { library, id, userName, now });
    expect(await names()).toMatchObject({ descriptions: ["One", "One - copy"], total: 2 });
  });

  test("differ by what was asked for", async () => {
    const lists = keepLists(db(), library);
    const { userName } = admin();
    await aLibraryRow(db(), { definition: brakes, userName, category: "D", description: "Only in D" });
    const inD = await lists.read("/D", { category: "D", page: 1 });
    const inE = await lists.read("/E", { category: "E", page: 1 });
    expect([inD.total, inE.total]).toEqual([1, 0]);
    expect(await lists.find("/D")).toBe(inD);
    expect(await lists.find("/F")).toBeUndefined();
  });
});
