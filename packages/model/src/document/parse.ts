import type { z } from "zod";
import { conveyorDefinition } from "./conveyor-definition.ts";
import { fieldsOf, namesOf, type RecordDefinition } from "./definition.ts";
import type { JsonValue } from "./records/extras.ts";
import { conveyorSchema } from "./schema.ts";
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
const conveyorServerFields: readonly string[] = [
  "_id",
  "id",
  "revision",
  "schemaVersion",
  "listSelected",
  "savedBefore",
  "release",
];

const mostIssues = 50;

/**
 * Reads a conveyor as files and the API carry it. Inputs become the document, results are kept aside, unknown fields
 * stay with the record they stood in. One wrong value refuses the whole: there is no half-read document.
 */
export function parseConveyor(file: unknown): ParsedConveyor {
  const fault = findShapeFault(file);
  if (fault) return invalid(fault.code, [{ path: fault.path, message: faultMessages[fault.code] }]);
  const parsed = conveyorSchema().safeParse(file);
  if (!parsed.success) return invalid("file-fields-wrong", issuesOf(parsed.error));
  const results: Record<string, number | string> = {};
  const conveyor = separate(conveyorDefinition, parsed.data, "", results, new Set(conveyorServerFields));
  // The definitions made both this value and the type, and the schema has just checked one against them.
  return { kind: "valid", conveyor: conveyor as unknown as Conveyor, results };
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

const nothing: ReadonlySet<string> = new Set();

type Loose = Readonly<Record<string, unknown>>;

/** Takes results out of a record and its parts and puts unknown fields into `extras`. */
function separate(
  record: RecordDefinition,
  data: Loose,
  path: string,
  results: Record<string, number | string>,
  dropped: ReadonlySet<string>,
): Loose {
  const fields = fieldsOf(record).map(({ name }) => [name, data[name]] as const);
  for (const { name } of record.outputs) keepResult(results, path + name, data[name]);
  const parts = record.parts.map((part) => {
    const place = path + part.name;
    const value = data[part.name];
    if (part.kind === "record") return [part.name, inner(part.record, value, `${place}.`, results)] as const;
    const rows = Array.isArray(value) ? value : [];
    return [part.name, rows.map((row, index) => inner(part.record, row, `${place}[${index}].`, results))] as const;
  });
  const extras = unknownFields(record, data, dropped);
  return { ...Object.fromEntries([...fields, ...parts]), ...(extras ? { extras } : {}) };
}

function inner(record: RecordDefinition, value: unknown, path: string, results: Record<string, number | string>) {
  return separate(record, value as Loose, path, results, nothing);
}

function keepResult(results: Record<string, number | string>, path: string, value: unknown): void {
  if (typeof value === "number" || typeof value === "string") results[path] = value;
}

function unknownFields(record: RecordDefinition, data: Loose, dropped: ReadonlySet<string>) {
  const known = namesOf(record);
  const unknown = Object.entries(data).filter(([name]) => !known.has(name) && !dropped.has(name));
  return unknown.length === 0 ? undefined : (Object.fromEntries(unknown) as Record<string, JsonValue>);
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
