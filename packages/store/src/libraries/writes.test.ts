import { expect, it } from "vitest";
import { onEachDatabase } from "../test-support/databases.ts";
import { aPerson, aSubscriber, day, noon } from "../test-support/people.ts";
import { aBrake, addBrake } from "../test-support/rows.ts";
import { addLibraryRow, copyLibraryRow } from "./add.ts";
import { deleteLibraryRow, undeleteLibraryRow } from "./delete.ts";
import { findLibraryRow } from "./list.ts";
import { restoreLibraryVersion, saveLibraryRow } from "./save.ts";
import { listLibraryCategories } from "./tally.ts";
import { listLibraryVersions } from "./versions.ts";

const library = "brakes";

onEachDatabase("writing library rows", ({ store }) => {
  it("adds a row that belongs to the one who adds it", async () => {
    const { db } = store();
    const userName = await aSubscriber(db);
    const values = aBrake({ category: "Mine", description: "Bremse Größe 4", mass: 18.123456789012344 });
    const outcome = await addLibraryRow(db, { library, values, userName, now: noon });
    const found = outcome.kind === "added" && (await findLibraryRow(db, library, outcome.row._id));
    expect(found).toMatchObject({ ...values, userName, revision: 1 });
    expect(outcome.kind === "added" && outcome.row).toEqual(found);
  });

  it("lets an admin add without a subscription", async () => {
    const { db } = store();
    const userName = await aPerson(db, { admin: true });
    expect(await addLibraryRow(db, { library, values: aBrake(), userName, now: noon })).toMatchObject({
      kind: "added",
    });
  });

  it.each([
    ["has none", undefined],
    ["had one until a moment ago", { start: noon - 30 * day, end: noon - 1 }],
    ["will have one in a moment", { start: noon + 1, end: noon + 30 * day }],
  ])("refuses to add and copy for someone who %s", async (_, dates) => {
    const { db } = store();
    const { _id: id } = await addBrake(db, await aSubscriber(db));
    const userName = dates ? await aSubscriber(db, dates) : await aPerson(db);
    const before = await countBrakes();
    expect(await addLibraryRow(db, { library, values: aBrake(), userName, now: noon })).toEqual({
      kind: "subscription-needed",
    });
    expect(await copyLibraryRow(db, { library, id, userName, now: noon })).toEqual({ kind: "subscription-needed" });
    expect(await countBrakes()).toEqual(before);
  });

  it.each([
    ["first", { start: noon, end: noon + day }],
    ["last", { start: noon - day, end: noon }],
  ])("counts the %s moment of a subscription", async (_, dates) => {
    const userName = await aSubscriber(store().db, dates);
    const outcome = await addLibraryRow(store().db, { library, values: aBrake(), userName, now: noon });
    expect(outcome.kind).toBe("added");
  });

  it("refuses someone who has no account", async () => {
    const userName = "nobody@example.test";
    const outcome = await addLibraryRow(store().db, { library, values: aBrake(), userName, now: noon });
    expect(outcome).toEqual({ kind: "subscription-needed" });
  });

  it("copies a row to the copier, in the same category, with a mark in its description", async () => {
    const { db } = store();
    const original = await addBrake(db, await aSubscriber(db), {
      category: "Copied",
      description: "BSFI 204",
      mass: 7,
    });
    const userName = await aSubscriber(db);
    const outcome = await copyLibraryRow(db, { library, id: original._id, userName, now: noon });
    expect(outcome).toMatchObject({
      kind: "copied",
      row: { userName, category: "Copied", description: "BSFI 204 - copy", mass: 7, revision: 1 },
    });
    expect(outcome.kind === "copied" && outcome.row._id).not.toBe(original._id);
    expect(await findLibraryRow(db, library, original._id)).toEqual(original);
  });

  it("keeps the description of a copy within the length a description may have", async () => {
    const { db } = store();
    const userName = await aSubscriber(db);
    const { _id: id } = await addBrake(db, userName, { description: "x".repeat(200) });
    const outcome = await copyLibraryRow(db, { library, id, userName, now: noon });
    expect(outcome.kind === "copied" && outcome.row.description).toBe(`${"x".repeat(193)} - copy`);
  });

  it("numbers rows added at once without a gap or a double", async () => {
    const { db } = store();
    const userName = await aSubscriber(db);
    const first = await addBrake(db, userName);
    const rows = await Promise.all(Array.from({ length: 20 }, () => addBrake(db, userName)));
    const numbers = rows.map(({ no }) => no).sort((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => first.no + 1 + index));
  });

  it("saves for the owner and for an admin, each as a new revision", async () => {
    const { db } = store();
    const userName = await aSubscriber(db);
    const admin = await aPerson(db, { admin: true });
    const { _id: id } = await addBrake(db, userName);
    const own = await saveLibraryRow(db, {
      library,
      id,
      values: aBrake({ mass: 1 }),
      revision: 1,
      userName,
      now: noon,
    });
    expect(own).toMatchObject({ kind: "saved", row: { mass: 1, revision: 2, userName } });
    const other = { library, id, values: aBrake({ mass: 2 }), revision: 2, userName: admin, now: noon };
    expect(await saveLibraryRow(db, other)).toMatchObject({ kind: "saved", row: { mass: 2, revision: 3, userName } });
  });

  it("lets an owner whose subscription has ended still save and delete", async () => {
    const { db } = store();
    const userName = await aSubscriber(db, { start: noon - day, end: noon });
    const { _id: id } = await addBrake(db, userName);
    const now = noon + day;
    expect(await saveLibraryRow(db, { library, id, values: aBrake(), userName, now })).toMatchObject({ kind: "saved" });
    expect(await deleteLibraryRow(db, { library, id, userName, now })).toMatchObject({ kind: "deleted" });
  });

  it("refuses every change by someone else and changes nothing", async () => {
    const { db } = store();
    const row = await addBrake(db, await aSubscriber(db));
    const other = { library, id: row._id, userName: await aSubscriber(db), now: noon };
    const refused = { kind: "not-owner" };
    expect(await saveLibraryRow(db, { ...other, values: aBrake({ mass: 99 }) })).toEqual(refused);
    expect(await saveLibraryRow(db, { ...other, values: aBrake({ mass: 99 }), revision: 7 })).toEqual(refused);
    expect(await deleteLibraryRow(db, other)).toEqual(refused);
    expect(await restoreLibraryVersion(db, { ...other, revision: 1 })).toEqual(refused);
    expect(await findLibraryRow(db, library, row._id)).toEqual(row);
    expect(await listLibraryVersions(db, library, row._id)).toHaveLength(1);
  });

  it("answers not-found for rows that are not there or belong to another library", async () => {
    const { db } = store();
    const userName = await aPerson(db, { admin: true });
    const { _id } = await addBrake(db, userName);
    for (const place of [
      { library, id: "missing" },
      { library: "belts", id: _id },
    ]) {
      const change = { ...place, userName, now: noon };
      expect(await saveLibraryRow(db, { ...change, values: aBrake() })).toEqual({ kind: "not-found" });
      expect(await deleteLibraryRow(db, change)).toEqual({ kind: "not-found" });
      expect(await undeleteLibraryRow(db, change)).toEqual({ kind: "not-found" });
      expect(await copyLibraryRow(db, change)).toEqual({ kind: "not-found" });
      expect(await restoreLibraryVersion(db, { ...change, revision: 1 })).toEqual({ kind: "not-found" });
      expect(await findLibraryRow(db, place.library, place.id)).toBeUndefined();
    }
  });

  it("refuses a save over a revision that is no longer the latest, and shows the latest", async () => {
    const { db } = store();
    const userName = await aSubscriber(db);
    const { _id: id } = await addBrake(db, userName);
    const save = { library, id, userName, now: noon, revision: 1 };
    await saveLibraryRow(db, { ...save, values: aBrake({ mass: 1 }) });
    const stale = await saveLibraryRow(db, { ...save, values: aBrake({ mass: 2 }) });
    expect(stale).toMatchObject({ kind: "changed-elsewhere", revision: 2, row: { mass: 1, revision: 2 } });
  });

  it("accepts exactly one of many saves over the same revision", async () => {
    const { db } = store();
    const userName = await aSubscriber(db);
    const { _id: id } = await addBrake(db, userName);
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, mass) =>
        saveLibraryRow(db, { library, id, values: aBrake({ mass }), revision: 1, userName, now: noon }),
      ),
    );
    expect(outcomes.filter(({ kind }) => kind === "saved")).toHaveLength(1);
    expect(outcomes.filter(({ kind }) => kind === "changed-elsewhere")).toHaveLength(9);
  });

  it("hides a deleted row and brings it back within 30 days", async () => {
    const { db } = store();
    const userName = await aSubscriber(db);
    const { _id: id } = await addBrake(db, userName, { category: "Comes back" });
    expect(await deleteLibraryRow(db, { library, id, userName, now: noon })).toMatchObject({ kind: "deleted" });
    expect(await findLibraryRow(db, library, id)).toBeUndefined();
    expect(await listLibraryCategories(db, library)).not.toContain("Comes back");
    expect(await deleteLibraryRow(db, { library, id, userName, now: noon })).toEqual({ kind: "not-found" });
    expect(await saveLibraryRow(db, { library, id, values: aBrake(), userName, now: noon })).toEqual({
      kind: "not-found",
    });
    const back = await undeleteLibraryRow(db, { library, id, userName, now: noon + 30 * day });
    expect(back).toMatchObject({ kind: "undeleted", row: { category: "Comes back", revision: 3 } });
    expect(await listLibraryCategories(db, library)).toContain("Comes back");
  });

  it("does not bring a row back after 30 days, nor for someone else", async () => {
    const { db } = store();
    const userName = await aSubscriber(db);
    const { _id: id } = await addBrake(db, userName);
    await deleteLibraryRow(db, { library, id, userName, now: noon });
    const other = { library, id, userName: await aSubscriber(db), now: noon };
    expect(await undeleteLibraryRow(db, other)).toEqual({ kind: "not-owner" });
    const late = { library, id, userName, now: noon + 30 * day + 1 };
    expect(await undeleteLibraryRow(db, late)).toEqual({ kind: "not-found" });
  });

  it("keeps every version and restores one as a new revision", async () => {
    const { db } = store();
    const userName = await aSubscriber(db);
    const admin = await aPerson(db, { admin: true });
    const { _id: id } = await addBrake(db, userName, { category: "First", mass: 1 });
    await saveLibraryRow(db, {
      library,
      id,
      values: aBrake({ category: "Second", mass: 2 }),
      userName: admin,
      now: noon + 1,
    });
    const restored = await restoreLibraryVersion(db, { library, id, revision: 1, userName, now: noon + 2 });
    expect(restored).toMatchObject({ kind: "restored", row: { category: "First", mass: 1, revision: 3 } });
    expect(await listLibraryVersions(db, library, id)).toMatchObject([
      {
        revision: 3,
        action: "restored",
        changedBy: userName,
        changedAt: noon + 2,
        values: { category: "First", mass: 1 },
      },
      { revision: 2, action: "saved", changedBy: admin, changedAt: noon + 1, values: { category: "Second", mass: 2 } },
      { revision: 1, action: "added", changedBy: userName, changedAt: noon, values: { category: "First", mass: 1 } },
    ]);
    expect(await listLibraryCategories(db, library)).toContain("First");
    expect(await listLibraryCategories(db, library)).not.toContain("Second");
  });

  async function countBrakes() {
    const { db } = store();
    const rows = await db.selectFrom("library_row").select("no").where("library", "=", library).execute();
    const counter = await db.selectFrom("library_counter").selectAll().execute();
    return { rows: rows.length, counter };
  }
});
