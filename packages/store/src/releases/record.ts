import type { FileRecord, ReleaseBlock, ReleaseTerms } from "@beltwright/model";
import type { Db } from "../tables.ts";
import type { ReleaseFindingTable, ReleaseTable } from "./tables.ts";

/** `returned`: sent back by who was to check or approve it; `withdrawn`: taken back by its designer. */
export type ReleaseState = "in review" | "checked" | "released" | "superseded" | "returned" | "withdrawn";

interface Step {
  readonly name: string;
  readonly at: number;
}

/** Something found in the design of a release. */
interface ReviewedFinding {
  readonly key: string;
  readonly severity: string;
  /** The finding as it was calculated. */
  readonly finding: Readonly<Record<string, unknown>>;
  readonly accepted?: Step & { readonly reason: string };
}

export interface Release {
  readonly id: string;
  readonly conveyorId: string;
  readonly revision: number;
  readonly label: string;
  readonly remark: string;
  readonly state: ReleaseState;
  readonly designed: Step;
  readonly checked?: Step;
  readonly approved?: Step;
  /** Who sent it back or withdrew it, and why. */
  readonly ended?: Step & { readonly reason: string };
  readonly supersededAt?: number;
  readonly contentHash?: string;
  readonly findings: readonly ReviewedFinding[];
}

export function toRelease(row: Omit<ReleaseTable, "document">, findings: readonly ReleaseFindingTable[]): Release {
  const checked = stepOf(row.checked_name, row.checked_at);
  const approved = stepOf(row.approved_name, row.approved_at);
  const ended = stepOf(row.ended_name, row.ended_at);
  return {
    id: row.id,
    conveyorId: row.conveyor_id,
    revision: row.conveyor_revision,
    label: row.label,
    remark: row.remark,
    // Only the steps of a release write this column.
    state: row.state as ReleaseState,
    designed: { name: row.designed_name, at: row.designed_at },
    ...(checked && { checked }),
    ...(approved && { approved }),
    ...(ended && { ended: { ...ended, reason: row.ended_reason ?? "" } }),
    ...(row.superseded_at !== null && { supersededAt: row.superseded_at }),
    ...(row.content_hash !== null && { contentHash: row.content_hash }),
    findings: findings.filter((one) => one.release_id === row.id).map(toFinding),
  };
}

function toFinding(row: ReleaseFindingTable): ReviewedFinding {
  const accepted = stepOf(row.accepted_name, row.accepted_at);
  return {
    key: row.finding_key,
    severity: row.severity,
    finding: JSON.parse(row.finding),
    ...(accepted && { accepted: { ...accepted, reason: row.reason ?? "" } }),
  };
}

function stepOf(name: string | null, at: number | null): Step | undefined {
  return name === null || at === null ? undefined : { name, at };
}

/** In the order in which they are told. */
export async function readFindings(db: Db, ids: readonly string[]): Promise<readonly ReleaseFindingTable[]> {
  if (ids.length === 0) return [];
  return db.selectFrom("release_finding").selectAll().where("release_id", "in", ids).orderBy("position").execute();
}

/** What is hashed of a release beside its document. */
export function termsOf({ label, remark, revision, designed, checked, approved, findings }: Release): ReleaseTerms {
  if (checked === undefined || approved === undefined) throw new Error(`Release ${label} is not signed`);
  return {
    label,
    remark,
    revision,
    designed: signed(designed),
    checked: signed(checked),
    approved: signed(approved),
    accepted: findings.flatMap(({ key, accepted }) =>
      accepted === undefined
        ? []
        : [{ key, reason: accepted.reason, by: accepted.name, at: new Date(accepted.at).toISOString() }],
    ),
  };
}

/** A released one with its hash. */
export function blockOf(release: Release): ReleaseBlock {
  if (release.contentHash === undefined) throw new Error(`Release ${release.label} is not released`);
  return { ...termsOf(release), contentHash: release.contentHash };
}

function signed({ name, at }: Step) {
  return { name, at: new Date(at).toISOString() };
}

/** Only `sendToReview` writes this column. */
export function parseDocument(document: string): FileRecord {
  return JSON.parse(document) as FileRecord;
}
