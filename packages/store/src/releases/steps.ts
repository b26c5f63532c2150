import { type Digest, sealRelease } from "@beltwright/model";
import type { Updateable } from "kysely";
import { type Held, holdConveyors } from "../conveyors/find.ts";
import { newId } from "../ids.ts";
import type { Db } from "../tables.ts";
import { inTransaction } from "../transaction.ts";
import { rightsOf } from "./find.ts";
import { parseDocument, type Release, type ReleaseState, readFindings, termsOf, toRelease } from "./record.ts";
import { findReviewer, type ReviewingPerson } from "./reviewer.ts";
import type { ReleaseTable } from "./tables.ts";

interface By {
  readonly userName: string;
  readonly now: number;
}

type StepRefusal =
  | "conveyor-load-failed"
  | "release-not-yours"
  | "release-open"
  | "release-label-used"
  | "release-moved-on"
  | "release-findings-open"
  | "finding-not-found";

export type StepOutcome =
  | { readonly kind: "done"; readonly release: Release; readonly conveyorId: string; readonly owner: string }
  | { readonly kind: "refused"; readonly code: StepRefusal };

interface Submission extends By {
  readonly conveyorId: string;
  /** The saved version that is fixed. */
  readonly revision: number;
  readonly label: string;
  readonly remark: string;
  /** JSON of that version with its results, as files carry it. */
  readonly document: string;
  readonly findings: readonly {
    readonly key: string;
    readonly severity: string;
    readonly finding: object;
  }[];
}

/** Sends a saved version to review. What it fixes is written once, here. */
export async function sendToReview(db: Db, send: Submission): Promise<StepOutcome> {
  return inTransaction(db, async (trx) => {
    const held = await holdDesign(trx, send.conveyorId, send.userName);
    if (held === undefined || !(await hasVersion(trx, send))) return refused("conveyor-load-failed");
    const { reviewer, owner } = held;
    if (!rightsOf(reviewer, "").maySend) return refused("release-not-yours");
    const others = await trx
      .selectFrom("release")
      .select(["state", "label"])
      .where("conveyor_id", "=", send.conveyorId)
      .where("state", "not in", ["returned", "withdrawn"])
      .execute();
    if (others.some(({ state }) => isOpen(state))) return refused("release-open");
    if (others.some(({ label }) => label === send.label)) return refused("release-label-used");
    const row = await trx
      .insertInto("release")
      .values(newRelease(send, reviewer))
      .returningAll()
      .executeTakeFirstOrThrow();
    await addFindings(trx, row.id, send.findings);
    return done(trx, row, owner);
  });
}

const isOpen = (state: string) => state === "in review" || state === "checked";

async function hasVersion(trx: Db, { conveyorId, revision }: Submission): Promise<boolean> {
  const found = await trx
    .selectFrom("conveyor_version")
    .select("revision")
    .where("conveyor_id", "=", conveyorId)
    .where("revision", "=", revision)
    // What stands there was never saved.
    .where("revision", ">", 0)
    .executeTakeFirst();
  return found !== undefined;
}

function newRelease(send: Submission, { accountId, name }: ReviewingPerson): ReleaseTable {
  return {
    id: newId(send.now),
    conveyor_id: send.conveyorId,
    conveyor_revision: send.revision,
    label: send.label,
    remark: send.remark,
    state: "in review",
    designed_by: accountId,
    designed_name: name,
    designed_at: send.now,
    checked_by: null,
    checked_name: null,
    checked_at: null,
    approved_by: null,
    approved_name: null,
    approved_at: null,
    ended_name: null,
    ended_at: null,
    ended_reason: null,
    superseded_at: null,
    content_hash: null,
    document: send.document,
  };
}

async function addFindings(trx: Db, releaseId: string, findings: Submission["findings"]): Promise<void> {
  const byKey = new Map(findings.map((one) => [one.key, one]));
  const rows = [...byKey.values()].map(({ key, severity, finding }, position) => ({
    release_id: releaseId,
    finding_key: key,
    position,
    severity,
    finding: JSON.stringify(finding),
    reason: null,
    accepted_by: null,
    accepted_name: null,
    accepted_at: null,
  }));
  // So few at a time that no statement has more values than a database takes.
  for (let from = 0; from < rows.length; from += 100)
    await trx
      .insertInto("release_finding")
      .values(rows.slice(from, from + 100))
      .execute();
}

interface ReleaseStep extends By {
  readonly id: string;
}

/** Ticks a finding off with a reason, or takes that back with an empty one; while it is checked, by who may check it. */
export async function acceptFinding(
  db: Db,
  step: ReleaseStep & { readonly key: string; readonly reason: string },
): Promise<StepOutcome> {
  return inStep(db, step, async (trx, { row, reviewer, owner }) => {
    if (!rightsOf(reviewer, row.designed_by).mayCheck) return refused("release-not-yours");
    if (row.state !== "in review") return refused("release-moved-on");
    const isTaken = step.reason !== "";
    const changed = await trx
      .updateTable("release_finding")
      .set({
        reason: isTaken ? step.reason : null,
        accepted_by: isTaken ? reviewer.accountId : null,
        accepted_name: isTaken ? reviewer.name : null,
        accepted_at: isTaken ? step.now : null,
      })
      .where("release_id", "=", step.id)
      .where("finding_key", "=", step.key)
      .returning("finding_key")
      .executeTakeFirst();
    return changed === undefined ? refused("finding-not-found") : done(trx, row, owner);
  });
}

