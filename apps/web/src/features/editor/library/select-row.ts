import { type EditOutcome, findSlot, type LibraryRow, selectPart, selectPulley } from "@beltwright/model";
import type { Editor } from "../document/editor.ts";

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

/** Whether rows can be judged for a component: what is always chosen by hand is asked for nothing, nor are whole pulleys. */
export function hasDuty(path: string): boolean {
  return findSlot(path)?.mode !== undefined;
}

/** Copies a row into the component the library was opened for and sets it to Manual. */
export function selectRow(editor: Editor, path: string, row: LibraryRow): EditOutcome {
  const pulley = pulleyRow(path);
  return pulley === undefined
    ? editor.apply(selectPart, { path, row })
    : editor.apply(selectPulley, { index: pulley, row });
}

function pulleyRow(path: string): number | undefined {
  const [, row] = /^pulls\[(\d+)\]$/.exec(path) ?? [];
  return row === undefined ? undefined : Number(row);
}
