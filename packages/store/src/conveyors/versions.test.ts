import { expect, it } from "vitest";
import { aConveyor, aDesign } from "../test-support/conveyors.ts";
import { onEachDatabase } from "../test-support/databases.ts";
import { aPerson, aSubscriber, noon } from "../test-support/people.ts";
import { deleteConveyor } from "./delete.ts";
import { findConveyor } from "./find.ts";
import { restoreConveyorVersion, saveConveyor } from "./save.ts";
import { findConveyorVersion, listConveyorVersions } from "./versions.ts";

onEachDatabase("versions of a shared conveyor", ({ store }) => {
  const db = () => store().db;
  const seen = async (id: string, userName: string) =>
    (await listConveyorVersions(db(), { id, userName })).map(({ revision }) => revision);

  async function sharedAtRevisionTwo() {
    const [owner, friend] = [await aSubscriber(db()), await aSubscriber(db())];
    const { id } = await aConveyor(db(), owner, { project: "Secret" });
    const save = (terms?: Readonly<Record<string, boolean>>) => {
      const user = { userName: friend, canEdit: false, canCopy: true, ...(terms ? { extras: terms } : {}) };
      return saveConveyor(db(), { id, userName: owner, now: noon, design: aDesign({ docUsers: [user] }) });
    };
    await save();
    return { id, owner, friend, save };
  }

  it("are seen from the sharing on, whatever is saved later", async () => {
    const { id, owner, friend, save } = await sharedAtRevisionTwo();
    await save();
    expect(await seen(id, friend)).toEqual([3, 2]);
    expect(await findConveyorVersion(db(), { id, userName: friend, revision: 1 })).toBeUndefined();
    expect(await restoreConveyorVersion(db(), { id, userName: friend, now: noon, revision: 1 })).toMatchObject({
      kind: "refused",
    });
    expect(await seen(id, owner)).toEqual([3, 2, 1]);
    expect(await seen(id, await aPerson(db(), { admin: true }))).toEqual([3, 2, 1]);
  });

  it("hold the work that a full quota kept from being saved, for the owner to restore", async () => {
    const { id, owner, friend, save } = await sharedAtRevisionTwo();
    await save({ seesEarlier: true });
    const others: string[] = [];
    while (others.length < 99) others.push((await aConveyor(db(), owner)).id);
    const attempt = (project: string) =>
      saveConveyor(db(), { id, userName: owner, now: noon, revision: 3, design: aDesign({ project }) });
    const restore = () => restoreConveyorVersion(db(), { id, userName: owner, now: noon, revision: 0 });
    expect(await attempt("Worked on")).toEqual({ kind: "refused", code: "file-quota-used" });
    expect(await attempt("Worked on longer")).toEqual({ kind: "refused", code: "file-quota-used" });
    expect(await findConveyor(db(), { id, userName: owner })).toMatchObject({ revision: 3, project: "" });
    expect(await seen(id, owner)).toEqual([3, 2, 1, 0]);
    expect(await seen(id, friend)).toEqual([3, 2, 1]);
    expect(await restore()).toMatchObject({ kind: "refused", code: "file-quota-used" });
    await deleteConveyor(db(), { id: others[0] ?? "", userName: owner, now: noon });
    expect(await restore()).toMatchObject({ kind: "saved", conveyor: { revision: 4, project: "Worked on longer" } });
    expect(await seen(id, owner)).toEqual([4, 3, 2, 1]);
  });

  it("are all seen when the owner opens the earlier ones, until the owner closes them", async () => {
    const { id, friend, save } = await sharedAtRevisionTwo();
    await save({ seesEarlier: true });
    expect(await seen(id, friend)).toEqual([3, 2, 1]);
    await save();
    expect(await seen(id, friend)).toEqual([4, 3, 2, 1]);
    await save({ seesEarlier: false });
    expect(await seen(id, friend)).toEqual([5]);
  });
});
