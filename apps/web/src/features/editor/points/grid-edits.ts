import {
  type Conveyor,
  type EditOutcome,
  findFieldAt,
  issueText,
  modeOf,
  pasteCells,
  setValues,
  type UnitSystem,
} from "@beltwright/model";
import type { Editor } from "../document/editor.ts";
import { valueAt } from "../document/value-at.ts";
import { cellText, readCell } from "./cell-text.ts";
import { cellPath, gridColumns } from "./columns.ts";
import type { Range } from "./grid-selection.ts";
import { type CellValue, pastePlan } from "./paste-plan.ts";
import { pastedTable } from "./pasted-table.ts";
import { writeTable } from "./table-text.ts";

export interface GridPlace {
  readonly editor: Editor;
  /** Rows of the document in the order they are shown. */
  readonly order: readonly number[];
  readonly system: UnitSystem;
}

/** What a table edit came to: nothing to say, or why it was not done. */
type Said = string | undefined;

/** Types one text into every chosen cell, as one step; what one visit to a cell types before it ends is one step, too. */
export function typeInto({ editor, order, system }: GridPlace, range: Range, text: string, visit: string): Said {
  const type = (before: Conveyor): EditOutcome => {
    const values: CellValue[] = [];
    for (const { path, field } of cellsIn(range, order)) {
      const read = readCell(field, text, valueAt(before, path), system);
      if (read.kind === "unreadable") return { kind: "refused", issues: [{ path, message: read.message }] };
      values.push({ path, value: read.value });
    }
    const label = values.length === 1 ? "Change cell" : `Change ${values.length} cells`;
    return setValues.apply(before, { label, values: withModes(before, values) });
  };
  return said(editor.attempt(visit, type), system);
}

/** Copies the top row of the chosen cells into those below. */
export function fillDown({ editor, order, system }: GridPlace, range: Range): Said {
  const { document } = editor.store.getState();
  const values = cellsIn({ ...range, top: range.top + 1 }, order).flatMap(({ path, column }): readonly CellValue[] => {
    const value = valueAt(document, cellPath(order[range.top] ?? 0, column));
    return value === undefined ? [] : [{ path, value }];
  });
  return said(applied(editor, "Fill down", values), system);
}

export function clearCells({ editor, order, system }: GridPlace, range: Range): Said {
  const values = cellsIn(range, order).map(({ path, field }): CellValue => ({ path, value: field.default }));
  return said(applied(editor, "Clear cells", values), system);
}

export function copyText({ editor, order, system }: GridPlace, range: Range): string {
  const { document } = editor.store.getState();
  return writeTable(
    Array.from({ length: range.bottom - range.top + 1 }, (_, at) => {
      const row = order[range.top + at] ?? 0;
      return gridColumns.slice(range.left, range.right + 1).map((column) => {
        const value = valueAt(document, cellPath(row, column));
        return column.kind === "field" ? cellText(column.field, value, system) : String(value ?? "");
      });
    }),
  );
}

export function pasteInto(
  { editor, order, system }: GridPlace,
  at: { readonly row: number; readonly column: number },
  pasted: readonly (readonly string[])[],
): Said {
  const { document } = editor.store.getState();
  const plan = pastePlan(document, pasted, { rows: order.slice(at.row), column: at.column }, system);
  if (plan.kind === "unreadable") return plan.message;
  const { length } = pastedTable(pasted).rows;
  const label = length === 1 ? "Paste 1 row" : `Paste ${length} rows`;
  const values = withModes(document, plan.values);
  const refusal = said(editor.apply(pasteCells, { label, rows: plan.rows, values }), system);
  if (refusal !== undefined || plan.leftOut === 0) return refusal;
  return `${plan.leftOut} ${plan.leftOut === 1 ? "column" : "columns"} beyond the table left out.`;
}

/** What a person gives a component is kept, so the component becomes Manual. */
function withModes(document: Conveyor, values: readonly CellValue[]): readonly CellValue[] {
  const modes = values.flatMap(({ path, value }) => {
    const mode = modeOf(path);
    const isKept = mode === undefined || value === valueAt(document, path) || valueAt(document, mode) !== "Auto";
    return isKept ? [] : [{ path: mode, value: "Manual" }];
  });
  return [...values, ...modes];
}

function cellsIn({ top, bottom, left, right }: Range, order: readonly number[]) {
  const columns = gridColumns.slice(left, right + 1).filter((column) => column.kind === "field");
  return order
    .slice(top, bottom + 1)
    .flatMap((row) => columns.map((column) => ({ path: cellPath(row, column), field: column.field, column })));
}

function applied(editor: Editor, label: string, values: readonly CellValue[]): EditOutcome {
  return editor.apply(setValues, { label, values: withModes(editor.store.getState().document, values) });
}

/** By the names of the columns, for a paste may reach over many. */
function said(outcome: EditOutcome, system: UnitSystem): Said {
  if (outcome.kind !== "refused") return undefined;
  const sentences = outcome.issues.map((issue) => {
    const label = findFieldAt(issue.path)?.label;
    return `${label === undefined ? "" : `${label}: `}${issueText(issue, system)}`;
  });
  return [...new Set(sentences)].join(" ");
}

export interface Sort {
  readonly column: number;
  readonly isDown: boolean;
}

type ResultAt = (path: string) => number | string | undefined;

/** Rows in the order they are shown: of the loop, or by a column. Equal ones keep the order of the loop. */
export function shownOrder(document: Conveyor, sort: Sort | undefined, resultAt: ResultAt): readonly number[] {
  const rows = document.pulls.map((_, index) => index);
  const column = sort && gridColumns[sort.column];
  if (!sort || !column) return rows;
  const valueIn = (row: number) => {
    const path = cellPath(row, column);
    return (column.kind === "field" ? valueAt(document, path) : resultAt(path)) ?? "";
  };
  const sign = sort.isDown ? -1 : 1;
  return rows.toSorted((one, other) => sign * compare(valueIn(one), valueIn(other)) || one - other);
}

function compare(one: unknown, other: unknown): number {
  if (typeof one === "number" && typeof other === "number") return one - other;
  return String(one).localeCompare(String(other));
}
