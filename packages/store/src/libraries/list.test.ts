import { getLibrary, libraries, newRow, rowFields } from "@beltwright/model";
import { beforeAll, expect, it } from "vitest";
import { onEachDatabase } from "../test-support/databases.ts";
import { aPerson, noon } from "../test-support/people.ts";
import { aBrake, addBrake } from "../test-support/rows.ts";
import { deleteLibraryRow } from "./delete.ts";
import { listLibraryRows } from "./list.ts";
import { toColumns } from "./record.ts";
import { loadShippedRows } from "./shipped.ts";
import { UnknownSortField } from "./sort.ts";
import { listLibraryCategories } from "./tally.ts";

const library = "brakes";

onEachDatabase("listing library rows", ({ store }) => {
  let admin = "";

  beforeAll(async () => {
    const { db } = store();
    admin = await aPerson(db, { admin: true });
    await addBrake(db, admin, { category: "B", description: "beta 100%", mass: 10, caliper: "b" });
    await addBrake(db, admin, { category: "A", description: "Alpha", mass: 9, caliper: "C" });
    await addBrake(db, admin, { category: "B", description: "Élan_vital", mass: 100, caliper: "a" });
    await addBrake(db, admin, { category: "A", description: "gamma", mass: 9, caliper: "d" });
    const { _id: id } = await addBrake(db, admin, { category: "Gone", description: "alpha deleted" });
    await deleteLibraryRow(db, { library, id, userName: admin, now: noon });
  });

  const descriptions = async (query: Omit<Parameters<typeof listLibraryRows>[1], "library">) => {
    const { rows, total } = await listLibraryRows(store().db, { library, ...query });
    return { names: rows.map(({ description }) => description), total };
  };

  it("sorts by category and then description where nothing else is asked", async () => {
    const all = ["Alpha", "gamma", "beta 100%", "Élan_vital"];
    expect(await descriptions({})).toEqual({ names: all, total: 4 });
    expect(await descriptions({ category: "All" })).toEqual({ names: all, total: 4 });
  });

  it("lists one category with its total", async () => {
    expect(await descriptions({ category: "B", page: 1, pageSize: 1 })).toEqual({ names: ["beta 100%"], total: 2 });
    expect(await descriptions({ category: "b" })).toEqual({ names: [], total: 0 });
    expect(await descriptions({ category: "Gone", page: 1 })).toEqual({ names: [], total: 0 });
  });

  it.each([
    ["mass", "asc", ["Alpha", "gamma", "beta 100%", "Élan_vital"]],
    ["mass", "desc", ["Élan_vital", "beta 100%", "gamma", "Alpha"]],
    ["caliper", "asc", ["Élan_vital", "beta 100%", "Alpha", "gamma"]],
    ["no", "desc", ["gamma", "Élan_vital", "Alpha", "beta 100%"]],
    ["description", "asc", ["Alpha", "beta 100%", "gamma", "Élan_vital"]],
    ["category", "desc", ["Élan_vital", "beta 100%", "gamma", "Alpha"]],
  ] as const)("sorts by %s %s", async (field, order, names) => {
    expect((await descriptions({ sort: { field, order } })).names).toEqual(names);
  });

  it("sorts by every field of every library, also those no list shows at first", async () => {
    const { db } = store();
    const refused: string[] = [];
    for (const definition of libraries) {
      const shown = rowFields(definition).filter(({ kind }) => kind !== "points");
      for (const field of [...shown.map(({ name }) => name), "no", "userName"]) {
        const query = { library: definition.plural, sort: { field, order: "asc" }, page: 1 } as const;
        await listLibraryRows(db, query).catch((error: unknown) => refused.push(`${field}: ${String(error)}`));
      }
    }
    expect(refused).toEqual([]);
  });

  it.each([
    ["price", ["gamma", "Alpha", "beta 100%", "Élan_vital"]],
    ["allowSelection", ["Alpha", "beta 100%", "Élan_vital", "gamma"]],
  ] as const)("sorts by %s, which is in no index", async (field, names) => {
    const { db } = store();
    const { rows } = await listLibraryRows(db, { library, sort: { field: "no", order: "asc" } });
    const values = { "beta 100%": [20.5, false], Alpha: [9, false], Élan_vital: [100, false], gamma: [-3, true] };
    for (const row of rows) {
      const [price, allowSelection] = values[row.description as keyof typeof values];
      const change = { ...row, price: Number(price), allowSelection: Boolean(allowSelection) };
      await db
        .updateTable("library_row")
        .set(toColumns(getLibrary(library), change))
        .where("id", "=", row._id)
        .execute();
    }
    const sorted = await descriptions({ sort: { field, order: "asc" } });
    expect(field === "price" ? sorted.names : [...sorted.names].slice(0, 3).toSorted()).toEqual(
      field === "price" ? names : names.slice(0, 3),
    );
    expect((await descriptions({ sort: { field, order: "desc" } })).names).toEqual(sorted.names.toReversed());
  });

  it("counts numbers in names as numbers, and takes no notice of the case of categories", async () => {
    const { db } = store();
    const names = [
      ["alpha", "EP 1000"],
      ["Alpha 10", "a"],
      ["alpha", "ep 630"],
      ["ALPHA 9", "b"],
      ["Beta", "c"],
    ] as const;
    const rows = names.map(([category, description]) => ({ ...newRow(getLibrary("belts")), category, description }));
    await loadShippedRows(db, { library: "belts", rows, userName: admin, now: noon });
    const { rows: found } = await listLibraryRows(db, { library: "belts" });
    expect(found.map(({ description }) => description)).toEqual(["ep 630", "EP 1000", "b", "a", "c"]);
    expect(await listLibraryCategories(db, "belts")).toEqual(["alpha", "ALPHA 9", "Alpha 10", "Beta"]);
    const search = { library: "belts", search: "ep 1" };
    expect((await listLibraryRows(db, search)).rows.map(({ description }) => description)).toEqual(["EP 1000"]);
  });

  it.each(["nonsense", "__proto__", "data", "constructor", "sort_1", "mass; drop table library_row"])(
    "says that it cannot sort by %s",
    async (field) => {
      await expect(descriptions({ sort: { field, order: "asc" } })).rejects.toThrow(UnknownSortField);
    },
  );

  it.each([
    ["ALPHA", ["Alpha"]],
    ["élan", ["Élan_vital"]],
    ["ÉLAN", ["Élan_vital"]],
    ["100%", ["beta 100%"]],
    ["%", ["beta 100%"]],
    ["_", ["Élan_vital"]],
    ["a", ["Alpha", "gamma", "beta 100%", "Élan_vital"]],
    ["\\", []],
    ["'", []],
  ])("finds by part of the description: %s", async (search, names) => {
    expect(await descriptions({ search, page: 1 })).toEqual({ names, total: names.length });
  });

  it("counts a search within its category", async () => {
    expect(await descriptions({ search: "a", category: "A", page: 2, pageSize: 1 })).toEqual({
      names: ["gamma"],
      total: 2,
    });
  });

  it("names each category that holds a row once, in order", async () => {
    expect(await listLibraryCategories(store().db, library)).toEqual(["A", "B"]);
  });

  it("never shows a row on two pages, however many rows are equal", async () => {
    const { db } = store();
    const rows = Array.from({ length: 45 }, () => ({ ...newRow(getLibrary("motors")), category: "Same" }));
    await loadShippedRows(db, { library: "motors", rows, userName: admin, now: noon });
    for (const field of ["category", "description", "powerRating", "frame"]) {
      const seen = new Set<string>();
      for (const page of [1, 2, 3, 4, 5]) {
        const sort = { field, order: "desc" } as const;
        const list = await listLibraryRows(db, { library: "motors", category: "Same", sort, page, pageSize: 10 });
        for (const { _id } of list.rows) seen.add(_id);
        expect(list.total).toBe(45);
      }
      expect(seen.size).toBe(45);
    }
  });

  it("lists idlers of one belt width, and of all for width 0", async () => {
    const { db } = store();
    const idler = newRow(getLibrary("idlers"));
    const rows = [600, 600, 900, 1200].map((beltWidth) => ({ ...idler, category: "Carry", beltWidth }));
    await loadShippedRows(db, { library: "idlers", rows, userName: admin, now: noon });
    const query = { library: "idlers", category: "Carry", page: 1 };
    const narrow = await listLibraryRows(db, { ...query, beltWidth: 600 });
    expect([narrow.total, ...narrow.rows.map(({ beltWidth }) => beltWidth)]).toEqual([2, 600, 600]);
    expect((await listLibraryRows(db, { ...query, beltWidth: 0 })).total).toBe(4);
    expect((await listLibraryRows(db, { ...query, category: "All", beltWidth: 900 })).total).toBe(1);
  });

  it("loads shipped rows once, leaves people's changes alone and adds what a later release brings", async () => {
    const { db } = store();
    const shipped = ["One", "Two", "Two"].map((description) => ({ ...newRow(getLibrary("starters")), description }));
    const shipment = { library: "starters", rows: shipped, userName: admin, now: noon };
    expect(await loadShippedRows(db, shipment)).toEqual({ added: 3 });
    expect(await loadShippedRows(db, shipment)).toEqual({ added: 0 });
    const [first] = (await listLibraryRows(db, { library: "starters" })).rows;
    await deleteLibraryRow(db, { library: "starters", id: first?._id ?? "", userName: admin, now: noon });
    const later = { ...shipment, rows: [...shipped, { ...newRow(getLibrary("starters")), description: "Three" }] };
    expect(await loadShippedRows(db, later)).toEqual({ added: 1 });
    const { rows } = await listLibraryRows(db, { library: "starters", sort: { field: "no", order: "asc" } });
    expect(rows.map(({ no, description }) => [no, description])).toEqual([
      [2, "Two"],
      [3, "Two"],
      [4, "Three"],
    ]);
  });

  it("loads shipped rows once when two servers start together", async () => {
    const { db } = store();
    const rows = ["One", "Two"].map((description) => ({ ...newRow(getLibrary("holdbacks")), description }));
    const shipment = { library: "holdbacks", rows, userName: admin, now: noon };
    const loaded = await Promise.all([loadShippedRows(db, shipment), loadShippedRows(db, shipment)]);
    expect(loaded.map(({ added }) => added).sort()).toEqual([0, 2]);
  });

  it("gives a field that a row was stored without its default", async () => {
    const { db } = store();
    const { mass: _, ...older } = aBrake({ category: "Older" });
    await loadShippedRows(db, { library, rows: [older], userName: admin, now: noon });
    const { rows } = await listLibraryRows(db, { library, category: "Older" });
    expect(rows).toMatchObject([{ mass: newRow(getLibrary(library)).mass }]);
  });
});
