import {
  conveyorSlots,
  driveSlots,
  type EditOutcome,
  type LibraryRow,
  pullSlots,
  selectConveyorComponent,
  selectDriveComponent,
  selectPullComponent,
  selectPulley,
} from "@beltwright/model";
import type { Editor } from "../document/editor.ts";
import { findSlot } from "../forms/component-slots.ts";

/** What a library is open for. */
interface ChooserTarget {
  readonly title: string;
  readonly library: string;
}

/** `pulls[3]` stands for the whole pulley of a point; every other path is a component. */
export function chooserTarget(path: string): ChooserTarget | undefined {
  if (pulleyRow(path) !== undefined) return { title: "pulley", library: "pulleys" };
  return findSlot(path);
}

/** Whether rows can be judged for a component: a material and the catalogue of whole pulleys are asked for nothing. */
export function hasDuty(path: string): boolean {
  return (findSlot(path)?.library ?? "materials") !== "materials";
}

/** Copies a row into the component the library was opened for and sets it to Manual. */
export function selectRow(editor: Editor, path: string, row: LibraryRow): EditOutcome {
  const pulley = pulleyRow(path);
  if (pulley !== undefined) return editor.apply(selectPulley, { index: pulley, row });
  const slot = findSlot(path);
  if (slot?.kind === "conveyor" && isKey(conveyorSlots, slot.component)) {
    return editor.apply(selectConveyorComponent, { component: slot.component, row });
  }
  if (slot?.kind === "drive" && isKey(driveSlots, slot.component)) {
    const driveNo = editor.store.getState().document.drives[slot.row]?.driveNo ?? 0;
    return editor.apply(selectDriveComponent, { driveNo, component: slot.component, row });
  }
  if (slot?.kind === "pull" && isKey(pullSlots, slot.component)) {
    return editor.apply(selectPullComponent, { index: slot.row, component: slot.component, row });
  }
  return { kind: "unchanged" };
}

function pulleyRow(path: string): number | undefined {
  const [, row] = /^pulls\[(\d+)\]$/.exec(path) ?? [];
  return row === undefined ? undefined : Number(row);
}

function isKey<Slots extends object>(slots: Slots, name: string): name is Extract<keyof Slots, string> {
  return Object.hasOwn(slots, name);
}
