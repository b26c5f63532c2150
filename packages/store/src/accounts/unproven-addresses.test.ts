import { expect, it } from "vitest";
import { deleteGroup, makeGroup, setMember } from "../admin/groups.ts";
import { deleteUser } from "../admin/people.ts";
import { addSandboxObject, listSandboxObjects } from "../billing/sandbox-objects.ts";
import { findConveyor } from "../conveyors/find.ts";
import { listConveyors } from "../conveyors/list.ts";
import { saveConveyor } from "../conveyors/save.ts";
import { findTicket, findTicketFile, listTickets, openTicket } from "../support/tickets.ts";
import { aConveyor, aDesign } from "../test-support/conveyors.ts";
import { onEachDatabase } from "../test-support/databases.ts";
import { aPerson, aSubscriber, noon } from "../test-support/people.ts";
import { findSession, openSession } from "./sessions.ts";
import { findUserData } from "./user-data.ts";
import { confirmEmail, createUser } from "./users.ts";

let addresses = 0;

/** An address nobody has registered yet. */
function anAddress(): string {
  addresses += 1;
  return `address${addresses}@example.test`;
}

onEachDatabase("an address that is not confirmed", ({ store }) => {
  const db = () => store().db;
  const register = (email: string) => createUser(db(), { email, passwordHash: "hash", now: noon });
  const own = async (userName: string) => (await listConveyors(db(), { list: "own", userName, now: noon })).total;
  const ofGroup = async (userName: string) => (await listConveyors(db(), { list: "group", userName, now: noon })).total;
  const sharedWith = (userName: string) => ({ docUsers: [{ userName, canEdit: false, canCopy: true }] });

  it("is invited by a share, and whoever confirms it takes the invitation", async () => {
    const userName = anAddress();
    const { id, docUsers } = await aConveyor(db(), await aSubscriber(db()), sharedWith(userName));
    expect(docUsers).toEqual([{ userName, canEdit: false, canCopy: true, isInvited: true }]);
    await register(userName);
    expect(await findConveyor(db(), { id, userName })).toBeUndefined();
    expect(await own(userName)).toBe(0);
    await confirmEmail(db(), userName);
    const found = await findConveyor(db(), { id, userName });
    expect(found?.docUsers).toEqual([{ userName, canEdit: false, canCopy: true }]);
    expect(await own(userName)).toBe(1);
  });

  it("of an account that exists is invited as well, and stays so when the conveyor is saved", async () => {
    const userName = anAddress();
    await register(userName);
    const owner = await aSubscriber(db());
    const { id } = await aConveyor(db(), owner, sharedWith(userName));
    await saveConveyor(db(), { id, userName: owner, now: noon, design: aDesign(sharedWith(userName)) });
    expect(await findConveyor(db(), { id, userName })).toBeUndefined();
  });

  it("shows no group and none of its files", async () => {
    const [userName, admin, group] = [anAddress(), await aPerson(db(), { admin: true }), "Quarry"];
    const owner = await aSubscriber(db());
    await makeGroup(db(), { name: group, admin, now: noon });
    await register(userName);
    for (const one of [userName, owner]) {
      await setMember(db(), { name: group, admin, now: noon, userName: one, isMember: true });
    }
    const { id } = await aConveyor(db(), owner, { conveyorGroup: group });
    const session = await openSession(db(), { userName, now: noon });
    const token = session.kind === "opened" ? session.token : "";
    const seen = async () => ({
      file: (await findConveyor(db(), { id, userName })) !== undefined,
      listed: await ofGroup(userName),
      shown: (await findUserData(db(), userName, noon))?.userGroup,
      session: await findSession(db(), { token, now: noon }),
    });
    expect(await seen()).toMatchObject({
      file: false,
      listed: 0,
      shown: "",
      session: { person: { userGroup: undefined } },
    });
    await confirmEmail(db(), userName);
    expect(await seen()).toMatchObject({ file: true, listed: 1, shown: group });
  });
});

onEachDatabase("the address of a deleted account", ({ store }) => {
  const db = () => store().db;

  it("gets nothing of it when it is registered and confirmed anew", async () => {
    const admin = await aPerson(db(), { admin: true });
    const userName = await aSubscriber(db());
    const content = new Uint8Array([1]);
    const files = [{ name: "a.bin", type: "", content }];
    const message = { userName, isStaff: false, text: "Help", files, now: noon };
    const { id } = await openTicket(db(), { ...message, subject: "Belt" });
    const fileId = (await findTicket(db(), { id }))?.messages[0]?.files[0]?.id ?? "";
    const paid = { kind: "transaction", id: `paid by ${userName}`, userName, createdAt: noon, data: "{}" } as const;
    await addSandboxObject(db(), paid);
    const docUsers = [{ userName, canEdit: true, canCopy: true }];
    const shared = await aConveyor(db(), await aSubscriber(db()), { docUsers });
    const seen = async () => ({
      tickets: (await listTickets(db(), { userName })).length,
      ticket: (await findTicket(db(), { id, owner: userName })) !== undefined,
      file: (await findTicketFile(db(), { id: fileId, owner: userName })) !== undefined,
      payments: (await listSandboxObjects(db(), "transaction", userName)).length,
      shared: (await findConveyor(db(), { id: shared.id, userName })) !== undefined,
      hasSub: (await findUserData(db(), userName, noon))?.userHasSub,
    });
    expect(await seen()).toEqual({ tickets: 1, ticket: true, file: true, payments: 1, shared: true, hasSub: true });
    await deleteUser(db(), { admin, userName, now: noon });
    await createUser(db(), { email: userName, passwordHash: "another", now: noon + 1 });
    await confirmEmail(db(), userName);
    expect(await seen()).toEqual({ tickets: 0, ticket: false, file: false, payments: 0, shared: false, hasSub: false });
    expect((await listTickets(db())).map((ticket) => ticket.id)).toContain(id);
  });
});

onEachDatabase("a group that is deleted and made anew", ({ store }) => {
  const db = () => store().db;

  it("shows nothing of the old one, and takes no file back in by a save", async () => {
    const [admin, name] = [await aPerson(db(), { admin: true }), "Harbour"];
    const [owner, newcomer] = [await aSubscriber(db()), await aSubscriber(db())];
    await makeGroup(db(), { name, admin, now: noon });
    await setMember(db(), { name, admin, now: noon, userName: owner, isMember: true });
    const { id, revision } = await aConveyor(db(), owner, { conveyorGroup: name });
    await deleteGroup(db(), { name, admin, now: noon });
    for (const userName of [owner, admin]) {
      const design = aDesign({ conveyorGroup: name });
      const saved = await saveConveyor(db(), { id, userName, now: noon, revision, design });
      expect(saved.kind).toBe("not-in-group");
    }
    await makeGroup(db(), { name, admin, now: noon });
    await setMember(db(), { name, admin, now: noon, userName: newcomer, isMember: true });
    expect((await listConveyors(db(), { list: "group", userName: newcomer, now: noon })).total).toBe(0);
    expect(await findConveyor(db(), { id, userName: newcomer })).toBeUndefined();
  });
});
