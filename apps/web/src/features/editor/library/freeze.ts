import { messages } from "@beltwright/contract";
import { type SlotPlace, setValue } from "@beltwright/model";
import { toast } from "../../../ui/toast/toast-store.ts";
import type { Choice } from "../calculation/choices.ts";
import type { Calculation } from "../calculation/live-calculation.ts";
import type { Editor } from "../document/editor.ts";
import { selectRow } from "./select-row.ts";

type Calls = Pick<Calculation, "calls">;

/** Sets every part that Auto has chosen to Manual, with the values it was chosen with. */
export async function freezeAll(editor: Editor, { calls }: Calls): Promise<void> {
  const { document } = editor.store.getState();
  const frozen = await calls.frozen(document);
  if (frozen === undefined || editor.store.getState().document !== document) return;
  editor.replace("Freeze all parts", frozen);
  toast.done(messages["parts-frozen"]);
}

interface Frozen {
  readonly path: string;
  readonly slot: SlotPlace;
  readonly choice: Choice | undefined;
}

/** Manual holds on to the part that Auto has chosen; where parts are kept, the document has it already. */
export async function freezePart(editor: Editor, { calls }: Calls, { path, slot, choice }: Frozen): Promise<void> {
  const { document } = editor.store.getState();
  const row = choice?.kind === "chosen" && !document.partsKept ? await calls.row(slot.library, choice.id) : undefined;
  if (row !== undefined) selectRow(editor, path, row);
  else editor.apply(setValue, { path: slot.mode ?? "", value: "Manual" });
}
