import { findAccountId } from "../accounts/users.ts";
import type { By } from "../conveyors/asking.ts";
import type { PreparedDesign } from "../conveyors/prepared.ts";
import type { StoredConveyor } from "../conveyors/record.ts";
import { type SaveConveyorOutcome, saveWithin } from "../conveyors/save.ts";
import type { Db } from "../tables.ts";
import { inTransaction } from "../transaction.ts";
import type { OfProposal, Proposal } from "./find.ts";
import { changed, holdProposal, type ProposalRefusal, refusalOf } from "./held.ts";

interface Decision extends OfProposal, By {
  /** The revision of the proposal that was looked at. */
  readonly proposalRevision: number;
  readonly note: string;
}

interface Taking extends Decision {
  /** The revision of the design that was looked at. */
  readonly revision: number;
  /** The design with what is taken of the proposal. */
  readonly design: PreparedDesign;
  /** Paths of what is taken, and whether that is all. */
  readonly taken: readonly string[];
  readonly isWhole: boolean;
}

type TakeProposalOutcome =
  | { readonly kind: "taken"; readonly proposal: Proposal; readonly conveyor: StoredConveyor }
  | Exclude<SaveConveyorOutcome, { kind: "saved" }>
  | ProposalRefusal;

/** Saves the design with what is taken as its next version and decides the proposal: both or neither. */
export async function takeProposal(db: Db, taking: Taking): Promise<TakeProposalOutcome> {
  const { id, userName, now, design, revision, taken, isWhole, note } = taking;
  return inTransaction(db, async (trx) => {
    const held = await holdProposal(trx, taking);
    const refusal = refusalOf(held, ({ mayDecide }) => mayDecide, taking.proposalRevision);
    if (refusal) return refusal;
    const outcome = await saveWithin(trx, { id, design, revision, userName, now }, "taken");
    if (outcome.kind !== "saved") return outcome;
    const proposal = await changed(trx, taking, {
      ...(await decided(trx, taking)),
      state: isWhole ? "taken" : "partly taken",
      note,
      taken: JSON.stringify(taken),
      taken_revision: outcome.conveyor.revision,
    });
    return { kind: "taken", proposal, conveyor: outcome.conveyor };
  });
}

type DeclineProposalOutcome = { readonly kind: "declined"; readonly proposal: Proposal } | ProposalRefusal;

/** Leaves the design as it is and says why. */
export async function declineProposal(db: Db, decision: Decision): Promise<DeclineProposalOutcome> {
  const { note, proposalRevision } = decision;
  return inTransaction(db, async (trx) => {
    const refusal = refusalOf(await holdProposal(trx, decision), ({ mayDecide }) => mayDecide, proposalRevision);
    if (refusal) return refusal;
    const columns = { ...(await decided(trx, decision)), state: "declined", note };
    return { kind: "declined", proposal: await changed(trx, decision, columns) };
  });
}

async function decided(trx: Db, { userName, now }: By) {
  return { decided_by: (await findAccountId(trx, userName)) ?? null, decided_at: now };
}
