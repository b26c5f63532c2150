import { openStore } from "@beltwright/store";
import { describe, expect, it } from "vitest";
import { callApp } from "../../test-support/call.ts";
import { aConveyor } from "../../test-support/conveyors.ts";
import { databases } from "../../test-support/databases.ts";
import { libraryApp } from "../../test-support/library-suite.ts";
import { aPerson } from "../../test-support/people.ts";

describe.each(databases)("a list of conveyors asked for again on $name", (database) => {
  const { call, app, store, admin } = libraryApp(database);
  const test = it.skipIf(database.isSkipped);
  const url = "/api/conveyors?page=1&pageSize=10";

  test("is the same while nothing was written, and known by its tag", async () => {
    const first = await call({ url });
    const again = await call({ url, headers: { "if-none-match": String(first.headers.etag) } });
    expect([first.statusCode, again.statusCode, again.body]).toEqual([200, 304, ""]);
  });

  test("shows at once what this server and another process wrote", async () => {
    const { userName } = admin();
    const other = await openStore(store().target);
    const total = async () => Number((await call({ url })).headers["x-total-count"]);
    const before = await total();
    const counts = [];
    for (const { db } of [store(), other, store(), other]) {
      await aConveyor(db, userName);
      counts.push((await total()) - before);
    }
    await other.close();
    expect(counts).toEqual([1, 2, 3, 4]);
  });

  test("is kept for nobody else", async () => {
    await aConveyor(store().db, admin().userName);
    await call({ url });
    const { headers } = await aPerson(store(), { name: "someone" });
    expect((await callApp(app(), { url, headers })).json()).toEqual([]);
    expect((await callApp(app(), { url })).statusCode).toBe(401);
  });
});
