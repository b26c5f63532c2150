import { messageFor, messages } from "@beltwright/contract";
import {
  formatNumber,
  type OfficePreferences,
  setValue,
  toDisplay,
  type UnitSystem,
  unitLabel,
} from "@beltwright/model";
import { toast } from "../../../ui/toast/toast-store.ts";
import type { Choice } from "../calculation/choices.ts";
import type { Calculation } from "../calculation/live-calculation.ts";
import type { Editor } from "../document/editor.ts";
import type { SlotPlace } from "../forms/component-slots.ts";
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

/** Lets pulleys share shafts and shells, and says what that comes to. */
export async function standardisePulleys(
  editor: Editor,
  { calls }: Calls,
  { system, preferences }: { readonly system: UnitSystem; readonly preferences: OfficePreferences },
): Promise<void> {
  const { document } = editor.store.getState();
  const standard = await calls.standardised(document, preferences);
  if (editor.store.getState().document !== document) return;
  if (standard === undefined) return toast.note(messages["pulleys-standard-already"]);
  const { conveyor, before, after } = standard;
  editor.replace("Standardise pulleys", conveyor);
  toast.done(
    messageFor("pulleys-standardised", {
      shafts: after.shafts,
      shaftsBefore: before.shafts,
      shells: after.shells,
      shellsBefore: before.shells,
      mass: massText(after.mass - before.mass, system),
    }),
  );
}

/** Gives all drives the parts of one of them, and says what that comes to. */
export async function standardiseDrives(editor: Editor, { calls }: Calls, system: UnitSystem): Promise<void> {
  const { document } = editor.store.getState();
  const standard = await calls.equalDrives(document);
  if (editor.store.getState().document !== document) return;
  if (standard === undefined) return toast.note(messages["drives-standard-already"]);
  const { conveyor, before, after } = standard;
  editor.replace("Standardise drives", conveyor);
  const added = after.mass - before.mass;
  toast.done(
    messageFor(added < 0 ? "drives-standardised-lighter" : "drives-standardised", {
      drives: after.drives,
      drivesBefore: before.drives,
      mass: massText(Math.abs(added), system),
    }),
  );
}

const massText = (mass: number, system: UnitSystem) =>
  `${formatNumber(toDisplay(mass, "kg", system), 3)} ${unitLabel("kg", system)}`;

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
