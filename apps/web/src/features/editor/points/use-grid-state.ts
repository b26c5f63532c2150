import { useState } from "react";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import {
  useConveyor,
  useEditorTools,
  useIsReadOnly,
  useLive,
  useSetView,
  useView,
} from "../document/editor-context.ts";
import { gridColumns } from "./columns.ts";
import type { Editing } from "./grid-cell.tsx";
import { type GridPlace, type Sort, shownOrder } from "./grid-edits.ts";
import { type Block, blockAtPoint, type Cell, rangeOf, within } from "./grid-selection.ts";
import type { Table } from "./pasted-table.ts";

export type GridState = ReturnType<typeof useGridState>;

/** Which cells of the table of points are chosen, what is typed into them and how its rows are sorted. */
export function useGridState() {
  const { editor, calculation } = useEditorTools();
  const conveyor = useConveyor((document) => document);
  const system = useUnitSystem();
  const isReadOnly = useIsReadOnly();
  const setView = useSetView();
  const point = useView((view) => view.point);
  const [sort, setSort] = useState<Sort | undefined>(undefined);
  const [chosen, setChosen] = useState<Block>({ anchor: { row: 0, column: 2 }, active: { row: 0, column: 2 } });
  const [editing, setEditing] = useState<Editing | undefined>(undefined);
  const [message, setMessage] = useState({ text: "", of: conveyor });
  const [waiting, setWaiting] = useState<Table | undefined>(undefined);

  // Rows keep their places while one is typed into, whatever they are sorted by.
  const resultAt = useSortedResults(sort);
  const order = editing?.order ?? shownOrder(conveyor, sort, resultAt);
  const size = { rows: order.length, columns: gridColumns.length };
  const block = blockWithin(blockAtPoint(chosen, order, point), size);
  const place: GridPlace = { editor, order, system };
  return {
    calculation,
    setView,
    isReadOnly,
    point,
    order,
    size,
    block,
    range: rangeOf(block),
    place,
    editing,
    setEditing,
    waiting,
    setWaiting,
    sort,
    sortBy: (column: number) => setSort(nextSort(sort, column)),
    // What was said of a document is not true of the next one: an undo takes its message along.
    said: message.of === conveyor ? message.text : "",
    say: (text: string | undefined) => setMessage({ text: text ?? "", of: editor.store.getState().document }),
    go: (next: Block) => {
      setChosen(next);
      const row = order[next.active.row];
      if (row !== undefined && row !== point) setView({ point: row });
    },
  };
}

function blockWithin({ anchor, active }: Block, size: { readonly rows: number; readonly columns: number }): Block {
  const inside = (cell: Cell) => within(cell, size);
  return { anchor: inside(anchor), active: inside(active) };
}

/** Results are followed only where the rows are sorted by one. */
function useSortedResults(sort: Sort | undefined) {
  const isNeeded = sort !== undefined && gridColumns[sort.column]?.kind === "result";
  const results = useLive((live) => (isNeeded ? live.results : undefined));
  return (path: string) => results?.at(path);
}

function nextSort(sort: Sort | undefined, column: number): Sort | undefined {
  if (sort?.column !== column) return { column, isDown: false };
  return sort.isDown ? undefined : { column, isDown: true };
}
