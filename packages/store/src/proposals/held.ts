import { isMine } from "../conveyors/access.ts";
import { type By, holdAsking } from "../conveyors/asking.ts";
import { holdConveyors } from "../conveyors/find.ts";
import type { Db } from "../tables.ts";
import { isProposer, mayPropose } from "./access.ts";
import { findProposal, type OfProposal, type Proposal, seenProposals } from "./find.ts";
import type { ProposalTable } from "./tables.ts";

/** Why something is not done to a proposal; what the person may not see is not found. */
export type ProposalRefusal =
  | { readonly kind: "not-found" }
  | { readonly kind: "not-allowed" }
  | { readonly kind: "decided" }
  | { readonly kind: "proposal-changed"; readonly revision: number };

/**
 * A proposal and what the person may do to it. Person, design and proposal are held in this order by everyone who writes,
 * so that a proposal is decided once, and never while it is being saved.
 */
export async function holdProposal(trx: Db, { id, proposalId, ...by }: OfProposal & By) {
  if (!(await holdAsking(trx, by))) return undefined;
  await holdConveyors(trx, [id], by.userName);
  const row = await seenProposals(trx, by.userName)
    .select(["proposal.state", "proposal.revision", "proposal.base_revision"])
    .select((eb) => [
      eb.case().when(isProposer(eb, by.userName)).then(1).else(0).end().as("is_own"),
      eb.case().when(mayPropose(eb, by.userName)).then(1).else(0).end().as("may_propose"),
      eb.case().when(isMine(eb, by.userName)).then(1).else(0).end().as("may_decide"),
    ])
    .where("proposal.conveyor_id", "=", id)
    .where("proposal.id", "=", proposalId)
    .executeTakeFirst();
  return (
    row && {
      state: row.state,
      revision: row.revision,
      baseRevision: row.base_revision,
      isOwn: row.is_own === 1,
      mayPropose: row.may_propose === 1,
      mayDecide: row.may_decide === 1,
    }
  );
}

type HeldProposal = NonNullable<Awaited<ReturnType<typeof holdProposal>>>;

/** Where an open proposal of the revision that was looked at is wanted, by someone who may. */
export function refusalOf(
  held: HeldProposal | undefined,
  may: (held: HeldProposal) => boolean,
  revision?: number,
): ProposalRefusal | undefined {
  if (!held) return { kind: "not-found" };
  if (!may(held)) return { kind: "not-allowed" };
  if (held.state !== "open") return { kind: "decided" };
  const isStale = revision !== undefined && revision !== held.revision;
  return isStale ? { kind: "proposal-changed", revision: held.revision } : undefined;
}

/** Changes what `holdProposal` holds and `refusalOf` lets pass. */
export async function changed(trx: Db, of: OfProposal, columns: Partial<ProposalTable>): Promise<Proposal> {
  await trx
    .updateTable("proposal")
    .set(columns)
    .where("id", "=", of.proposalId)
    .where("state", "=", "open")
    .returning("id")
    .executeTakeFirstOrThrow();
  const proposal = await findProposal(trx, of);
  if (!proposal) throw new Error("A proposal that was just written is gone");
  return proposal;
}
