import { appendFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as turnOfOthers } from "node:timers/promises";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openSession } from "../accounts/sessions.ts";
import { saveLibraryRow } from "../libraries/save.ts";
import { databaseFile, openExistingStore, openStore } from "../open.ts";
import type { Db } from "../tables.ts";
import { aConveyor } from "../test-support/conveyors.ts";
import { isPostgresLeftOut, newFolder, newSchema, onEachDatabase } from "../test-support/databases.ts";
import { aSubscriber, noon } from "../test-support/people.ts";
import { aBrake, addBrake } from "../test-support/rows.ts";
import { backup } from "./backup.ts";
import { formatVersion } from "./format.ts";
import { move } from "./move.ts";
import { restore } from "./restore.ts";
import { countTables, existingTables, type PlainRow, readTables, tableNames } from "./tables.ts";

onEachDatabase("a backup", ({ kind, store, newTarget }) => {
  let folder = "";
  let file = "";

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "beltwright-backup-"));
    file = join(folder, "whole.backup");
    const { db } = store();
    const userName = await aSubscriber(db);
    await openSession(db, { userName, now: noon });
    for (let mass = 0; mass < 30; mass += 1)
      await addBrake(db, userName, { description: "Größe 4\n\t½", mass: mass / 7 });
    const { _id: id } = await addBrake(db, userName);
    await saveLibraryRow(db, { library: "brakes", id, values: aBrake({ price: 1e-9 }), userName, now: noon });
    const docUsers = [{ userName: "colleague@example.test", canEdit: false, canCopy: true }];
    await aConveyor(db, userName, { project: "½\n", capacityInp: 1 / 3, docUsers });
    await backup(store(), file);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it.each(isPostgresLeftOut ? ["sqlite"] : ["sqlite", "postgres"])(
    "restores every row and digit into %s",
    async (other) => {
      const place = other === "sqlite" ? await newFolder() : await newSchema();
      const { counts } = await restore(file, place.target);
      const restored = await openStore(place.target);
      expect(counts).toMatchObject({ user_account: 1, library_row: 31, library_version: 32, conveyor: 1 });
      expect(await contents(restored.db)).toEqual(await contents(store().db));
      await restored.close();
      await place.remove();
    },
  );

  it("knows every table that the database has", async () => {
    expect(await existingTables(store().db)).toEqual(tableNames);
    // Asked of the own schema alone: those of other tests come and go meanwhile.
    const tables =
      kind === "sqlite"
        ? sql<{ name: string }>`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`
        : sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`;
    const { rows } = await tables.execute(store().db);
    expect(rows.map(({ name }) => name).sort()).toEqual(["migration", ...tableNames].sort());
  });

  it("is refused by a database that holds anything, which stays as it is", async () => {
    const target = await newTarget();
    const other = await openStore(target);
    await aSubscriber(other.db);
    const before = await contents(other.db);
    await expect(restore(file, target)).rejects.toMatchObject({ reason: "not-empty" });
    expect(await contents(other.db)).toEqual(before);
    await other.close();
  });

  it("fills a database that was opened but never used", async () => {
    const target = await newTarget();
    await (await openStore(target)).close();
    expect((await restore(file, target)).counts).toMatchObject({ library_row: 31 });
  });

  it("is refused when it was cut off, wherever that was", async () => {
    const { size } = await stat(file);
    const whole = await readFile(file);
    for (const length of [0, 1, 10, Math.floor(size / 2), size - 9, size - 1]) {
      const cut = join(folder, `cut-${length}`);
      await writeFile(cut, whole.subarray(0, length));
      await expectRefused(cut, /damaged|not-a-backup/);
    }
  });

  it("is refused when a single letter was changed, or a row taken out or added", async () => {
    const text = gunzipSync(await readFile(file)).toString();
    const lines = text.split("\n");
    const changes = {
      letter: text.replace("ABC Brake", "ABD Brake"),
      missing: lines.toSpliced(3, 1).join("\n"),
      doubled: lines.toSpliced(3, 0, lines[3] ?? "").join("\n"),
      endless: lines.slice(0, -2).join("\n"),
      continued: `${text}${lines[3]}\n`,
    };
    for (const [name, changed] of Object.entries(changes)) {
      const damaged = join(folder, name);
      await writeFile(damaged, gzipSync(changed));
      await expectRefused(damaged, /damaged/);
    }
  });

  it("is refused when bytes follow it, when it is something else, or when it is not there", async () => {
    const longer = join(folder, "longer");
    await writeFile(longer, await readFile(file));
    await appendFile(longer, "more");
    await expectRefused(longer, /damaged|not-a-backup/);
    const other = join(folder, "other");
    await writeFile(other, gzipSync('{"hello":"world"}\n'));
    await expectRefused(other, /not-a-backup/);
    await expectRefused(join(folder, "nowhere"), /not-a-backup/);
  });

  it.each(["version", "schema"])("is refused when its %s is newer than the program", async (which) => {
    const text = gunzipSync(await readFile(file)).toString();
    const newer = join(folder, `newer-${which}`);
    await writeFile(newer, gzipSync(text.replace(new RegExp(`"${which}":\\d+`), `"${which}":${formatVersion + 99}`)));
    await expectRefused(newer, /too-new/);
  });

  it("holds one moment, although others go on writing", async () => {
    const { db } = store();
    const userName = await aSubscriber(db);
    let isWriting = true;
    const writing = (async () => {
      while (isWriting) {
        await addBrake(db, userName);
        await turnOfOthers();
      }
    })();
    const moving = join(folder, "moving");
    const { counts } = await backup(store(), moving);
    isWriting = false;
    await writing;
    const target = await newTarget();
    await restore(moving, target);
    const restored = await openStore(target);
    const found = await restored.db.selectFrom("library_counter").selectAll().executeTakeFirst();
    expect(found?.last_no).toBe(counts.library_row);
    await restored.close();
  });

  it("leaves no unfinished file behind when it fails", async () => {
    await expect(backup(store(), join(folder, "missing", "file"))).rejects.toThrow();
    expect((await readdir(folder)).filter((name) => name.includes("unfinished"))).toEqual([]);
  });

  async function expectRefused(damaged: string, reason: RegExp): Promise<void> {
    const target = await newTarget();
    await expect(restore(damaged, target)).rejects.toMatchObject({ reason: expect.stringMatching(reason) });
    await expect(openExistingStore(target)).rejects.toThrow();
  }
});

onEachDatabase("a move from the embedded database", ({ store, newTarget }) => {
  it("takes everything along and counts it on both sides", async () => {
    const from = await newFolder();
    const source = await openStore(from.target);
    const userName = await aSubscriber(source.db);
    for (let mass = 0; mass < 5; mass += 1) await addBrake(source.db, userName, { mass });
    const to = await newTarget();
    const { counts } = await move(from.target, to);
    const target = await openStore(to);
    expect(counts).toMatchObject({ user_account: 1, library_row: 5 });
    expect(await contents(target.db)).toEqual(await contents(source.db));
    expect(await addBrake(target.db, userName)).toMatchObject({ no: 6 });
    await target.close();
    await source.close();
    await from.remove();
  });

  it("is refused by a database that holds anything", async () => {
    const from = await newFolder();
    await (await openStore(from.target)).close();
    await aSubscriber(store().db);
    const before = await contents(store().db);
    await expect(move(from.target, store().target)).rejects.toMatchObject({ reason: "not-empty" });
    expect(await contents(store().db)).toEqual(before);
    await from.remove();
  });

  it("does not make up data where there is none", async () => {
    const from = await newFolder();
    await expect(move(from.target, await newTarget())).rejects.toThrow("There is no database in");
    if (from.target.kind === "sqlite") await expect(stat(databaseFile(from.target.folder))).rejects.toThrow();
    await from.remove();
  });
});

async function contents(db: Db): Promise<readonly (readonly [string, PlainRow])[]> {
  const rows = [];
  for await (const pair of readTables(db, Object.keys(await countTables(db, tableNames)))) rows.push(pair);
  return rows.map(([table, row]) => [table, { ...row }] as const);
}
