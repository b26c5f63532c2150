import type { z } from "zod";
import type { FieldDefinition } from "../fields/field.ts";
import { conveyorDefinition } from "./conveyor-definition.ts";
import { defaultsOf } from "./defaults.ts";
import { fieldsOf, type OutputDefinition, type PartDefinition, type RecordDefinition } from "./definition.ts";
import type { JsonValue } from "./records/extras.ts";
import { conveyorSchema, outputSchema, parseField } from "./schema.ts";
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
  const names = namesIn(record);
  const dropped = path === "" ? conveyorServerFields : nothing;
  const read = { ...startOf(record) };
  const unknown: string[] = [];
  for (const name of Object.keys(given)) {
    const value = given[name];
    const known = names.get(name);
    if (known === undefined) {
      if (!dropped.has(name)) unknown.push(name);
    } else if (known.kind === "field") {
      const { field } = known;
      // Most values of a document are those it started with. A text that may not be empty starts so all the same.
      if (value === undefined || (value === field.default && value !== "")) continue;
      const checked = parseField(field, value);
      if (!checked.success) return undefined;
      read[name] = checked.data;
    } else if (known.kind === "output") {
      if (value === undefined || value === null) continue;
      if (!outputSchema(known.output).safeParse(value).success) return undefined;
      if (typeof value === "number" || typeof value === "string") results[path + name] = value;
    }
  }
  for (const part of record.parts) {
    const value = readPart(part, given[part.name], path + part.name, results);
    if (value === undefined) return undefined;
    read[part.name] = value;
  }
  if (unknown.length === 0) return read;
  const extras = Object.fromEntries(unknown.map((name) => [name, given[name]])) as Record<string, JsonValue>;
  return { ...read, extras };
}

/** What a name of a record stands for. */
type Named =
  | { readonly kind: "field"; readonly field: FieldDefinition }
  | { readonly kind: "output"; readonly output: OutputDefinition }
  | { readonly kind: "part" };

function namesIn(record: RecordDefinition): ReadonlyMap<string, Named> {
  const known =
    meanings.get(record) ??
    new Map<string, Named>([
      ...record.outputs.map((output) => [output.name, { kind: "output", output }] as const),
      ...record.parts.map(({ name }) => [name, { kind: "part" }] as const),
      ...fieldsOf(record).map((field) => [field.name, { kind: "field", field }] as const),
    ]);
  meanings.set(record, known);
  return known;
}

const meanings = new WeakMap<RecordDefinition, ReadonlyMap<string, Named>>();

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

function issuesOf(error: z.ZodError): readonly DocumentIssue[] {
  return error.issues.slice(0, mostIssues).map(({ path, message }) => ({ path: pathText(path), message }));
}

function pathText(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === "number") return `${text}[${step}]`;
    return text === "" ? String(step) : `${text}.${String(step)}`;
  }, "");
}
