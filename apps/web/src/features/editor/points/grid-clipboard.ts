import type { ClipboardEvent } from "react";
import { copyText, pasteInto, typeInto } from "./grid-edits.ts";
import { newVisit } from "./grid-typing.ts";
import { pastedTable, type Table } from "./pasted-table.ts";
import { readTable } from "./table-text.ts";
import type { GridState } from "./use-grid-state.ts";

/** Copying cells as text, and pasting one value, a block or a whole profile. */
export function gridClipboard(grid: GridState) {
  const { place, range, editing, order, say, setWaiting } = grid;
  const pasteOver = (table: Table) => {
    setWaiting(undefined);
    say(pasteInto(place, { row: range.top, column: range.left }, table));
  };
  return {
    pasteOver,
    dismiss: () => setWaiting(undefined),
    paste: (event: ClipboardEvent) => {
      const text = event.clipboardData.getData("text/plain");
      if (editing || grid.isReadOnly || text === "") return;
      event.preventDefault();
      say(undefined);
      const table = readTable(text);
      if (table.length === 1 && table[0]?.length === 1) {
        return say(typeInto(place, range, table[0][0] ?? "", newVisit()));
      }
      // More rows than are left below: over the return strand, or new points of the profile? Only the person knows.
      if (pastedTable(table).rows.length > order.length - range.top) setWaiting(table);
      else pasteOver(table);
    },
    copy: (event: ClipboardEvent) => {
      if (editing) return;
      event.preventDefault();
      event.clipboardData.setData("text/plain", copyText(place, range));
    },
  };
}
