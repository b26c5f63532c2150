import { expect, it } from "vitest";
import { aConveyor, aDesign } from "../test-support/conveyors.ts";
import { onEachDatabase } from "../test-support/databases.ts";
import { aPerson, aSubscriber, noon } from "../test-support/people.ts";
import { deleteConveyor } from "./delete.ts";
import { keepRuns, listRuns } from "./runs.ts";
import { saveConveyor } from "./save.ts";

onEachDatabase("runs of a version", ({ store }) => {
  const db = () => store().db;
  const start = { scenario: "start full", summary: '{"elements":50}' };
  const stop = { scenario: "stop full", summary: '{"elements":60}' };

  async function anOwned() {
    const owner = await aSubscriber(db());
    const { id } = await aConveyor(db(), owner, {});
    return { id, owner, first: { id, revision: 1, userName: owner } };
  }

  it("are kept with it and stay with it when the conveyor is saved again", async () => {
    const { id, owner, first } = await anOwned();
    expect(await keepRuns(db(), { ...first, now: noon, runs: [stop, start] })).toBe(true);
    await saveConveyor(db(), { id, userName: owner, now: noon, design: aDesign({}) });
    expect(await listRuns(db(), first)).toEqual([start, stop]);
    expect(await listRuns(db(), { ...first, revision: 2 })).toEqual([]);
  });

  it("take the place of those kept before", async () => {
    const { first } = await anOwned();
    await keepRuns(db(), { ...first, now: noon, runs: [start, stop] });
    const again = { ...start, summary: '{"elements":70}' };
    await keepRuns(db(), { ...first, now: noon + 1, runs: [again] });
    expect(await listRuns(db(), first)).toEqual([again]);
  });

  it("are kept by the owner and admins alone, and seen by whoever sees the version", async () => {
    const { id, owner, first } = await anOwned();
    const [stranger, friend, admin] = [
      await aSubscriber(db()),
      await aSubscriber(db()),
      await aPerson(db(), { admin: true }),
    ];
    const docUsers = [{ userName: friend, canEdit: true, canCopy: true }];
    await saveConveyor(db(), { id, userName: owner, now: noon, design: aDesign({ docUsers }) });
    const of = (userName: string, revision = 2) => ({ id, revision, userName });
    const keep = (userName: string) => keepRuns(db(), { ...of(userName), now: noon, runs: [start] });
    expect([await keep(stranger), await keep(friend), await keep(admin)]).toEqual([false, false, true]);
    expect(await listRuns(db(), of(friend))).toEqual([start]);
    expect(await listRuns(db(), of(stranger))).toBeUndefined();
    // Versions from before the sharing are not theirs to see, nor what was run of them.
    await keepRuns(db(), { ...first, now: noon, runs: [start] });
    expect(await listRuns(db(), of(friend, 1))).toBeUndefined();
  });

  it("are refused for a version there never was, and of a deleted conveyor", async () => {
    const { id, owner, first } = await anOwned();
    expect(await keepRuns(db(), { ...first, revision: 7, now: noon, runs: [start] })).toBe(false);
    await deleteConveyor(db(), { id, userName: owner, now: noon });
    expect(await keepRuns(db(), { ...first, now: noon, runs: [start] })).toBe(false);
  });
});
