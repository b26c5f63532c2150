import type { StoredResults } from "@beltwright/model";
import { parseResults } from "../conveyors/results.ts";
import { openRawVersion, type RawVersion } from "../conveyors/versions.ts";
import type { Db } from "../tables.ts";
import { isProposer, maySeeProposal } from "./access.ts";

export type ProposalState = "open" | "taken" | "partly taken" | "declined" | "withdrawn";

export interface Proposal {
  readonly id: string;
  readonly conveyorId: string;
  /** Who proposes; empty where the account is gone. */
  readonly proposedBy: string;
  /** Whether it is the one's who asks. */
  readonly isOwn: boolean;
  readonly title: string;
  readonly remark: string;
  readonly baseRevision: number;
  readonly revision: number;
  readonly state: ProposalState;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** Empty while nobody has, and where the account is gone. */
  readonly decidedBy: string;
  readonly decidedAt: number | null;
  readonly note: string;
  /** Paths of what was taken. */
  readonly taken: readonly string[];
  readonly takenRevision: number | null;
  /** How many inputs differ from the revision it began from. */
  readonly changes: number;
  /** A few results, and those of the design as it is now. */
  readonly results: StoredResults;
  readonly currentResults: StoredResults;
}

interface OfConveyor {
  readonly id: string;
  readonly userName: string;
}

export interface OfProposal extends OfConveyor {
  readonly proposalId: string;
}

/** The proposals to a design that the person may see, the newest first. */
export async function listProposals(db: Db, { id, userName }: OfConveyor): Promise<readonly Proposal[]> {
  const rows = await proposalRows(db, userName)
    .where("proposal.conveyor_id", "=", id)
    .orderBy("proposal.id", "desc")
    .execute();
  return rows.map(toProposal);
}

export async function findProposal(db: Db, { id, proposalId, userName }: OfProposal): Promise<Proposal | undefined> {
  const row = await proposalRows(db, userName)
    .where("proposal.conveyor_id", "=", id)
    .where("proposal.id", "=", proposalId)
    .executeTakeFirst();
  return row && toProposal(row);
}

/** How many proposals wait for the person, by conveyor; an admin is asked about the own designs only. */
export async function countOpenProposals(
  db: Db,
  userName: string,
): Promise<readonly { readonly conveyorId: string; readonly open: number }[]> {
  const rows = await db
    .selectFrom("proposal")
    .innerJoin("conveyor", "conveyor.id", "proposal.conveyor_id")
    .select((eb) => ["proposal.conveyor_id", eb.fn.countAll<number>().as("open")])
    .where("proposal.state", "=", "open")
    .where("conveyor.deleted_at", "is", null)
    .where("conveyor.user_name", "=", userName)
    .groupBy("proposal.conveyor_id")
    .orderBy("proposal.conveyor_id")
    .execute();
  return rows.map(({ conveyor_id, open }) => ({ conveyorId: conveyor_id, open }));
}

interface ProposalVersion {
  readonly revision: number;
  readonly changedAt: number;
  /** The revision of the design that it began from. */
  readonly baseRevision: number;
  readonly changes: number;
}

/** The states it was saved in, the newest first; empty for whoever may not see it. */
export async function listProposalVersions(db: Db, of: OfProposal): Promise<readonly ProposalVersion[]> {
  const rows = await seenVersions(db, of)
    .select([
      "proposal_version.revision",
      "proposal_version.changed_at",
      "proposal_version.base_revision",
      "proposal_version.changes",
    ])
    .orderBy("proposal_version.revision", "desc")
    .execute();
  return rows.map(({ revision, changed_at, base_revision, changes }) => ({
    revision,
    changedAt: changed_at,
    baseRevision: base_revision,
    changes,
  }));
}

/** A state of a proposal as it lies in the database, filed as the design is. */
export async function findRawProposal(
  db: Db,
  { revision, ...of }: OfProposal & { readonly revision: number },
): Promise<RawVersion | undefined> {
  return seenVersions(db, of)
    .select(["proposal_version.document", "conveyor.category"])
    .where("proposal_version.revision", "=", revision)
    .executeTakeFirst();
}

export async function findProposalVersion(db: Db, of: OfProposal & { readonly revision: number }) {
  const found = await findRawProposal(db, of);
  return found && openRawVersion(found);
}

/** One that was brought up to date may have versions from before the design was shared with who asks. */
function seenVersions(db: Db, { id, proposalId, userName }: OfProposal) {
  return seenProposals(db, userName)
    .innerJoin("proposal_version", "proposal_version.proposal_id", "proposal.id")
    .where("proposal.conveyor_id", "=", id)
    .where("proposal.id", "=", proposalId)
    .where((eb) => maySeeProposal(eb, userName, eb.ref("proposal_version.base_revision")));
}

export function seenProposals(db: Db, userName: string) {
  return db
    .selectFrom("proposal")
    .innerJoin("conveyor", "conveyor.id", "proposal.conveyor_id")
    .where("conveyor.deleted_at", "is", null)
    .where((eb) => maySeeProposal(eb, userName, eb.ref("proposal.base_revision")));
}

function proposalRows(db: Db, userName: string) {
  return seenProposals(db, userName)
    .innerJoin("proposal_version", (join) =>
      join
        .onRef("proposal_version.proposal_id", "=", "proposal.id")
        .onRef("proposal_version.revision", "=", "proposal.revision"),
    )
    .leftJoin("conveyor_result", "conveyor_result.conveyor_id", "conveyor.id")
    .leftJoin("user_account as proposer", "proposer.id", "proposal.account_id")
    .leftJoin("user_account as decider", "decider.id", "proposal.decided_by")
    .selectAll("proposal")
    .select((eb) => [
      "proposer.user_name as proposed_by",
      "decider.user_name as decider_name",
      "proposal_version.changes",
      "proposal_version.results",
      "conveyor_result.results as current_results",
      eb.case().when(isProposer(eb, userName)).then(1).else(0).end().as("is_own"),
    ]);
}

type ProposalRow = Awaited<ReturnType<ReturnType<typeof proposalRows>["executeTakeFirstOrThrow"]>>;

function toProposal(row: ProposalRow): Proposal {
  return {
    id: row.id,
    conveyorId: row.conveyor_id,
    proposedBy: row.proposed_by ?? "",
    isOwn: row.is_own === 1,
    title: row.title,
    remark: row.remark,
    baseRevision: row.base_revision,
    revision: row.revision,
    state: toState(row.state),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    decidedBy: row.decider_name ?? "",
    decidedAt: row.decided_at,
    note: row.note,
    taken: parseTaken(row.taken),
    takenRevision: row.taken_revision,
    changes: row.changes,
    results: parseResults(row.results),
    currentResults: parseResults(row.current_results),
  };
}

/** Only `propose` and `decide` write this column. */
function toState(state: string): ProposalState {
  return state as ProposalState;
}

/** Only `takeProposal` writes this column. */
function parseTaken(taken: string): readonly string[] {
  return taken === "" ? [] : (JSON.parse(taken) as readonly string[]);
}
