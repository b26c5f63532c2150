import Papa from "papaparse";
import type { LibraryDefinition } from "../../libraries/definition.ts";
import type { LibraryValues } from "../../libraries/row.ts";
import { rowFields } from "../../libraries/row-fields.ts";
import { writeCell } from "./cell.ts";

/**
 * Rows as a CSV file that `csvToRows` reads back without changing a digit: comma, point, header with
 * the specification's field names. Identity and owner stay out; they belong to the place, not the part.
 */
export function rowsToCsv(definition: LibraryDefinition, rows: readonly LibraryValues[]): string {
  const fields = rowFields(definition);
  const lines = rows.map((row) => fields.map(({ name, default: usual }) => writeCell(row[name] ?? usual)));
  return Papa.unparse({ fields: fields.map(({ name }) => name), data: lines }, { newline: "\r\n" }).concat("\r\n");
}
