import { createHash } from "node:crypto";
import { checkReleasedJson, type Digest, writeReleasedJson } from "@beltwright/model";
import { expect, it } from "vitest";
import { setUserGroup } from "../accounts/users.ts";
import { findConveyor } from "../conveyors/find.ts";
import { saveConveyor } from "../conveyors/save.ts";
import { findConveyorVersion, listConveyorVersions } from "../conveyors/versions.ts";
import { aConveyor, aDesign } from "../test-support/conveyors.ts";
import { onEachDatabase } from "../test-support/databases.ts";
import { aPerson, aSubscriber, noon } from "../test-support/people.ts";
import { findHash, findReleased, listIssued, listReleases } from "./find.ts";
import { acceptFinding, approveRelease, checkRelease, returnRelease, sendToReview, withdrawRelease } from "./steps.ts";

const digest: Digest = (content) => createHash("sha256").update(content).digest("hex");
const found = [
  { key: "gap", severity: "error", finding: { code: "gap" } },
  { key: "sag", severity: "warning", finding: { code: "sag" } },
];

type Versions = Awaited<ReturnType<typeof listConveyorVersions>>;

/** Each version with what it was released as. */
const releasesOfVersions = (versions: Versions) =>
  versions.map(({ revision, releases = [] }) => {
    const marks = releases.map(({ label, isSuperseded }) => `${label}${isSuperseded ? ", superseded" : ""}`);
    return `${revision}: ${marks.join(" and ")}`;
  });

