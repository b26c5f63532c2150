import { deleteConveyor, undeleteConveyor } from "@beltwright/store";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aConveyor } from "../test-support/conveyors.ts";
import { databases, type TestDatabase } from "../test-support/databases.ts";
import { aPerson } from "../test-support/people.ts";
import { startPurging } from "./purge-bin.ts";

const day = 24 * 60 * 60 * 1000;
const quiet = { info: () => {}, error: () => {} };

describe.each(databases)("the bin on $name", (database) => {
  let open: TestDatabase;
  const test = it.skipIf(database.isSkipped);
  beforeAll(async () => {
    if (!database.isSkipped) open = await database.open();
  });
  afterAll(() => open?.remove());

  test("keeps a conveyor for 30 days and then lets it go with its versions", async () => {
    const { db } = open.store;
    const { userName } = await aPerson(open.store, { name: "owner", subscription: "current" });
    const now = Date.now();
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) ids.push((await aConveyor(db, userName)).id);
    const [early = "", late = "", living = ""] = ids;
    await deleteConveyor(db, { id: early, userName, now });
    await deleteConveyor(db, { id: late, userName, now: now + day });
    const left = async () => (await db.selectFrom("conveyor").select("id").execute()).map(({ id }) => id).sort();
    const purgeAt = async (clock: number) => startPurging({ db, logger: quiet, clock: () => clock }).stop();
    await purgeAt(now + 30 * day);
    expect(await left()).toEqual([early, late, living].sort());
    await purgeAt(now + 30 * day + 1);
    expect(await left()).toEqual([late, living].sort());
    const versions = await db.selectFrom("conveyor_version").select("conveyor_id").distinct().execute();
    expect(versions.map((version) => version.conveyor_id).sort()).toEqual([late, living].sort());
    const back = await undeleteConveyor(db, { id: late, userName, now: now + 30 * day });
    expect(back.kind).toBe("undeleted");
    await purgeAt(now + 90 * day);
    expect(await left()).toEqual([late, living].sort());
  });

  test("is emptied again after every interval, and a failure does not end that", async () => {
    const { db } = open.store;
    const failures: unknown[] = [];
    let calls = 0;
    const twice = Promise.withResolvers<void>();
    const clock = () => {
      calls += 1;
      if (calls === 3) twice.resolve();
      return calls === 1 ? Number.NaN : 0;
    };
    const purging = startPurging({
      db,
      logger: { info: () => {}, error: (failure: unknown) => failures.push(failure) },
      clock,
      every: 1,
    });
    await twice.promise;
    await purging.stop();
    expect(calls).toBeGreaterThanOrEqual(3);
  });
});
