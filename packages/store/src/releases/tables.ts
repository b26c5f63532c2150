/** A revision of a design on its way to release, or released. What it fixes is never written again. */
export interface ReleaseTable {
  readonly id: string;
  readonly conveyor_id: string;
  /** The saved version that it fixes. */
  readonly conveyor_revision: number;
  readonly label: string;
  readonly remark: string;
  /** See `ReleaseState`. */
  readonly state: string;
  /** Account ids; the names beside them are those of that day and outlive the account. */
  readonly designed_by: string;
  readonly designed_name: string;
  readonly designed_at: number;
  readonly checked_by: string | null;
  readonly checked_name: string | null;
  readonly checked_at: number | null;
  readonly approved_by: string | null;
  readonly approved_name: string | null;
  readonly approved_at: number | null;
  /** Who sent it back or withdrew it, and why. */
  readonly ended_name: string | null;
  readonly ended_at: number | null;
  readonly ended_reason: string | null;
  readonly superseded_at: number | null;
  /** From the day of its release. */
  readonly content_hash: string | null;
  /** JSON of the design and its results, as files carry it. */
  readonly document: string;
}

/** What was found in the design of a release; the checker gives a reason to accept it. */
export interface ReleaseFindingTable {
  readonly release_id: string;
  readonly finding_key: string;
  /** Order in which they are told. */
  readonly position: number;
  readonly severity: string;
  /** JSON */
  readonly finding: string;
  readonly reason: string | null;
  readonly accepted_by: string | null;
  readonly accepted_name: string | null;
  readonly accepted_at: number | null;
}

/** A PDF that was written of a released revision, by the hash of its bytes. */
export interface ReleasePrintTable {
  readonly seal: string;
  readonly release_id: string;
  readonly printed_at: number;
}
