import { type Conveyor, conveyorToFile, schemaVersion, writeConveyorJson, writeConveyorT6 } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { aConveyor, aDesign, aForm, resultsOf } from "../../test-support/conveyors.ts";
import { databases } from "../../test-support/databases.ts";
import { libraryApp } from "../../test-support/library-suite.ts";

const design = aDesign({ convNo: "Older" });
const results = { te: 58.11, tmax: 92.23, "pulls[0].t1": 20 };
const before = { format: 1, results: { te: 58.11, tmax: 92.23 } };

/** As the program wrote it before the heights of points had a name. */
function inFormat1(conveyor: Conveyor): string {
  const { pointsAre: _new, ...file } = conveyorToFile(conveyor, results);
  return JSON.stringify({ ...file, schemaVersion: 1 });
}

describe.each(databases)("what a conveyor said when it was saved, on $name", (database) => {
  const { call, admin, db } = libraryApp(database);
  const test = it.skipIf(database.isSkipped);
  const load = async (id: string) => (await call({ url: `/api/conveyors/${id}` })).json()[0];

  /** A conveyor that was saved by an earlier release. */
  async function olderConveyor(): Promise<string> {
    const { id } = await aConveyor(db(), admin().userName, design);
    const document = inFormat1(design);
    await db().updateTable("conveyor").set({ document }).where("id", "=", id).execute();
    await db().updateTable("conveyor_version").set({ document }).where("conveyor_id", "=", id).execute();
    return id;
  }

  test.each([
    { type: "Json", file: { content: inFormat1(design) } },
    {
      type: "Xml",
      file: {
        content: writeConveyorT6(design, results).replace(`<schemaVersion>${schemaVersion}<`, "<schemaVersion>1<"),
        name: "older.xml",
        type: "application/xml",
      },
    },
  ])("is kept of an older $type file beside results of ours", async ({ type, file }) => {
    const { id } = (await call({ method: "POST", url: `/api/conveyorupload${type}`, ...aForm(file) })).json();
    const stored = await load(id);
    expect(stored.savedBefore).toEqual(before);
    expect(stored).toMatchObject({ schemaVersion, te: resultsOf(design).te });
  });

  test("is told of a stored conveyor of an older format, and of its versions", async () => {
    const id = await olderConveyor();
    const whole = { schemaVersion, te: 58.11, savedBefore: before };
    expect(await load(id)).toMatchObject(whole);
    expect((await call({ url: `/api/conveyor/${id}` })).json()).toMatchObject(whole);
    expect((await call({ url: `/api/conveyors/${id}/versions/1` })).json()).toMatchObject(whole);
  });

  test("goes with copies and restored versions", async () => {
    const id = await olderConveyor();
    const copy = (await call({ method: "POST", url: `/api/conveyors/copy/${id}` })).json();
    expect((await load(copy.id)).savedBefore).toEqual(before);
    const opened = await load(id);
    await call({ method: "PUT", url: `/api/conveyors/${id}`, payload: opened });
    expect((await load(id)).savedBefore).toBeUndefined();
    await call({ method: "POST", url: `/api/conveyors/${id}/versions/1/restore` });
    expect((await load(id)).savedBefore).toEqual(before);
  });

  test("is gone once it was saved, whatever is sent back", async () => {
    const id = await olderConveyor();
    const opened = await load(id);
    const saved = (await call({ method: "PUT", url: `/api/conveyors/${id}`, payload: opened })).json();
    expect(saved).toMatchObject({ revision: 2, te: resultsOf(design).te });
    expect(saved.savedBefore).toBeUndefined();
    expect((await load(id)).savedBefore).toBeUndefined();
  });

  test("is nothing in a file of today, a new conveyor and a comparison", async () => {
    const file = { content: writeConveyorJson(design, results) };
    const { id } = (await call({ method: "POST", url: "/api/conveyoruploadJson", ...aForm(file) })).json();
    expect(await load(id)).not.toHaveProperty("savedBefore");
    const payload = { ...conveyorToFile(design), savedBefore: before };
    const added = (await call({ method: "POST", url: "/api/conveyors", payload })).json();
    expect(await load(added.id)).not.toHaveProperty("savedBefore");
    const [compared] = (await call({ url: `/api/conveyorsinlist/${await olderConveyor()}` })).json();
    expect(compared).toMatchObject({ te: resultsOf(design).te });
    expect(compared).not.toHaveProperty("savedBefore");
  });

  test("is no part of a downloaded file", async () => {
    const got = await call({ url: `/api/downloadJson/${await olderConveyor()}` });
    expect(got.json()).not.toHaveProperty("savedBefore");
  });
});
