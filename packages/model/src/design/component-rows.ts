import type { LibraryRow } from "../libraries/row.ts";

/** The rows automatic selection may choose from, by library: `belts`, `motors`, `gearBoxes` … */
export type ComponentRows = Readonly<Record<string, readonly LibraryRow[]>>;

/** Rows of the document's own system of units come first; where a library has none, all do. */
export function rowsOfSystem(rows: readonly LibraryRow[], metric: boolean): readonly LibraryRow[] {
  const own = rows.filter((row) => row.metric === metric);
  return own.length > 0 ? own : rows;
}
