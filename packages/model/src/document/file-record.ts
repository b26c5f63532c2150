import { conveyorDefinition } from "./conveyor-definition.ts";
import { fieldsOf, type PartDefinition, type RecordDefinition } from "./definition.ts";
import type { JsonValue } from "./extras.ts";
import type { StoredResults } from "./parse.ts";
import type { Conveyor } from "./types/conveyor.ts";

/** Version of what `conveyorToFile` writes. A change of it is a migration and a line in FORMAT.md. */
export const schemaVersion = 1;

export type FileRecord = { readonly [name: string]: JsonValue };

/**
 * The conveyor as files and the API carry it: version, inputs, results and unknown fields together, flat, always in
 * the same order.
 */
export function conveyorToFile(conveyor: Conveyor, results: StoredResults = {}): FileRecord {
  const source = conveyor as unknown as Loose;
  return { schemaVersion, ...fileRecord(conveyorDefinition, source, "", results) };
}

type Loose = Readonly<Record<string, unknown>>;

function fileRecord(record: RecordDefinition, source: Loose, path: string, results: StoredResults): FileRecord {
  const outputs = record.outputs.flatMap(({ name }) => {
    const value = results[path + name];
    return value === undefined ? [] : [[name, value] as const];
  });
  const fields = fieldsOf(record).map(({ name }) => [name, source[name] as JsonValue] as const);
  const parts = record.parts.map((part) => [part.name, filePart(part, source[part.name], path, results)] as const);
  const extras = Object.entries((source.extras ?? {}) as FileRecord);
  return Object.fromEntries([...outputs, ...fields, ...parts, ...extras]);
}

function filePart(part: PartDefinition, value: unknown, path: string, results: StoredResults): JsonValue {
  const place = path + part.name;
  if (part.kind === "record") return fileRecord(part.record, value as Loose, `${place}.`, results);
  const rows = value as readonly Loose[];
  return rows.map((row, index) => fileRecord(part.record, row, `${place}[${index}].`, results));
}
