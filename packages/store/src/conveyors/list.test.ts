import { newConveyor } from "@beltwright/model";
import { expect, it } from "vitest";
import { setUserGroup } from "../accounts/users.ts";
import type { Db } from "../tables.ts";
import { aConveyor } from "../test-support/conveyors.ts";
import { onEachDatabase } from "../test-support/databases.ts";
import { aPerson, aSubscriber, noon } from "../test-support/people.ts";
import { deleteConveyor } from "./delete.ts";
import { type ConveyorListQuery, conveyorSortFields, listConveyorCategories, listConveyors } from "./list.ts";
import { keepResults } from "./results.ts";

async function numbers(db: Db, query: Omit<ConveyorListQuery, "now">) {
  const { items, total } = await listConveyors(db, { ...query, now: noon });
  return { numbers: items.map(({ convNo }) => convNo), total };
}

async function anOffice(db: Db) {
  const userName = await aSubscriber(db);
  const matl = { ...newConveyor().matl, description: "Wheat 50%" };
  await aConveyor(db, userName, { convNo: "b2", category: "Ore", project: "Größe", clientName: "Nord" });
  await aConveyor(db, userName, { convNo: "A1", category: "Ore", project: "Mine", matl });
  await aConveyor(db, userName, { convNo: "c3", category: "Coal", clientName: "Süd" });
  return userName;
}

