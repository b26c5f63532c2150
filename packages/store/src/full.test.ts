import { sql } from "kysely";
import { expect, it } from "vitest";
import { findSession, openSession } from "./accounts/sessions.ts";
import { StoreFull } from "./failures.ts";
import { listLibraryRows } from "./libraries/list.ts";
import type { Db } from "./tables.ts";
import { onEachDatabase } from "./test-support/databases.ts";
import { aPerson, day, noon } from "./test-support/people.ts";
import { addBrake } from "./test-support/rows.ts";

onEachDatabase("a store whose disk is full", ({ kind, store }) => {
  const db = (): Db => store().db;

  /** SQLite takes no page more; PostgreSQL says of every insertion and change what it says of a full disk. */
  async function fill(): Promise<void> {
    if (kind === "sqlite") {
      await sql`pragma max_page_count = 1`.execute(db());
      // What room there is in pages already taken is used up first.
      for (let count = 0; count < 200; count += 1) await addBrake(db(), "", {}).catch(() => undefined);
      return;
    }
    await sql`create function full_disk() returns trigger language plpgsql as $$ begin
      raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`.execute(db());
    for (const table of ["library_row", "user_session", "library_counter"]) {
      await sql`create trigger full_disk before insert or update on ${sql.table(table)}
        for each statement execute function full_disk()`.execute(db());
    }
  }

  async function free(): Promise<void> {
    if (kind === "sqlite") await sql`pragma max_page_count = 1000000`.execute(db());
    else await sql`drop function full_disk cascade`.execute(db());
  }

  it("says so of every write, goes on reading, and goes on writing when there is room again", async () => {
    const admin = await aPerson(db(), { admin: true });
    const opened = await openSession(db(), { userName: admin, now: noon });
    if (opened.kind !== "opened") throw new Error(opened.kind);
    const before = await addBrake(db(), admin);
    await fill();
    const writing = async () => {
      for (let count = 0; count < 200; count += 1) await addBrake(db(), admin, { caliper: "x".repeat(5000) });
    };
    for (let again = 0; again < 3; again += 1) await expect(writing()).rejects.toThrow(StoreFull);
    const { rows } = await listLibraryRows(db(), { library: "brakes" });
    expect(rows.map(({ _id }) => _id)).toContain(before._id);
    // Its use would be written down after a day.
    expect(await findSession(db(), { token: opened.token, now: noon + day })).toMatchObject({ kind: "active" });
    await free();
    expect(await addBrake(db(), admin)).toMatchObject({ revision: 1 });
  });
});
