import type { ConveyorDocument, OpenProposals, Proposal, ProposalVersion } from "@beltwright/contract";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { conveyorsKey } from "../../session/tally.ts";

const listPath = (id: string) => `/api/conveyors/${encodeURIComponent(id)}/proposals`;
const pathOf = ({ conveyorId, id }: Pick<Proposal, "conveyorId" | "id">) =>
  `${listPath(conveyorId)}/${encodeURIComponent(id)}`;

interface Taking {
  /** The revision of the design that was looked at. */
  readonly revision: number;
  readonly take: "all" | readonly string[];
  readonly note: string;
}

interface Taken {
  readonly proposal: Proposal;
  readonly conveyor: ConveyorDocument;
}

/** The calls about proposals. Files are designs as a file carries them, without results. */
export const proposalCalls = {
  load: (of: Pick<Proposal, "conveyorId" | "id">, signal?: AbortSignal) => api.get<Proposal>(pathOf(of), { signal }),
  version: (of: Pick<Proposal, "conveyorId" | "id" | "revision">, signal?: AbortSignal) =>
    api.get<ConveyorDocument>(`${pathOf(of)}/versions/${of.revision}`, { signal }),
  versions: (of: Pick<Proposal, "conveyorId" | "id">, signal?: AbortSignal) =>
    api.get<readonly ProposalVersion[]>(`${pathOf(of)}/versions`, { signal }),
  add: (id: string, base: number, file: object) => api.post<Proposal>(`${listPath(id)}?base=${base}`, file),
  /** Carries the revision of the proposal that the work began from. */
  save: (of: Pick<Proposal, "conveyorId" | "id" | "revision">, file: object) =>
    api.put<Proposal>(pathOf(of), { ...file, revision: of.revision }),
  describe: (of: Proposal, words: Pick<Proposal, "title" | "remark">) =>
    api.put<Proposal>(`${pathOf(of)}/words`, words),
  withdraw: (of: Proposal) => api.post<Proposal>(`${pathOf(of)}/withdraw`),
  /** Puts it on a newer revision of the design, with what is proposed still. */
  update: (of: Proposal, update: { readonly revision: number; readonly keep: readonly string[] }) =>
    api.post<Proposal>(`${pathOf(of)}/update`, { ...update, proposalRevision: of.revision }),
  take: (of: Proposal, taking: Taking) =>
    api.post<Taken>(`${pathOf(of)}/take`, { ...taking, proposalRevision: of.revision }),
  decline: (of: Proposal, note: string) =>
    api.post<Proposal>(`${pathOf(of)}/decline`, { note, proposalRevision: of.revision }),
};

export const proposalsKey = [...conveyorsKey, "proposals"] as const;

export function proposalsQuery(id: string) {
  return queryOptions({
    queryKey: [...proposalsKey, id] as const,
    queryFn: ({ signal }) => api.get<readonly Proposal[]>(listPath(id), { signal }),
    staleTime: 0,
  });
}

/** How many wait for a decision, by conveyor of one's own. */
export const openProposalsQuery = queryOptions({
  queryKey: [...proposalsKey, "open"] as const,
  queryFn: ({ signal }) => api.get<OpenProposals>("/api/openProposals", { signal }),
});

/** Makes proposals, versions and lists be read again. */
export function useRefreshProposals(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: conveyorsKey });
}

/** What a proposal is called where nobody has named it. */
export function titleOf({ title }: Pick<Proposal, "title">): string {
  return title === "" ? "Untitled proposal" : title;
}

/** Whose it is; accounts may be gone. */
export function proposerOf({ proposedBy, isOwn }: Pick<Proposal, "proposedBy" | "isOwn">): string {
  if (isOwn) return "you";
  return proposedBy === "" ? "a deleted account" : proposedBy;
}

/** How it stands, in a few words. */
export function stateWords({ state, changes, taken, takenRevision }: Proposal): string {
  switch (state) {
    case "open":
      return "open";
    case "taken":
      return `taken, revision ${takenRevision}`;
    case "partly taken":
      return `${taken.length} of ${changes} taken, revision ${takenRevision}`;
    case "declined":
      return "declined";
    case "withdrawn":
      return "withdrawn";
  }
}
