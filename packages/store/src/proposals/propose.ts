import { findAccountId } from "../accounts/users.ts";
import { type By, holdAsking } from "../conveyors/asking.ts";
import { holdConveyors } from "../conveyors/find.ts";
import { findRawVersion } from "../conveyors/versions.ts";
import { newId } from "../ids.ts";
import type { Db } from "../tables.ts";
import { inTransaction } from "../transaction.ts";
import { mayPropose } from "./access.ts";
import { findProposal, type OfProposal, type Proposal, type ProposalState } from "./find.ts";
import { changed, holdProposal, type ProposalRefusal, refusalOf } from "./held.ts";

/** More than anyone has in mind at once. */
export const mostOpenProposals = 10;

/** A proposed design as it is stored. */
export interface PreparedProposal {
  readonly document: string;
  /** JSON of a few results. */
  readonly results: string;
  /** How many inputs differ from the revision it began from. */
  readonly changes: number;
}

interface ProposalAddition extends By {
  readonly id: string;
  readonly baseRevision: number;
  readonly design: PreparedProposal;
}

export type AddProposalOutcome =
  | { readonly kind: "added"; readonly proposal: Proposal }
  | { readonly kind: "not-found" }
  | { readonly kind: "not-allowed" }
  | { readonly kind: "no-such-base" }
  | { readonly kind: "too-many" };

/** Puts changes before the owner. The design itself stays as it is. */
export async function addProposal(db: Db, addition: ProposalAddition): Promise<AddProposalOutcome> {
  const { id, userName, now, baseRevision, design } = addition;
  return inTransaction(db, async (trx) => {
    await holdAsking(trx, addition);
    const [held] = await holdConveyors(trx, [id], userName);
    const accountId = await findAccountId(trx, userName);
    if (!held || accountId === undefined) return { kind: "not-found" };
    if (!(await canPropose(trx, id, userName))) return { kind: "not-allowed" };
    if (!(await findRawVersion(trx, { id, revision: baseRevision, userName }))) return { kind: "no-such-base" };
    if ((await countOpen(trx, id, accountId)) >= mostOpenProposals) return { kind: "too-many" };
    const proposalId = newId(now);
    await insertProposal(trx, addition, { proposalId, accountId });
    await insertVersion(trx, { proposalId, revision: 1, baseRevision, now, design });
    const proposal = await findProposal(trx, { id, proposalId, userName });
    if (!proposal) throw new Error("A proposal that was just added is gone");
    return { kind: "added", proposal };
  });
}

async function insertProposal(
  trx: Db,
  { id, baseRevision, now }: ProposalAddition,
  { proposalId, accountId }: { readonly proposalId: string; readonly accountId: string },
): Promise<void> {
  await trx
    .insertInto("proposal")
    .values({
      id: proposalId,
      conveyor_id: id,
      account_id: accountId,
      title: "",
      remark: "",
      base_revision: baseRevision,
      revision: 1,
      state: "open" satisfies ProposalState,
      created_at: now,
      updated_at: now,
      decided_by: null,
      decided_at: null,
      note: "",
      taken: "",
      taken_revision: null,
    })
    .execute();
}

async function canPropose(trx: Db, id: string, userName: string): Promise<boolean> {
  const found = await trx
    .selectFrom("conveyor")
    .select("conveyor.id")
    .where("conveyor.id", "=", id)
    .where((eb) => mayPropose(eb, userName))
    .executeTakeFirst();
  return found !== undefined;
}

async function countOpen(trx: Db, id: string, accountId: string): Promise<number> {
  const { total } = await trx
    .selectFrom("proposal")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .where("conveyor_id", "=", id)
    .where("account_id", "=", accountId)
    .where("state", "=", "open")
    .executeTakeFirstOrThrow();
  return total;
}

interface NewVersion {
  readonly proposalId: string;
  readonly revision: number;
  readonly baseRevision: number;
  readonly now: number;
  readonly design: PreparedProposal;
}

async function insertVersion(trx: Db, version: NewVersion): Promise<void> {
  const { proposalId, revision, baseRevision, now, design } = version;
  await trx
    .insertInto("proposal_version")
    .values({ proposal_id: proposalId, revision, changed_at: now, base_revision: baseRevision, ...design })
    .execute();
}

interface ProposalSave extends OfProposal, By {
  /** The revision of the proposal that the work began from; absent: whatever is there is followed. */
  readonly revision?: number | undefined;
  /** The revision of the design that `design` begins from: that of the proposal, or a newer one. */
  readonly baseRevision: number;
  readonly design: PreparedProposal;
}

export type SaveProposalOutcome = { readonly kind: "saved"; readonly proposal: Proposal } | ProposalRefusal;

/** One more version of an open proposal, by who made it and may still edit the design. */
export async function saveProposal(db: Db, save: ProposalSave): Promise<SaveProposalOutcome> {
  const { proposalId, now, design, baseRevision } = save;
  return inTransaction(db, async (trx) => {
    const held = await holdProposal(trx, save);
    const refusal = refusalOf(held, ({ isOwn, mayPropose: may }) => isOwn && may, save.revision);
    if (refusal || !held) return refusal ?? { kind: "not-found" };
    // What the owner saved between the two would read as proposed to be taken back.
    if (baseRevision < held.baseRevision) return { kind: "proposal-changed", revision: held.revision };
    const revision = held.revision + 1;
    await insertVersion(trx, { proposalId, revision, baseRevision, now, design });
    const columns = { revision, base_revision: baseRevision, updated_at: now };
    return { kind: "saved", proposal: await changed(trx, save, columns) };
  });
}

interface ProposalWords extends OfProposal, By {
  readonly title: string;
  readonly remark: string;
}

/** Names an open proposal and says what it is for. */
export async function describeProposal(db: Db, words: ProposalWords): Promise<SaveProposalOutcome> {
  const { title, remark } = words;
  return inTransaction(db, async (trx) => {
    const refusal = refusalOf(await holdProposal(trx, words), ({ isOwn }) => isOwn);
    return refusal ?? { kind: "saved", proposal: await changed(trx, words, { title, remark }) };
  });
}

/** Takes an own proposal back. It stays to be read. */
export async function withdrawProposal(db: Db, withdrawal: OfProposal & By): Promise<SaveProposalOutcome> {
  const { userName, now } = withdrawal;
  return inTransaction(db, async (trx) => {
    const refusal = refusalOf(await holdProposal(trx, withdrawal), ({ isOwn }) => isOwn);
    if (refusal) return refusal;
    const decided_by = (await findAccountId(trx, userName)) ?? null;
    const state: ProposalState = "withdrawn";
    return { kind: "saved", proposal: await changed(trx, withdrawal, { state, decided_by, decided_at: now }) };
  });
}
