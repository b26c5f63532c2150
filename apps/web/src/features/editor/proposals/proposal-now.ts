import type { Proposal } from "@beltwright/contract";
import { useQuery } from "@tanstack/react-query";
import { proposalsQuery } from "../../../ui/proposals/proposal-calls.ts";
import { useEditorState } from "../document/editor-context.ts";

/** The proposal on the screen as the server has it by now: named, brought up to date, decided. */
export function useProposalNow(): Proposal | undefined {
  const id = useEditorState((state) => state.id);
  const opened = useEditorState((state) => state.proposal?.id);
  const { data } = useQuery({ ...proposalsQuery(id), enabled: opened !== undefined });
  return data?.find((one) => one.id === opened);
}
