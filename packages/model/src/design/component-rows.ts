import type { LibraryRow } from "../libraries/row.ts";

/** The rows automatic selection may choose from, by library: `belts`, `motors`, `gearBoxes` … */
export type ComponentRows = Readonly<Record<string, readonly LibraryRow[]>>;

/** Rows of the document's own system of units come first; where a library has none, all do. */
export function rowsOfSystem(rows: readonly LibraryRow[], metric: boolean): readonly LibraryRow[] {
  const own = rows.filter((row) => row.metric === metric);
  return own.length > 0 ? own : rows;
}

/** The row of an id in a library. */
export function findRow(rows: ComponentRows, library: string, id: string | undefined): LibraryRow | undefined {
  const list = rows[library];
  if (list === undefined || id === undefined) return undefined;
  const known = byId.get(list) ?? new Map(list.toReversed().map((row) => [row._id, row]));
  byId.set(list, known);
  return known.get(id);
}

/** Libraries stay while many conveyors are calculated with them, and every part is looked up in thousands of rows. */
const byId = new WeakMap<readonly LibraryRow[], ReadonlyMap<string, LibraryRow>>();
