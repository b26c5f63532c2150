import type { FieldValue } from "../fields/field.ts";
import { fieldsOf, type RecordDefinition } from "./definition.ts";

type PlainRecord = { readonly [name: string]: PlainValue };
type PlainValue = FieldValue | PlainRecord | readonly PlainRecord[];

/** A record with every field at its starting value and empty lists. */
export function defaultsOf(record: RecordDefinition): PlainRecord {
  const fields = fieldsOf(record).map((field) => [field.name, field.default] as const);
  const parts = record.parts.map((part) => [part.name, part.kind === "list" ? [] : defaultsOf(part.record)] as const);
  return Object.fromEntries([...fields, ...parts]);
}
