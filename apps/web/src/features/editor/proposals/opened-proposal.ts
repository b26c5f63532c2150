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

interface AskedProposal {
  readonly id: string;
  /** An earlier version; absent: the newest. */
  readonly version?: number | undefined;
}

/** Read once for each opening of the editor: a fresh copy behind an open document would only confuse. */
export function openedQuery(id: string, asked: AskedProposal | undefined) {
  return queryOptions({
    queryKey: ["conveyor", id, "editor", asked?.id, asked?.version] as const,
    queryFn: ({ signal }): Promise<OpenedDesign> =>
      asked === undefined ? openDesign(id, signal) : openProposal(id, asked, signal),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

async function openDesign(id: string, signal: AbortSignal): Promise<OpenedDesign> {
  return { saved: await loadConveyor(id, signal) };
}

/** A state of a proposal, filed and shared as the design is now. */
async function openProposal(id: string, asked: AskedProposal, signal: AbortSignal): Promise<OpenedDesign> {
  const of = { conveyorId: id, id: asked.id };
  const [design, proposal, versions] = await Promise.all([
    loadConveyor(id, signal),
    proposalCalls.load(of, signal),
    asked.version === undefined ? [] : proposalCalls.versions(of, signal),
  ]);
  const earlier = versions.find(({ revision }) => revision === asked.version && revision !== proposal.revision);
  const { revision, baseRevision } = earlier ?? proposal;
  const { conveyor } = toSaved(await proposalCalls.version({ ...of, revision }, signal));
  const { userName, category, conveyorGroup, docUsers } = design.conveyor;
  const filed = { ...conveyor, userName, category, conveyorGroup, docUsers };
  const shown = earlier ? { ...proposal, revision, newest: proposal.revision } : proposal;
  return { saved: { revision: baseRevision, conveyor: filed }, proposal: shown };
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
  if (proposal?.newest !== undefined) return `It is an earlier version; the newest is version ${proposal.newest}.`;
  if (proposal !== undefined && !proposal.isOwn) return "Only the person who made it can change it.";
  if (proposal !== undefined && proposal.state !== "open") return "It has been decided.";
  return verdict.kind === "refused" ? messages[verdict.code] : undefined;
}
