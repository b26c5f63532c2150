import type { Proposal } from "@beltwright/contract";
import { keepPreviousData, queryOptions, skipToken } from "@tanstack/react-query";
import { conveyorsKey } from "../../../session/tally.ts";
import { loadRows } from "../../../ui/component-rows.ts";
import { proposalCalls, proposalsKey } from "../../../ui/proposals/proposal-calls.ts";
import { askWorker } from "../ask-worker.ts";
import { calls } from "../conveyor-calls.ts";

type Documents = Awaited<ReturnType<typeof loadDocuments>>;

async function loadDocuments(proposal: Proposal, signal: AbortSignal) {
  const { conveyorId: id, baseRevision, state } = proposal;
  const [base, proposed, design, loaded] = await Promise.all([
    calls.version(id, baseRevision, signal),
    proposalCalls.version(proposal, signal),
    calls.load(id, signal),
    loadRows(signal, { conveyor: id }),
  ]);
  // What was taken is no difference any more: a decided proposal is compared with where it began.
  const current = state === "open" ? design : base;
  return { base, proposed, current, revision: design.revision, rows: loaded?.rows };
}

/** The three designs that a proposal is compared by. */
export function proposalDocumentsQuery(proposal: Proposal) {
  const { conveyorId, id, revision, state } = proposal;
  return queryOptions({
    queryKey: [...proposalsKey, conveyorId, "documents", id, revision, state] as const,
    queryFn: ({ signal }) => loadDocuments(proposal, signal),
    staleTime: 0,
  });
}

/** What it would change, and what comes of the changes at some paths; absent: of all. */
export function proposalDifferenceQuery(
  { id, revision }: Proposal,
  documents: Documents | undefined,
  paths: readonly string[] | undefined,
) {
  return queryOptions({
    queryKey: [...conveyorsKey, "proposal-difference", id, revision, documents?.revision, paths] as const,
    queryFn: documents ? () => askWorker((worker) => worker.proposal(documents, paths, documents.rows)) : skipToken,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function proposalVersionsQuery(proposal: Proposal) {
  const { conveyorId, id, revision } = proposal;
  return queryOptions({
    queryKey: [...proposalsKey, conveyorId, "versions", id, revision] as const,
    queryFn: ({ signal }) => proposalCalls.versions(proposal, signal),
  });
}

/** What changed from an earlier version of a proposal to its newest, and which results moved. */
export function proposalVersionDifferenceQuery(proposal: Proposal, earlier: number) {
  const { conveyorId, id, revision } = proposal;
  return queryOptions({
    queryKey: [...conveyorsKey, "proposal-version", conveyorId, id, earlier, revision] as const,
    queryFn: async ({ signal }) => {
      const [before, after, loaded] = await Promise.all([
        proposalCalls.version({ ...proposal, revision: earlier }, signal),
        proposalCalls.version(proposal, signal),
        loadRows(signal, { conveyor: conveyorId }),
      ]);
      return askWorker((worker) => worker.differences(before, after, loaded?.rows));
    },
    // Versions never change.
    staleTime: Number.POSITIVE_INFINITY,
  });
}
