import type { LibraryRow } from "@beltwright/model";
import { type KeyboardEvent, useCallback, useEffect, useRef } from "react";
import { useShortcuts } from "../../../ui/shortcuts/shortcuts.ts";
import type { ListControls } from "./use-list-view.ts";

interface RowKeys {
  readonly rows: readonly LibraryRow[];
  readonly list: ListControls;
  readonly onDelete: (row: LibraryRow) => void;
}

/** Marks the element of each row that the arrow keys go to. */
export const rowFocus = "data-row-id";

/** Arrow keys move from row to row, Enter opens (the focused thing is a link), Delete deletes. */
export function useRowKeys({ rows, list, onDelete }: RowKeys) {
  const table = useRef<HTMLTableElement>(null);
  const links = useCallback(() => [...(table.current?.querySelectorAll<HTMLElement>(`[${rowFocus}]`) ?? [])], []);
  const focusRow = (index: number) =>
    links()
      .at(Math.max(0, Math.min(rows.length - 1, index)))
      ?.focus();
  const focused = () => links().findIndex((link) => link.matches(":focus"));

  // The row that takes the place of a deleted one takes the keyboard, too.
  const vacated = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (vacated.current === undefined || rows.length === 0) return;
    if (document.activeElement === document.body)
      links()
        .at(Math.min(vacated.current, rows.length - 1))
        ?.focus();
    vacated.current = undefined;
  }, [rows, links]);

  const press = (event: KeyboardEvent) => {
    const index = focused();
    if (index === -1 || event.ctrlKey || event.metaKey || event.altKey) return;
    const row = rows[index];
    if (event.key === "ArrowDown") focusRow(index + 1);
    else if (event.key === "ArrowUp") focusRow(index - 1);
    else if (event.key === "Home") focusRow(0);
    else if (event.key === "End") focusRow(rows.length - 1);
    else if (event.key === "Delete" && row) {
      vacated.current = index;
      onDelete(row);
    } else return;
    event.preventDefault();
  };
  const enter = (index: number) => () => {
    const isElsewhere = document.activeElement?.closest("aside, [role='menu'], [role='dialog']") !== null;
    if (focused() === -1 && !isElsewhere) focusRow(index);
  };
  const turn = (step: 1 | -1) => () => {
    if (document.activeElement instanceof HTMLInputElement) return;
    if (step === 1 ? rows.length > 0 : list.view.page > 1) list.goToPage(list.view.page + step);
  };
  useShortcuts([
    { keys: "ArrowDown", label: "Next row", run: enter(0) },
    { keys: "ArrowUp", label: "Row before", run: enter(rows.length - 1) },
    { keys: "alt+PageDown", label: "Next page", run: turn(1) },
    { keys: "alt+PageUp", label: "Page before", run: turn(-1) },
    { keys: "Delete", label: "Delete the row", run: () => undefined },
  ]);
  return { table, press };
}
