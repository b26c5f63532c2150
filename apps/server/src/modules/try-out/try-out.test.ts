import { getLibrary, libraries, libraryScopes, newRow } from "@beltwright/model";
import {
  addLibraryRow,
  deleteConveyor,
  listLibraryRows,
  loadShippedConveyors,
  loadShippedRows,
} from "@beltwright/store";
import { beforeAll, describe, expect, it } from "vitest";
import { callApp } from "../../test-support/call.ts";
import { aConveyor, aDesign } from "../../test-support/conveyors.ts";
import { databases } from "../../test-support/databases.ts";
import { libraryApp } from "../../test-support/library-suite.ts";
import { aPerson } from "../../test-support/people.ts";

const now = Date.now();
const demoCategory = "Demo Conveyor";

describe.each(databases)("the try-out on $name", (database) => {
  const suite = libraryApp(database);
  const test = it.skipIf(database.isSkipped);
  const visit = (url: string) => callApp(suite.app(), { url });
  const demos = async () => (await visit("/api/try/conveyorlistdemos")).json();
  const brake = (description: string) => ({ ...newRow(getLibrary("brakes")), category: "Disc", description });

  beforeAll(async () => {
    if (database.isSkipped) return;
    const { userName } = suite.admin();
    const design = (convNo: string) => ({ conveyor: aDesign({ convNo, category: demoCategory }), results: { te: 1 } });
    await loadShippedConveyors(suite.db(), {
      designs: [design("D-1"), design("D-2")],
      fingerprint: "one",
      userName,
      now,
    });
    const rows = Array.from({ length: 12 }, (_, at) => brake(`Shipped ${at}`));
    await loadShippedRows(suite.db(), { library: "brakes", rows, userName, now });
  });

  test("shows the demos that came with the product, with their results and without their owner", async () => {
    const items = await demos();
    expect(items.map(({ convNo }: { convNo: string }) => convNo)).toEqual(["D-1", "D-2"]);
    expect(items[0]).toMatchObject({ userName: "", docUsers: [], results: { te: 1 } });
    const answer = await visit(`/api/try/conveyors/${items[0].id}`);
    expect(answer.json()).toMatchObject([{ convNo: "D-1", userName: "", docUsers: [] }]);
    expect(answer.body).not.toContain("@");
  });

  test("shows nobody's designs, not even those that an administrator files among the demos", async () => {
    const subscriber = await aPerson(suite.store(), { name: "private", subscription: "current" });
    const { userName: adminName } = suite.admin();
    const hidden = [
      await aConveyor(suite.db(), subscriber.userName, { convNo: "P-1", category: demoCategory }),
      await aConveyor(suite.db(), adminName, { convNo: "P-2", category: demoCategory }),
      await aConveyor(suite.db(), adminName, { convNo: "P-3", category: "Plant" }),
    ];
    expect(await demos()).toHaveLength(2);
    for (const { id } of hidden) expect((await visit(`/api/try/conveyors/${id}`)).statusCode).toBe(404);
  });

  test("shows a demo no longer once it is taken away from the demos or deleted", async () => {
    const [, second] = await demos();
    const { userName } = suite.admin();
    const file = (category: string) =>
      suite.db().updateTable("conveyor").set({ category }).where("id", "=", second.id).execute();
    await file("Plant");
    expect((await visit(`/api/try/conveyors/${second.id}`)).statusCode).toBe(404);
    await file(demoCategory);
    expect((await visit(`/api/try/conveyors/${second.id}`)).statusCode).toBe(200);
    await deleteConveyor(suite.db(), { id: second.id, userName, now });
    expect((await visit(`/api/try/conveyors/${second.id}`)).statusCode).toBe(404);
    expect(await demos()).toHaveLength(1);
  });

  test("shows shipped rows alone, whatever scope others give theirs, and names no owner", async () => {
    const person = await aPerson(suite.store(), { name: "rows", subscription: "current" });
    for (const scope of libraryScopes.filter((one) => one !== "shipped")) {
      const outcome = await addLibraryRow(suite.db(), {
        library: "brakes",
        values: brake(`Private ${scope}`),
        userName: person.userName,
        now,
      });
      if (outcome.kind !== "added") throw new Error(outcome.kind);
      await suite.db().updateTable("library_row").set({ scope }).where("id", "=", outcome.row._id).execute();
    }
    const selectable = await visit("/api/try/selectable/brakes");
    const listed = await visit("/api/try/brakesfromcategory/All?page=1&pageSize=100");
    const found = await visit("/api/try/brakesfromcategory/All?search=private");
    for (const answer of [selectable, listed]) {
      expect(answer.json()).toHaveLength(12);
      expect(answer.headers["x-total-count"]).toBe("12");
    }
    expect(found.json()).toEqual([]);
    for (const answer of [selectable, listed, found]) expect(answer.body).not.toMatch(/@|Private/);
    expect((await visit("/api/try/brakeCategories")).json()).toEqual(["Disc"]);
    expect((await listLibraryRows(suite.db(), { library: "brakes" })).total).toBe(16);
  });

  test("gives a page, or all of a category at once", async () => {
    expect((await visit("/api/try/brakesfromcategory/Disc")).json()).toHaveLength(12);
    expect((await visit("/api/try/brakesfromcategory/Disc?page=2&pageSize=10")).json()).toHaveLength(2);
  });

  test("gives rows that were changed since, and the kept list until then", async () => {
    const first = await visit("/api/try/selectable/brakes");
    const again = await callApp(suite.app(), {
      url: "/api/try/selectable/brakes",
      headers: { "if-none-match": String(first.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    const { userName } = suite.admin();
    await loadShippedRows(suite.db(), { library: "brakes", rows: [brake("Shipped later")], userName, now });
    expect((await visit("/api/try/selectable/brakes")).json()).toHaveLength(13);
  });
});

/** Signing in and registering, links, hashes of released files, paying providers' notices, and what describes the server: each has a test of its own. */
const open = [
  "get /api/docs",
  "get /api/docs/json",
  "get /api/links/{secret}",
  "get /api/links/{secret}/download",
  "get /api/links/{secret}/report",
  "get /api/releases/verify/{hash}",
  "get /api/session",
  "get /api/try/conveyorlistdemos",
  "get /api/try/conveyors/{id}",
  "get /healthz",
  "get /readyz",
  "post /api/confirmemail",
  "post /api/forgotpassword",
  "post /api/register",
  "post /api/resendconfirmation",
  "post /api/resetpassword",
  "post /api/signin",
  "post /api/signout",
  ...libraries.flatMap(({ plural, singular }) => [
    `get /api/try/selectable/${plural}`,
    `get /api/try/${plural}fromcategory/{category}`,
    `get /api/try/${singular}Categories`,
  ]),
];

/** These look at what is sent before they ask who sent it; each refuses a visitor in a test of its own module. */
const readFirst = [
  "post /api/changepassword",
  "post /api/proveidentity",
  "post /api/secondfactors/app/confirm",
  "post /api/secondfactors/passkey",
  "post /api/tokens",
  "put /api/profile",
];

describe("without an account", () => {
  const suite = libraryApp();

  it("every call but these few is refused before it does anything", async () => {
    const { paths } = (await suite.app().inject({ url: "/api/docs/json" })).json();
    const operations = Object.entries<object>(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => ({ method, path })),
    );
    expect(operations.length).toBeGreaterThan(200);
    const answered: string[] = [];
    for (const { method, path } of operations) {
      const url = path.replaceAll(/\{\w+\}/g, "1");
      const { statusCode } = await callApp(suite.app(), { method: method.toUpperCase() as "GET", url });
      const operation = `${method} ${path}`;
      const isRefused = statusCode === 401 || (statusCode === 400 && readFirst.includes(operation));
      if (!isRefused) answered.push(operation);
    }
    expect(answered.filter((operation) => !open.includes(operation))).toEqual([]);
  });

  it("only reading is possible in the try-out", async () => {
    for (const method of ["POST", "PUT", "DELETE", "PATCH"] as const) {
      for (const url of ["/api/try/conveyors/1", "/api/try/conveyorlistdemos", "/api/try/selectable/belts"]) {
        expect((await callApp(suite.app(), { method, url })).statusCode).toBe(404);
      }
    }
  });
});
