import type { FileRecord } from "@beltwright/model";
import { sql } from "kysely";
import { addAudit } from "../admin/audit.ts";
import type { ConveyorVersionTable, Db } from "../tables.ts";
import { isMine, maySee, seesRevision } from "./access.ts";
import { toFileRecord } from "./record.ts";

export type ConveyorAction =
  | "added"
  | "copied"
  | "uploaded"
  | "shipped"
  | "saved"
  | "filed"
  | "deleted"
  | "undeleted"
  | "restored"
  | "taken"
  | "draft";

interface ConveyorVersion {
  readonly revision: number;
  readonly action: ConveyorAction;
  readonly changedBy: string;
  readonly changedAt: number;
  /** Given by a person; empty for most. */
  readonly name: string;
  readonly convNo: string;
  readonly category: string;
  /** The proposal it was taken from; `by` is empty where the account is gone. */
  readonly proposal?: { readonly id: string; readonly title: string; readonly by: string };
  /** What it was released as, the newest first; absent for most. */
  readonly releases?: readonly VersionRelease[];
}

interface VersionRelease {
  readonly id: string;
  readonly label: string;
  readonly releasedAt: number;
  readonly isSuperseded: boolean;
}

/** Keeps what was just written, so that every later write leaves it to be read and restored. */
export async function keepVersions(trx: Db, ids: readonly string[], action: ConveyorAction): Promise<void> {
  await trx
    .insertInto("conveyor_version")
    .columns([
      "conveyor_id",
      "revision",
      "action",
      "changed_by",
      "changed_at",
      "name",
      "conv_no",
      "category",
      "document",
    ])
    .expression((eb) =>
      eb
        .selectFrom("conveyor")
        .select([
          "id",
          "revision",
          sql.lit(action).as("action"),
          "updated_by",
          "updated_at",
          sql.lit("").as("name"),
          "conv_no",
          "category",
          "document",
        ])
        .where("id", "in", ids),
    )
    .execute();
  if (action !== "shipped") await auditForeignChanges(trx, ids, action);
}

/** Where work stands that could not be saved: below every revision, one for each conveyor. */
export const draftRevision = 0;

interface Draft extends OfConveyor {
  readonly now: number;
  readonly columns: Pick<ConveyorVersionTable, "conv_no" | "category" | "document">;
}

/** Keeps work that a full quota kept from being saved, in place of what was kept so before. */
export async function keepDraft(trx: Db, { id, userName, now, columns }: Draft): Promise<void> {
  await dropDraft(trx, id);
  const { conv_no, category, document } = columns;
  await trx
    .insertInto("conveyor_version")
    .values({
      conveyor_id: id,
      revision: draftRevision,
      action: "draft" satisfies ConveyorAction,
      changed_by: userName,
      changed_at: now,
      name: "",
      conv_no,
      category,
      document,
    })
    .execute();
}

export async function dropDraft(trx: Db, id: string): Promise<void> {
  await trx
    .deleteFrom("conveyor_version")
    .where("conveyor_id", "=", id)
    .where("revision", "=", draftRevision)
    .execute();
}

/** Whoever changes what belongs to another is an administrator, and what administrators do is kept. */
async function auditForeignChanges(trx: Db, ids: readonly string[], action: ConveyorAction): Promise<void> {
  const foreign = await trx
    .selectFrom("conveyor")
    .select(["id", "conv_no", "user_name", "updated_by", "updated_at"])
    .where("id", "in", ids)
    .whereRef("updated_by", "!=", "user_name")
    .execute();
  for (const { id, conv_no, user_name: owner, updated_by: admin, updated_at: now } of foreign) {
    const details = { id, owner };
    await addAudit(trx, { admin, action: `conveyor ${action}`, subject: conv_no, details, now });
  }
}

interface OfConveyor {
  readonly id: string;
  readonly userName: string;
}

