import { type FileRecord, mayApproveRelease, mayCheckRelease, type ReleaseBlock } from "@beltwright/model";
import { maySee, seesRevision } from "../conveyors/access.ts";
import type { Db } from "../tables.ts";
import { blockOf, parseDocument, type Release, readFindings, toRelease } from "./record.ts";
import { findReviewer, listReviewers, type ReviewingPerson } from "./reviewer.ts";

const shown = [
  "release.id",
  "release.conveyor_id",
  "release.conveyor_revision",
  "release.label",
  "release.remark",
  "release.state",
  "release.designed_by",
  "release.designed_name",
  "release.designed_at",
  "release.checked_by",
  "release.checked_name",
  "release.checked_at",
  "release.approved_by",
  "release.approved_name",
  "release.approved_at",
  "release.ended_name",
  "release.ended_at",
  "release.ended_reason",
  "release.superseded_at",
  "release.content_hash",
] as const;

interface Asked {
  readonly conveyorId: string;
  readonly userName: string;
}

/** What a person may do next with the releases of a design. */
interface ReleaseRights {
  readonly maySend: boolean;
  readonly mayCheck: boolean;
  readonly mayApprove: boolean;
}

interface DesignReleases {
  /** The newest first. */
  readonly releases: readonly Release[];
  readonly may: ReleaseRights;
  /** Group of the owner; empty where they are alone and take every step themselves. */
  readonly group: string;
  readonly checkers: readonly string[];
  readonly approvers: readonly string[];
}

/** The releases of a design, for those who may see it; undefined for others. */
export async function listReleases(db: Db, { conveyorId, userName }: Asked): Promise<DesignReleases | undefined> {
  const owner = await findSeenOwner(db, { conveyorId, userName });
  const reviewer = owner === undefined ? undefined : await findReviewer(db, { userName, owner });
  if (reviewer === undefined) return undefined;
  const rows = await seenReleases(db, userName, reviewer)
    .select(shown)
    .where("release.conveyor_id", "=", conveyorId)
    .orderBy("release.id", "desc")
    .execute();
  const findings = await readFindings(
    db,
    rows.map(({ id }) => id),
  );
  const open = rows.find(({ state }) => state === "in review" || state === "checked");
  const designer = open?.designed_by ?? reviewer.ownerId;
  const { group, rules } = reviewer;
  const people = await listReviewers(db, { conveyorId, group, rules, designer });
  return {
    releases: rows.map((row) => toRelease(row, findings)),
    may: rightsOf(reviewer, designer),
    group,
    checkers: people.checkers.map(({ name }) => name),
    approvers: people.approvers.map(({ name }) => name),
  };
}

export function rightsOf(reviewer: ReviewingPerson, designer: string): ReleaseRights {
  return {
    maySend: reviewer.isOwner || reviewer.isAdmin,
    mayCheck: mayCheckRelease(reviewer, reviewer.rules, reviewer.accountId === designer),
    mayApprove: mayApproveRelease(reviewer, reviewer.rules),
  };
}

async function findSeenOwner(db: Db, { conveyorId, userName }: Asked): Promise<string | undefined> {
  const found = await db
    .selectFrom("conveyor")
    .select("conveyor.user_name")
    .where("conveyor.id", "=", conveyorId)
    .where("conveyor.deleted_at", "is", null)
    .where((eb) => maySee(eb, userName))
    .executeTakeFirst();
  return found?.user_name;
}

/** As versions are seen; who is to check or approve sees them whatever was shared since when. */
function seenReleases(db: Db, userName: string, reviewer: Pick<ReviewingPerson, "role"> | undefined) {
  return db
    .selectFrom("release")
    .innerJoin("conveyor", "conveyor.id", "release.conveyor_id")
    .where("conveyor.deleted_at", "is", null)
    .where((eb) => maySee(eb, userName))
    .where((eb) =>
      reviewer?.role === undefined ? seesRevision(eb, userName, eb.ref("release.conveyor_revision")) : eb.lit(true),
    );
}

/** A released revision with all that its file and its pages are made of. */
export interface ReleasedDesign {
  readonly release: Release;
  readonly block: ReleaseBlock;
  readonly document: FileRecord;
  readonly conveyorId: string;
}

/** For those who may see it; undefined for others and for what was never released. */
export async function findReleased(
  db: Db,
  { id, userName }: { readonly id: string; readonly userName: string },
): Promise<ReleasedDesign | undefined> {
  const place = await db
    .selectFrom("release")
    .innerJoin("conveyor", "conveyor.id", "release.conveyor_id")
    .select("conveyor.user_name as owner")
    .where("release.id", "=", id)
    .executeTakeFirst();
  const reviewer = place && (await findReviewer(db, { userName, owner: place.owner }));
  const row = await seenReleases(db, userName, reviewer)
    .select(shown)
    .select("release.document")
    .where("release.id", "=", id)
    .where("release.content_hash", "is not", null)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const release = toRelease(row, await readFindings(db, [id]));
  return { release, block: blockOf(release), document: parseDocument(row.document), conveyorId: row.conveyor_id };
}

/** The released revisions of a design up to one of them, oldest first, for the revision table of its pages. */
export async function listIssued(db: Db, { conveyorId, upTo }: { conveyorId: string; upTo?: string | undefined }) {
  let issued = db
    .selectFrom("release")
    .select(["id", "label", "remark", "designed_name", "approved_at"])
    .where("conveyor_id", "=", conveyorId)
    .where("content_hash", "is not", null)
    .orderBy("approved_at")
    .orderBy("id");
  if (upTo !== undefined) issued = issued.where("id", "<=", upTo);
  return (await issued.execute()).map((row) => ({
    label: row.label,
    remark: row.remark,
    by: row.designed_name,
    at: row.approved_at ?? 0,
  }));
}

/** What the server knows of a hash: a released document, or a PDF written of one. Nothing else of the design is told. */
interface KnownHash {
  readonly of: "document" | "print";
  readonly label: string;
  readonly state: string;
  readonly releasedAt: number;
}

export async function findHash(db: Db, hash: string): Promise<KnownHash | undefined> {
  const row = await db
    .selectFrom("release")
    .select(["label", "state", "approved_at", "content_hash"])
    .where((eb) =>
      eb.or([
        eb("content_hash", "=", hash),
        eb("id", "in", eb.selectFrom("release_print").select("release_id").where("seal", "=", hash)),
      ]),
    )
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { label, state, approved_at, content_hash } = row;
  return { of: content_hash === hash ? "document" : "print", label, state, releasedAt: approved_at ?? 0 };
}

export async function keepPrint(
  db: Db,
  { seal, releaseId, now }: { readonly seal: string; readonly releaseId: string; readonly now: number },
): Promise<void> {
  await db
    .insertInto("release_print")
    .values({ seal, release_id: releaseId, printed_at: now })
    .onConflict((conflict) => conflict.column("seal").doNothing())
    .execute();
}
