import { messages } from "@beltwright/contract";
import { type Conveyor, isSeenAsDemo, mayEditConveyor, mayProposeChanges, type Person } from "@beltwright/model";
import { queryOptions } from "@tanstack/react-query";
import { proposalCalls } from "../../../ui/proposals/proposal-calls.ts";
import { loadConveyor, toSaved } from "../document/conveyor-calls.ts";
import type { OpenProposal, SavedConveyor } from "../document/editor.ts";

/** What an editor is opened with. */
interface OpenedDesign {
  readonly saved: SavedConveyor;
  readonly proposal?: OpenProposal;
}

/** Read once for each opening of the editor: a fresh copy behind an open document would only confuse. */
export function openedQuery(id: string, proposalId: string | undefined) {
  return queryOptions({
    queryKey: ["conveyor", id, "editor", proposalId] as const,
    queryFn: ({ signal }): Promise<OpenedDesign> =>
      proposalId === undefined ? openDesign(id, signal) : openProposal(id, proposalId, signal),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

async function openDesign(id: string, signal: AbortSignal): Promise<OpenedDesign> {
  return { saved: await loadConveyor(id, signal) };
}

/** The newest state of a proposal, filed and shared as the design is now. */
async function openProposal(id: string, proposalId: string, signal: AbortSignal): Promise<OpenedDesign> {
  const [design, proposal] = await Promise.all([
    loadConveyor(id, signal),
    proposalCalls.load({ conveyorId: id, id: proposalId }, signal),
  ]);
  const { conveyor } = toSaved(await proposalCalls.version(proposal, signal));
  const { userName, category, conveyorGroup, docUsers } = design.conveyor;
  const filed = { ...conveyor, userName, category, conveyorGroup, docUsers };
  return { saved: { revision: proposal.baseRevision, conveyor: filed }, proposal };
}

/** Why what is opened can only be looked at; undefined where it can be changed. */
export function reasonToRead(
  person: Person | undefined,
  conveyor: Conveyor,
  proposal: OpenProposal | undefined,
): string | undefined {
  const verdict =
    proposal === undefined
      ? mayEditConveyor(person, { ...conveyor, isDemo: isSeenAsDemo(person, conveyor) })
      : mayProposeChanges(person, conveyor);
  if (proposal !== undefined && !proposal.isOwn) return "Only the person who made it can change it.";
  if (proposal !== undefined && proposal.state !== "open") return "It has been decided.";
  return verdict.kind === "refused" ? messages[verdict.code] : undefined;
}
