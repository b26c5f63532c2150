import { demoConveyors } from "@beltwright/catalogue";
import { conveyorToFile, writeConveyorJson } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { aConveyor, aDesign, aForm, resultsOf } from "../../test-support/conveyors.ts";
import { databases } from "../../test-support/databases.ts";
import { libraryApp } from "../../test-support/library-suite.ts";

const design = aDesign({ convNo: "R-1" });
const ours = resultsOf(design);

describe.each(databases)("results of conveyors on $name", (database) => {
  const { call, db, admin } = libraryApp(database);
  const test = it.skipIf(database.isSkipped);
  const post = (payload: object) => call({ method: "POST", url: "/api/conveyors", payload });
  const listed = async (id: string) =>
    (await call({ url: "/api/conveyors" })).json().find((item: { id: string }) => item.id === id);

  test("are those the server calculated, whatever it was sent, on adding, saving and copying", async () => {
    const claimed = { ...conveyorToFile(design), te: 99_999, installedPower: "much", "pulls[0].t1": 1 };
    const refused = await post(claimed);
    expect(refused.statusCode).toBe(400);
    const added = (await post({ ...claimed, installedPower: 1 })).json();
    expect(added).toMatchObject({ te: ours.te, tmax: ours.tmax, installedPower: ours.installedPower });
    const faster = { ...added, beltSpeedInp: 4, te: 1 };
    const saved = (await call({ method: "PUT", url: `/api/conveyors/${added.id}`, payload: faster })).json();
    expect(saved.te).toBe(resultsOf({ ...design, beltSpeedInp: 4 }).te);
    const copied = (await call({ method: "POST", url: `/api/conveyors/copy/${added.id}` })).json();
    expect(copied.te).toBe(saved.te);
    expect((await listed(copied.id)).results).toMatchObject({ te: saved.te, tmax: saved.tmax });
  });

  test("are shown in lists, a few of them and without the document", async () => {
    const { id } = (await post(conveyorToFile(design))).json();
    const item = await listed(id);
    expect(item.results).toMatchObject({ te: ours.te, absorbedPower: ours.absorbedPower });
    expect(item.results).toMatchObject({ capitalCost: ours.capitalCost, costCurrency: design.costCurrency });
    expect(JSON.stringify(item).length).toBeLessThan(2000);
  });

  test("are none of a conveyor that cannot be calculated, which is kept all the same", async () => {
    const added = await post({ ...conveyorToFile(design), pulls: [], drives: [] });
    expect(added.statusCode).toBe(201);
    expect((await listed(added.json().id)).results).toEqual({});
    expect((await call({ url: `/api/downloadJson/${added.json().id}` })).json()).not.toHaveProperty("te");
  });

  test("of a long conveyor are the same, though another thread calculates them", async () => {
    const overland = (await demoConveyors()).find(({ convNo }) => convNo === "C3");
    if (overland === undefined) throw new Error("There is no overland conveyor");
    expect(overland.pulls.length).toBeGreaterThan(20);
    const { te, tmax } = resultsOf(overland);
    expect((await post(conveyorToFile(overland))).json()).toMatchObject({ te, tmax });
  });

  test("of compared conveyors are there, however old what was stored", async () => {
    const { id } = await aConveyor(db(), admin().userName, { convNo: "R-1" });
    const [compared] = (await call({ url: `/api/conveyorsinlist/${id}` })).json();
    expect(compared).toMatchObject({ id, te: ours.te, pulls: [{ t1: ours["pulls[0].t1"] }, {}, {}, {}, {}, {}, {}] });
  });

  test("of a file from elsewhere are checked against ours", async () => {
    const theirs = { te: Number(ours.te) * 1.1, tmax: Number(ours.tmax), brakeDiscTemp: 80, "pulls[2].t1": 1 };
    const upload = (content: string) => call({ method: "POST", url: "/api/conveyoruploadJson", ...aForm({ content }) });
    const { check } = (await upload(writeConveyorJson(design, theirs))).json();
    expect(check.compared).toBe(3);
    expect(check.differences).toMatchObject([
      { path: "pulls[2].t1", unit: "kN", stored: 1, computed: ours["pulls[2].t1"] },
      {
        path: "te",
        label: "Effective tension Te",
        unit: "kN",
        stored: theirs.te,
        computed: ours.te,
        relative: expect.closeTo(-0.0909, 3),
      },
    ]);
    expect((await upload(writeConveyorJson(design))).json()).not.toHaveProperty("check");
  });
});

describe.each(databases)("two versions of a conveyor on $name", (database) => {
  const { call, db, admin } = libraryApp(database);
  const test = it.skipIf(database.isSkipped);

  test("differ in the inputs that were changed and in the results that moved", async () => {
    const stored = await aConveyor(db(), admin().userName);
    const url = `/api/conveyors/${stored.id}`;
    await call({ method: "PUT", url, payload: { ...stored, capacityInp: 500, project: "Lighter" } });
    const answer = await call({ url: `${url}/versions/1/differences/2` });
    expect(answer.statusCode).toBe(200);
    const { inputs, results, moved } = answer.json();
    expect(inputs).toEqual([
      { path: "project", place: "", label: "Project", unit: "1", before: "", after: "Lighter" },
      { path: "capacityInp", place: "", label: "Capacity", unit: "t/h", before: 900, after: 500 },
    ]);
    expect(moved).toBe(results.length);
    expect(results).toContainEqual(expect.objectContaining({ path: "capacity", before: 900, after: 500 }));
    const percent = results.find(({ path }: { path: string }) => path === "percentBeltCapacity");
    expect(percent.after / percent.before).toBeCloseTo(500 / 900, 9);
  });

  test("do not differ from themselves, and one that is not there is not found", async () => {
    const { id } = await aConveyor(db(), admin().userName);
    const url = `/api/conveyors/${id}/versions/1/differences`;
    expect((await call({ url: `${url}/1` })).json()).toEqual({ inputs: [], results: [], moved: 0 });
    expect((await call({ url: `${url}/2` })).statusCode).toBe(404);
  });
});

describe.each(databases)("whom a conveyor is shared with on $name", (database) => {
  const { call } = libraryApp(database);

  it.skipIf(database.isSkipped)(
    "keeps what the product does not know of them, and no cache keeps any of it",
    async () => {
      const docUsers = [
        { userName: "friend@example.com", canEdit: true, canCopy: false, sharedOn: "2024-05-01", by: { id: 7 } },
      ];
      const payload = { ...conveyorToFile(design), docUsers };
      const { id } = (await call({ method: "POST", url: "/api/conveyors", payload })).json();
      const stored = (await call({ url: `/api/conveyor/${id}` })).json();
      const invited = docUsers.map((user) => ({ ...user, isInvited: true }));
      expect(stored.docUsers).toEqual(invited);
      await call({ method: "PUT", url: `/api/conveyors/${id}`, payload: { ...stored, project: "Again" } });
      expect((await call({ url: `/api/downloadJson/${id}` })).json().docUsers).toEqual(invited);
      for (const url of [`/api/conveyor/${id}`, `/api/downloadJson/${id}`, `/api/conveyors/${id}/versions`]) {
        expect([url, (await call({ url })).headers["cache-control"]]).toEqual([url, "no-store"]);
      }
      expect((await call({ url: "/api/conveyors" })).headers["cache-control"]).toBe("private, no-cache");
      const [item] = (await call({ url: "/api/conveyors" })).json();
      expect(item.docUsers).toEqual([{ userName: "friend@example.com", canEdit: true, canCopy: false }]);
    },
  );
});
