export type Table = readonly (readonly string[])[];

export interface PastedRow {
  /** Its place in what was pasted, counted from 1. */
  readonly no: number;
  readonly cells: readonly string[];
}

interface PastedTable {
  readonly headings: readonly string[];
  readonly rows: readonly PastedRow[];
}

/** Parts a table into its headings, where it has any, and its rows. */
export function pastedTable(table: Table): PastedTable {
  const rows = table.map((cells, at) => ({ no: at + 1, cells }));
  const [headings = []] = table;
  return hasHeadings(table) ? { headings, rows: rows.slice(1) } : { headings: [], rows };
}

const startsNumber = /^\s*[-+.,]?\d/;

/** Spreadsheets are often copied with their first row: no number in it, and a word above a number. */
function hasHeadings([first = [], ...rest]: Table): boolean {
  if (first.some((cell) => startsNumber.test(cell))) return false;
  const below = rest.find((cells) => !isBlank(cells)) ?? [];
  return first.some((cell, at) => cell.trim() !== "" && startsNumber.test(below[at] ?? ""));
}

export function isBlank(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === "");
}