/** Every revision of a conveyor the person may see, the newest first and a draft last; empty where there is none. */
export async function listConveyorVersions(db: Db, of: OfConveyor): Promise<readonly ConveyorVersion[]> {
  const versions = await seenVersions(db, of)
    .leftJoin("proposal", (join) =>
      join
        .onRef("proposal.conveyor_id", "=", "conveyor_version.conveyor_id")
        .onRef("proposal.taken_revision", "=", "conveyor_version.revision"),
    )
    .leftJoin("user_account as proposer", "proposer.id", "proposal.account_id")
    .select([
      "proposal.id as proposal_id",
      "proposal.title",
      "proposer.user_name as proposed_by",
      "conveyor_version.revision",
      "conveyor_version.action",
      "conveyor_version.changed_by",
      "conveyor_version.changed_at",
      "conveyor_version.name",
      "conveyor_version.conv_no",
      "conveyor_version.category",
    ])
    .orderBy("conveyor_version.revision", "desc")
    .execute();
  const released = versions.length === 0 ? undefined : await readReleases(db, of.id);
  return versions.map((version) => ({
    revision: version.revision,
    action: toAction(version.action),
    changedBy: version.changed_by,
    changedAt: version.changed_at,
    name: version.name,
    convNo: version.conv_no,
    category: version.category,
    ...(version.proposal_id === null
      ? {}
      : { proposal: { id: version.proposal_id, title: version.title ?? "", by: version.proposed_by ?? "" } }),
    ...releasesOf(released?.get(version.revision)),
  }));
}

const releasesOf = (releases: readonly VersionRelease[] | undefined) => (releases === undefined ? {} : { releases });

/** By revision; whoever sees a version sees what it was released as. */
async function readReleases(db: Db, id: string): Promise<ReadonlyMap<number, readonly VersionRelease[]>> {
  const rows = await db
    .selectFrom("release")
    .select(["id", "conveyor_revision", "label", "approved_at", "superseded_at"])
    .where("conveyor_id", "=", id)
    .where("content_hash", "is not", null)
    .orderBy("id", "desc")
    .execute();
  const byRevision = new Map<number, VersionRelease[]>();
  for (const row of rows) {
    const { id: releaseId, label, conveyor_revision: revision } = row;
    const release = {
      id: releaseId,
      label,
      releasedAt: row.approved_at ?? 0,
      isSuperseded: row.superseded_at !== null,
    };
    byRevision.set(revision, [...(byRevision.get(revision) ?? []), release]);
  }
  return byRevision;
}

/** Only `keepVersions` and `keepDraft` write this column. */
function toAction(action: string): ConveyorAction {
  return action as ConveyorAction;
}

/** The document as it was, with the results it carried then. */
export async function findConveyorVersion(
  db: Db,
  { revision, ...of }: OfConveyor & { readonly revision: number },
): Promise<FileRecord | undefined> {
  const found = await findRawVersion(db, { revision, ...of });
  return found && openRawVersion(found);
}

/** A version as it lies in the database; `openRawVersion` reads it, in whichever thread. */
export type RawVersion = Pick<ConveyorVersionTable, "document" | "category">;

/** The same as `findConveyorVersion`, not yet read. */
export async function findRawVersion(
  db: Db,
  { revision, ...of }: OfConveyor & { readonly revision: number },
): Promise<RawVersion | undefined> {
  return seenVersions(db, of)
    .select(["conveyor_version.document", "conveyor_version.category"])
    .where("conveyor_version.revision", "=", revision)
    .executeTakeFirst();
}

export function openRawVersion({ document, category }: RawVersion): FileRecord {
  return { ...toFileRecord(document), category };
}

function seenVersions(db: Db, { id, userName }: OfConveyor) {
  return db
    .selectFrom("conveyor_version")
    .where("conveyor_version.conveyor_id", "=", id)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("conveyor")
          .select("conveyor.id")
          .where("conveyor.id", "=", id)
          .where("conveyor.deleted_at", "is", null)
          .where((conveyor) =>
            conveyor.and([
              maySee(conveyor, userName),
              seesRevision(conveyor, userName, eb.ref("conveyor_version.revision")),
              // Work that was never saved is its owner's alone.
              conveyor.or([eb("conveyor_version.revision", "!=", draftRevision), isMine(conveyor, userName)]),
            ]),
          ),
      ),
    );
}

/** Names a version, for its owner and admins. An empty name takes the name away. */
export async function nameConveyorVersion(
  db: Db,
  { id, revision, name, userName }: OfConveyor & { readonly revision: number; readonly name: string },
): Promise<boolean> {
  const named = await db
    .updateTable("conveyor_version")
    .set({ name })
    .where("conveyor_id", "=", id)
    .where("revision", "=", revision)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("conveyor")
          .select("conveyor.id")
          .where("conveyor.id", "=", id)
          .where("conveyor.deleted_at", "is", null)
          .where((conveyor) => isMine(conveyor, userName)),
      ),
    )
    .returning("revision")
    .executeTakeFirst();
  return named !== undefined;
}
