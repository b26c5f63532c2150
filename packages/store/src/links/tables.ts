type Flag = 0 | 1;

/** An address at which whoever has it looks at one conveyor. */
export interface ConveyorLinkTable {
  readonly id: string;
  readonly conveyor_id: string;
  /** The secret itself is told once and not kept. */
  readonly secret_hash: string;
  /** What its maker calls it; empty for most. */
  readonly name: string;
  /** The version that is shown; null for the newest. */
  readonly revision: number | null;
  readonly shows_drawings: Flag;
  readonly shows_results: Flag;
  readonly shows_reports: Flag;
  readonly shows_downloads: Flag;
  /** Id of the account that made it. */
  readonly made_by: string;
  readonly made_at: number;
  readonly expires_at: number | null;
  readonly revoked_at: number | null;
  readonly opened_times: number;
  readonly opened_at: number | null;
}
