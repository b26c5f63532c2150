import type { Person } from "@beltwright/model";
import { expect, it } from "vitest";
import { setUserGroup } from "../accounts/users.ts";
import { deleteGroup, makeGroup } from "../admin/groups.ts";
import { findSelectionScope, listSelectableRows } from "../libraries/scope.ts";
import { onEachDatabase } from "../test-support/databases.ts";
import { aPerson, aSubscriber, noon } from "../test-support/people.ts";
import { addBrake } from "../test-support/rows.ts";
import { findGroupPreferences, findPreferences, saveGroupPreferences, saveOwnPreferences } from "./preferences.ts";

const asPerson = (userName: string): Person => ({
  userName,
  // What the caller believes of itself does not count.
  userIsAdmin: true,
  userHasSub: true,
  userGroup: undefined,
});

onEachDatabase("office preferences", ({ store }) => {
  const db = () => store().db;
  const aGroup = async (name: string) => {
    const admin = await aPerson(db(), { admin: true });
    await makeGroup(db(), { name, admin, now: noon });
    return admin;
  };
  const save = (preferences: object) => ({ preferences, now: noon });

  it("are empty before anything is said, and the last word after", async () => {
    const person = await aSubscriber(db());
    expect(await findPreferences(db(), person)).toEqual({ own: {}, group: {}, effective: { makers: {} } });
    await saveOwnPreferences(db(), person, save({ voltages: [400] }));
    await saveOwnPreferences(db(), person, save({ voltages: [690] }));
    expect((await findPreferences(db(), person)).own).toEqual({ voltages: [690] });
  });

  it("of a group are written by administrators, and read by members and administrators", async () => {
    const admin = await aGroup("Plant");
    const [member, other] = [await aSubscriber(db()), await aSubscriber(db())];
    await setUserGroup(db(), member, "Plant");
    expect(await saveGroupPreferences(db(), asPerson(member), "Plant", save({ voltages: [1] }))).toBe(false);
    expect(await saveGroupPreferences(db(), asPerson(admin), "Nowhere", save({}))).toBe(false);
    expect(await saveGroupPreferences(db(), asPerson(admin), "Plant", save({ voltages: [400] }))).toBe(true);
    expect(await saveGroupPreferences(db(), asPerson(admin), "Plant", save({ voltages: [690] }))).toBe(true);
    expect(await findGroupPreferences(db(), asPerson(member), "Plant")).toEqual({ voltages: [690] });
    expect(await findGroupPreferences(db(), asPerson(admin), "Plant")).toEqual({ voltages: [690] });
    expect(await findGroupPreferences(db(), asPerson(other), "Plant")).toBeUndefined();
    expect((await findPreferences(db(), member)).effective.voltages).toEqual([690]);
    expect((await findPreferences(db(), other)).effective.voltages).toBeUndefined();
  });

  it("of a group do not hold for who has not confirmed their address", async () => {
    const admin = await aGroup("Quarry");
    const member = await aSubscriber(db());
    await setUserGroup(db(), member, "Quarry");
    await saveGroupPreferences(db(), asPerson(admin), "Quarry", save({ voltages: [690] }));
    await db().updateTable("user_account").set({ email_confirmed: 0 }).where("user_name", "=", member).execute();
    expect((await findPreferences(db(), member)).group).toEqual({});
    expect(await findGroupPreferences(db(), asPerson(member), "Quarry")).toBeUndefined();
  });

  it("of a group end with it: another group of that name has none", async () => {
    const admin = await aGroup("Mill");
    await saveGroupPreferences(db(), asPerson(admin), "Mill", save({ voltages: [690] }));
    await deleteGroup(db(), { name: "Mill", admin, now: noon });
    await makeGroup(db(), { name: "Mill", admin, now: noon });
    expect(await findGroupPreferences(db(), asPerson(admin), "Mill")).toEqual({});
  });

  it("leave rows of other makers out of automatic selection", async () => {
    const owner = await aSubscriber(db());
    const row = await addBrake(db(), owner);
    const ids = async () => {
      const rows = await listSelectableRows(db(), "brakes", await findSelectionScope(db(), owner));
      return rows.map(({ _id }) => _id);
    };
    expect(await ids()).toContain(row._id);
    await saveOwnPreferences(db(), owner, save({ makers: { brakes: ["Another maker"] } }));
    expect(await ids()).toEqual([]);
    await saveOwnPreferences(db(), owner, save({ makers: { brakes: [row.category] } }));
    expect(await ids()).toEqual([row._id]);
  });
});
