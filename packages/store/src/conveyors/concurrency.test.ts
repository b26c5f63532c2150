import { expect, it } from "vitest";
import { findUserData } from "../accounts/user-data.ts";
import { aConveyor, aDesign } from "../test-support/conveyors.ts";
import { onEachDatabase } from "../test-support/databases.ts";
import { aPerson, aSubscriber, noon } from "../test-support/people.ts";
import { addConveyor, copyConveyor, copyConveyors } from "./add.ts";
import { deleteConveyor, undeleteConveyor } from "./delete.ts";
import { findConveyor } from "./find.ts";
import { saveConveyor } from "./save.ts";
import { findConveyorVersion, listConveyorVersions } from "./versions.ts";

onEachDatabase("conveyors written by many at once", ({ store }) => {
  it("never exceed the quota: 50 clients copying at 100 files end with exactly 100", async () => {
    const { db } = store();
    const userName = await aSubscriber(db);
    const ids: string[] = [];
    for (let count = 0; count < 20; count += 1) ids.push((await aConveyor(db, userName)).id);
    for (let batch = 0; batch < 3; batch += 1) await copyConveyors(db, { ids, userName, now: noon });
    const [id = ""] = ids;
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => copyConveyor(db, { id, userName, now: noon })));
    expect(outcomes.filter(({ kind }) => kind === "copied")).toHaveLength(20);
    const refusals = outcomes.filter(({ kind }) => kind === "refused");
    expect(new Set(refusals.map((refusal) => JSON.stringify(refusal)))).toEqual(
      new Set(['{"kind":"refused","code":"file-quota-used"}']),
    );
    expect(await findUserData(db, userName, noon)).toMatchObject({ noOfFilesUsed: 100, noOfFilesAllowed: 100 });
    expect(await copyConveyors(db, { ids: [id], userName, now: noon })).toMatchObject({ code: "file-quota-used" });
    await freeOneFile(userName, ids);
  });

  /** One place freed is taken once, by whoever comes first: an addition, a copy or a deletion taken back. */
  async function freeOneFile(userName: string, [kept = "", binned = ""]: readonly string[]) {
    const { db } = store();
    await deleteConveyor(db, { id: binned, userName, now: noon });
    const by = { userName, now: noon };
    await Promise.all([
      ...Array.from({ length: 5 }, () => copyConveyor(db, { id: kept, ...by })),
      ...Array.from({ length: 5 }, () => addConveyor(db, { design: aDesign(), ...by })),
      ...Array.from({ length: 5 }, () => undeleteConveyor(db, { id: binned, ...by })),
    ]);
    expect(await findUserData(db, userName, noon)).toMatchObject({ noOfFilesUsed: 100 });
  }

  it("are copied in a batch whole or not at all, also by several batches at once", async () => {
    const { db } = store();
    const userName = await aSubscriber(db);
    const ids: string[] = [];
    for (let count = 0; count < 40; count += 1) ids.push((await aConveyor(db, userName)).id);
    const outcomes = await Promise.all(
      Array.from({ length: 4 }, () => copyConveyors(db, { ids, userName, now: noon })),
    );
    expect(outcomes.map((outcome) => (outcome.kind === "copied" ? outcome.ids.length : outcome.code)).sort()).toEqual([
      40,
      "file-storage-short",
      "file-storage-short",
      "file-storage-short",
    ]);
    expect(await findUserData(db, userName, noon)).toMatchObject({ noOfFilesUsed: 80 });
  });

  it("lose no acknowledged save of 20 clients, of the owner and of an admin", async () => {
    const { db } = store();
    const userName = await aSubscriber(db);
    const admin = await aPerson(db, { admin: true });
    const { id } = await aConveyor(db, userName);
    const saved = await Promise.all(
      Array.from({ length: 20 }, async (_, client) => {
        const project = `client ${client}`;
        const by = { userName: client % 2 === 0 ? userName : admin, now: noon };
        const outcome = await saveConveyor(db, { id, design: aDesign({ project }), ...by });
        return outcome.kind === "saved" ? { project, revision: outcome.conveyor.revision } : undefined;
      }),
    );
    expect(new Set(saved.map((one) => one?.revision)).size).toBe(20);
    for (const one of saved) {
      const version = await findConveyorVersion(db, { id, userName, revision: one?.revision ?? 0 });
      expect(version?.project).toBe(one?.project);
    }
    expect(await listConveyorVersions(db, { id, userName })).toHaveLength(21);
  });

  it("are saved by one of 20 clients that began with the same revision", async () => {
    const { db } = store();
    const userName = await aSubscriber(db);
    const { id } = await aConveyor(db, userName);
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, client) =>
        saveConveyor(db, { id, design: aDesign({ project: `client ${client}` }), revision: 1, userName, now: noon }),
      ),
    );
    const winner = outcomes.find(({ kind }) => kind === "saved");
    expect(outcomes.filter((outcome) => outcome.kind === "changed-elsewhere" && outcome.revision === 2)).toHaveLength(
      19,
    );
    const stored = await findConveyor(db, { id, userName });
    expect(winner).toMatchObject({ conveyor: { project: stored?.project, revision: 2 } });
  });
});
