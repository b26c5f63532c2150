import { expect, it } from "vitest";
import { setUserGroup } from "../accounts/users.ts";
import { deleteGroup, makeGroup, setMember } from "../admin/groups.ts";
import { findGroupPreferences, saveGroupPreferences } from "../preferences/preferences.ts";
import { onEachDatabase } from "../test-support/databases.ts";
import { aPerson, noon } from "../test-support/people.ts";
import {
  answerInvitation,
  inviteMember,
  listInvitationsFor,
  listInvitationsOf,
  withdrawInvitation,
} from "./invitations.ts";
import {
  findTeam,
  leaveTeam,
  makeTeam,
  nameOwner,
  removeMember,
  setReviewRules,
  setRole,
  type TeamOutcome,
} from "./teams.ts";

const said = (outcome: TeamOutcome) => (outcome.kind === "done" ? "done" : outcome.code);
let groups = 0;

onEachDatabase("groups that users run", ({ store }) => {
  async function aTeam() {
    const { db } = store();
    groups += 1;
    const name = `Office ${groups}`;
    const owner = await aPerson(db);
    expect(said(await makeTeam(db, { name, userName: owner, now: noon }))).toBe("done");
    return { name, owner, db };
  }

  async function joined(owner: string, role: "owner" | "engineer" | "checker" | "viewer") {
    const { db } = store();
    const userName = await aPerson(db);
    await inviteMember(db, { userName: owner, address: userName, role, now: noon });
    const [invitation] = await listInvitationsFor(db, userName);
    await answerInvitation(db, { userName, id: invitation?.id ?? "", isAccepted: true, now: noon });
    return userName;
  }

  it("belong to their maker; another cannot take the name, nor join by it", async () => {
    const { db, name, owner } = await aTeam();
    expect(await findTeam(db, owner)).toMatchObject({ name, role: "owner", members: [{ userName: owner }] });
    const other = await aPerson(db);
    expect(said(await makeTeam(db, { name, userName: other, now: noon }))).toBe("group-exists");
    expect(said(await makeTeam(db, { name: `${name} b`, userName: owner, now: noon }))).toBe("in-a-group");
    const unconfirmed = await aPerson(db, { confirmed: false });
    expect(said(await makeTeam(db, { name: "New", userName: unconfirmed, now: noon }))).toBe("email-not-confirmed");
    expect(await findTeam(db, other)).toBeUndefined();
  });

  it("are entered by whoever was asked and accepts, once, with the role that was offered", async () => {
    const { db, name, owner } = await aTeam();
    const [asked, stranger] = [await aPerson(db), await aPerson(db)];
    const address = ` ${asked.toUpperCase()}`;
    await inviteMember(db, { userName: owner, address, role: "engineer", now: noon });
    await inviteMember(db, { userName: owner, address, role: "checker", now: noon });
    const [invitation, second] = await listInvitationsFor(db, asked);
    expect([invitation, second]).toMatchObject([{ group: name, role: "checker", from: owner }, undefined]);
    const answer = (userName: string, isAccepted = true) =>
      answerInvitation(db, { userName, id: invitation?.id ?? "", isAccepted, now: noon });
    expect(said(await answer(stranger))).toBe("invitation-gone");
    expect((await Promise.all([answer(asked), answer(asked)])).map(said).toSorted()).toEqual(["done", "in-a-group"]);
    expect(await findTeam(db, asked)).toMatchObject({ name, role: "checker" });
    expect(said(await inviteMember(db, { userName: owner, address: asked, role: "viewer", now: noon }))).toBe(
      "member-already",
    );
  });

  it("are not entered by who declines, whose invitation was withdrawn, or whose address is not confirmed", async () => {
    const { db, name, owner } = await aTeam();
    const [one, two] = [await aPerson(db), await aPerson(db)];
    const unconfirmed = await aPerson(db, { confirmed: false });
    for (const address of [one, two, unconfirmed])
      await inviteMember(db, { userName: owner, address, role: "engineer", now: noon });
    expect(await listInvitationsFor(db, unconfirmed)).toEqual([]);
    const sent = await listInvitationsOf(db, name);
    const idOf = (address: string) => sent.find((invitation) => invitation.address === address)?.id ?? "";
    await answerInvitation(db, { userName: one, id: idOf(one), isAccepted: false, now: noon });
    expect(said(await withdrawInvitation(db, { userName: owner, id: idOf(two), now: noon }))).toBe("done");
    for (const userName of [one, two, unconfirmed]) {
      const late = await answerInvitation(db, { userName, id: idOf(userName), isAccepted: true, now: noon });
      expect([said(late), await findTeam(db, userName)]).toEqual(["invitation-gone", undefined]);
    }
  });

  it("are led by owners alone, and never left without one while others stay", async () => {
    const { db, owner } = await aTeam();
    const [engineer, checker] = [await joined(owner, "engineer"), await joined(owner, "checker")];
    const by = { userName: engineer, now: noon };
    const rules = { checkRoles: ["engineer"], approveRoles: ["checker"] } as const;
    for (const tried of [
      await inviteMember(db, { ...by, address: "a@b.test", role: "viewer" }),
      await setRole(db, { ...by, member: engineer, role: "owner" }),
      await removeMember(db, { ...by, member: checker }),
      await setReviewRules(db, { ...by, rules }),
    ])
      expect(said(tried)).toBe("not-group-owner");
    const lead = { userName: owner, now: noon };
    expect(said(await setRole(db, { ...lead, member: owner, role: "engineer" }))).toBe("last-group-owner");
    expect(said(await leaveTeam(db, lead))).toBe("last-group-owner");
    expect(said(await removeMember(db, { ...lead, member: owner }))).toBe("last-group-owner");
    expect(said(await setReviewRules(db, { ...lead, rules }))).toBe("done");
    expect(said(await setRole(db, { ...lead, member: checker, role: "owner" }))).toBe("done");
    // Two owners who leave at once: one stays.
    const left = await Promise.all([leaveTeam(db, lead), leaveTeam(db, { userName: checker, now: noon })]);
    expect(left.map(said).toSorted()).toEqual(["done", "last-group-owner"]);
    expect(await findTeam(db, engineer)).toMatchObject({ rules, role: "engineer" });
  });

  it("keep their name when the last has left, so that nobody inherits what is filed under it", async () => {
    const { db, name, owner } = await aTeam();
    expect(said(await leaveTeam(db, { userName: owner, now: noon }))).toBe("done");
    expect(said(await makeTeam(db, { name, userName: owner, now: noon }))).toBe("group-exists");
  });

  it("lose the roles of whoever an administrator moves, and end with all that was theirs", async () => {
    const { db, name, owner } = await aTeam();
    const admin = await aPerson(db, { admin: true });
    await setMember(db, { name, admin, userName: owner, isMember: false, now: noon });
    await setMember(db, { name, admin, userName: owner, isMember: true, now: noon });
    expect(await findTeam(db, owner)).toMatchObject({ role: "engineer" });
    expect(said(await nameOwner(db, { group: name, member: owner, now: noon }))).toBe("done");
    expect(await findTeam(db, owner)).toMatchObject({ role: "owner" });
    await inviteMember(db, { userName: owner, address: "late@example.test", role: "viewer", now: noon });
    await deleteGroup(db, { name, admin, now: noon });
    await makeGroup(db, { name, admin, now: noon });
    await setUserGroup(db, owner, name);
    expect(await findTeam(db, owner)).toMatchObject({ role: "engineer" });
    expect(await listInvitationsOf(db, name)).toEqual([]);
  });

  it("have preferences that their owners set", async () => {
    const { db, name, owner } = await aTeam();
    const engineer = await joined(owner, "engineer");
    const save = { preferences: {}, now: noon };
    expect(await saveGroupPreferences(db, { userName: engineer }, name, save)).toBe(false);
    expect(await saveGroupPreferences(db, { userName: owner }, name, save)).toBe(true);
    expect(await findGroupPreferences(db, { userName: engineer }, name)).toEqual({});
    expect(await saveGroupPreferences(db, { userName: owner }, "Another", save)).toBe(false);
  });
});
