/** Changes to a design that someone who may not save it has put before its owner. */
export interface ProposalTable {
  readonly id: string;
  readonly conveyor_id: string;
  /** Who proposes; it may outlive the account. */
  readonly account_id: string;
  readonly title: string;
  readonly remark: string;
  /** The revision of the design that the newest version began from. */
  readonly base_revision: number;
  /** Of the proposal itself: how often it was saved. */
  readonly revision: number;
  /** open, taken, partly taken, declined or withdrawn. */
  readonly state: string;
  readonly created_at: number;
  readonly updated_at: number;
  /** The account of who decided; null while it is open. */
  readonly decided_by: string | null;
  readonly decided_at: number | null;
  /** What who decided says to it. */
  readonly note: string;
  /** JSON of the paths of what was taken. */
  readonly taken: string;
  /** The revision of the design that came of it; null where nothing was taken. */
  readonly taken_revision: number | null;
}

/** One state a proposal was saved in. */
export interface ProposalVersionTable {
  readonly proposal_id: string;
  readonly revision: number;
  readonly changed_at: number;
  readonly base_revision: number;
  /** How many inputs differ from the revision it began from. */
  readonly changes: number;
  /** JSON of a few results by name. */
  readonly results: string;
  readonly document: string;
}
