import { type Conveyor, proposedChanges, withProposed } from "@beltwright/model";
import { findConveyor } from "../conveyors/find.ts";
import { prepareDesign } from "../conveyors/prepared.ts";
import { toColumns, toFiledDesign } from "../conveyors/record.ts";
import { findConveyorVersion } from "../conveyors/versions.ts";
import { takeProposal } from "../proposals/decide.ts";
import { findProposal, findProposalVersion, type Proposal } from "../proposals/find.ts";
import { addProposal, type PreparedProposal } from "../proposals/propose.ts";
import type { Db } from "../tables.ts";
import { aConveyor, aDesign } from "./conveyors.ts";
import { aSubscriber, noon } from "./people.ts";

/** A design of an owner, shared with two people to edit and with one to look at. */
export async function aSharedDesign(db: Db, values: Partial<Conveyor> = {}) {
  const [owner, proposer, editor, viewer] = [
    await aSubscriber(db),
    await aSubscriber(db),
    await aSubscriber(db),
    await aSubscriber(db),
  ];
  const docUsers = [proposer, editor, viewer].map((userName) => ({
    userName,
    canEdit: userName !== viewer,
    canCopy: false,
  }));
  const { id } = await aConveyor(db, owner, { convNo: "C-1", ...values, docUsers });
  return { id, owner, proposer, editor, viewer };
}

export function aProposedDesign(values: Partial<Conveyor>): PreparedProposal {
  return { document: toColumns(aDesign(values)).document, results: "{}", changes: Object.keys(values).length };
}

export async function aProposal(
  db: Db,
  { id, by, baseRevision = 1 }: { readonly id: string; readonly by: string; readonly baseRevision?: number },
  values: Partial<Conveyor>,
): Promise<Proposal> {
  const addition = { id, userName: by, now: noon, baseRevision, design: aProposedDesign(values) };
  const outcome = await addProposal(db, addition);
  if (outcome.kind !== "added") throw new Error(`The proposal was not added: ${outcome.kind}`);
  return outcome.proposal;
}

interface Taking {
  readonly id: string;
  readonly proposalId: string;
  readonly userName: string;
  readonly paths?: readonly string[];
}

/** Takes a proposal as a server does: merged with the design as it is found, and saved over that revision. */
export async function take(db: Db, { id, proposalId, userName, paths }: Taking) {
  const current = await findConveyor(db, { id, userName });
  const proposal = await findProposal(db, { id, proposalId, userName });
  if (!current || !proposal) return { kind: "not-found" } as const;
  const { revision: proposalRevision, baseRevision } = proposal;
  const base = await findConveyorVersion(db, { id, revision: baseRevision, userName });
  const proposed = await findProposalVersion(db, { id, proposalId, revision: proposalRevision, userName });
  if (!base || !proposed) return { kind: "not-found" } as const;
  const designs = { base: opened(base), proposed: opened(proposed), current: opened(current) };
  const changes = proposedChanges(designs).map(({ path }) => path);
  const taken = paths ?? changes;
  const conveyor = withProposed(designs, new Set(taken));
  const design = prepareDesign({ conveyor, results: {} }, { owner: conveyor.userName });
  const isWhole = taken.length === changes.length;
  const looked = { revision: current.revision, proposalRevision };
  return takeProposal(db, { id, proposalId, userName, now: noon, design, taken, isWhole, note: "", ...looked });
}

function opened(record: Parameters<typeof toFiledDesign>[0]): Conveyor {
  return toFiledDesign(record).conveyor;
}