/** Every error must be accepted before. */
export async function checkRelease(db: Db, step: ReleaseStep): Promise<StepOutcome> {
  return inStep(db, step, async (trx, { row, reviewer, owner }) => {
    if (!rightsOf(reviewer, row.designed_by).mayCheck) return refused("release-not-yours");
    if (row.state !== "in review") return refused("release-moved-on");
    const findings = await readFindings(trx, [row.id]);
    if (findings.some(({ severity, accepted_at }) => severity === "error" && accepted_at === null))
      return refused("release-findings-open");
    const signed = { checked_by: reviewer.accountId, checked_name: reviewer.name, checked_at: step.now };
    return done(trx, await moveOn(trx, row, { state: "checked", ...signed }), owner);
  });
}

/** Releases it: the hash is made, and the release before it is superseded. */
export async function approveRelease(db: Db, step: ReleaseStep & { readonly digest: Digest }): Promise<StepOutcome> {
  return inStep(db, step, async (trx, { row, reviewer, owner }) => {
    if (!rightsOf(reviewer, row.designed_by).mayApprove) return refused("release-not-yours");
    if (row.state !== "checked") return refused("release-moved-on");
    const signed = { approved_by: reviewer.accountId, approved_name: reviewer.name, approved_at: step.now };
    const terms = termsOf(toRelease({ ...row, ...signed }, await readFindings(trx, [row.id])));
    const { contentHash } = sealRelease(parseDocument(row.document), terms, step.digest);
    await trx
      .updateTable("release")
      .set({ state: "superseded", superseded_at: step.now })
      .where("conveyor_id", "=", row.conveyor_id)
      .where("state", "=", "released")
      .execute();
    return done(trx, await moveOn(trx, row, { state: "released", ...signed, content_hash: contentHash }), owner);
  });
}

/** Sends it back for a reason, by who was to check or approve it. */
export async function returnRelease(db: Db, step: ReleaseStep & { readonly reason: string }): Promise<StepOutcome> {
  return inStep(db, step, async (trx, { row, reviewer, owner }) => {
    const { mayCheck, mayApprove } = rightsOf(reviewer, row.designed_by);
    if (!mayCheck && !mayApprove) return refused("release-not-yours");
    return end(trx, { row, reviewer, owner }, { ...step, state: "returned" });
  });
}

/** Takes it back before it is released. */
export async function withdrawRelease(db: Db, step: ReleaseStep & { readonly reason: string }): Promise<StepOutcome> {
  return inStep(db, step, async (trx, held) => {
    if (!rightsOf(held.reviewer, "").maySend) return refused("release-not-yours");
    return end(trx, held, { ...step, state: "withdrawn" });
  });
}

async function end(
  trx: Db,
  { row, reviewer, owner }: HeldRelease,
  { state, reason, now }: By & { readonly state: ReleaseState; readonly reason: string },
): Promise<StepOutcome> {
  if (!isOpen(row.state)) return refused("release-moved-on");
  const ended = { ended_name: reviewer.name, ended_at: now, ended_reason: reason };
  return done(trx, await moveOn(trx, row, { state, ...ended }), owner);
}

function moveOn(trx: Db, row: ReleaseTable, change: Updateable<ReleaseTable>): Promise<ReleaseTable> {
  return trx
    .updateTable("release")
    .set(change)
    .where("id", "=", row.id)
    .where("state", "=", row.state)
    .returningAll()
    .executeTakeFirstOrThrow();
}

interface HeldRelease {
  readonly row: ReleaseTable;
  readonly reviewer: ReviewingPerson;
  readonly owner: string;
}

/** The design is held meanwhile, so that two steps of one release come one after the other. */
async function inStep(
  db: Db,
  { id, userName }: ReleaseStep,
  work: (trx: Db, held: HeldRelease) => Promise<StepOutcome>,
): Promise<StepOutcome> {
  return inTransaction(db, async (trx) => {
    const place = await trx.selectFrom("release").select("conveyor_id").where("id", "=", id).executeTakeFirst();
    const held = place && (await holdDesign(trx, place.conveyor_id, userName));
    if (held === undefined) return refused("conveyor-load-failed");
    const row = await trx.selectFrom("release").selectAll().where("id", "=", id).executeTakeFirst();
    return row === undefined ? refused("conveyor-load-failed") : work(trx, { row, ...held });
  });
}

async function holdDesign(trx: Db, conveyorId: string, userName: string) {
  const [held]: readonly Held[] = await holdConveyors(trx, [conveyorId], userName);
  const owner = held?.row.user_name;
  const reviewer = owner === undefined ? undefined : await findReviewer(trx, { userName, owner });
  return owner === undefined || reviewer === undefined ? undefined : { owner, reviewer };
}

async function done(trx: Db, row: ReleaseTable, owner: string): Promise<StepOutcome> {
  const release = toRelease(row, await readFindings(trx, [row.id]));
  return { kind: "done", release, conveyorId: row.conveyor_id, owner };
}

function refused(code: StepRefusal): StepOutcome {
  return { kind: "refused", code };
}
