import { useQuery } from "@tanstack/react-query";
import { proposalsQuery } from "../../../ui/proposals/proposal-calls.ts";
import { useEditorState } from "../document/editor-context.ts";

/** How many proposals to the open design wait for a decision; nothing where none does. */
export function OpenProposalCount() {
  const id = useEditorState((state) => state.id);
  const { data } = useQuery(proposalsQuery(id));
  const open = data?.filter(({ state }) => state === "open").length ?? 0;
  return open === 0 ? null : ` (${open})`;
}
