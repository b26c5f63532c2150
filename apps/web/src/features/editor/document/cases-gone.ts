import type { Conveyor } from "@beltwright/model";
import { toast } from "../../../ui/toast/toast-store.ts";
import type { Editor } from "./editor.ts";
import { undoOffer } from "./undo-offer.ts";

/** Says which load cases went along with a point or a drive that they were about. */
export function tellOfCasesGone(editor: Editor, { loadCases: before }: Pick<Conveyor, "loadCases">): void {
  const left = new Set(editor.store.getState().document.loadCases.map(({ caseNo }) => caseNo));
  const gone = before.filter(({ caseNo }) => !left.has(caseNo)).map(({ caseName }) => caseName);
  if (gone.length === 0) return;
  const which = gone.length === 1 ? `Load case ${gone[0]} was` : `Load cases ${gone.join(", ")} were`;
  toast.done(`${which} about nothing else and went along`, undoOffer(editor));
}
