import { brotliDecompressSync } from "node:zlib";
import { getLibrary, rowFields } from "@beltwright/model";
import { beforeAll, describe, expect, it } from "vitest";
import { databases } from "../../test-support/databases.ts";
import { aLibraryRow, someValues } from "../../test-support/library-rows.ts";
import { libraryApp } from "../../test-support/library-suite.ts";

const belts = getLibrary("belts");
const idlers = getLibrary("idlers");

describe.each(databases)("lists on $name", (database) => {
  const { db, admin, call } = libraryApp(database);
  const test = it.skipIf(database.isSkipped);

  beforeAll(async () => {
    if (database.isSkipped) return;
    const { userName } = admin();
    for (let number = 1; number <= 25; number += 1) {
      const description = `Belt ${String(number).padStart(2, "0")}`;
      await aLibraryRow(db(), { definition: belts, userName, category: number > 12 ? "Fabric" : "Steel", description });
    }
    for (const category of ["Carry, steel", "Wide/narrow 100 %", "Ü & Ø?#+"]) {
      await aLibraryRow(db(), { definition: belts, userName, category, description: "Odd one" });
    }
    for (const [category, beltWidth] of [
      ["Sandvik Carry", 1200],
      ["Sandvik Carry", 900],
      ["Carry, steel", 1200],
    ] as const) {
      const values = { ...someValues(idlers, { category, description: `${category} ${beltWidth}` }), beltWidth };
      const answer = await call({ method: "POST", url: "/api/idlers", payload: values });
      if (answer.statusCode !== 201) throw new Error(answer.body);
    }
  });

  async function descriptions(url: string) {
    const answer = await call({ url });
    return {
      total: answer.headers["x-total-count"],
      rows: answer.json().map((row: { description: string }) => row.description),
    };
  }

  test("are whole without a page, by category, and say how many there are", async () => {
    const answer = await call({ url: "/api/belts" });
    expect(answer.json()).toHaveLength(28);
    expect(answer.headers["x-total-count"]).toBe("28");
    const categories = answer.json().map((row: { category: string }) => row.category);
    expect(categories).toEqual([...categories].sort());
  });

  test("are the same however they are packed, and not sent again to whoever has them", async () => {
    const url = "/api/belts?page=1&pageSize=20";
    const plain = await call({ url });
    for (const round of ["first", "kept"]) {
      const packed = await call({ url, headers: { "accept-encoding": "gzip, br" } });
      expect(packed.headers, round).toMatchObject({ "content-encoding": "br", vary: "accept-encoding" });
      expect(brotliDecompressSync(packed.rawPayload).toString(), round).toBe(plain.body);
      const known = await call({ url, headers: { "if-none-match": String(plain.headers.etag) } });
      expect([known.statusCode, known.body, known.headers["content-length"]], round).toEqual([304, "", undefined]);
      expect(known.headers["content-security-policy"], round).toMatch(/default-src 'self'/);
    }
    const head = await call({ method: "HEAD", url });
    expect([head.statusCode, head.body]).toEqual([200, ""]);
    expect(head.headers["content-length"]).toBe(plain.headers["content-length"]);
  });

  test("have 10 rows on a page unless another size is asked for", async () => {
    expect(await descriptions("/api/beltsfromcategory/Fabric?page=2&sort=description")).toEqual({
      total: "13",
      rows: ["Belt 23", "Belt 24", "Belt 25"],
    });
    expect((await descriptions("/api/belts?pageSize=3")).rows).toHaveLength(3);
    expect((await descriptions("/api/belts?page=99")).rows).toEqual([]);
  });

  test.each(["belts/a%00b", "belt/a%00b", "beltsfromcategory/a%00b", "belts?page=1&search=a%00b"])(
    "refuse a name no database can hold: %s",
    async (path) => {
      const answer = await call({ url: `/api/${path}` });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: "invalid-request" });
    },
  );

  test("turn round when the order does", async () => {
    const up = await descriptions("/api/beltsfromcategory/Steel?sort=description&order=asc");
    const down = await descriptions("/api/beltsfromcategory/Steel?sort=description&order=desc");
    expect(down.rows).toEqual([...up.rows].reverse());
  });

  test("find a part of the description in any case, and take signs literally", async () => {
    expect(await descriptions("/api/belts?search=belt%202&sort=description&page=1")).toEqual({
      total: "6",
      rows: ["Belt 20", "Belt 21", "Belt 22", "Belt 23", "Belt 24", "Belt 25"],
    });
    expect((await descriptions("/api/belts?search=%25")).rows).toEqual([]);
    expect((await descriptions("/api/belts?search=_")).rows).toEqual([]);
  });

  test.each(["Carry, steel", "Wide/narrow 100 %", "Ü & Ø?#+"])(
    "reach the category %s by its path",
    async (category) => {
      expect(await descriptions(`/api/beltsfromcategory/${encodeURIComponent(category)}`)).toEqual({
        total: "1",
        rows: ["Odd one"],
      });
    },
  );

  test.each([
    { path: "Sandvik Carry,0", rows: ["Sandvik Carry 900", "Sandvik Carry 1200"] },
    { path: "Sandvik Carry,1200", rows: ["Sandvik Carry 1200"] },
    { path: "Carry, steel,1200", rows: ["Carry, steel 1200"] },
    { path: "All,1200", rows: ["Carry, steel 1200", "Sandvik Carry 1200"] },
    { path: "All,0", rows: ["Carry, steel 1200", "Sandvik Carry 900", "Sandvik Carry 1200"] },
    { path: "All,650", rows: [] },
  ])("of idlers take category and belt width as $path", async ({ path, rows }) => {
    const found = await descriptions(`/api/idlersfromcategory/${encodeURIComponent(path)}?sort=description`);
    expect(found).toEqual({ total: String(rows.length), rows });
  });

  test("name the categories that hold rows, each once", async () => {
    const answer = await call({ url: "/api/beltCategories" });
    expect(answer.json().toSorted()).toEqual(
      ["Carry, steel", "Fabric", "Steel", "Wide/narrow 100 %", "Ü & Ø?#+"].toSorted(),
    );
  });

  test.each([
    { query: "page=0", field: "page" },
    { query: "page=first", field: "page" },
    { query: "pageSize=1001", field: "pageSize" },
    { query: "sort=colour", field: "sort" },
    { query: "sort=__proto__", field: "sort" },
    { query: "order=sideways", field: "order" },
  ])("refuse $query and name the parameter", async ({ query, field }) => {
    const answer = await call({ url: `/api/belts?${query}` });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: "invalid-request", issues: [{ field }] });
  });

  const fields = rowFields(belts).filter(({ kind }) => kind !== "points");
  test.each([...fields.map(({ name }) => name), "no", "userName"])("can be sorted by %s", async (field) => {
    expect((await call({ url: `/api/belts?page=1&sort=${field}&order=desc` })).statusCode).toBe(200);
  });
});
