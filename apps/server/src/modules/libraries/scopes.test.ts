import { type Conveyor, emptyProfile, getLibrary } from "@beltwright/model";
import { saveProfile, setUserGroup } from "@beltwright/store";
import { expect } from "vitest";
import { describeApp } from "../../test-support/app-suite.ts";
import { aDesign, emptyLibraries, resultsOf } from "../../test-support/conveyors.ts";
import { someValues } from "../../test-support/library-rows.ts";
import type { TestPerson } from "../../test-support/people.ts";

const automatic: Conveyor = aDesign({ selectBeltMode: "Auto" });
/** Whatever is carried, this belt would be chosen for it. */
const tempting = {
  ...someValues(getLibrary("belts"), { category: "Free", description: "Holds anything" }),
  beltStrength: 6000,
  allowableTension: 900,
  carcassPrice: 0.01,
};

const roles = {
  admin: { userIsAdmin: true },
  stranger: { subscription: "current" },
  owner: { subscription: "current" },
  colleague: { subscription: "current" },
} as const;

describeApp("library rows of strangers,", roles, ({ test, people, db, call, prepare }) => {
  let beltId = "";
  const save = async (who: TestPerson) => (await call(who, "POST", "/api/conveyors", automatic)).json();
  const selectable = async (who: TestPerson, query = "") =>
    (await call(who, "GET", `/api/selectable/belts${query}`)).json().map(({ _id }: { _id: string }) => _id);
  const scope = (who: TestPerson, wanted: string) => call(who, "PUT", `/api/belts/${beltId}/scope`, { scope: wanted });
  const withoutBelts = resultsOf(automatic);

  prepare(async () => {
    for (const { userName } of [people.owner, people.colleague]) await setUserGroup(db(), userName, "Plant");
  });

  test("are chosen for designs of their owner only, on the server and for the editor", async () => {
    const added = await call(people.stranger, "POST", "/api/belts", tempting);
    expect(added.json()).toMatchObject({ scope: "own" });
    beltId = added.json()._id;
    const belts = [added.json()];
    const mine = resultsOf(automatic, { ...emptyLibraries, belts });
    expect(pick(mine)).not.toEqual(pick(withoutBelts));
    expect(await save(people.owner)).toMatchObject(pick(withoutBelts));
    expect(await save(people.stranger)).toMatchObject(pick(mine));
    expect(await selectable(people.owner)).toEqual([]);
    expect(await selectable(people.stranger)).toEqual([beltId]);
  });

  test("name their owner, and give no address away", async () => {
    const owner = () => call(people.owner, "GET", `/api/belts/${beltId}/owner`);
    expect((await owner()).json()).toEqual({ name: "another user" });
    const profile = { ...emptyProfile, firstName: "Ada", lastName: "Byron", companyName: "Engines Ltd" };
    await saveProfile(db(), { userName: people.stranger.userName, profile });
    expect((await owner()).json()).toEqual({ name: "Ada Byron, Engines Ltd" });
    expect((await call(people.owner, "GET", "/api/belts/nothing/owner")).statusCode).toBe(404);
  });

  test("are chosen as public ones only by those who switched that on", async () => {
    expect((await scope(people.stranger, "public")).json().scope).toBe("public");
    expect(await save(people.owner)).toMatchObject(pick(withoutBelts));
    const on = await call(people.owner, "PUT", "/api/selectionSettings", { usesPublicRows: true });
    expect(on.json()).toEqual({ usesPublicRows: true });
    expect((await call(people.owner, "GET", "/api/selectionSettings")).json()).toEqual({ usesPublicRows: true });
    expect(await selectable(people.owner)).toEqual([beltId]);
    expect(await selectable(people.colleague)).toEqual([]);
    await call(people.owner, "PUT", "/api/selectionSettings", { usesPublicRows: false });
    expect(await selectable(people.owner)).toEqual([]);
  });

  test("are those for the owner of a design, whoever looks at it", async () => {
    await scope(people.stranger, "own");
    const { id } = await save(people.stranger);
    expect(await selectable(people.admin, `?conveyor=${id}`)).toEqual([beltId]);
    expect((await call(people.owner, "GET", `/api/selectable/belts?conveyor=${id}`)).statusCode).toBe(404);
    const saved = await call(people.admin, "PUT", `/api/conveyors/${id}`, automatic);
    const chosen = resultsOf(automatic, { ...emptyLibraries, belts: [await belt()] });
    expect(saved.json()).toMatchObject(pick(chosen));
  });

  test("are verified by administrators alone", async () => {
    for (const who of [people.owner, people.stranger]) {
      const refused = await scope(who, "verified");
      expect([refused.statusCode, refused.json().code]).toEqual([403, "edit-failed"]);
    }
    expect((await scope(people.admin, "shipped")).statusCode).toBe(403);
    expect((await scope(people.admin, "anyones")).statusCode).toBe(400);
    expect((await scope(people.admin, "verified")).json().scope).toBe("verified");
    expect(await selectable(people.colleague)).toEqual([beltId]);
    expect((await call(people.admin, "PUT", "/api/belts/none/scope", { scope: "own" })).statusCode).toBe(404);
  });

  test("keep their scope whatever a save sends back", async () => {
    await scope(people.admin, "own");
    const sent = { ...(await belt()), scope: "verified" };
    expect((await call(people.stranger, "PUT", `/api/belts/${beltId}`, sent)).json().scope).toBe("own");
  });

  const belt = async () => (await call(people.admin, "GET", `/api/belt/${beltId}`)).json();
});

function pick({ te, tmax, beltSafetyRun }: ReturnType<typeof resultsOf>) {
  return { te, tmax, beltSafetyRun };
}
