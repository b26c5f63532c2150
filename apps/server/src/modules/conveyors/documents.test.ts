import { conveyorToFile, emptyProfile, newConveyor, unsigned } from "@beltwright/model";
import { saveProfile } from "@beltwright/store";
import { describe, expect, it } from "vitest";
import { aConveyor, aDesign, laid, resultsOf } from "../../test-support/conveyors.ts";
import { databases } from "../../test-support/databases.ts";
import { libraryApp } from "../../test-support/library-suite.ts";

const profile = { ...emptyProfile, firstName: "Ada", lastName: "Byron", companyName: "Engines Ltd" };
const sent = conveyorToFile(aDesign());

describe.each(databases)("one conveyor on $name", (database) => {
  const { call, admin, db } = libraryApp(database);
  const test = it.skipIf(database.isSkipped);
  const mine = (values = {}) => aConveyor(db(), admin().userName, values);

  test("is added from what is sent of it, the rest as a person would start", async () => {
    const answer = await call({ method: "POST", url: "/api/conveyors", payload: { category: "Plant", convNo: "C-9" } });
    expect(answer.statusCode).toBe(201);
    const { id, revision, ...stored } = answer.json();
    expect({ id, revision }).toEqual({ id: expect.any(String), revision: 1 });
    const { userName } = admin();
    expect(stored.designDate).toBe(new Date().toISOString().slice(0, 10));
    const { designDate } = stored;
    const added = { ...newConveyor(), category: "Plant", convNo: "C-9", designDate, userName };
    expect(stored).toEqual(conveyorToFile(laid(added), resultsOf(added)));
  });

  test("that was just made is numbered on, filed and signed", async () => {
    await mine({ convNo: "C-41", category: "Quarry" });
    await saveProfile(db(), { userName: admin().userName, profile });
    const payload = unsigned(conveyorToFile({ ...newConveyor(), capacityInp: 777 }));
    const answer = await call({ method: "POST", url: "/api/conveyors", payload });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      convNo: "C-42",
      category: "Quarry",
      coName: "Engines Ltd",
      designedBy: "Ada Byron",
      designDate: new Date().toISOString().slice(0, 10),
      capacityInp: 777,
    });
  });

  test("is an object by its singular path and a list of one by its plural", async () => {
    const { id } = await mine({ convNo: "C-2" });
    const single = (await call({ url: `/api/conveyor/${id}` })).json();
    expect(single).toMatchObject({ id, convNo: "C-2", beltWidthInp: 1200, revision: 1 });
    expect((await call({ url: `/api/conveyors/${id}` })).json()).toEqual([single]);
  });

  test("is compared with others in the order asked for, all or none", async () => {
    const [one, two] = [await mine(), await mine()];
    const found = (await call({ url: `/api/conveyorsinlist/${two.id},${one.id}` })).json();
    expect(found.map(({ id }: { id: string }) => id)).toEqual([two.id, one.id]);
    const missing = await call({ url: `/api/conveyorsinlist/${one.id},none` });
    expect(missing.statusCode).toBe(404);
    expect(missing.json()).toEqual({ code: "conveyor-load-failed", message: "Failed to load conveyor" });
  });

  test.each(["POST", "PUT"] as const)("filed under All becomes All - 1 by %s", async (method) => {
    const { id } = await mine();
    const url = method === "PUT" ? `/api/conveyors/${id}` : "/api/conveyors";
    const answer = await call({ method, url, payload: { ...sent, category: "All" } });
    expect(answer.json()).toMatchObject({ category: "All - 1" });
  });

  test("is saved as sent back, with what the server sets ignored", async () => {
    const stored = await mine(laid(aDesign()));
    const url = `/api/conveyors/${stored.id}`;
    const payload = { ...stored, project: "New", userName: "someone@else.com", listSelected: true };
    const saved = (await call({ method: "PUT", url, payload })).json();
    expect(saved).toMatchObject({ ...stored, project: "New", revision: 2 });
  });

  test("saved from an older revision is refused, says which one is stored, and stays", async () => {
    const stored = await mine();
    const url = `/api/conveyors/${stored.id}`;
    await call({ method: "PUT", url, payload: { ...stored, project: "First" } });
    const stale = await call({ method: "PUT", url, payload: { ...stored, project: "Second" } });
    expect(stale.statusCode).toBe(409);
    expect(stale.json()).toMatchObject({ code: "changed-elsewhere", revision: 2 });
    expect((await call({ url: `/api/conveyor/${stored.id}` })).json()).toMatchObject({ project: "First", revision: 2 });
  });

  test.each([
    { what: "no body", payload: undefined, method: "POST", message: "Failed to save new conveyor" },
    { what: "a list", payload: [], method: "POST", message: "Failed to save new conveyor" },
    { what: "something else", payload: { a: 1 }, method: "PUT", message: "Failed to save conveyor" },
    {
      what: "a number as text",
      payload: { ...sent, capacityInp: "9" },
      method: "POST",
      message: "Some values need attention.",
      field: "capacityInp",
    },
    {
      what: "a revision as text",
      payload: { ...sent, revision: "1" },
      method: "PUT",
      message: "Some values need attention.",
      field: "revision",
    },
  ] as const)("refuses $what", async ({ payload, method, message, ...more }) => {
    const { id } = await mine();
    const url = method === "PUT" ? `/api/conveyors/${id}` : "/api/conveyors";
    const answer = await call({ method, url, ...(payload === undefined ? {} : { payload }) });
    expect(answer.statusCode).toBe(400);
    const issues = "field" in more ? { issues: [{ field: more.field }] } : {};
    expect(answer.json()).toMatchObject({ message, ...issues });
  });

  test("with pictures may be as large as a file", async () => {
    const coLogo = `data:image/png;base64,${"A".repeat(1_400_000)}`;
    const answer = await call({ method: "POST", url: "/api/conveyors", payload: { ...sent, coLogo } });
    expect(answer.statusCode).toBe(201);
    const huge = await call({ method: "POST", url: "/api/conveyors", payload: { ...sent, x: "x".repeat(20_000_000) } });
    expect(huge.statusCode).toBe(413);
  });

  test("tells who changed it, and an earlier version comes back as a new one", async () => {
    const stored = await mine({ project: "First" });
    const url = `/api/conveyors/${stored.id}`;
    await call({ method: "PUT", url, payload: { ...stored, project: "Second" } });
    await call({ method: "PUT", url: `${url}/versions/1`, payload: { name: " As tendered " } });
    expect((await call({ url: `${url}/versions/1` })).json()).toEqual(stored);
    const restored = await call({ method: "POST", url: `${url}/versions/1/restore` });
    expect(restored.json()).toEqual({ ...stored, revision: 3 });
    const { userName: changedBy } = admin();
    expect((await call({ url: `${url}/versions` })).json()).toMatchObject([
      { revision: 3, action: "restored", changedBy, name: "" },
      { revision: 2, action: "saved", changedBy, name: "" },
      { revision: 1, action: "added", changedBy, name: "As tendered" },
    ]);
  });

  test("is gone once deleted, lies in the bin, and is back once that is undone", async () => {
    const stored = await mine({ category: "Binned" });
    const url = `/api/conveyors/${stored.id}`;
    expect((await call({ method: "DELETE", url })).json()).toMatchObject({ id: stored.id, category: "Binned" });
    expect((await call({ url })).statusCode).toBe(404);
    expect((await call({ method: "DELETE", url })).statusCode).toBe(404);
    const bin = (await call({ url: "/api/conveyorbin?search=cv" })).json();
    expect(bin).toMatchObject([{ id: stored.id, deletedAt: expect.any(Number) }]);
    expect((await call({ method: "POST", url: `${url}/undelete` })).statusCode).toBe(200);
    expect((await call({ url })).json()).toMatchObject([{ id: stored.id }]);
    expect((await call({ method: "POST", url: `${url}/undelete` })).statusCode).toBe(404);
  });
});
