import type { LibraryDefinition } from "@beltwright/model";
import { describe, expect, it, vi } from "vitest";
import { databases } from "../../test-support/databases.ts";
import { someValues } from "../../test-support/library-rows.ts";
import { libraryApp } from "../../test-support/library-suite.ts";

/** All there is to a new library: this definition, and its name in the list of the model. */
const { scrapers } = vi.hoisted(() => {
  const scrapers: LibraryDefinition = {
    plural: "scrapers",
    singular: "scraper",
    title: "Scrapers",
    itemTitle: "Scraper",
    about: "Blades that clean the belt behind the head pulley.",
    defaultCategory: "General",
    newCategory: "A New Category",
    newDescription: "ABC Scraper",
    columns: ["bladeWidth", "blade"],
    fields: [
      {
        kind: "number",
        name: "bladeWidth",
        label: "Blade width",
        help: "Width of the belt it cleans.",
        group: "Blade",
        unit: "mm",
        default: 1200,
        min: 100,
        max: 6000,
      },
      {
        kind: "choice",
        name: "blade",
        label: "Blade",
        help: "What the blade is made of.",
        group: "Blade",
        default: "Polyurethane",
        options: ["Polyurethane", "Tungsten carbide"],
      },
    ],
    messages: {
      added: "Data added",
      addFailed: "Failed to add data",
      copyFailed: "Failed to copy data",
      loadFailed: "Failed to load scraper",
      editFailed: "Failed to edit scraper",
      deleteFailed: "Failed to delete scraper",
      copied: "Data copied to user's list",
      saved: "Saved",
      listFailed: "error getting scrapers",
      categoriesFailed: "error getting scraper Categories",
    },
  };
  return { scrapers };
});

vi.mock("@beltwright/model", async (importOriginal) => {
  const model = await importOriginal<typeof import("@beltwright/model")>();
  const libraries = [...model.libraries, scrapers];
  const findLibrary = (plural: string) => libraries.find((library) => library.plural === plural);
  const getLibrary = (plural: string) => findLibrary(plural) ?? model.getLibrary(plural);
  return { ...model, libraries, findLibrary, getLibrary };
});

describe.each(databases)("a fifteenth library on $name", (database) => {
  const { call } = libraryApp(database);
  const test = it.skipIf(database.isSkipped);
  const values = someValues(scrapers, { category: "Primary", description: "P1" });

  test("has every route from its definition alone", async () => {
    const added = await call({ method: "POST", url: "/api/scrapers", payload: values });
    expect(added.statusCode).toBe(201);
    const row = added.json();
    const url = `/api/scrapers/${row._id}`;
    expect((await call({ url: "/api/scrapers?page=1&sort=bladeWidth&search=p1" })).json()).toEqual([row]);
    expect((await call({ url: "/api/scrapersfromcategory/Primary" })).json()).toEqual([row]);
    expect((await call({ url: "/api/scraperCategories" })).json()).toEqual(["Primary"]);
    expect((await call({ url })).json()).toEqual([row]);
    expect((await call({ url: `/api/scraper/${row._id}` })).json()).toEqual(row);

    const wider = { ...row, bladeWidth: 1400 };
    expect((await call({ method: "PUT", url, payload: wider })).json()).toEqual({ ...wider, revision: 2 });
    expect((await call({ method: "POST", url: `${url}/versions/1/restore` })).json()).toEqual({ ...row, revision: 3 });
    expect((await call({ url: `${url}/versions` })).json()).toHaveLength(3);
    expect((await call({ method: "POST", url: `/api/scrapers/copy/${row._id}` })).statusCode).toBe(201);
    expect((await call({ method: "DELETE", url })).statusCode).toBe(200);
    expect((await call({ method: "POST", url: `${url}/undelete` })).statusCode).toBe(200);

    const file = await call({ url: "/api/scrapers/csv" });
    const headers = { "content-type": "text/csv" };
    const imported = await call({ method: "POST", url: "/api/scrapers/csv", headers, payload: file.body });
    expect(imported.json()).toMatchObject({ added: 2 });
  });

  test("checks what is sent, says what failed and is in the API description", async () => {
    const narrow = await call({ method: "POST", url: "/api/scrapers", payload: { ...values, bladeWidth: 99 } });
    expect(narrow.json()).toMatchObject({ code: "invalid-values", issues: [{ field: "bladeWidth" }] });
    expect((await call({ url: "/api/scraper/none" })).json().message).toBe("Failed to load scraper");
    const { paths } = (await call({ url: "/api/docs/json" })).json();
    expect(Object.keys(paths)).toContain("/api/scrapersfromcategory/{category}");
  });
});
