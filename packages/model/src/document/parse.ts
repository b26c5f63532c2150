import type { z } from "zod";
import { conveyorDefinition } from "./conveyor-definition.ts";
import { defaultsOf } from "./defaults.ts";
import { fieldsOf, namesOf, type PartDefinition, type RecordDefinition } from "./definition.ts";
import type { JsonValue } from "./records/extras.ts";
import { conveyorSchema, documentFieldSchema, outputSchema } from "./schema.ts";
import { findShapeFault, type ShapeFaultCode } from "./shape-fault.ts";
import type { Conveyor } from "./types/conveyor.ts";

/** What is wrong, and where: `drives[0].motor.power`. */
export interface DocumentIssue {
  readonly path: string;
  readonly message: string;
}

/** Results a file carried, by path. They are shown and compared, never believed. */
export type StoredResults = Readonly<Record<string, number | string>>;

type ParsedConveyor =
  | { readonly kind: "valid"; readonly conveyor: Conveyor; readonly results: StoredResults }
  | {
      readonly kind: "invalid";
      readonly code: ShapeFaultCode | "file-fields-wrong";
      readonly issues: readonly DocumentIssue[];
    };

/** Names of a file that belong to the place it is kept in, not to the design; dropped on reading. */
const conveyorServerFields: ReadonlySet<string> = new Set([
  "_id",
  "id",
  "revision",
  "schemaVersion",
  "listSelected",
  "savedBefore",
  "release",
]);
const nothing: ReadonlySet<string> = new Set();

const mostIssues = 50;

/**
 * Reads a conveyor as files and the API carry it. Inputs become the document, results are kept aside, unknown fields
 * stay with the record they stood in. One wrong value refuses the whole: there is no half-read document.
 */
export function parseConveyor(file: unknown): ParsedConveyor {
  const fault = findShapeFault(file);
  if (fault) return invalid(fault.code, [{ path: fault.path, message: faultMessages[fault.code] }]);
  return parseShaped(file);
}

/** The same of a file whose shape has been looked at. */
export function parseShaped(file: unknown): ParsedConveyor {
  const results: Record<string, number | string> = {};
  const conveyor = readRecord(conveyorDefinition, file, "", results);
  // The definitions made both this value and the type, and every value has just been checked against them.
  if (conveyor !== undefined) return { kind: "valid", conveyor: conveyor as unknown as Conveyor, results };
  const { error } = conveyorSchema().safeParse(file);
  if (error === undefined) throw new Error("A document that its schema takes was refused");
  return invalid("file-fields-wrong", issuesOf(error));
}

const faultMessages: Readonly<Record<ShapeFaultCode, string>> = {
  "file-too-deep": "Is nested too deeply.",
  "file-too-many-values": "Holds too many values.",
  "file-forbidden-name": "Has a name that is not allowed.",
  "file-not-finite": "Must be a finite number.",
  "file-not-plain": "Must be a number, text, true, false, a list or a record.",
};

function invalid(code: ShapeFaultCode | "file-fields-wrong", issues: readonly DocumentIssue[]): ParsedConveyor {
  return { kind: "invalid", code, issues };
}

type Loose = Readonly<Record<string, unknown>>;

/** A record with its parts; results are taken out of it and unknown fields put into `extras`. Nothing where one is wrong. */
function readRecord(
  record: RecordDefinition,
  data: unknown,
  path: string,
  results: Record<string, number | string>,
): Loose | undefined {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return undefined;
  const given = data as Loose;
  const read = { ...startOf(record) };
  for (const field of fieldsOf(record)) {
    const value = given[field.name];
    // Most values of a document are those it started with. A text that may not be empty starts so all the same.
    if (value === undefined || (value === field.default && value !== "")) continue;
    const checked = documentFieldSchema(field).safeParse(value);
    if (!checked.success) return undefined;
    read[field.name] = checked.data;
  }
  for (const output of record.outputs) {
    const value = given[output.name];
    if (value === undefined || value === null) continue;
    if (!outputSchema(output).safeParse(value).success) return undefined;
    if (typeof value === "number" || typeof value === "string") results[path + output.name] = value;
  }
  for (const part of record.parts) {
    const value = readPart(part, given[part.name], path + part.name, results);
    if (value === undefined) return undefined;
    read[part.name] = value;
  }
  const extras = unknownFields(record, given, path === "" ? conveyorServerFields : nothing);
  return extras === undefined ? read : { ...read, extras };
}

function readPart(part: PartDefinition, value: unknown, place: string, results: Record<string, number | string>) {
  if (part.kind === "record") return readRecord(part.record, value === undefined ? {} : value, `${place}.`, results);
  if (value === undefined) return [];
  if (!Array.isArray(value) || value.length > part.maxRows) return undefined;
  const rows: Loose[] = [];
  for (const [index, row] of value.entries()) {
    const read = readRecord(part.record, row, `${place}[${index}].`, results);
    if (read === undefined) return undefined;
    rows.push(read);
  }
  return rows;
}

/** What every record of a kind is before it is read: copied, records of one kind are alike in memory too. */
function startOf(record: RecordDefinition): Record<string, unknown> {
  const known = starts.get(record) ?? defaultsOf(record);
  starts.set(record, known);
  return known;
}

const starts = new WeakMap<RecordDefinition, Record<string, unknown>>();

function unknownFields(record: RecordDefinition, data: Loose, dropped: ReadonlySet<string>) {
  const known = namesOf(record);
  const unknown = Object.keys(data).filter((name) => !known.has(name) && !dropped.has(name));
  return unknown.length === 0
    ? undefined
    : (Object.fromEntries(unknown.map((name) => [name, data[name]])) as Record<string, JsonValue>);
}

function issuesOf(error: z.ZodError): readonly DocumentIssue[] {
  return error.issues.slice(0, mostIssues).map(({ path, message }) => ({ path: pathText(path), message }));
}

function pathText(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === "number") return `${text}[${step}]`;
    return text === "" ? String(step) : `${text}.${String(step)}`;
  }, "");
}
