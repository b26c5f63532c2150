import type { CommentTarget } from "@beltwright/model";
import { expect, it } from "vitest";
import { setUserGroup } from "../accounts/users.ts";
import { deleteUser } from "../admin/people.ts";
import { deleteConveyor, undeleteConveyor } from "../conveyors/delete.ts";
import { purgeConveyors } from "../conveyors/purge.ts";
import { saveConveyor } from "../conveyors/save.ts";
import { untilBlocked } from "../test-support/blocked.ts";
import { aConveyor, aDesign } from "../test-support/conveyors.ts";
import { onEachDatabase } from "../test-support/databases.ts";
import { aPerson, aSubscriber, day, noon } from "../test-support/people.ts";
import { endDigest, takeDigest } from "./digests.ts";
import { listParticipants, mentionedIn } from "./people.ts";
import { listThreads } from "./threads.ts";
import { answerThread, beginThread, changeComment, resolveThread } from "./write.ts";

const whole: CommentTarget = { kind: "design", title: "Whole design" };
const minute = 60_000;
const patience = { waitMilliseconds: 10 * minute, leaseMilliseconds: 5 * minute };

onEachDatabase("comments", ({ store }) => {
  const db = () => store().db;
  const by = (conveyorId: string, userName: string, now = noon) => ({ conveyorId, userName, now });
  const aShared = async () => {
    const [owner, viewer] = [await aSubscriber(db()), await aPerson(db())];
    const docUsers = [{ userName: viewer, canEdit: false, canCopy: false }];
    const { id } = await aConveyor(db(), owner, { docUsers });
    return { owner, viewer, id };
  };
  const begun = async (id: string, userName: string, text = "Why 1200 mm?", now = noon) => {
    const outcome = await beginThread(db(), { ...by(id, userName, now), target: whole, text });
    if (outcome.kind !== "done") throw new Error(outcome.kind);
    return outcome.thread;
  };
  const nameAs = (userName: string, first_name: string, last_name: string) =>
    db().updateTable("user_account").set({ first_name, last_name }).where("user_name", "=", userName).execute();

  const noneWaiting = () => db().deleteFrom("comment_notice").execute();

  it("are read by those who take part, and by nobody else", async () => {
    const { owner, viewer, id } = await aShared();
    await begun(id, viewer);
    const [thread] = (await listThreads(db(), { conveyorId: id, userName: owner })) ?? [];
    expect(thread).toMatchObject({ target: whole, revision: 1, resolvedAt: null, mayResolve: true });
    expect(thread?.comments).toMatchObject([{ author: viewer, isMine: false, text: "Why 1200 mm?" }]);
    expect(await listThreads(db(), { conveyorId: id, userName: await aPerson(db()) })).toBeUndefined();
  });

  it("are resolved by the owner and by who began them, and opened again by an answer", async () => {
    const { owner, viewer, id } = await aShared();
    const { id: threadId } = await begun(id, owner);
    const resolve = (userName: string) => resolveThread(db(), { ...by(id, userName), threadId, isResolved: true });
    expect(await resolve(viewer)).toEqual({ kind: "not-yours" });
    expect(await resolve(owner)).toMatchObject({ kind: "done", thread: { resolvedBy: owner, resolvedAt: noon } });
    const answered = await answerThread(db(), { ...by(id, viewer), threadId, text: "Not yet." });
    expect(answered).toMatchObject({ kind: "done", thread: { resolvedAt: null } });
  });

  it("are changed, deleted and taken back by their author alone", async () => {
    const { owner, viewer, id } = await aShared();
    const { id: threadId, comments } = await begun(id, viewer);
    const comment = { threadId, commentId: comments[0]?.id ?? "" };
    const change = (userName: string, what: Parameters<typeof changeComment>[1]["change"]) =>
      changeComment(db(), { ...by(id, userName), ...comment, change: what });
    expect(await change(owner, { text: "Mine now" })).toEqual({ kind: "not-yours" });
    expect(await change(viewer, { text: "Why 1400 mm?" })).toMatchObject({
      thread: { comments: [{ text: "Why 1400 mm?", editedAt: noon }] },
    });
    expect(await change(owner, "delete")).toEqual({ kind: "not-yours" });
    expect(await change(viewer, "delete")).toMatchObject({ thread: { comments: [{ text: "", isDeleted: true }] } });
    expect(await listThreads(db(), { conveyorId: id, userName: owner })).toEqual([]);
    await change(viewer, "undelete");
    expect(await listThreads(db(), { conveyorId: id, userName: owner })).toHaveLength(1);
  });

  it("of one design cannot be reached through another", async () => {
    const [one, other] = [await aShared(), await aShared()];
    const { id: threadId, comments } = await begun(one.id, one.owner);
    const through = by(other.id, other.owner);
    expect(await answerThread(db(), { ...through, threadId, text: "?" })).toEqual({ kind: "not-found" });
    expect(await resolveThread(db(), { ...through, threadId, isResolved: true })).toEqual({ kind: "not-found" });
    const commentId = comments[0]?.id ?? "";
    expect(await changeComment(db(), { ...through, threadId, commentId, change: "delete" })).toEqual({
      kind: "not-found",
    });
  });

  it("made while the design is deleted are refused, or come back with it whole", async () => {
    const { owner, viewer, id } = await aShared();
    const writes = Array.from({ length: 12 }, (_, at) =>
      beginThread(db(), { ...by(id, at % 2 === 0 ? owner : viewer), target: whole, text: `Comment ${at}` }),
    );
    const deletion = deleteConveyor(db(), { id, userName: owner, now: noon });
    const outcomes = await Promise.all([...writes, ...writesAfter(id, viewer)]);
    expect((await deletion).kind).toBe("deleted");
    expect(await listThreads(db(), { conveyorId: id, userName: owner })).toBeUndefined();
    await undeleteConveyor(db(), { id, userName: owner, now: noon });
    const kept = (await listThreads(db(), { conveyorId: id, userName: owner })) ?? [];
    const accepted = outcomes.flatMap((outcome) => (outcome.kind === "done" ? [outcome.thread.id] : []));
    expect(kept.map((thread) => thread.id).toSorted()).toEqual(accepted.toSorted());
    expect(kept.every(({ comments }) => comments.length === 1)).toBe(true);
  });
  const writesAfter = (id: string, userName: string) =>
    Array.from({ length: 12 }, () => beginThread(db(), { ...by(id, userName), target: whole, text: "Late" }));

  it("wait for a deletion that is under way and are refused after it", async () => {
    const { owner, viewer, id } = await aShared();
    const { id: threadId } = await begun(id, owner);
    const deletion = { id, userName: owner, now: noon };
    const late = await db()
      .transaction()
      .execute(async (trx) => {
        await deleteConveyor(trx, deletion);
        const writing = Promise.all([
          beginThread(db(), { ...by(id, viewer), target: whole, text: "Late" }),
          answerThread(db(), { ...by(id, viewer), threadId, text: "Late" }),
        ]);
        await untilBlocked(db(), trx, writing);
        return { writing };
      });
    expect(await late.writing).toEqual([{ kind: "not-found" }, { kind: "not-found" }]);
    await undeleteConveyor(db(), deletion);
    const [thread, ...more] = (await listThreads(db(), { conveyorId: id, userName: owner })) ?? [];
    expect([thread?.comments.length, more]).toEqual([1, []]);
  });

  it("go with a design that is removed for good, and stay when their author leaves", async () => {
    const { owner, viewer, id } = await aShared();
    await begun(id, viewer);
    const admin = await aPerson(db(), { admin: true });
    await deleteUser(db(), { admin, userName: viewer, now: noon });
    const [thread] = (await listThreads(db(), { conveyorId: id, userName: owner })) ?? [];
    expect(thread?.comments).toMatchObject([{ author: "", text: "Why 1200 mm?" }]);
    await deleteConveyor(db(), { id, userName: owner, now: noon });
    await purgeConveyors(db(), noon + 31 * day);
    const left = await db().selectFrom("comment_thread").select("id").where("conveyor_id", "=", id).execute();
    expect(left).toEqual([]);
  });

  it("offer the people of the design, and members of its group to those of the group only", async () => {
    const group = `Mill ${Math.random()}`;
    const { owner, viewer } = await aShared();
    const [member, other] = [await aPerson(db()), await aPerson(db())];
    for (const name of [owner, member]) await setUserGroup(db(), name, group);
    const docUsers = [{ userName: viewer, canEdit: false, canCopy: false }];
    const { id } = await aConveyor(db(), owner, { docUsers, conveyorGroup: group });
    const people = (userName: string) => listParticipants(db(), { conveyorId: id, userName });
    const names = async (userName: string) => (await people(userName)).map(({ name }) => name).toSorted();
    expect(await names(owner)).toEqual([owner, viewer, member].toSorted());
    expect(await names(member)).toEqual([owner, viewer, member].toSorted());
    expect(await names(viewer)).toEqual([owner, viewer].toSorted());
    await begun(id, member);
    expect(await names(viewer)).toEqual([owner, viewer, member].toSorted());
    expect(await names(viewer)).not.toContain(other);
    const self = async (userName: string) => (await people(userName)).filter(({ isSelf }) => isSelf);
    for (const name of [owner, viewer, member]) expect(await self(name)).toMatchObject([{ name }]);
    expect(await self(other)).toEqual([]);
    // Whoever sees it no longer is offered no longer, whatever they have said.
    await setUserGroup(db(), member, `${group} elsewhere`);
    expect(await names(owner)).toEqual([owner, viewer].toSorted());
    await saveConveyor(db(), { id, design: aDesign({ docUsers: [] }), userName: owner, now: noon });
    expect(await names(owner)).toEqual([owner]);
  });

  it("are mailed once, together, a while after the first, to those mentioned and answered", async () => {
    const { owner, viewer, id } = await aShared();
    await noneWaiting();
    await nameAs(viewer, "Anna", `Viewer ${id}`);
    const { id: threadId } = await begun(id, owner, `@anna viewer ${id} what do you think?`);
    expect(await takeDigest(db(), { now: noon + 9 * minute, ...patience })).toBeUndefined();
    await answerThread(db(), { ...by(id, viewer, noon + minute), threadId, text: "Fine." });
    await answerThread(db(), { ...by(id, owner, noon + 5 * minute), threadId, text: "Thanks." });
    const now = noon + 11 * minute;
    const taken = await Promise.all(Array.from({ length: 6 }, () => takeDigest(db(), { now, ...patience })));
    const digests = taken.filter((digest) => digest !== undefined);
    expect(digests.map(({ userName }) => userName).toSorted()).toEqual([owner, viewer].toSorted());
    const toViewer = digests.find(({ userName }) => userName === viewer);
    expect(toViewer?.lines.map(({ reason, isAmongColleagues }) => [reason, isAmongColleagues])).toEqual([
      ["mention", false],
      ["answer", true],
    ]);
    for (const digest of digests) await endDigest(db(), digest);
    expect(await takeDigest(db(), { now: now + day, ...patience })).toBeUndefined();
  });

  it("are mailed by another server where the first has died, and not at all once they are gone", async () => {
    const { owner, viewer, id } = await aShared();
    await noneWaiting();
    const { id: threadId } = await begun(id, viewer);
    await answerThread(db(), { ...by(id, owner), threadId, text: "Because." });
    const now = noon + 11 * minute;
    expect(await takeDigest(db(), { now, ...patience })).toMatchObject({ userName: viewer });
    expect(await takeDigest(db(), { now: now + minute, ...patience })).toBeUndefined();
    await deleteConveyor(db(), { id, userName: owner, now });
    const again = await takeDigest(db(), { now: now + 6 * minute, ...patience });
    expect(again).toMatchObject({ userName: viewer, lines: [] });
    if (again) await endDigest(db(), again);
  });
});

it("a mention is a whole name, and the longest that fits", () => {
  const people = ["Ann", "Ann Lee", "bob@firm.test"].map((name) => ({ accountId: name, name }));
  const named = (text: string) => mentionedIn(text, people).map(({ name }) => name);
  expect(named("@Ann Lee, look")).toEqual(["Ann Lee"]);
  expect(named("@Anna")).toEqual([]);
  expect(named("@ann and @BOB@firm.test.")).toEqual(["bob@firm.test", "Ann"]);
  expect(named("Ann, no mention")).toEqual([]);
});
