import { conveyorToFile } from "@beltwright/model";
import { findUserData, openSession, setUserGroup } from "@beltwright/store";
import { describe, expect, it } from "vitest";
import { callApp } from "../../test-support/call.ts";
import { aConveyor, aDesign, aForm } from "../../test-support/conveyors.ts";
import { databases } from "../../test-support/databases.ts";
import { libraryApp } from "../../test-support/library-suite.ts";
import { aPerson, type NewPerson, type TestPerson } from "../../test-support/people.ts";

// Second document of the specification, sections 5, 6 and 8: the words are quoted from there.
const buy = "- please buy a subscription, see Subscribe menu in your user name / email menu";
const noSubscription = (to: string) => [403, `You need a current subscription to ${to} data ${buy}`];
const copyViewOnly = [403, "Not authorised copy conveyor. View Permissions only."];
const downloadViewOnly = [
  403,
  "Not authorised to download the conveyor. View Permissions only. Its owner can allow downloads under Sharing.",
];
const batchViewOnly = [403, "Not authorized to copy one or more conveyors. View Permissions only."];
const filingViewOnly = [403, "Not authorized to change conveyor categories. View Permissions only."];
const saveFirst = [403, "Not authorised to Save this conveyor. Copy it first."];
const quotaUsed = [
  403,
  "Not authorised to add conveyors or you have used up the number of files allowed under your subscription. " +
    "You can purchase additional file space by using the Manage My Subscription menu under your login user name.",
];
const sent = conveyorToFile(aDesign());

