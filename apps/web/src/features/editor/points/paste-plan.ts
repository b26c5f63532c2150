import type { Conveyor, FieldValue, UnitSystem } from "@beltwright/model";
import { valueAt } from "../document/value-at.ts";
import { readCell } from "./cell-text.ts";
import { cellPath, type GridColumn, gridColumns, labelOf } from "./columns.ts";

export interface CellValue {
  readonly path: string;
  readonly value: FieldValue;
}

export type PastePlan =
  | { readonly kind: "values"; readonly values: readonly CellValue[]; readonly rows: number }
  | { readonly kind: "unreadable"; readonly message: string };

interface Target {
  /** Rows of the document in the order they are shown; those beyond are new. */
  readonly rows: readonly number[];
  readonly column: number;
}

/** The values a pasted block gives, cell by cell. A first row of headings is left out, and so are results. */
export function pastePlan(
  document: Conveyor,
  pasted: readonly (readonly string[])[],
  target: Target,
  system: UnitSystem,
): PastePlan {
  const values: CellValue[] = [];
  const body = withoutHeadings(pasted);
  for (const [offset, cells] of body.entries()) {
    const row = target.rows[offset] ?? document.pulls.length + offset - target.rows.length;
    for (const [at, text] of cells.entries()) {
      const column = gridColumns[target.column + at];
      if (column?.kind !== "field") continue;
      const path = cellPath(row, column);
      const read = readCell(column.field, text, valueAt(document, path), system);
      if (read.kind === "unreadable") {
        return { kind: "unreadable", message: `Row ${offset + 1}, ${labelOf(column)}: ${read.message}` };
      }
      values.push({ path, value: read.value });
    }
  }
  const beyond = Math.max(0, body.length - target.rows.length);
  return { kind: "values", values, rows: document.pulls.length + beyond };
}

export type PlacesPlan =
  | { readonly kind: "places"; readonly places: readonly { x: number; y: number; z: number }[] }
  | { readonly kind: "unreadable"; readonly message: string };

/** Places of new points from two columns (x, z) or three (x, y, z). */
export function placesPlan(pasted: readonly (readonly string[])[], system: UnitSystem): PlacesPlan {
  const field = (name: string) => gridColumns.find((column) => column.name === name);
  const places: { x: number; y: number; z: number }[] = [];
  for (const [row, cells] of withoutHeadings(pasted).entries()) {
    const names = cells.length >= 3 ? ["x", "y", "z"] : ["x", "z"];
    if (cells.length < 2) return { kind: "unreadable", message: `Row ${row + 1} has no x and z.` };
    const place = { x: 0, y: 0, z: 0 };
    for (const [at, name] of names.entries()) {
      const column: GridColumn | undefined = field(name);
      if (column?.kind !== "field") continue;
      const read = readCell(column.field, cells[at] ?? "", undefined, system);
      if (read.kind === "unreadable") return { ...read, message: `Row ${row + 1}, ${name}: ${read.message}` };
      Object.assign(place, { [name]: read.value });
    }
    places.push(place);
  }
  return { kind: "places", places };
}

/** Spreadsheets are often copied with their first row: no cell of it begins with a number. */
function withoutHeadings(pasted: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const [first, ...rest] = pasted;
  const isHeading =
    first?.every((cell) => !/^\s*[-+\d.]/.test(cell)) && rest.some((row) => row.some((cell) => /\d/.test(cell)));
  const names = first?.some((cell) => /^\s*(x|y|z|type|description|no\.?)\b/i.test(cell));
  return isHeading && names ? rest : pasted;
}
