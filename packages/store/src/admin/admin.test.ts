import { newConveyor } from "@beltwright/model";
import { expect, it } from "vitest";
import { addSubscription } from "../accounts/subscriptions.ts";
import { createUser, findUser, listAdmins, setUserGroup } from "../accounts/users.ts";
import { addConveyor } from "../conveyors/add.ts";
import { listConveyors } from "../conveyors/list.ts";
import {
  findTicket,
  findTicketFile,
  listTickets,
  openTicket,
  replyToTicket,
  setTicketStatus,
} from "../support/tickets.ts";
import { onEachDatabase } from "../test-support/databases.ts";
import { listAudit } from "./audit.ts";
import { deleteGroup, listGroups, makeGroup, setMember } from "./groups.ts";
import { countBelongings, deleteUser, editUser, listUsers } from "./people.ts";

const now = Date.parse("2026-11-15T10:00:00Z");
const admin = "admin@example.com";
const profile = {
  firstName: "Ann",
  lastName: "Lee",
  companyName: "Ore",
  address1: "",
  address2: "",
  city: "",
  state: "",
  postCode: "",
  country: "",
};

onEachDatabase("administration", ({ store }) => {
  const db = () => store().db;
  const person = async (name: string, at = now, userIsAdmin = false) => {
    await createUser(db(), { email: `${name}@example.com`, passwordHash: "x", userIsAdmin, now: at });
    return `${name}@example.com`;
  };

  it("lists people by the date they registered, in pages, and finds them", async () => {
    await person("admin", now - 1000, true);
    for (let at = 0; at < 12; at += 1) await person(`p${String(at).padStart(2, "0")}`, now + at);
    const query = { page: 1, pageSize: 10, now };
    const first = await listUsers(db(), query);
    expect([first.total, first.users.length, first.users[0]?.userName]).toEqual([13, 10, admin]);
    expect((await listUsers(db(), { ...query, page: 2 })).users).toHaveLength(3);
    expect((await listUsers(db(), { ...query, order: "desc" })).users[0]?.userName).toBe("p11@example.com");
    expect((await listUsers(db(), { ...query, search: "P0" })).total).toBe(10);
    expect((await listUsers(db(), { ...query, search: "%" })).total).toBe(0);
    expect(JSON.stringify(first)).not.toContain("passwordHash");
  });

  it("edits people, and keeps the last administrator one", async () => {
    const edit = {
      admin,
      userName: "p00@example.com",
      changes: { ...profile, userIsAdmin: false, userGroup: "Ore", emailConfirmed: true },
      now,
    };
    expect(await editUser(db(), edit)).toBe("saved");
    expect(await findUser(db(), "p00@example.com")).toMatchObject({
      firstName: "Ann",
      userGroup: "Ore",
      emailConfirmed: true,
    });
    expect(await editUser(db(), { ...edit, userName: "nobody@example.com" })).toBe("not-found");
    expect(await editUser(db(), { ...edit, userName: admin })).toBe("last-admin");
    expect((await findUser(db(), admin))?.userIsAdmin).toBe(true);
    expect(await editUser(db(), { ...edit, userName: "P00@example.com", changes: { city: "Broome" } })).toBe("saved");
    expect(await findUser(db(), "p00@example.com")).toMatchObject({
      firstName: "Ann",
      userGroup: "Ore",
      city: "Broome",
    });
    const [last] = (await listAudit(db(), { page: 1, pageSize: 10 })).records;
    expect([last?.action, last?.subject, last?.details]).toEqual(["edit user", "p00@example.com", '{"city":"Broome"}']);
  });

  it("knows a group that only its members name", async () => {
    await setUserGroup(db(), await person("miner"), "Named only");
    expect(await listGroups(db())).toContainEqual(
      expect.objectContaining({ name: "Named only", members: ["miner@example.com"] }),
    );
    expect(await deleteGroup(db(), { name: "Named only", admin, now })).toBe(true);
    expect(await deleteGroup(db(), { name: "Named only", admin, now })).toBe(false);
    expect((await findUser(db(), "miner@example.com"))?.userGroup).toBe("");
  });

  it("keeps one of two administrators who demote each other at once", async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = [await person(`one${round}`, now, true), await person(`other${round}`, now, true)];
      await editUser(db(), { admin: one, userName: admin, changes: { userIsAdmin: false }, now });
      const demote = (by: string, userName: string) =>
        editUser(db(), { admin: by, userName, changes: { userIsAdmin: false }, now });
      const outcomes = await Promise.all([demote(one, other), demote(other, one)]);
      expect(outcomes.sort()).toEqual(["last-admin", "saved"]);
      const left = await listAdmins(db());
      expect(left).toHaveLength(1);
      await editUser(db(), { admin: one, userName: admin, changes: { userIsAdmin: true }, now });
      for (const userName of left) await demote(admin, userName);
    }
  });

  it("has groups whose members come and go", async () => {
    expect(await makeGroup(db(), { name: "Team", admin, now })).toBe(true);
    expect(await makeGroup(db(), { name: "Team", admin, now })).toBe(false);
    const member = { name: "Team", admin, now, userName: "p01@example.com" };
    expect(await setMember(db(), { ...member, isMember: true })).toBe(true);
    expect((await listGroups(db())).find(({ name }) => name === "Team")?.members).toEqual(["p01@example.com"]);
    expect(await setMember(db(), { ...member, name: "No such", isMember: true })).toBe(false);
    expect(await setMember(db(), { ...member, isMember: false })).toBe(true);
    expect(await setMember(db(), { ...member, isMember: true })).toBe(true);
    expect(await deleteGroup(db(), { name: "Team", admin, now })).toBe(true);
    expect((await findUser(db(), "p01@example.com"))?.userGroup).toBe("");
  });

  it("deletes people without losing what they designed", async () => {
    const userName = await person("leaver");
    const terms = { planID: "TProYearly1001", planName: "Pro", status: "Active", price: 1, billingCycle: 12 };
    await addSubscription(db(), { userName, ...terms, subStartDate: now - 1, subEndDate: now + 1e9, now });
    const added = await addConveyor(db(), { design: { conveyor: newConveyor(), results: {} }, userName, now });
    expect(added.kind).toBe("added");
    expect(await countBelongings(db(), userName)).toEqual({
      conveyors: 1,
      inBin: 0,
      libraryRows: 0,
      renewals: 0,
    });
    expect(await deleteUser(db(), { admin, userName: admin, now })).toEqual({ kind: "oneself" });
    expect(await deleteUser(db(), { admin, userName, now })).toMatchObject({ kind: "deleted" });
    expect(await findUser(db(), userName)).toBeUndefined();
    const kept = await listConveyors(db(), { list: "own", userName: admin, category: `From ${userName}`, now });
    expect(kept.total).toBe(1);
    expect(await deleteUser(db(), { admin, userName, now })).toEqual({ kind: "not-found" });
  });
});

