import type { Conveyor, FieldDefinition, FieldValue, UnitSystem } from "@beltwright/model";
import { valueAt } from "../document/value-at.ts";
import { readCell } from "./cell-text.ts";
import { cellPath, gridColumns, labelOf } from "./columns.ts";
import { decimalSignOf } from "./number-style.ts";
import { isBlank, type PastedRow, pastedTable, type Table } from "./pasted-table.ts";

export interface CellValue {
  readonly path: string;
  readonly value: FieldValue;
}

type PastePlan =
  | {
      readonly kind: "values";
      readonly values: readonly CellValue[];
      /** How many rows the table then has. */
      readonly rows: number;
      /** How many columns lie beyond the table. */
      readonly leftOut: number;
    }
  | { readonly kind: "unreadable"; readonly message: string };

interface Target {
  /** Rows of the document in the order they are shown; those beyond are new. */
  readonly rows: readonly number[];
  readonly column: number;
}

/** The values a pasted block gives, cell by cell. Headings, results and cells with nothing in them are left out. */
export function pastePlan(document: Conveyor, pasted: Table, target: Target, system: UnitSystem): PastePlan {
  const values: CellValue[] = [];
  const sign = decimalSignOf(pasted);
  const { rows } = pastedTable(pasted);
  for (const [offset, { no, cells }] of rows.entries()) {
    if (isBlank(cells)) continue;
    const row = target.rows[offset] ?? document.pulls.length + offset - target.rows.length;
    for (const [at, text] of cells.entries()) {
      const column = gridColumns[target.column + at];
      if (column?.kind !== "field" || isNothing(column.field, text)) continue;
      const path = cellPath(row, column);
      const read = readCell(column.field, text, valueAt(document, path), system, sign);
      if (read.kind === "unreadable") {
        return { kind: "unreadable", message: `Row ${no}, ${labelOf(column)}: ${read.message}` };
      }
      values.push({ path, value: read.value });
    }
  }
  const beyond = Math.max(0, rows.length - target.rows.length);
  return { kind: "values", values, rows: document.pulls.length + beyond, leftOut: columnsBeyond(rows, target) };
}

/** An empty cell clears words; it is no number and no choice. */
function isNothing({ kind }: FieldDefinition, text: string): boolean {
  return kind !== "text" && text.trim() === "";
}

function columnsBeyond(rows: readonly PastedRow[], { column }: Target): number {
  const used = rows.map(({ cells }) => cells.findLastIndex((cell) => cell.trim() !== "") + 1);
  return Math.max(0, column + Math.max(0, ...used) - gridColumns.length);
}
