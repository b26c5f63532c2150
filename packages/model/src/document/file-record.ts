import { conveyorDefinition } from "./conveyor-definition.ts";
import { fieldsOf, type PartDefinition, type RecordDefinition } from "./definition.ts";
import type { StoredResults } from "./parse.ts";
import type { JsonValue } from "./records/extras.ts";
import type { Conveyor } from "./types/conveyor.ts";

/** Version of what `conveyorToFile` writes. A change of it is a migration and a line in FORMAT.md. */
export const schemaVersion = 11;

export type FileRecord = { readonly [name: string]: JsonValue };

/**
 * The conveyor as files and the API carry it: version, inputs, results and unknown fields together, flat, always in
 * the same order.
 */
export function conveyorToFile(conveyor: Conveyor, results: StoredResults = noResults): FileRecord {
  const source = conveyor as unknown as Loose;
  return { schemaVersion, ...fileRecord(conveyorDefinition, source, "", results) };
}

const noResults: StoredResults = {};

type Loose = Readonly<Record<string, unknown>>;

function fileRecord(record: RecordDefinition, source: Loose, path: string, results: StoredResults): FileRecord {
  const file: Record<string, JsonValue> = {};
  for (const { name } of results === noResults ? [] : record.outputs) {
    const value = results[path + name];
    if (value !== undefined) file[name] = value;
  }
  for (const { name } of fieldsOf(record)) file[name] = source[name] as JsonValue;
  for (const part of record.parts) file[part.name] = filePart(part, source[part.name], path, results);
  // Names in extras are those of a foreign file: spreading, unlike assigning, takes any of them as a plain name.
  return source.extras === undefined ? file : { ...file, ...(source.extras as FileRecord) };
}

function filePart(part: PartDefinition, value: unknown, path: string, results: StoredResults): JsonValue {
  const place = path + part.name;
  if (part.kind === "record") return fileRecord(part.record, value as Loose, `${place}.`, results);
  const rows = value as readonly Loose[];
  return rows.map((row, index) => fileRecord(part.record, row, `${place}[${index}].`, results));
}
