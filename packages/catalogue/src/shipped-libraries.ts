import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import {
  type ComponentRows,
  csvToRows,
  getLibrary,
  type LibraryDefinition,
  type LibraryRow,
  type LibraryValues,
  libraries,
  rowOfValues,
  rowsToCsv,
} from "@beltwright/model";

/** The shipped rows of one library. A fault in our own file is a bug, so it throws. */
export async function shippedRows(library: LibraryDefinition): Promise<readonly LibraryValues[]> {
  const read = csvToRows(library, await shippedCsv(library.plural));
  if (read.kind === "read") return read.rows;
  const [first] = read.issues;
  throw new Error(`${library.plural}.csv, line ${first?.line}, ${first?.field}: ${first?.message}`);
}

/** The shipped file as it is, which also serves as a template; only headings for a library that ships no rows. */
export async function shippedCsv(plural: string): Promise<string> {
  const file = new URL(`../data/${plural}.csv`, import.meta.url);
  return existsSync(file) ? readFile(file, "utf8") : rowsToCsv(getLibrary(plural), []);
}

/** The shipped rows that components may be chosen from, as the API gives them: for calculating without a server. */
export async function shippedComponents(): Promise<ComponentRows> {
  const read = await Promise.all(
    libraries.map(async (library) => [library.plural, await selectable(library)] as const),
  );
  return Object.fromEntries(read);
}

async function selectable(library: LibraryDefinition): Promise<readonly LibraryRow[]> {
  const rows = await shippedRows(library);
  return rows
    .map((values, at) => rowOfValues(values, library.plural, at))
    .filter(({ allowSelection }) => allowSelection);
}
