import { conveyorDefinition } from "../../document/conveyor-definition.ts";
import { fieldsOf, namesOf, type PartDefinition, type RecordDefinition } from "../../document/definition.ts";
import { conveyorToFile, type FileRecord } from "../../document/file-record.ts";
import type { StoredResults } from "../../document/parse.ts";
import type { JsonValue } from "../../document/records/extras.ts";
import type { Conveyor } from "../../document/types/conveyor.ts";
import { escapeText } from "./element.ts";
import { pointName, rootName } from "./names.ts";
import { writeUnknown } from "./unknown-value.ts";

/** The conveyor as a T6 file: inputs and results together, numbers in their shortest form, as the schema orders them. */
export function writeConveyorT6(conveyor: Conveyor, results: StoredResults = {}): string {
  const { schemaVersion = 0, ...record } = conveyorToFile(conveyor, results);
  const content = leaf("schemaVersion", schemaVersion, "  ") + recordContent(conveyorDefinition, record, "  ");
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${rootName}>\n${content}</${rootName}>\n`;
}

function recordContent(record: RecordDefinition, values: FileRecord, indent: string): string {
  const outputs = record.outputs.map(({ name }) => leaf(name, values[name], indent));
  const fields = fieldsOf(record).map(({ name }) => fieldContent(name, values[name], indent));
  const parts = record.parts.map((part) => partContent(part, values[part.name], indent));
  const known = namesOf(record);
  const unknown = Object.entries(values).filter(([name]) => !known.has(name));
  return [...outputs, ...fields, ...parts, ...unknown.map(([name, value]) => writeUnknown(name, value, indent))].join(
    "",
  );
}

function leaf(name: string, value: JsonValue | undefined, indent: string): string {
  return value === undefined ? "" : `${indent}<${name}>${escapeText(String(value))}</${name}>\n`;
}

function fieldContent(name: string, value: JsonValue | undefined, indent: string): string {
  if (!Array.isArray(value)) return leaf(name, value, indent);
  const rows = value.map((point: FileRecord) => {
    const columns = Object.entries(point).map(([column, number]) => leaf(column, number, `${indent}    `));
    return nested(pointName, columns.join(""), `${indent}  `);
  });
  return nested(name, rows.join(""), indent);
}

function partContent(part: PartDefinition, value: JsonValue | undefined, indent: string): string {
  const { name, record } = part;
  if (part.kind === "record") return nested(name, recordContent(record, value as FileRecord, `${indent}  `), indent);
  const rows = (value as readonly FileRecord[]).map((row) =>
    nested(part.itemName, recordContent(record, row, `${indent}    `), `${indent}  `),
  );
  return nested(name, rows.join(""), indent);
}

function nested(name: string, content: string, indent: string): string {
  return content === "" ? `${indent}<${name}></${name}>\n` : `${indent}<${name}>\n${content}${indent}</${name}>\n`;
}
