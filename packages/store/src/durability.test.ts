import { schemaVersion } from "@beltwright/model";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { listAdmins } from "./accounts/users.ts";
import { withSnapshot } from "./backup/snapshot.ts";
import { findConveyor } from "./conveyors/find.ts";
import { findConveyorVersion } from "./conveyors/versions.ts";
import { findLibraryRow, listLibraryRows } from "./libraries/list.ts";
import { listLibraryVersions } from "./libraries/versions.ts";
import { openStore, type Store } from "./open.ts";
import type { Db } from "./tables.ts";
import { onEachDatabase } from "./test-support/databases.ts";
import { aPerson } from "./test-support/people.ts";
import { type Acknowledged, makeWriter, type Writer } from "./test-support/writer-process.ts";

const library = "brakes";
/** Many more are rounds of `npm run soak`. */
const rounds = 4;

let writer: Writer;
beforeAll(async () => {
  writer = await makeWriter();
});
afterAll(() => writer?.remove());

onEachDatabase("a store whose process is killed while it writes", ({ kind, newTarget }) => {
  it(`has every acknowledged write, whole, after each of ${rounds} kills`, { timeout: 300_000 }, async () => {
    const target = await newTarget();
    const first = await openStore(target);
    const userName = await aPerson(first.db, { admin: true });
    await first.close();
    const acknowledged: Acknowledged[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const killAfter = 1 + Math.floor(Math.random() * 15);
      const run = await writer.run(target, userName, { count: 100_000, killAfter });
      expect([run.errors, run.signal]).toEqual(["", "SIGKILL"]);
      expect(run.acknowledged.length).toBeGreaterThan(0);
      acknowledged.push(...run.acknowledged);
      const store = await openStore(target);
      await expectAllThere(store, run.acknowledged);
      await store.close();
    }
    const last = await openStore(target);
    await expectAllThere(last, acknowledged);
    if (kind === "sqlite") expect(await integrity(last.db)).toEqual(["ok"]);
    await last.close();
  });
});

onEachDatabase("two processes on one database", ({ newTarget }) => {
  it("work together from the first moment and lose nothing", async () => {
    const target = await newTarget();
    const store = await openStore(target);
    const userName = await aPerson(store.db, { admin: true });
    const runs = await Promise.all([1, 2, 3].map(() => writer.run(target, userName, { count: 12 })));
    for (const { errors, code } of runs) expect([errors, code]).toEqual(["", 0]);
    const all = runs.flatMap(({ acknowledged }) => acknowledged);
    await expectAllThere(store, all);
    const rows = all.filter(({ state }) => state !== "conveyor");
    expect(new Set(rows.map(({ no }) => no)).size).toBe(36);
    await store.close();
  });

  it("may both be the first to open it", async () => {
    const target = await newTarget();
    const runs = await Promise.all([1, 2, 3].map(() => writer.run(target, "nobody", { count: 0 })));
    for (const { errors, code } of runs) expect([errors, code]).toEqual(["", 0]);
  });
});

/** At one moment: a server may still be ending what a killed client had asked of it last. */
function expectAllThere(store: Store, acknowledged: readonly Acknowledged[]): Promise<void> {
  return withSnapshot(store, async (db) => {
    const conveyors = acknowledged.filter(({ state }) => state === "conveyor");
    for (const write of conveyors) await expectConveyorThere(db, write);
    const rows = acknowledged.filter(({ state }) => state !== "conveyor");
    const newest = new Map(rows.map((write) => [write.id, write]));
    for (const write of newest.values()) await expectThere(db, write);
    await expectConsistent(db);
  });
}

/** Every version that was acknowledged, and a newest state that is whole and the same as its version. */
async function expectConveyorThere(db: Db, { id, revision, mass }: Acknowledged): Promise<void> {
  const admin = (await listAdmins(db))[0] ?? "";
  const version = await findConveyorVersion(db, { id, userName: admin, revision });
  expect(version).toMatchObject({ project: String(mass), schemaVersion });
  const stored = await findConveyor(db, { id, userName: admin });
  const newest = await findConveyorVersion(db, { id, userName: admin, revision: stored?.revision ?? 0 });
  expect(stored).toMatchObject({ project: newest?.project, pulls: version?.pulls });
}

/** A write that was made but not acknowledged before the kill may be there too, as a later revision. */
async function expectThere(db: Db, write: Acknowledged): Promise<void> {
  const versions = await listLibraryVersions(db, library, write.id);
  const version = versions.find(({ revision }) => revision === write.revision);
  expect(version?.values).toMatchObject({ mass: write.mass });
  const isLatest = versions[0]?.revision === write.revision;
  const row = await findLibraryRow(db, library, write.id);
  if (isLatest && write.state === "living") expect(row).toMatchObject({ no: write.no, revision: write.revision });
  if (isLatest && write.state === "deleted") expect(row).toBeUndefined();
}

/** No half of a write: each row is whole and agrees with its latest version and with the counts. */
async function expectConsistent(db: Db): Promise<void> {
  const { rows } = await listLibraryRows(db, { library });
  for (const { caliper } of rows) expect(caliper).toMatch(/^(saved )?\d+:x{6000}$/);
  expect((await listLibraryRows(db, { library, page: 1 })).total).toBe(rows.length);
  const { rows: torn } = await sql`
    select r.id from library_row r left join library_version v
      on v.library = r.library and v.row_id = r.id and v.revision = r.revision
    where v.row_id is null or v.data <> r.data`.execute(db);
  expect(torn).toEqual([]);
}

async function integrity(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  return rows.map((row) => row.integrity_check);
}
