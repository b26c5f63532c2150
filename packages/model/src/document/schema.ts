import { z } from "zod";
import { describeLimits } from "../fields/describe.ts";
import type { FieldDefinition } from "../fields/field.ts";
import { plainValue } from "../fields/plain-value.ts";
import { fieldSchema } from "../fields/schema.ts";
import { conveyorDefinition } from "./conveyor-definition.ts";
import { fieldsOf, type OutputDefinition, type PartDefinition, type RecordDefinition } from "./definition.ts";

const longestResultText = 1000;
const schemas = new WeakMap<RecordDefinition, z.ZodObject>();

/** The schema of one record; fields left out take their starting value, unknown ones pass through untouched. */
function recordSchema(record: RecordDefinition): z.ZodObject {
  const known = schemas.get(record);
  if (known) return known;
  const schema = z
    .looseObject(
      Object.fromEntries([
        ...fieldsOf(record).map((field) => [field.name, documentFieldSchema(field).default(field.default)] as const),
        ...record.parts.map((part) => [part.name, partSchema(part)] as const),
        ...record.outputs.map((output) => [output.name, outputSchema(output)] as const),
      ]),
      `Must be one ${record.title.toLowerCase()} with its fields.`,
    )
    .meta({ title: record.title });
  schemas.set(record, schema);
  return schema;
}

/** The conveyor as files and the API carry it: inputs, results and unknown fields together, flat. */
export function conveyorSchema(): z.ZodObject {
  return recordSchema(conveyorDefinition);
}

/** What a document takes of a value. Only where a look at it does not tell is the schema asked: that takes ten times as long. */
export function parseField(field: FieldDefinition, value: unknown) {
  const plain = plainValue(field, value);
  if (plain !== undefined) return { success: true, data: plain } as const;
  return documentFieldSchema(field).safeParse(value);
}

/** U+FFFE and U+FFFF cannot stand in an XML file, so no text of a document may hold them. */
function documentFieldSchema(field: FieldDefinition) {
  const made = known.get(field) ?? madeSchema(field);
  known.set(field, made);
  return made;
}

/** Making one takes far longer than asking it, and every part that is chosen asks those of all its fields. */
const known = new WeakMap<FieldDefinition, ReturnType<typeof madeSchema>>();

function madeSchema(field: FieldDefinition) {
  const schema = fieldSchema(field);
  if (field.kind !== "text") return schema;
  return schema.refine((value) => typeof value === "string" && !/[\uFFFE\uFFFF]/.test(value), describeLimits(field));
}

function partSchema(part: PartDefinition) {
  const inner = recordSchema(part.record);
  if (part.kind === "record") return inner.prefault({});
  const error = `Must be a list of at most ${part.maxRows} rows.`;
  return z.array(inner, error).max(part.maxRows, error).default([]);
}

export function outputSchema({ kind }: OutputDefinition) {
  return outputSchemas[kind];
}

const number = z.number("Must be a number.");
const text = z.string("Must be text.").max(longestResultText, "Must be short text.");
const either = z.union([number, text], "Must be a number or text.");
const outputSchemas = { number: number.nullish(), text: text.nullish(), either: either.nullish() };
