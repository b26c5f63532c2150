import { getLibrary, type LibraryRow, rowsToCsv } from "@beltwright/model";
import { listLibraryRows } from "@beltwright/store";
import { describe, expect, it } from "vitest";
import { databases } from "../../test-support/databases.ts";
import { aLibraryRow, someValues } from "../../test-support/library-rows.ts";
import { libraryApp } from "../../test-support/library-suite.ts";

const brakes = getLibrary("brakes");

describe.each(databases)("one row on $name", (database) => {
  const { db, admin, call } = libraryApp(database);
  const test = it.skipIf(database.isSkipped);
  const aBrake = (category = "General") =>
    aLibraryRow(db(), { definition: brakes, userName: admin().userName, category });

  test("is an object by its singular path and a list of one by its plural", async () => {
    const { _id } = await aBrake();
    const single = (await call({ url: `/api/brake/${_id}` })).json();
    expect(single).toMatchObject({ _id, caliper: "BSFI 204", maxClampingForce: 4500, metric: true, revision: 1 });
    expect((await call({ url: `/api/brakes/${_id}` })).json()).toEqual([single]);
  });

  test.each([
    { method: "GET", url: "/api/brake/none" },
    { method: "GET", url: "/api/brakes/none" },
    { method: "GET", url: "/api/brakes/none/versions" },
  ] as const)("that does not exist is told so by $method $url", async (missing) => {
    const answer = await call(missing);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ code: "load-failed", message: "Failed to load brake" });
  });

  const values = someValues(brakes, { category: "C", description: "D" });
  test.each([
    { method: "POST", url: "/api/brakes/copy/none", says: "Failed to copy data" },
    { method: "PUT", url: "/api/brakes/none", payload: values, says: "Failed to edit brake" },
    { method: "PUT", url: "/api/brakes/none", payload: { mass: "heavy" }, says: "Failed to edit brake" },
    { method: "DELETE", url: "/api/brakes/none", says: "Failed to delete brake" },
    { method: "POST", url: "/api/brakes/none/undelete", says: "Failed to edit brake" },
    { method: "POST", url: "/api/brakes/none/versions/1/restore", says: "Failed to edit brake" },
  ] as const)("that does not exist is named by what was tried: $method $url", async ({ says, ...missing }) => {
    const answer = await call(missing);
    expect([answer.statusCode, answer.json().message]).toEqual([404, says]);
  });

  test.each(["POST", "PUT"] as const)("filed under All becomes All - 1 by %s", async (method) => {
    const { _id } = await aBrake();
    const url = method === "PUT" ? `/api/brakes/${_id}` : "/api/brakes";
    const payload = someValues(brakes, { category: "All", description: "Reserved" });
    expect((await call({ method, url, payload })).json()).toMatchObject({ category: "All - 1" });
  });

  test("is saved as sent back, with what the server sets ignored", async () => {
    const row = await aBrake();
    const payload = { ...row, mass: 20.5, userName: "someone@else.com", no: 999 };
    const answer = await call({ method: "PUT", url: `/api/brakes/${row._id}`, payload });
    expect(answer.json()).toEqual({ ...row, mass: 20.5, revision: 2 });
  });

  test("of the pulley library is saved by its place in the list too", async () => {
    const pulleys = getLibrary("pulleys");
    for (const description of ["First", "Second", "Third"]) {
      await call({ method: "POST", url: "/api/pulleys", payload: someValues(pulleys, { category: "C", description }) });
    }
    const list = async () => (await call({ url: "/api/pulleys" })).json();
    const [, { _id, no: _no, userName: _owner, ...second }] = await list();
    const changed = { ...second, description: "Second of three" };
    expect((await call({ method: "PUT", url: "/api/pulleys/1", payload: changed })).json()).toMatchObject({ _id });
    // Moved in the list meanwhile: the row that was sent is the one that is saved.
    const named = { ...changed, _id, revision: 2, description: "Zebra" };
    expect((await call({ method: "PUT", url: "/api/pulleys/0", payload: named })).json()).toMatchObject({ _id });
    expect((await list()).map((row: { description: string }) => row.description)).toEqual(["First", "Third", "Zebra"]);
    const beyond = await call({ method: "PUT", url: "/api/pulleys/99", payload: changed });
    expect([beyond.statusCode, beyond.json().message]).toEqual([404, "Failed to edit pulley"]);
  });

  test("saved from an older revision is refused, says which one is stored, and stays", async () => {
    const row = await aBrake();
    const url = `/api/brakes/${row._id}`;
    await call({ method: "PUT", url, payload: { ...row, mass: 1 } });
    const stale = await call({ method: "PUT", url, payload: { ...row, mass: 2 } });
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({ code: "changed-elsewhere", revision: 2 });
    expect((await call({ url: `/api/brake/${row._id}` })).json()).toMatchObject({ mass: 1, revision: 2 });
  });

  test("refuses a revision that is not a number", async () => {
    const row = await aBrake();
    const answer = await call({ method: "PUT", url: `/api/brakes/${row._id}`, payload: { ...row, revision: "2" } });
    expect(answer.json()).toMatchObject({ code: "invalid-values", issues: [{ field: "revision" }] });
  });

  test("tells who changed it, and an earlier version comes back as a new one", async () => {
    const row = await aBrake();
    const url = `/api/brakes/${row._id}`;
    await call({ method: "PUT", url, payload: { ...row, mass: 99 } });
    const restored = await call({ method: "POST", url: `${url}/versions/1/restore` });
    expect(restored.json()).toEqual({ ...row, revision: 3 });
    const versions = (await call({ url: `${url}/versions` })).json();
    const { userName } = admin();
    expect(versions).toMatchObject([
      { revision: 3, action: "restored", changedBy: userName, values: { mass: 18.5 } },
      { revision: 2, action: "saved", changedBy: userName, values: { mass: 99 } },
      { revision: 1, action: "added", changedBy: userName, values: { mass: 18.5 } },
    ]);
  });

  test("is gone once deleted, and back once that is undone", async () => {
    const row = await aBrake();
    const url = `/api/brakes/${row._id}`;
    expect((await call({ method: "DELETE", url })).json()).toMatchObject({
      _id: row._id,
      description: row.description,
    });
    expect((await call({ url })).statusCode).toBe(404);
    expect((await call({ method: "DELETE", url })).statusCode).toBe(404);
    expect((await call({ method: "POST", url: `${url}/undelete` })).statusCode).toBe(200);
    expect((await call({ url })).json()).toMatchObject([{ _id: row._id }]);
    expect((await call({ method: "POST", url: `${url}/undelete` })).statusCode).toBe(404);
  });

  test("is copied by a call that names a type of body but has none", async () => {
    const { _id } = await aBrake();
    const headers = { "content-type": "application/json" };
    const answer = await call({ method: "POST", url: `/api/brakes/copy/${_id}`, headers });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()._id).not.toBe(_id);
  });

  describe("as CSV", () => {
    const headers = { "content-type": "text/csv" };
    const inCategory = (category: string) => listLibraryRows(db(), { library: "brakes", category });

    test("goes out and comes in again without a change", async () => {
      await aBrake("Out");
      const file = await call({ url: "/api/brakes/csv?category=Out" });
      expect(file.headers["content-type"]).toBe("text/csv; charset=utf-8");
      expect(file.headers["content-disposition"]).toBe('attachment; filename="brakes.csv"');
      const answer = await call({ method: "POST", url: "/api/brakes/csv", headers, payload: file.body });
      expect(answer.json()).toMatchObject({ added: 1 });
      const [first, second] = (await inCategory("Out")).rows.map(withoutIdentity);
      expect(second).toEqual(first);
    });

    test("comes in whole or not at all, and the answer names line and field", async () => {
      const rows = ["one", "two"].map((description) => someValues(brakes, { category: "In", description }));
      const payload = rowsToCsv(brakes, rows).replace(/18\.5(?!.*18\.5)/s, "heavy");
      const answer = await call({ method: "POST", url: "/api/brakes/csv", headers, payload });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: "rows-import-failed", issues: [{ line: 3, field: "mass" }] });
      expect((await inCategory("In")).total).toBe(0);
    });

    test("is refused when it is not sent as CSV, or is larger than any library", async () => {
      const asJson = await call({ method: "POST", url: "/api/brakes/csv", payload: {} });
      expect(asJson.statusCode).toBe(415);
      const payload = "x".repeat(5 * 1024 * 1024);
      const tooLarge = await call({ method: "POST", url: "/api/brakes/csv", headers, payload });
      expect(tooLarge.statusCode).toBe(413);
      expect(tooLarge.json()).toMatchObject({ code: "too-large" });
    });
  });
});

function withoutIdentity({ _id, no, ...values }: LibraryRow) {
  return values;
}
