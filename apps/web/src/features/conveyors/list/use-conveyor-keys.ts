import type { ConveyorItem } from "@beltwright/contract";
import { type KeyboardEvent, useRef } from "react";
import { useShortcuts } from "../../../ui/shortcuts/shortcuts.ts";
import { rowFocus } from "./conveyor-line.tsx";
import type { ConveyorListControls } from "./use-conveyor-list.ts";
import type { Selection } from "./use-selection.ts";

interface ConveyorKeys {
  readonly items: readonly ConveyorItem[];
  readonly list: ConveyorListControls;
  readonly selection: Selection;
  readonly onDelete: ((item: ConveyorItem) => void) | undefined;
}

/** Arrow keys move from row to row, Enter opens (the focused thing is a link), x selects, Delete asks to delete. */
export function useConveyorKeys({ items, list, selection, onDelete }: ConveyorKeys) {
  const table = useRef<HTMLTableElement>(null);
  const links = () => [...(table.current?.querySelectorAll<HTMLElement>(`[${rowFocus}]`) ?? [])];
  const focused = () => links().findIndex((link) => link.matches(":focus"));
  const focusRow = (index: number) =>
    links()
      .at(Math.max(0, Math.min(items.length - 1, index)))
      ?.focus();
  const press = (event: KeyboardEvent) => {
    const index = focused();
    const item = items[index];
    if (item === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const moves: Readonly<Record<string, () => void>> = {
      ArrowDown: () => focusRow(index + 1),
      ArrowUp: () => focusRow(index - 1),
      Home: () => focusRow(0),
      End: () => focusRow(items.length - 1),
      x: () => selection.toggle(item),
      Delete: () => onDelete?.(item),
    };
    const move = moves[event.key];
    if (move === undefined) return;
    move();
    event.preventDefault();
  };
  const enter = (index: number) => () => {
    const isElsewhere = document.activeElement?.closest("aside, [role='menu'], [role='dialog']") !== null;
    if (focused() === -1 && !isElsewhere) focusRow(index);
  };
  const turn = (step: 1 | -1) => () => {
    if (document.activeElement instanceof HTMLInputElement) return;
    if (step === 1 ? items.length > 0 : list.view.page > 1) list.goToPage(list.view.page + step);
  };
  useShortcuts([
    { keys: "ArrowDown", label: "Next row", run: enter(0) },
    { keys: "ArrowUp", label: "Row before", run: enter(items.length - 1) },
    { keys: "x", label: "Select the row", run: () => undefined },
    { keys: "alt+PageDown", label: "Next page", run: turn(1) },
    { keys: "alt+PageUp", label: "Page before", run: turn(-1) },
    ...(onDelete ? [{ keys: "Delete", label: "Delete the row", run: () => undefined }] : []),
  ]);
  return { table, press };
}