onEachDatabase("releases", ({ store }) => {
  /** Sent as the server sends it: the version is read, calculated elsewhere and given back. */
  async function send(conveyorId: string, userName: string, revision: number, label: string) {
    const version = await findConveyorVersion(store().db, { id: conveyorId, userName, revision });
    const document = JSON.stringify(version);
    const by = { userName, now: noon };
    return sendToReview(store().db, { conveyorId, revision, label, remark: "", document, findings: found, ...by });
  }

  async function sent(conveyorId: string, userName: string, label = "A", revision = 1): Promise<string> {
    const outcome = await send(conveyorId, userName, revision, label);
    if (outcome.kind !== "done") throw new Error(outcome.code);
    return outcome.release.id;
  }

  async function released(conveyorId: string, userName: string, label: string, revision = 1): Promise<string> {
    const { db } = store();
    const id = await sent(conveyorId, userName, label, revision);
    const step = { id, userName, now: noon };
    await acceptFinding(db, { ...step, key: "gap", reason: "Accepted because it closes." });
    await checkRelease(db, step);
    const outcome = await approveRelease(db, { ...step, digest });
    if (outcome.kind !== "done") throw new Error(outcome.code);
    return id;
  }

  it("of a person without a group are checked once every error is accepted, then approved, by that person", async () => {
    const { db } = store();
    const userName = await aSubscriber(db);
    const { id: conveyorId } = await aConveyor(db, userName, { convNo: "CV-1" });
    const step = { id: await sent(conveyorId, userName), userName, now: noon };
    expect(await checkRelease(db, step)).toEqual({ kind: "refused", code: "release-findings-open" });
    expect(await acceptFinding(db, { ...step, key: "none", reason: "Because." })).toMatchObject({
      code: "finding-not-found",
    });
    await acceptFinding(db, { ...step, key: "gap", reason: "Accepted because it closes." });
    expect(await approveRelease(db, { ...step, digest })).toMatchObject({ code: "release-moved-on" });
    expect(await checkRelease(db, step)).toMatchObject({ release: { state: "checked" } });
    expect(await acceptFinding(db, { ...step, key: "sag", reason: "Late." })).toMatchObject({
      code: "release-moved-on",
    });
    expect(await approveRelease(db, { ...step, digest })).toMatchObject({ release: { state: "released" } });
    const design = await findReleased(db, step);
    if (design === undefined) throw new Error("It is not found");
    expect(checkReleasedJson(writeReleasedJson(design.document, design.block), digest).kind).toBe("unchanged");
    expect(design.block).toMatchObject({
      label: "A",
      designed: { name: userName },
      checked: { name: userName },
      approved: { name: userName, at: new Date(noon).toISOString() },
      accepted: [{ key: "gap", reason: "Accepted because it closes.", by: userName }],
    });
    expect(await findHash(db, design.block.contentHash)).toMatchObject({ of: "document", label: "A" });
    expect(await findHash(db, "0".repeat(64))).toBeUndefined();
  });

  it("are superseded by the next and stay what they were, also against the database", async () => {
    const { db } = store();
    const userName = await aSubscriber(db);
    const { id: conveyorId } = await aConveyor(db, userName);
    const first = await released(conveyorId, userName, "A");
    const before = await findReleased(db, { id: first, userName });
    await saveConveyor(db, { id: conveyorId, design: aDesign({ project: "Next" }), userName, now: noon });
    await released(conveyorId, userName, "B", 2);
    const { releases = [] } = (await listReleases(db, { conveyorId, userName })) ?? {};
    expect(releases.map(({ label, state }) => `${label} ${state}`)).toEqual(["B released", "A superseded"]);
    expect(await findReleased(db, { id: first, userName })).toMatchObject({
      block: before?.block,
      document: before?.document,
    });
    expect((await listIssued(db, { conveyorId, upTo: first })).map(({ label }) => label)).toEqual(["A"]);
    expect(releasesOfVersions(await listConveyorVersions(db, { id: conveyorId, userName }))).toEqual([
      "2: B",
      "1: A, superseded",
    ]);
    const change = db.updateTable("release").where("id", "=", first);
    await expect(change.set({ document: "{}" }).execute()).rejects.toThrow();
    await expect(change.set({ approved_name: "Someone" }).execute()).rejects.toThrow();
    await expect(change.set({ content_hash: null }).execute()).rejects.toThrow();
    expect(await send(conveyorId, userName, 2, "A")).toMatchObject({ code: "release-label-used" });
  });

  it("are marked at the versions that a person sees, once for each label, and not before they are released", async () => {
    const { db } = store();
    const [userName, reader] = [await aSubscriber(db), await aPerson(db)];
    const { id } = await aConveyor(db, userName);
    const marks = async (by: string) => releasesOfVersions(await listConveyorVersions(db, { id, userName: by }));
    const open = await sent(id, userName, "A");
    expect(await marks(userName)).toEqual(["1: "]);
    await withdrawRelease(db, { id: open, userName, now: noon, reason: "" });
    const first = await released(id, userName, "A");
    await released(id, userName, "B");
    const docUsers = [{ userName: reader, canEdit: false, canCopy: false }];
    await saveConveyor(db, { id, design: aDesign({ docUsers }), userName, now: noon });
    await released(id, userName, "C", 2);
    expect(await marks(userName)).toEqual(["2: C", "1: B, superseded and A, superseded"]);
    expect(await marks(reader)).toEqual(["2: C"]);
    expect(await marks(await aPerson(db))).toEqual([]);
    const versions = await listConveyorVersions(db, { id, userName });
    expect(versions.at(-1)?.releases?.at(-1)).toEqual({
      id: first,
      label: "A",
      releasedAt: noon,
      isSuperseded: true,
    });
  });

  it("of a group are checked by someone else of it who has the role", async () => {
    const { db } = store();
    const people = [await aSubscriber(db), await aPerson(db), await aPerson(db), await aPerson(db)] as const;
    const [designer, checker, engineer, outsider] = people;
    for (const name of [designer, checker, engineer]) await setUserGroup(db, name, "Mill");
    await giveRole("Mill", designer, "owner");
    await giveRole("Mill", checker, "checker");
    const { id: conveyorId } = await aConveyor(db, designer, { conveyorGroup: "Mill" });
    const id = await sent(conveyorId, designer);
    const codes = [];
    for (const userName of [designer, engineer, outsider, checker]) {
      const outcome = await acceptFinding(db, { id, userName, now: noon, key: "gap", reason: "Fine." });
      codes.push(outcome.kind === "done" ? "done" : outcome.code);
    }
    expect(codes).toEqual(["release-not-yours", "release-not-yours", "conveyor-load-failed", "done"]);
    expect(await checkRelease(db, { id, userName: checker, now: noon })).toMatchObject({ kind: "done" });
    expect(await approveRelease(db, { id, userName: checker, now: noon, digest })).toMatchObject({
      code: "release-not-yours",
    });
    expect(await approveRelease(db, { id, userName: designer, now: noon, digest })).toMatchObject({ kind: "done" });
    expect(await listReleases(db, { conveyorId, userName: engineer })).toMatchObject({
      may: { maySend: false, mayCheck: false, mayApprove: false },
      group: "Mill",
      checkers: [checker],
      approvers: [designer],
    });
    expect(await listReleases(db, { conveyorId, userName: outsider })).toBeUndefined();
  });

  async function giveRole(group_name: string, userName: string, role: string) {
    const { db } = store();
    const { id } = await db
      .selectFrom("user_account")
      .select("id")
      .where("user_name", "=", userName)
      .executeTakeFirstOrThrow();
    await db.insertInto("team_member").values({ group_name, account_id: id, role, joined_at: noon }).execute();
  }

  it("are sent back or withdrawn with a reason, and sent again under the same label", async () => {
    const { db } = store();
    const userName = await aSubscriber(db);
    const { id: conveyorId } = await aConveyor(db, userName);
    const step = { id: await sent(conveyorId, userName), userName, now: noon };
    expect(await send(conveyorId, userName, 1, "B")).toMatchObject({ code: "release-open" });
    expect(await returnRelease(db, { ...step, reason: "Sag too large." })).toMatchObject({
      release: { state: "returned", ended: { name: userName, reason: "Sag too large." } },
    });
    expect(await returnRelease(db, { ...step, reason: "Again." })).toMatchObject({ code: "release-moved-on" });
    const again = { ...step, id: await sent(conveyorId, userName) };
    expect(await withdrawRelease(db, { ...again, reason: "" })).toMatchObject({ release: { state: "withdrawn" } });
    await released(conveyorId, userName, "A");
    expect(await withdrawRelease(db, { ...again, reason: "" })).toMatchObject({ code: "release-moved-on" });
  });

  it("fix exactly one saved version while others save", async () => {
    const { db } = store();
    const userName = await aSubscriber(db);
    const { id: conveyorId } = await aConveyor(db, userName, { project: "0", clientName: "0" });
    const saves = Array.from({ length: 10 }, (_, at) => {
      const mark = String(at + 1);
      const design = aDesign({ project: mark, clientName: mark });
      return saveConveyor(db, { id: conveyorId, design, userName, now: noon });
    });
    const now = await findConveyor(db, { id: conveyorId, userName });
    const sends = Array.from({ length: 5 }, (_, at) =>
      send(conveyorId, userName, now?.revision ?? 1, String.fromCharCode(65 + at)),
    );
    const outcomes = (await Promise.all([...sends, ...saves])).slice(0, 5);
    expect(outcomes.filter(({ kind }) => kind === "done")).toHaveLength(1);
    const [row] = await db.selectFrom("release").selectAll().where("conveyor_id", "=", conveyorId).execute();
    const fixed = JSON.parse(row?.document ?? "{}");
    const version = await findConveyorVersion(db, { id: conveyorId, userName, revision: row?.conveyor_revision ?? 0 });
    expect(fixed).toEqual(version);
    expect(fixed.project).toBe(fixed.clientName);
    expect(await send(conveyorId, userName, 0, "Draft")).toMatchObject({ code: "conveyor-load-failed" });
  });

  it("are approved by one of those who approve at once", async () => {
    const { db } = store();
    const userName = await aSubscriber(db);
    const { id: conveyorId } = await aConveyor(db, userName);
    await released(conveyorId, userName, "A");
    const step = { id: await sent(conveyorId, userName, "B"), userName, now: noon };
    await acceptFinding(db, { ...step, key: "gap", reason: "Fine." });
    await checkRelease(db, step);
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => approveRelease(db, { ...step, digest })));
    expect(outcomes.map((one) => (one.kind === "done" ? "done" : one.code)).toSorted()).toEqual([
      "done",
      ...Array.from({ length: 9 }, () => "release-moved-on"),
    ]);
    const states = await db.selectFrom("release").select("state").where("conveyor_id", "=", conveyorId).execute();
    expect(states.map(({ state }) => state).toSorted()).toEqual(["released", "superseded"]);
  });
});
