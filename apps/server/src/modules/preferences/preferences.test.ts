import { getLibrary } from "@beltwright/model";
import { setUserGroup } from "@beltwright/store";
import { expect } from "vitest";
import { describeApp } from "../../test-support/app-suite.ts";
import { aDesign, emptyLibraries, resultsOf } from "../../test-support/conveyors.ts";
import { someValues } from "../../test-support/library-rows.ts";
import { nobody, type TestPerson } from "../../test-support/people.ts";

const roles = {
  admin: { userIsAdmin: true },
  member: { subscription: "current" },
  stranger: { subscription: "current" },
} as const;
const own = "/api/officePreferences";
const ofGroup = "/api/groups/Plant/officePreferences";
const belt = (category: string, beltStrength: number) => ({
  ...someValues(getLibrary("belts"), { category, description: `${category} ${beltStrength}` }),
  beltStrength,
  allowableTension: beltStrength / 7,
  carcassPrice: 100 - beltStrength / 100,
});

describeApp("office preferences", roles, ({ test, people, db, call, prepare }) => {
  const effective = async (who: TestPerson, query = "") => (await call(who, "GET", `${own}/effective${query}`)).json();

  prepare(async () => {
    await setUserGroup(db(), people.member.userName, "Plant");
  });

  test("are one's own to read and write, and nobody else's", async () => {
    expect((await call(people.member, "PUT", own, { voltages: [690], carrySpacing: 1.1 })).statusCode).toBe(200);
    expect((await call(people.member, "GET", own)).json()).toMatchObject({ own: { voltages: [690] }, group: {} });
    expect((await call(people.stranger, "GET", own)).json()).toMatchObject({ own: {} });
    expect((await call(nobody, "GET", own)).statusCode).toBe(401);
    expect((await call(nobody, "PUT", own, {})).statusCode).toBe(401);
  });

  test.each([
    { voltages: [-1] },
    { voltages: [] },
    { mostSizes: 0 },
    { carrySpacing: "wide" },
    { beltKinds: ["chain"] },
    { makers: { nothing: ["A"] } },
    { makers: { motors: [] } },
    { unknown: 1 },
  ])("refuse %j", async (body) => {
    expect((await call(people.stranger, "PUT", own, body)).statusCode).toBe(400);
    expect((await call(people.stranger, "GET", own)).json()).toMatchObject({ own: {} });
  });

  test("of a group are read by members and written by administrators", async () => {
    expect((await call(people.member, "PUT", ofGroup, { mostSizes: 2 })).statusCode).toBe(404);
    expect((await call(people.stranger, "GET", ofGroup)).statusCode).toBe(404);
    expect((await call(people.admin, "PUT", ofGroup, { mostSizes: 2, voltages: [400] })).statusCode).toBe(200);
    expect((await call(people.member, "GET", ofGroup)).json()).toEqual({ mostSizes: 2, voltages: [400] });
    expect(await effective(people.member)).toMatchObject({ mostSizes: 2, voltages: [690], carrySpacing: 1.1 });
    expect(await effective(people.stranger)).toEqual({ makers: {} });
  });

  test("give a blank design its spacings", async () => {
    const blank = async (who: TestPerson) => (await call(who, "POST", "/api/conveyors", {})).json();
    expect(await blank(people.member)).toMatchObject({ nomCSSpacing: 1.1 });
    expect((await blank(people.stranger)).nomCSSpacing).not.toBe(1.1);
  });

  test("decide what Auto chooses, on the server and for the editor, for the designs of their owner", async () => {
    const automatic = aDesign({ selectBeltMode: "Auto" });
    const [usual, liked] = [belt("Usual", 3000), belt("Liked", 6000)];
    const added = [];
    for (const one of [usual, liked]) added.push((await call(people.member, "POST", "/api/belts", one)).json());
    const chosenOf = (belts: readonly object[]) => resultsOf(automatic, { ...emptyLibraries, belts: belts as never });
    const [alone, both] = [chosenOf(added.slice(1)), chosenOf(added)];
    expect(pick(alone)).not.toEqual(pick(both));
    const save = async () => (await call(people.member, "POST", "/api/conveyors", automatic)).json();
    const before = await save();
    expect(before).toMatchObject(pick(both));
    await call(people.member, "PUT", own, { makers: { belts: ["Liked"] } });
    const after = await save();
    expect(after).toMatchObject(pick(alone));
    const rows = (await call(people.member, "GET", `/api/selectable/belts?conveyor=${after.id}`)).json();
    expect(rows.map(({ category }: { category: string }) => category)).toEqual(["Liked"]);
    expect(await effective(people.member, `?conveyor=${after.id}`)).toMatchObject({ makers: { belts: ["Liked"] } });
    expect((await call(people.stranger, "GET", `${own}/effective?conveyor=${after.id}`)).statusCode).toBe(404);
    // Choosing by hand is free: the lists of the library show every row.
    expect((await call(people.member, "GET", "/api/belts")).json()).toHaveLength(2);
  });
});

function pick({ te, tmax, beltSafetyRun }: ReturnType<typeof resultsOf>) {
  return { te, tmax, beltSafetyRun };
}
