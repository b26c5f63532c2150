import { readFileSync } from "node:fs";
import type { ComponentRows } from "../design/calculate.ts";
import { csvToRows } from "../formats/csv/read-rows.ts";
import { libraries } from "../libraries/all.ts";
import type { LibraryDefinition } from "../libraries/definition.ts";
import { type LibraryRow, rowOfValues } from "../libraries/row.ts";

let known: ComponentRows | undefined;

/** The rows of every shipped library, as the API would give them. Read once. */
export function shippedRows(): ComponentRows {
  known ??= Object.fromEntries(libraries.map((library) => [library.plural, rowsOf(library)]));
  return known;
}

function rowsOf(library: LibraryDefinition): readonly LibraryRow[] {
  const file = new URL(`../../../catalogue/data/${library.plural}.csv`, import.meta.url);
  const read = csvToRows(library, readFileSync(file, "utf8"));
  if (read.kind !== "read") throw new Error(`${library.plural} cannot be read`);
  return read.rows.map((values, at) => rowOfValues(values, library.plural, at));
}