onEachDatabase("a list of conveyors", ({ store }) => {
  it("is by category, then number, and a page knows the total", async () => {
    const { db } = store();
    const userName = await anOffice(db);
    expect(await numbers(db, { list: "own", userName })).toEqual({ numbers: ["c3", "A1", "b2"], total: 3 });
    const page = { list: "own", userName, page: 2, pageSize: 2 } as const;
    expect(await numbers(db, page)).toEqual({ numbers: ["b2"], total: 3 });
    expect(await numbers(db, { list: "own", userName, category: "Ore" })).toEqual({ numbers: ["A1", "b2"], total: 2 });
    expect(await numbers(db, { list: "own", userName, category: "All" })).toMatchObject({ total: 3 });
    expect(await listConveyorCategories(db, { list: "own", userName, now: noon })).toEqual(["Coal", "Ore"]);
  });

  it("is one row for an id, and none for the id of someone else's", async () => {
    const { db } = store();
    const userName = await anOffice(db);
    const other = await anOffice(db);
    const { items } = await listConveyors(db, { list: "own", userName, search: "c3", now: noon });
    const id = items[0]?.id;
    expect(await numbers(db, { list: "own", userName, id, page: 1, pageSize: 1 })).toEqual({
      numbers: ["c3"],
      total: 1,
    });
    expect(await numbers(db, { list: "own", userName: other, id })).toEqual({ numbers: [], total: 0 });
    expect(await numbers(db, { list: "own", userName, id, category: "Ore" })).toEqual({ numbers: [], total: 0 });
  });

  it("is sorted by any of its columns in both directions", async () => {
    const { db } = store();
    const userName = await anOffice(db);
    const byNumber = { list: "own", userName, sort: { field: "convNo", order: "desc" } } as const;
    expect(await numbers(db, byNumber)).toMatchObject({ numbers: ["c3", "b2", "A1"] });
    for (const field of conveyorSortFields) {
      const sorted = { list: "own", userName, sort: { field, order: "asc" }, page: 1, pageSize: 10 } as const;
      expect(await numbers(db, sorted)).toMatchObject({ total: 3 });
    }
  });

  it("counts numbers in names as numbers, and takes no notice of the case of categories", async () => {
    const { db } = store();
    const userName = await aSubscriber(db);
    for (const [category, convNo] of [
      ["port", "CV 10"],
      ["Port 2", "CV 3"],
      ["port", "cv 9"],
      ["Mine", "CV 1"],
    ] as const) {
      await aConveyor(db, userName, { category, convNo });
    }
    expect(await numbers(db, { list: "own", userName })).toMatchObject({ numbers: ["CV 1", "cv 9", "CV 10", "CV 3"] });
    const categories = await listConveyorCategories(db, { list: "own", userName, now: noon });
    expect(categories).toEqual(["Mine", "port", "Port 2"]);
  });

  it.each(["convLength", "totalLift", "absorbedPower"] as const)(
    "is sorted by %s, with what could not be calculated last",
    async (field) => {
      const { db } = store();
      const userName = await anOffice(db);
      const { items } = await listConveyors(db, { list: "own", userName, now: noon });
      for (const { id, convNo } of items) {
        await keepResults(db, id, JSON.stringify(convNo === "b2" ? {} : { [field]: convNo === "A1" ? 9.5 : 110 }));
      }
      const sorted = async (order: "asc" | "desc") =>
        (await numbers(db, { list: "own", userName, sort: { field, order } })).numbers;
      expect([await sorted("asc"), await sorted("desc")]).toEqual([
        ["A1", "c3", "b2"],
        ["c3", "A1", "b2"],
      ]);
    },
  );

  it.each([
    ["B2", ["b2"]],
    ["größe", ["b2"]],
    ["SÜD", ["c3"]],
    ["wheat", ["A1"]],
    ["50%", ["A1"]],
    ["0_", []],
    ["mine", ["A1"]],
  ])("is searched by number, project, client and material: %s", async (search, found) => {
    const { db } = store();
    const userName = await anOffice(db);
    expect(await numbers(db, { list: "own", userName, search, page: 1 })).toEqual({
      numbers: found,
      total: found.length,
    });
  });

  it("holds what is shared by name beside the own, and each only once", async () => {
    const { db } = store();
    const userName = await anOffice(db);
    const other = await aSubscriber(db);
    const docUsers = [{ userName, canEdit: true, canCopy: true }];
    await aConveyor(db, other, { convNo: "z9", category: "Coal", docUsers });
    await aConveyor(db, userName, { convNo: "y8", category: "Coal", docUsers });
    const page = { list: "own", userName, page: 1, pageSize: 10 } as const;
    expect(await numbers(db, page)).toEqual({ numbers: ["c3", "y8", "z9", "A1", "b2"], total: 5 });
    expect(await numbers(db, { ...page, category: "Coal", search: "z" })).toEqual({ numbers: ["z9"], total: 1 });
  });

  it("of a group holds the files of its members that are in it", async () => {
    const { db } = store();
    const owner = await aSubscriber(db);
    const userName = await aPerson(db);
    expect(await numbers(db, { list: "group", userName })).toEqual({ numbers: [], total: 0 });
    await setUserGroup(db, owner, "Harbour");
    await setUserGroup(db, userName, "Harbour");
    await aConveyor(db, owner, { convNo: "in", conveyorGroup: "Harbour", category: "Ship" });
    await aConveyor(db, owner, { convNo: "out", category: "Ship" });
    expect(await numbers(db, { list: "group", userName, page: 1 })).toEqual({ numbers: ["in"], total: 1 });
    expect(await listConveyorCategories(db, { list: "group", userName, now: noon })).toEqual(["Ship"]);
  });

  it("of demos holds what admins filed there; that of the bin what its owner deleted", async () => {
    const { db } = store();
    const userName = await anOffice(db);
    expect(await numbers(db, { list: "demos", userName })).toEqual({ numbers: [], total: 0 });
    const admin = await aPerson(db, { admin: true });
    await aConveyor(db, admin, { convNo: "demo", category: "Demo Conveyor" });
    expect(await numbers(db, { list: "demos", userName, page: 1 })).toEqual({ numbers: ["demo"], total: 1 });
    const { items } = await listConveyors(db, { list: "own", userName, search: "c3", now: noon });
    await deleteConveyor(db, { id: items[0]?.id ?? "", userName, now: noon });
    expect(await numbers(db, { list: "own", userName })).toMatchObject({ total: 2 });
    expect(await numbers(db, { list: "bin", userName, page: 1 })).toEqual({ numbers: ["c3"], total: 1 });
    const later = noon + 31 * 24 * 60 * 60 * 1000;
    expect(await listConveyors(db, { list: "bin", userName, now: later })).toMatchObject({ total: 0 });
  });
});