describe.each(databases)("conveyors that are shared on $name", (database) => {
  const { app, store, db, admin } = libraryApp(database);
  const test = it.skipIf(database.isSkipped);
  let people = 0;
  const someone = (person: Omit<NewPerson, "name"> = { subscription: "current" }) => {
    people += 1;
    return aPerson(store(), { name: `someone${people}`, ...person });
  };
  /** The status and, of a refusal, its words. */
  const ask = async (
    { headers }: TestPerson,
    method: "GET" | "POST" | "PUT" | "DELETE",
    path: string,
    body?: object,
  ) => {
    const payload = body === undefined ? {} : { payload: body };
    const answer = await callApp(app(), { method, url: `/api/${path}`, headers, ...payload });
    return answer.statusCode < 400 ? [answer.statusCode] : [answer.statusCode, answer.json().message];
  };
  const filesOf = async ({ userName }: TestPerson) => (await findUserData(db(), userName, Date.now()))?.noOfFilesUsed;

  const combinations = [
    { canEdit: true, canCopy: true, isRefused: false },
    { canEdit: true, canCopy: false, isRefused: false },
    { canEdit: false, canCopy: true, isRefused: false },
    { canEdit: false, canCopy: false, isRefused: true },
  ];

  test.each(combinations)("with canEdit $canEdit and canCopy $canCopy", async ({ isRefused, ...rights }) => {
    const [owner, me, ended] = [await someone(), await someone(), await someone({ subscription: "ended" })];
    const docUsers = [me, ended].map(({ userName }) => ({ userName, ...rights }));
    const { id } = await aConveyor(db(), owner.userName, { docUsers });
    expect(await ask(me, "POST", `conveyors/copy/${id}`)).toEqual(isRefused ? copyViewOnly : [201]);
    expect(await ask(me, "POST", "CopySelectedCVs", [id])).toEqual(isRefused ? batchViewOnly : [200]);
    expect(await ask(me, "POST", "UpdateCVCategories", { catName: "Mine", CVIDList: [id] })).toEqual(filingViewOnly);
    expect(await ask(me, "PUT", `conveyors/${id}`, sent)).toEqual(saveFirst);
    for (const file of ["downloadT6", "downloadJson"]) {
      expect(await ask(me, "GET", `${file}/${id}`)).toEqual(isRefused ? downloadViewOnly : [200]);
    }
    expect(await filesOf(me)).toBe(isRefused ? 0 : 2);
    expect(await ask(ended, "GET", `conveyors/${id}`)).toEqual([200]);
    expect(await ask(ended, "POST", `conveyors/copy/${id}`)).toEqual(noSubscription("copy"));
    expect(await ask(ended, "POST", "CopySelectedCVs", [id])).toEqual(noSubscription("copy"));
    expect(await ask(ended, "GET", `downloadJson/${id}`)).toEqual(noSubscription("download"));
    expect(await filesOf(ended)).toBe(0);
  });

  test("give the file of one that may only be looked at with the owner's leave", async () => {
    const [owner, me] = [await someone(), await someone()];
    const rights = { userName: me.userName, canEdit: false, canCopy: false };
    const stored = await aConveyor(db(), owner.userName, { docUsers: [{ ...rights, extras: { canDownload: true } }] });
    expect(await ask(me, "GET", `downloadJson/${stored.id}`)).toEqual([200]);
    const withdrawn = { ...stored, docUsers: [{ ...rights, canDownload: false }] };
    expect(await ask(owner, "PUT", `conveyors/${stored.id}`, withdrawn)).toEqual([200]);
    expect(await ask(me, "GET", `downloadJson/${stored.id}`)).toEqual(downloadViewOnly);
  });

  test("stay view only for a colleague of the group who is named so, and not for an admin", async () => {
    const [owner, me] = [await someone(), await someone()];
    for (const { userName } of [owner, me]) await setUserGroup(db(), userName, "Harbour");
    const docUsers = [me, admin()].map(({ userName }) => ({ userName, canEdit: false, canCopy: false }));
    const { id } = await aConveyor(db(), owner.userName, { conveyorGroup: "Harbour", docUsers });
    expect(await ask(me, "POST", `conveyors/copy/${id}`)).toEqual(copyViewOnly);
    expect(await ask(admin(), "POST", `conveyors/copy/${id}`)).toEqual([201]);
    expect(await ask(admin(), "POST", "UpdateCVCategories", { catName: "Ours", CVIDList: [id] })).toEqual([200]);
  });

  test("stop a whole batch: nothing of it is copied, filed or deleted", async () => {
    const [owner, me] = [await someone(), await someone()];
    const docUsers = [{ userName: me.userName, canEdit: false, canCopy: false }];
    const { id: theirs } = await aConveyor(db(), owner.userName, { convNo: "T-7", docUsers });
    const { id: own } = await aConveyor(db(), me.userName, { category: "Before" });
    const ids = [own, theirs];
    expect(await ask(me, "POST", "CopySelectedCVs", ids)).toEqual(batchViewOnly);
    expect(await ask(me, "POST", "UpdateCVCategories", { catName: "After", CVIDList: ids })).toEqual(filingViewOnly);
    expect(await ask(me, "POST", "DeleteSelectedCVs", ids)).toEqual([
      403,
      "Not authorized to batch delete conveyor T-7, only the document owner can delete.",
    ]);
    expect(await filesOf(me)).toBe(1);
    const { headers } = me;
    const [item] = (await callApp(app(), { url: "/api/conveyors?search=CV", headers })).json();
    expect(item).toMatchObject({ id: own, category: "Before" });
  });

  test("are no longer seen by someone they were shared with before", async () => {
    const [owner, me] = [await someone(), await someone()];
    const docUsers = [{ userName: me.userName, canEdit: true, canCopy: true }];
    const stored = await aConveyor(db(), owner.userName, { docUsers });
    const listed = async () => (await callApp(app(), { url: "/api/conveyors", headers: me.headers })).json().length;
    expect(await listed()).toBe(1);
    expect(await ask(owner, "PUT", `conveyors/${stored.id}`, { ...stored, docUsers: [] })).toEqual([200]);
    expect(await listed()).toBe(0);
    expect(await ask(me, "GET", `conveyors/${stored.id}`)).toEqual([404, "Failed to load conveyor"]);
  });
});

