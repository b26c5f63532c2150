import { createHash } from "node:crypto";
import type { Digest } from "@beltwright/model";
import { expect, it } from "vitest";
import { setUserGroup } from "../accounts/users.ts";
import { deleteConveyors } from "../conveyors/delete.ts";
import { aConveyor } from "../test-support/conveyors.ts";
import { onEachDatabase } from "../test-support/databases.ts";
import { aPerson, aSubscriber, noon } from "../test-support/people.ts";
import { listAwaitedReviews } from "./awaiting.ts";
import { approveRelease, checkRelease, returnRelease, sendToReview } from "./steps.ts";

onEachDatabase("awaited reviews", ({ store }) => {
  async function send(conveyorId: string, userName: string, now = noon): Promise<string> {
    const by = { userName, now };
    const terms = { conveyorId, revision: 1, label: "A", remark: "", document: "{}", findings: [] };
    const outcome = await sendToReview(store().db, { ...terms, ...by });
    if (outcome.kind !== "done") throw new Error(outcome.code);
    return outcome.release.id;
  }

  const digest: Digest = (content) => createHash("sha256").update(content).digest("hex");

  /** The number of each design that waits, with what for. */
  async function waitsFor(userName: string): Promise<readonly string[]> {
    const found = await listAwaitedReviews(store().db, userName);
    return found.map(({ convNo, step }) => `${convNo} ${step}`);
  }

  async function giveRole(group_name: string, userName: string, role: string) {
    const { db } = store();
    await setUserGroup(db, userName, group_name);
    const { id } = await db
      .selectFrom("user_account")
      .select("id")
      .where("user_name", "=", userName)
      .executeTakeFirstOrThrow();
    await db.insertInto("team_member").values({ group_name, account_id: id, role, joined_at: noon }).execute();
  }

  /** A group with one person of each role, and people outside it. */
  async function anOffice(group: string) {
    const { db } = store();
    const engineer = await aSubscriber(db);
    const [owner, checker, viewer] = [await aSubscriber(db), await aPerson(db), await aPerson(db)];
    await giveRole(group, engineer, "engineer");
    await giveRole(group, owner, "owner");
    await giveRole(group, checker, "checker");
    await giveRole(group, viewer, "viewer");
    return { engineer, owner, checker, viewer };
  }

  it("are listed for those of the group who have the next step, until it is taken", async () => {
    const { db } = store();
    const { engineer, owner, checker, viewer } = await anOffice("Mill");
    const outsider = await aPerson(db);
    const elsewhere = await anOffice("Port");
    const shared = [{ userName: outsider, canEdit: true, canCopy: true }];
    const { id: conveyorId } = await aConveyor(db, engineer, {
      convNo: "CV-1",
      project: "Pit",
      conveyorGroup: "Mill",
      docUsers: shared,
    });
    const everyone = [engineer, owner, checker, viewer, outsider, ...Object.values(elsewhere)];
    const seen = async () =>
      Object.fromEntries(await Promise.all(everyone.map(async (one) => [one, await waitsFor(one)])));
    const nothing = Object.fromEntries(everyone.map((one) => [one, []]));
    expect(await seen()).toEqual(nothing);

    const id = await send(conveyorId, engineer);
    expect(await seen()).toEqual({ ...nothing, [owner]: ["CV-1 check"], [checker]: ["CV-1 check"] });
    expect(await listAwaitedReviews(db, checker)).toEqual([
      { conveyorId, convNo: "CV-1", project: "Pit", label: "A", step: "check", designedBy: engineer, since: noon },
    ]);
    await checkRelease(db, { id, userName: checker, now: noon + 5 });
    expect(await seen()).toEqual({ ...nothing, [owner]: ["CV-1 approve"] });
    expect(await listAwaitedReviews(db, owner)).toMatchObject([{ since: noon + 5 }]);
    await approveRelease(db, { id, userName: owner, now: noon, digest });
    expect(await seen()).toEqual(nothing);
  });

  it("of a designer who may check are for the others to check and for the designer to approve", async () => {
    const { db } = store();
    const { owner, checker } = await anOffice("Yard");
    const { id: conveyorId } = await aConveyor(db, owner, { convNo: "CV-2", conveyorGroup: "Yard" });
    const id = await send(conveyorId, owner);
    expect([await waitsFor(owner), await waitsFor(checker)]).toEqual([[], ["CV-2 check"]]);
    await checkRelease(db, { id, userName: checker, now: noon });
    expect([await waitsFor(owner), await waitsFor(checker)]).toEqual([["CV-2 approve"], []]);
  });

  it("follow the rules of the group", async () => {
    const { db } = store();
    const { engineer, owner, checker, viewer } = await anOffice("Quay");
    const rule = { check_roles: '["viewer"]', approve_roles: '["engineer"]', updated_at: noon };
    await db
      .insertInto("team_rule")
      .values({ group_name: "Quay", ...rule })
      .execute();
    const { id: conveyorId } = await aConveyor(db, engineer, { convNo: "CV-3", conveyorGroup: "Quay" });
    const id = await send(conveyorId, engineer);
    const seen = async () => Promise.all([engineer, owner, checker, viewer].map(waitsFor));
    expect(await seen()).toEqual([[], [], [], ["CV-3 check"]]);
    await checkRelease(db, { id, userName: viewer, now: noon });
    expect(await seen()).toEqual([["CV-3 approve"], [], [], []]);
  });

  it("are not listed where the design is out of sight, in the bin or sent back", async () => {
    const { db } = store();
    const { engineer, checker } = await anOffice("Hall");
    const { id: hidden } = await aConveyor(db, engineer, { convNo: "Hidden" });
    const { id: binned } = await aConveyor(db, engineer, { convNo: "Binned", conveyorGroup: "Hall" });
    const { id: returned } = await aConveyor(db, engineer, { convNo: "Returned", conveyorGroup: "Hall" });
    await send(hidden, engineer);
    await send(binned, engineer, noon + 1);
    const id = await send(returned, engineer, noon + 2);
    expect(await waitsFor(checker)).toEqual(["Binned check", "Returned check"]);
    await deleteConveyors(db, { ids: [binned], userName: engineer, now: noon });
    await returnRelease(db, { id, userName: checker, now: noon, reason: "Sag." });
    expect(await waitsFor(checker)).toEqual([]);
  });

  it("of a person without a group are that person's, and no one's who left the group or never confirmed", async () => {
    const { db } = store();
    const alone = await aSubscriber(db);
    const { id } = await aConveyor(db, alone, { convNo: "CV-4" });
    await send(id, alone);
    expect(await waitsFor(alone)).toEqual(["CV-4 check"]);
    expect(await waitsFor(await aPerson(db))).toEqual([]);

    const { engineer, checker } = await anOffice("Dock");
    const { id: conveyorId } = await aConveyor(db, engineer, { convNo: "CV-5", conveyorGroup: "Dock" });
    await send(conveyorId, engineer);
    expect(await waitsFor(checker)).toEqual(["CV-5 check"]);
    const confirm = (email_confirmed: 0 | 1) =>
      db.updateTable("user_account").set({ email_confirmed }).where("user_name", "=", checker).execute();
    await confirm(0);
    expect(await waitsFor(checker)).toEqual([]);
    await confirm(1);
    await setUserGroup(db, checker, "Elsewhere");
    expect(await waitsFor(checker)).toEqual([]);
  });
});
