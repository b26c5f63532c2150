import type { FieldDefinition } from "../../fields/field.ts";
import type { LibraryDefinition, RowIssue } from "../../libraries/definition.ts";
import { parseLibraryValues } from "../../libraries/parse-values.ts";
import { type LibraryValues, serverFields } from "../../libraries/row.ts";
import { rowFields } from "../../libraries/row-fields.ts";
import { readCell } from "./cell.ts";
import { type CsvRecord, splitRecords } from "./records.ts";

interface CsvIssue extends RowIssue {
  /** Line of the file, the header being line 1. */
  readonly line: number;
}

export type CsvRead =
  | { readonly kind: "read"; readonly rows: readonly LibraryValues[]; readonly categoriesRenamed: number }
  | { readonly kind: "invalid"; readonly issues: readonly CsvIssue[] };

/** Enough to see what is wrong with a file; a wrong column would otherwise repeat in every line. */
const mostIssues = 200;

/**
 * Reads a CSV file of one library: all rows, or what is wrong and where. The header names the fields
 * in any order; every field must be there, so that a misspelt column never becomes a default.
 */
export function csvToRows(definition: LibraryDefinition, text: string): CsvRead {
  const [header, ...records] = splitRecords(text);
  if (!header) return { kind: "invalid", issues: [{ line: 1, field: "", message: "The file is empty." }] };
  const columns = header.cells.map((cell) => cell.trim());
  const wrong = headerIssues(definition, columns).map((issue) => ({ line: header.line, ...issue }));
  return wrong.length > 0 ? { kind: "invalid", issues: wrong } : readRecords(definition, columns, records);
}

function headerIssues(definition: LibraryDefinition, columns: readonly string[]): readonly RowIssue[] {
  const ours = rowFields(definition).map(({ name }) => name);
  const known: readonly string[] = [...ours, ...serverFields];
  return [
    ...columns
      .filter((name) => !known.includes(name))
      .map((field) => ({ field, message: "Is not a field of this library." })),
    ...columns
      .filter((name, index) => columns.indexOf(name) < index)
      .map((field) => ({ field, message: "Stands twice in the header." })),
    ...ours
      .filter((name) => !columns.includes(name))
      .map((field) => ({ field, message: "Has no column in the file." })),
  ];
}

function readRecords(
  definition: LibraryDefinition,
  columns: readonly string[],
  records: readonly CsvRecord[],
): CsvRead {
  const places = rowFields(definition).map((field) => ({ field, place: columns.indexOf(field.name) }));
  const rows: LibraryValues[] = [];
  const issues: CsvIssue[] = [];
  let categoriesRenamed = 0;
  for (const record of records) {
    const read = readRecord(definition, places, columns.length, record);
    if (read.kind === "invalid") issues.push(...read.issues.map((issue) => ({ line: record.line, ...issue })));
    else rows.push(read.values);
    if (read.kind === "valid" && read.categoryRenamed) categoriesRenamed += 1;
    if (issues.length >= mostIssues) break;
  }
  return issues.length > 0 ? { kind: "invalid", issues } : { kind: "read", rows, categoriesRenamed };
}

interface FieldPlace {
  readonly field: FieldDefinition;
  readonly place: number;
}

function readRecord(definition: LibraryDefinition, places: readonly FieldPlace[], width: number, { cells }: CsvRecord) {
  if (cells.length !== width) {
    const message = `Has ${cells.length} cells where the header has ${width}.`;
    return { kind: "invalid", issues: [{ field: "", message }] } as const;
  }
  const read = places.map(({ field, place }) => ({ name: field.name, cell: readCell(field, cells[place] ?? "") }));
  const unreadable = read.flatMap(({ name, cell }) =>
    cell.kind === "unreadable" ? [{ field: name, message: cell.message }] : [],
  );
  if (unreadable.length > 0) return { kind: "invalid", issues: unreadable } as const;
  const body = read.flatMap(({ name, cell }) => (cell.kind === "value" ? [[name, cell.value] as const] : []));
  return parseLibraryValues(definition, Object.fromEntries(body));
}
