import { tracedResult } from "@beltwright/results";
import { type ClipboardEvent, type KeyboardEvent, type RefObject, useState } from "react";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import {
  useConveyor,
  useEditorTools,
  useIsReadOnly,
  useLive,
  useSetView,
  useView,
} from "../document/editor-context.ts";
import { cellPath, gridColumns } from "./columns.ts";
import type { Editing } from "./grid-cell.tsx";
import {
  clearCells,
  copyText,
  fillDown,
  type GridPlace,
  pasteInto,
  type Sort,
  shownOrder,
  typeInto,
} from "./grid-edits.ts";
import { type Block, blockAtPoint, type Cell, movedBlock, rangeOf, within } from "./grid-selection.ts";
import { pastedTable, type Table } from "./pasted-table.ts";
import { readTable } from "./table-text.ts";

export type Grid = ReturnType<typeof useGrid>;

/** Chosen cells, typing, copying and pasting of the table of points. */
export function useGrid(box: RefObject<HTMLDivElement | null>) {
  const { editor, calculation } = useEditorTools();
  const conveyor = useConveyor((document) => document);
  const system = useUnitSystem();
  const isReadOnly = useIsReadOnly();
  const setView = useSetView();
  const point = useView((view) => view.point);
  const [sort, setSort] = useState<Sort | undefined>(undefined);
  const [held, setBlock] = useState<Block>({ anchor: { row: 0, column: 2 }, active: { row: 0, column: 2 } });
  const [editing, setEditing] = useState<Editing | undefined>(undefined);
  const [told, setTold] = useState({ message: "", of: conveyor });
  // What was said of a document is not true of the next one: an undo takes its message along.
  const said = told.of === conveyor ? told.message : "";
  const [waiting, setWaiting] = useState<Table | undefined>(undefined);

  // Rows keep their places while one is typed into, whatever they are sorted by.
  const resultAt = useSortedResults(sort);
  const order = editing?.order ?? shownOrder(conveyor, sort, resultAt);
  const size = { rows: order.length, columns: gridColumns.length };
  const wanted = blockAtPoint(held, order, point);
  const block = { anchor: within(wanted.anchor, size), active: within(wanted.active, size) };
  const range = rangeOf(block);
  const place: GridPlace = { editor, order, system };
  const say = (message: string | undefined) =>
    setTold({ message: message ?? "", of: editor.store.getState().document });

  const go = (next: Block) => {
    setBlock(next);
    const row = order[next.active.row];
    if (row !== undefined && row !== point) setView({ point: row });
  };
  const single = rangeOf({ anchor: block.active, active: block.active });
  const edit = (start: string | undefined) => {
    const column = gridColumns[block.active.column];
    const row = order[block.active.row];
    if (column?.kind === "result" && row !== undefined && start === undefined) {
      const path = cellPath(row, column);
      return setView({ trace: tracedResult(path, calculation.live.getState().results.at(path) ?? "") });
    }
    if (isReadOnly || column?.kind !== "field") return;
    const visit = newVisit();
    setEditing({ start, visit, order });
    if (start !== undefined) follow(start, visit);
  };
  /** A number counts while it is typed; words and choices when they are done. */
  const follow = (text: string, visit: string | undefined) => {
    const column = gridColumns[block.active.column];
    const isNumber = column?.kind === "field" && column.field.kind === "number";
    if (isNumber && text !== "" && visit !== undefined) typeInto(place, single, text, visit);
  };
  const commit = (text: string | undefined, event?: KeyboardEvent) => {
    setEditing(undefined);
    const isAll = event?.ctrlKey || event?.metaKey;
    const visit = editing?.visit ?? newVisit();
    if (text === undefined) editor.abandon(visit);
    else say(typeInto(place, isAll ? range : single, text, visit));
    box.current?.querySelector<HTMLElement>("[data-active=true]")?.focus();
    const next = event && !isAll && event.key !== "Escape" ? movedBlock(block, event, size) : undefined;
    if (next) go({ anchor: next.active, active: next.active });
  };
  const press = (event: KeyboardEvent) => {
    if (editing) return;
    const isCommand = event.ctrlKey || event.metaKey;
    // A figure typed into a cell is not the key of a toolbar mode.
    const take = () => {
      event.preventDefault();
      event.stopPropagation();
    };
    if (event.altKey && event.key === "ArrowDown") {
      take();
      return setSort(nextSort(sort, block.active.column));
    }
    const act = isCommand ? commands[event.key.toLowerCase()] : plainKeys[event.key];
    if (act) {
      take();
      return act();
    }
    if (event.key === "Tab" && !movesInside(block.active, event.shiftKey)) return;
    const next = movedBlock(block, event, size);
    if (next) {
      take();
      return go(next);
    }
    if (event.key.length === 1 && !isCommand && !event.altKey) {
      take();
      edit(event.key);
    }
  };
  const commands: Readonly<Record<string, () => void>> = {
    d: () => !isReadOnly && say(fillDown(place, range)),
    a: () => go({ anchor: { row: 0, column: 0 }, active: { row: size.rows - 1, column: size.columns - 1 } }),
  };
  const plainKeys: Readonly<Record<string, () => void>> = {
    F2: () => edit(undefined),
    Enter: () => edit(undefined),
    Delete: () => !isReadOnly && say(clearCells(place, range)),
    Backspace: () => edit(""),
  };
  const pasteOver = (table: Table) => {
    setWaiting(undefined);
    say(pasteInto(place, { row: range.top, column: range.left }, table));
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData("text/plain");
    if (editing || isReadOnly || text === "") return;
    event.preventDefault();
    say(undefined);
    const table = readTable(text);
    if (table.length === 1 && table[0]?.length === 1) {
      return say(typeInto(place, range, table[0][0] ?? "", newVisit()));
    }
    // More rows than are left below: over the return strand, or new points of the profile? Only the person knows.
    if (pastedTable(table).rows.length > order.length - range.top) setWaiting(table);
    else pasteOver(table);
  };
  const copy = (event: ClipboardEvent) => {
    if (editing) return;
    event.preventDefault();
    event.clipboardData.setData("text/plain", copyText(place, range));
  };
  return {
    order,
    sort,
    point,
    block,
    range,
    editing,
    said,
    say,
    waiting,
    dismiss: () => setWaiting(undefined),
    pasteOver,
    place,
    press,
    paste,
    copy,
    edit,
    type: (text: string) => follow(text, editing?.visit),
    commit,
    sortBy: (column: number) => setSort(nextSort(sort, column)),
    pointAt: (cell: Cell, isExtending: boolean) => go({ anchor: isExtending ? block.anchor : cell, active: cell }),
    chooseRow: (row: number) => go({ anchor: { row, column: 0 }, active: { row, column: gridColumns.length - 1 } }),
  };
}

/** Results are followed only where the rows are sorted by one. */
function useSortedResults(sort: Sort | undefined) {
  const isNeeded = sort !== undefined && gridColumns[sort.column]?.kind === "result";
  const results = useLive((live) => (isNeeded ? live.results : undefined));
  return (path: string) => results?.at(path);
}

let visits = 0;

const newVisit = () => `cell ${++visits}`;

/** Tab leaves the table from its ends, or the keyboard would be trapped in it. */
function movesInside({ column }: Cell, isBack: boolean): boolean {
  return isBack ? column > 0 : column < gridColumns.length - 1;
}

function nextSort(sort: Sort | undefined, column: number): Sort | undefined {
  if (sort?.column !== column) return { column, isDown: false };
  return sort.isDown ? undefined : { column, isDown: true };
}
