import { join } from "node:path";
import { conveyorToFile } from "@beltwright/model";
import { confirmEmail, createUser, openSession, saveOwnPreferences } from "@beltwright/store";
import { expect } from "vitest";
import { describeApp } from "../../test-support/app-suite.ts";
import { aConveyor, aDesign } from "../../test-support/conveyors.ts";
import { listOutbox } from "./outbox.ts";

const roles = {
  admin: { userIsAdmin: true },
  sender: { subscription: "current" },
  reader: {},
  quiet: {},
  early: {},
} as const;

describeApp("mail", roles, ({ test, people, db, call, folder }) => {
  const advert = "Buy at https://spam.example";
  let newcomers = 0;

  /** Waits for what was promised, and reads it where it is kept. */
  async function mailsTo(address: string) {
    await call(people.admin, "GET", "/api/outbox");
    return (await listOutbox(join(folder(), "outbox"), 1000)).filter(({ to }) => to === address);
  }

  async function aNewcomer() {
    newcomers += 1;
    const userName = `victim${newcomers}@example.com`;
    await createUser(db(), { email: userName, passwordHash: "x", now: Date.now() });
    const session = await openSession(db(), { userName, now: Date.now() });
    if (session.kind !== "opened") throw new Error(session.kind);
    return { userName, accountId: "", headers: { cookie: `beltwright_session=${session.token}` } };
  }

  test("carries nothing that someone wrote whose address is not confirmed", async () => {
    const victim = await aNewcomer();
    const ticket = { subject: advert, text: advert };
    const { id, no } = (await call(victim, "POST", "/api/supportTickets", ticket)).json();
    await call(victim, "POST", `/api/supportTickets/${id}/replies`, { text: advert });
    const sent = [...(await mailsTo(victim.userName)), ...(await mailsTo(people.admin.userName))];
    expect(sent.map(({ subject }) => subject)).toEqual(sent.map(() => `Beltwright: ticket ${no}`));
    expect(sent.length).toBeGreaterThan(1);
    expect(JSON.stringify(sent)).not.toContain("spam");
    await confirmEmail(db(), victim.userName);
    await call(victim, "POST", `/api/supportTickets/${id}/replies`, { text: "Proved now" });
    expect(JSON.stringify(await mailsTo(people.admin.userName))).toContain("Proved now");
  });

  test("invites an address once for a conveyor, with nothing that the sender wrote in it", async () => {
    const to = "invited@example.com";
    const docUsers = [{ userName: to, canEdit: false, canCopy: true }];
    const payload = { ...conveyorToFile(aDesign({ convNo: advert, project: advert })), docUsers };
    const { id, revision: _begun, ...added } = (await call(people.sender, "POST", "/api/conveyors", payload)).json();
    await call(people.sender, "PUT", `/api/conveyors/${id}`, added);
    const [mail, ...more] = await mailsTo(to);
    expect(more).toEqual([]);
    expect(mail?.text).toContain(`${people.sender.userName} has shared`);
    expect(JSON.stringify(mail)).not.toContain("spam");
  });

  test("tells someone with an account once of a design that is shared, with the way to it and nothing else of it", async () => {
    const { userName: to } = people.reader;
    const docUsers = [{ userName: to, canEdit: false, canCopy: false }];
    const payload = conveyorToFile(aDesign({ convNo: advert, project: advert }));
    const { id, revision: _begun, ...added } = (await call(people.sender, "POST", "/api/conveyors", payload)).json();
    const save = (users: typeof docUsers) =>
      call(people.sender, "PUT", `/api/conveyors/${id}`, { ...added, docUsers: users });
    expect(await mailsTo(to)).toEqual([]);
    await Promise.all([save(docUsers), save(docUsers), save(docUsers)]);
    for (const users of [docUsers, [], docUsers]) expect((await save(users)).statusCode).toBe(200);
    const [mail, ...more] = await mailsTo(to);
    expect(more).toEqual([]);
    expect(mail?.text).toContain(`${people.sender.userName} has shared`);
    expect(mail?.text).toMatch(new RegExp(`http\\S+/conveyors/${id}\\s`));
    expect(JSON.stringify(mail)).not.toContain("spam");
    expect(await mailsTo(people.sender.userName)).toEqual([]);
  });

  test("of what is shared is not for those who switched it off, nor for those it was shared with all along", async () => {
    const docUsers = [people.quiet, people.early].map(({ userName }) => ({ userName, canEdit: false, canCopy: false }));
    await saveOwnPreferences(db(), people.quiet.userName, { preferences: { shareMails: false }, now: Date.now() });
    const { id } = await aConveyor(db(), people.sender.userName, { docUsers: docUsers.slice(1) });
    const { revision: _begun, ...read } = (await call(people.sender, "GET", `/api/conveyor/${id}`)).json();
    const saved = await call(people.sender, "PUT", `/api/conveyors/${id}`, { ...read, docUsers });
    expect(saved.json().docUsers).toHaveLength(2);
    expect([...(await mailsTo(people.quiet.userName)), ...(await mailsTo(people.early.userName))]).toEqual([]);
  });

  test("invites in no one's name whose address is not confirmed, and nobody more than five times a day", async () => {
    const to = "flooded@example.com";
    const docUsers = [{ userName: to, canEdit: false, canCopy: true }];
    const payload = { ...conveyorToFile(aDesign()), docUsers };
    for (let time = 0; time < 8; time += 1) {
      expect((await call(people.sender, "POST", "/api/conveyors", payload)).statusCode).toBe(201);
    }
    expect(await mailsTo(to)).toHaveLength(5);
  });

  test("to choose a new password goes to one mailbox ten times a day at most", async () => {
    const { userName } = people.sender;
    for (let time = 0; time < 12; time += 1) {
      expect((await call(people.admin, "POST", "/api/forgotpassword", { email: userName })).statusCode).toBe(200);
    }
    const resets = (await mailsTo(userName)).filter(({ subject }) => subject.includes("new password"));
    expect(resets).toHaveLength(10);
  });
});
