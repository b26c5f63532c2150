import type { KeyboardEvent, RefObject } from "react";
import { gridColumns } from "./columns.ts";
import { gridClipboard } from "./grid-clipboard.ts";
import { pressGridKey } from "./grid-keys.ts";
import type { Cell } from "./grid-selection.ts";
import { gridTyping } from "./grid-typing.ts";
import { useGridState } from "./use-grid-state.ts";

export type Grid = ReturnType<typeof useGrid>;

/** Chosen cells, typing, copying and pasting of the table of points. */
export function useGrid(box: RefObject<HTMLDivElement | null>) {
  const grid = useGridState();
  const typing = gridTyping(grid, box);
  const { block, go } = grid;
  return {
    ...grid,
    ...typing,
    ...gridClipboard(grid),
    press: (event: KeyboardEvent) => pressGridKey(grid, typing, event),
    pointAt: (cell: Cell, isExtending: boolean) => go({ anchor: isExtending ? block.anchor : cell, active: cell }),
    chooseRow: (row: number) => go({ anchor: { row, column: 0 }, active: { row, column: gridColumns.length - 1 } }),
  };
}