onEachDatabase("support tickets", ({ store }) => {
  const db = () => store().db;
  const from = (userName: string, isStaff = false) => ({ userName, isStaff, text: "Hello", files: [], now });

  it("are numbered, answered, closed and opened again", async () => {
    for (const name of ["u", "x"]) await createUser(db(), { email: `${name}@example.com`, passwordHash: "x", now });
    const file = { name: "cv.json", type: "application/json", content: new Uint8Array([123, 125]) };
    const opened = await Promise.all(
      ["a", "b", "c"].map((subject) => openTicket(db(), { ...from("u@example.com"), subject, files: [file] })),
    );
    expect(opened.map(({ no }) => no).sort()).toEqual([1, 2, 3]);
    const id = opened[0]?.id ?? "";
    const closed = { id, status: "Closed", userName: admin, now: now + 1 } as const;
    expect(await setTicketStatus(db(), { ...closed, owner: "x@example.com" })).toBeUndefined();
    expect(await setTicketStatus(db(), closed)).toMatchObject({ status: "Closed" });
    expect((await listTickets(db(), { status: "Open" })).map((one) => one.id)).not.toContain(id);
    expect(await replyToTicket(db(), { id }, from(admin, true))).toMatchObject({ status: "Open" });
    const found = await findTicket(db(), { id, owner: "u@example.com" });
    expect(await findTicket(db(), { id, owner: "x@example.com" })).toBeUndefined();
    expect(found?.messages.map(({ isStaff }) => isStaff)).toEqual([false, true]);
    const fileId = found?.messages[0]?.files[0]?.id ?? "";
    expect(await findTicketFile(db(), { id: fileId, owner: "u@example.com" })).toEqual(file);
    expect(await findTicketFile(db(), { id: fileId, owner: "x@example.com" })).toBeUndefined();
    const acts = (await listAudit(db(), { page: 1, pageSize: 2 })).records;
    expect(acts.map(({ action }) => action).sort()).toEqual(["answer ticket", "close ticket"]);
    expect(await listTickets(db(), { userName: "other@example.com" })).toEqual([]);
    expect(await replyToTicket(db(), { id: "no such" }, from(admin, true))).toBeUndefined();
  });
});
