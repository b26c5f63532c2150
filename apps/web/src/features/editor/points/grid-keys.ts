import type { KeyboardEvent } from "react";
import { gridColumns } from "./columns.ts";
import { clearCells, fillDown } from "./grid-edits.ts";
import { type Cell, movedBlock } from "./grid-selection.ts";
import type { GridTyping } from "./grid-typing.ts";
import type { GridState } from "./use-grid-state.ts";

/** What a key does in the table while no cell is typed into. */
export function pressGridKey(grid: GridState, { edit }: GridTyping, event: KeyboardEvent): void {
  if (grid.editing) return;
  const act = actionOf(grid, edit, event);
  if (act === undefined) return;
  // A figure typed into a cell is not the key of a toolbar mode.
  event.preventDefault();
  event.stopPropagation();
  act();
}

type Action = () => void;

function actionOf(grid: GridState, edit: GridTyping["edit"], event: KeyboardEvent): Action | undefined {
  const { block, size, sortBy, go } = grid;
  if (event.altKey && event.key === "ArrowDown") return () => sortBy(block.active.column);
  const isCommand = event.ctrlKey || event.metaKey;
  const named = isCommand ? commands(grid)[event.key.toLowerCase()] : plainKeys(grid, edit)[event.key];
  if (named) return named;
  if (event.key === "Tab" && !movesInside(block.active, event.shiftKey)) return undefined;
  const next = movedBlock(block, event, size);
  if (next) return () => go(next);
  return event.key.length === 1 && !isCommand && !event.altKey ? () => edit(event.key) : undefined;
}

function commands({ isReadOnly, say, place, range, go, size }: GridState): Readonly<Record<string, Action>> {
  return {
    d: () => !isReadOnly && say(fillDown(place, range)),
    a: () => go({ anchor: { row: 0, column: 0 }, active: { row: size.rows - 1, column: size.columns - 1 } }),
  };
}

function plainKeys(
  { isReadOnly, say, place, range }: GridState,
  edit: GridTyping["edit"],
): Readonly<Record<string, Action>> {
  return {
    F2: () => edit(undefined),
    Enter: () => edit(undefined),
    Delete: () => !isReadOnly && say(clearCells(place, range)),
    Backspace: () => edit(""),
  };
}

/** Tab leaves the table from its ends, or the keyboard would be trapped in it. */
function movesInside({ column }: Cell, isBack: boolean): boolean {
  return isBack ? column > 0 : column < gridColumns.length - 1;
}
