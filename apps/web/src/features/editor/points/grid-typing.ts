import { tracedResult } from "@beltwright/results";
import type { KeyboardEvent, RefObject } from "react";
import { cellPath, gridColumns } from "./columns.ts";
import { typeInto } from "./grid-edits.ts";
import { movedBlock, rangeOf } from "./grid-selection.ts";
import type { GridState } from "./use-grid-state.ts";

export type GridTyping = ReturnType<typeof gridTyping>;

/** Typing into the chosen cell, or into all chosen cells at once. */
export function gridTyping(grid: GridState, box: RefObject<HTMLDivElement | null>) {
  const { block, place, editing, setEditing } = grid;
  const column = gridColumns[block.active.column];
  const activeCell = rangeOf({ anchor: block.active, active: block.active });

  /** A number counts while it is typed; words and choices when they are done. */
  const follow = (text: string, visit: string | undefined) => {
    const isNumber = column?.kind === "field" && column.field.kind === "number";
    if (isNumber && text !== "" && visit !== undefined) typeInto(place, activeCell, text, visit);
  };
  return {
    edit: (start: string | undefined) => {
      if (column?.kind === "result" && start === undefined) return openResult(grid);
      if (grid.isReadOnly || column?.kind !== "field") return;
      const visit = newVisit();
      setEditing({ start, visit, order: grid.order });
      if (start !== undefined) follow(start, visit);
    },
    type: (text: string) => follow(text, editing?.visit),
    commit: (text: string | undefined, event?: KeyboardEvent) => {
      setEditing(undefined);
      const isAll = event?.ctrlKey || event?.metaKey;
      const visit = editing?.visit ?? newVisit();
      if (text === undefined) place.editor.abandon(visit);
      else grid.say(typeInto(place, isAll ? grid.range : activeCell, text, visit));
      box.current?.querySelector<HTMLElement>("[data-active=true]")?.focus();
      const next = event && !isAll && event.key !== "Escape" ? movedBlock(block, event, grid.size) : undefined;
      if (next) grid.go({ anchor: next.active, active: next.active });
    },
  };
}

/** A result cannot be typed; it opens instead. */
function openResult({ block, order, calculation, setView }: GridState): void {
  const column = gridColumns[block.active.column];
  const row = order[block.active.row];
  if (column === undefined || row === undefined) return;
  const path = cellPath(row, column);
  setView({ trace: tracedResult(path, calculation.live.getState().results.at(path) ?? "") });
}

let visits = 0;

/** One visit to a cell is one step of undo. */
export const newVisit = () => `cell ${++visits}`;
