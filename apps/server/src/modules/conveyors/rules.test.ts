import { conveyorToFile, newConveyor } from "@beltwright/model";
import { addSubscription, findUserData, setUserGroup } from "@beltwright/store";
import { describe, expect, it } from "vitest";
import { callApp } from "../../test-support/call.ts";
import { aConveyor, aDesign, aForm } from "../../test-support/conveyors.ts";
import { databases } from "../../test-support/databases.ts";
import { libraryApp } from "../../test-support/library-suite.ts";
import { aPerson, type TestPerson } from "../../test-support/people.ts";

const quotaUsed =
  "Not authorised to add conveyors or you have used up the number of files allowed under your subscription. " +
  "You can purchase additional file space by using the Manage My Subscription menu under your login user name.";
const sent = conveyorToFile(aDesign());
const day = 24 * 60 * 60 * 1000;

describe.each(databases)("the rules of conveyors on $name", (database) => {
  const { app, store, db } = libraryApp(database);
  const test = it.skipIf(database.isSkipped);
  let people = 0;
  const aSubscriber = async () => {
    people += 1;
    return aPerson(store(), { name: `subscriber${people}`, subscription: "current" });
  };
  const callAs = ({ headers }: TestPerson) => ({
    get: (url: string) => callApp(app(), { url, headers }),
    post: (url: string, payload: object = {}) => callApp(app(), { method: "POST", url, headers, payload }),
    put: (url: string, payload: object) => callApp(app(), { method: "PUT", url, headers, payload }),
    delete: (url: string) => callApp(app(), { method: "DELETE", url, headers }),
  });
  const filesOf = async ({ userName }: TestPerson) =>
    (await findUserData(db(), userName, Date.now()))?.noOfFilesUsed ?? 0;
  const fill = async ({ userName }: TestPerson, count: number) => {
    const ids: string[] = [];
    for (let file = 0; file < count; file += 1) ids.push((await aConveyor(db(), userName)).id);
    return ids;
  };

  test("keep 100 files to a plan: no more are added, copied, uploaded, taken back or saved", async () => {
    const me = await aSubscriber();
    const [first = "", second = ""] = await fill(me, 100);
    const as = callAs(me);
    const form = aForm({ content: JSON.stringify(sent) });
    const attempts = [
      await as.post("/api/conveyors", sent),
      await as.post(`/api/conveyors/copy/${first}`),
      await as.post("/api/CopySelectedCVs", [first]),
      await as.put(`/api/conveyors/${first}`, sent),
      await callApp(app(), {
        method: "POST",
        url: "/api/conveyoruploadJson",
        payload: form.payload,
        headers: { ...me.headers, ...form.headers },
      }),
    ];
    for (const answer of attempts) {
      expect(answer.json()).toEqual({ code: "file-quota-used", message: quotaUsed });
      expect(answer.statusCode).toBe(403);
    }
    await as.delete(`/api/conveyors/${second}`);
    expect((await as.put(`/api/conveyors/${first}`, sent)).statusCode).toBe(200);
    const copied = (await as.post("/api/CopySelectedCVs", [first, first])).json();
    expect(copied).toEqual({ message: "Conveyors copied: 1.", ids: [expect.any(String)] });
    expect((await as.get(`/api/conveyors/${copied.ids[0]}`)).statusCode).toBe(200);
    const full = await as.post(`/api/conveyors/${second}/undelete`);
    expect(full.json()).toMatchObject({ code: "file-quota-used" });
    expect(await filesOf(me)).toBe(100);
    const session = (await as.get("/api/session")).json();
    expect(session.user).toMatchObject({ noOfFilesUsed: 100, noOfFilesAllowed: 100 });
  });

  test("copy a batch only where all of it has room", async () => {
    const me = await aSubscriber();
    const ids = await fill(me, 60);
    const answer = await callAs(me).post("/api/CopySelectedCVs", ids);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toEqual({ code: "file-storage-short", message: "Not enough conveyor File storage..." });
    expect(await filesOf(me)).toBe(60);
  });

  test("let 50 clients copying at a quota of 100 end with exactly 100 files", async () => {
    const me = await aSubscriber();
    const [first = ""] = await fill(me, 75);
    const copies = Array.from({ length: 50 }, () => callAs(me).post(`/api/conveyors/copy/${first}`));
    const statuses = (await Promise.all(copies)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(25);
    expect(statuses.filter((status) => status === 403)).toHaveLength(25);
    expect(await filesOf(me)).toBe(100);
  });

  test("lose no acknowledged version of 20 clients saving one file", async () => {
    const me = await aSubscriber();
    const { id } = await aConveyor(db(), me.userName);
    const saves = Array.from({ length: 20 }, (_, client) =>
      callAs(me).put(`/api/conveyors/${id}`, { ...sent, project: `client ${client}` }),
    );
    for (const answer of await Promise.all(saves)) {
      expect(answer.statusCode).toBe(200);
      const { revision, project } = answer.json();
      const version = await callAs(me).get(`/api/conveyors/${id}/versions/${revision}`);
      expect(version.json().project).toBe(project);
    }
    expect((await callAs(me).get(`/api/conveyors/${id}/versions`)).json()).toHaveLength(21);
  });

  test.each(["CopySelectedCVs", "DeleteSelectedCVs"])("ask for a selection in %s", async (path) => {
    const answer = await callAs(await aSubscriber()).post(`/api/${path}`, []);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ message: "No Conveyors have been selected." });
    expect((await callAs(await aSubscriber()).post(`/api/${path}`, { ids: 1 })).statusCode).toBe(400);
  });

  test("ask for a selection and a name to change categories, and rename All", async () => {
    const me = await aSubscriber();
    const ids = await fill(me, 2);
    const change = async (catName: string, CVIDList: readonly string[]) =>
      (await callAs(me).post("/api/UpdateCVCategories", { catName, CVIDList })).json();
    expect(await change("New", [])).toMatchObject({ message: "No Conveyors have been selected." });
    expect(await change(" ", ids)).toMatchObject({ message: "Enter a category name." });
    expect(await change("New", ids)).toEqual({ message: "Conveyors moved to New: 2." });
    expect(await change("All", ids)).toEqual({ message: "Category Changed to All - 1" });
    expect((await callAs(me).get("/api/conveyorCategories")).json()).toEqual(["All - 1"]);
    expect((await callAs(me).get(`/api/conveyor/${ids[0]}`)).json()).toMatchObject({
      category: "All - 1",
      revision: 3,
    });
  });

  test("delete a batch of one's own, and tell where some were gone", async () => {
    const me = await aSubscriber();
    const other = await aSubscriber();
    const [one = "", two = "", three = ""] = await fill(me, 3);
    const docUsers = [{ userName: me.userName, canEdit: true, canCopy: true }];
    const { id: theirs } = await aConveyor(db(), other.userName, { convNo: "T-1", docUsers });
    const remove = async (ids: readonly string[]) => (await callAs(me).post("/api/DeleteSelectedCVs", ids)).json();
    expect(await remove([one, theirs])).toMatchObject({
      message: "Not authorized to batch delete conveyor T-1, only the document owner can delete.",
    });
    expect(await filesOf(me)).toBe(3);
    expect(await remove([one, two])).toEqual({ message: "Conveyors deleted: 2." });
    expect(await remove([two, three])).toEqual({ message: "Failed to Batch Delete some conveyors" });
    expect(await remove([one, two])).toMatchObject({ message: "Failed to Batch Delete conveyors" });
    expect(await filesOf(me)).toBe(0);
  });

  test("save within the limits of the plan", async () => {
    const me = await aSubscriber();
    const [id] = await fill(me, 1);
    const large = conveyorToFile(newConveyor());
    const refused = await callAs(me).put(`/api/conveyors/${id}`, large);
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({
      code: "beyond-plan",
      issues: [
        { field: "capacityInp", message: "The plan is limited to 1000 t/h." },
        { field: "pulls[1].capacityInp" },
      ],
    });
    const now = Date.now();
    await addSubscription(db(), {
      userName: me.userName,
      planID: "TProMonthly1001",
      planName: "Professional",
      status: "Active",
      price: 39,
      billingCycle: 1,
      subStartDate: now - day,
      subEndDate: now + day,
      now,
    });
    expect((await callAs(me).put(`/api/conveyors/${id}`, large)).statusCode).toBe(200);
  });

  test("let a person share with the own group and no other", async () => {
    const me = await aSubscriber();
    const body = { ...sent, conveyorGroup: "Harbour" };
    const refused = await callAs(me).post("/api/conveyors", body);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ code: "invalid-values", issues: [{ field: "conveyorGroup" }] });
    await setUserGroup(db(), me.userName, "Harbour");
    expect((await callAs(me).post("/api/conveyors", body)).statusCode).toBe(201);
    const colleague = await aSubscriber();
    const none = "User is not in a UserGroup or has been logged out. Did you sign in on another device?";
    expect((await callAs(colleague).get("/api/conveyorGroupCategories")).json()).toEqual({ message: none });
    expect((await callAs(colleague).get("/api/groupconveyorsfromcategory/All")).json()).toEqual([]);
    await setUserGroup(db(), colleague.userName, "Harbour");
    expect((await callAs(colleague).get("/api/conveyorGroupCategories")).json()).toEqual(["Demo Conveyor"]);
    const list = await callAs(colleague).get("/api/groupconveyorsfromcategory/Demo%20Conveyor");
    expect(list.json()).toMatchObject([{ userName: me.userName, conveyorGroup: "Harbour", listSelected: false }]);
  });

  test("list by page with the total in a header", async () => {
    const me = await aSubscriber();
    await fill(me, 12);
    const page = await callAs(me).get("/api/conveyorsfromcategory/Demo%20Conveyor?page=2&sort=convNo&order=desc");
    expect(page.json()).toHaveLength(2);
    expect(page.headers["x-total-count"]).toBe("12");
    expect((await callAs(me).get("/api/conveyorsfromcategory/None")).json()).toEqual([]);
    expect((await callAs(me).get("/api/conveyors?sort=document")).statusCode).toBe(400);
  });

  test("list every category under All, and one alone under its name", async () => {
    const me = await aSubscriber();
    for (const category of ["Pit", "Port"]) await aConveyor(db(), me.userName, { category });
    const listed = async (category: string) => {
      const items = (await callAs(me).get(`/api/conveyorsfromcategory/${category}`)).json();
      return items.map((item: { readonly category: string }) => item.category);
    };
    expect([await listed("All"), await listed("Port")]).toEqual([["Pit", "Port"], ["Port"]]);
  });

  test("show no demos while none are there", async () => {
    const answer = await callAs(await aSubscriber()).get("/api/conveyorlistdemos");
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual([]);
  });
});