describe.each(databases)("without a subscription on $name", (database) => {
  const { app, store, db, admin } = libraryApp(database);
  const test = it.skipIf(database.isSkipped);

  test("own conveyors are seen and deleted, not saved, and selections are asked for first", async () => {
    const me = await aPerson(store(), { name: "ended", subscription: "current" });
    const { id } = await aConveyor(db(), me.userName);
    const past = Date.now() - 1000;
    await db().updateTable("subscription").set({ end_date: past }).where("user_name", "=", me.userName).execute();
    const ask = async (method: "GET" | "POST" | "PUT" | "DELETE", path: string, payload?: object) => {
      const call = { method, url: `/api/${path}`, headers: me.headers, ...(payload ? { payload } : {}) };
      const answer = await callApp(app(), call);
      return answer.statusCode < 400 ? [answer.statusCode] : [answer.statusCode, answer.json().message];
    };
    expect(await ask("GET", `conveyors/${id}`)).toEqual([200]);
    expect(await ask("PUT", `conveyors/${id}`, sent)).toEqual(quotaUsed);
    expect(await ask("POST", "UpdateCVCategories", { catName: "Other", CVIDList: [id] })).toEqual([200]);
    expect(await ask("GET", "conveyorsinlist/,")).toEqual([404, "Failed to load conveyor"]);
    expect(await ask("POST", "DeleteSelectedCVs", [])).toEqual([400, "No Conveyors have been selected."]);
    expect(await ask("DELETE", `conveyors/${id}`)).toEqual([200]);
  });

  test("the file of an upload is not even looked at", async () => {
    const me = await aPerson(store(), { name: "uploader" });
    for (const type of ["Json", "Xml"]) {
      const form = aForm({ content: "no conveyor at all" });
      const headers = { ...me.headers, ...form.headers };
      const call = { method: "POST", url: `/api/conveyorupload${type}`, payload: form.payload, headers } as const;
      const answer = await callApp(app(), call);
      expect([answer.statusCode, answer.json().message]).toEqual(noSubscription("add"));
    }
  });

  test("demos are seen, and changed by nobody but admins", async () => {
    const { id } = await aConveyor(db(), admin().userName, { category: "Demo Conveyor", convNo: "D-1" });
    const visitor = await aPerson(store(), { name: "visitor" });
    const subscriber = await aPerson(store(), { name: "subscriber", subscription: "current" });
    const ask = async ({ headers }: TestPerson, method: "GET" | "PUT" | "DELETE", path: string) => {
      const payload = method === "PUT" ? { payload: sent } : {};
      const answer = await callApp(app(), { method, url: `/api/${path}/${id}`, headers, ...payload });
      return answer.statusCode < 400 ? [answer.statusCode] : [answer.statusCode, answer.json().message];
    };
    for (const person of [visitor, subscriber]) {
      expect(await ask(person, "GET", "conveyor")).toEqual([200]);
      expect(await ask(person, "PUT", "conveyors")).toEqual(saveFirst);
      expect(await ask(person, "DELETE", "conveyors")).toEqual([403, "Failed to delete conveyor"]);
    }
    expect(await ask(visitor, "GET", "downloadT6")).toEqual(noSubscription("download"));
    expect(await ask(subscriber, "GET", "downloadT6")).toEqual([200]);
    expect(await ask(admin(), "PUT", "conveyors")).toEqual([200]);
  });

  test("a sign-in on another device ends every call about conveyors, and says so", async () => {
    const me = await aPerson(store(), { name: "moved", subscription: "current" });
    await openSession(db(), { userName: me.userName, now: Date.now() });
    for (const url of ["/api/conveyors", "/api/conveyorCategories", "/api/conveyorGroupCategories"]) {
      const answer = await callApp(app(), { url, headers: me.headers });
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ code: "signed-in-elsewhere" });
    }
  });
});
