import { z } from "zod";
import { describeLimits, describeText, type TextLimits } from "./describe.ts";
import type { FieldDefinition, FieldValue, NumberField, PointsField } from "./field.ts";

/** The schema of one field: what `parse` accepts, what it answers, and what the API description shows. */
export function fieldSchema(field: FieldDefinition): z.ZodType<FieldValue> {
  return bareSchema(field).meta({ title: field.label, description: descriptionOf(field) });
}

function bareSchema(field: FieldDefinition): z.ZodType<FieldValue> {
  switch (field.kind) {
    case "number":
      return numberSchema(field);
    case "text":
      return textSchema(field);
    case "choice":
      return z.enum(field.options, describeLimits(field));
    case "boolean":
      return z.boolean(describeLimits(field));
    case "points":
      return pointsSchema(field);
  }
}

function numberSchema(field: NumberField) {
  const error = describeLimits(field);
  const anyNumber = field.integer ? z.int(error) : z.number(error);
  // Adding zero turns -0 into 0, which JSON would do anyway on the way out.
  return anyNumber
    .min(field.min, error)
    .max(field.max, error)
    .overwrite((value) => value + 0);
}

/** Storable text: control characters and halves of characters break files and databases. */
export function textSchema(field: TextLimits) {
  const error = describeText(field);
  const oneForm = z.string(error).overwrite(field.multiline ? withPlainBreaks : (value) => value);
  return oneForm
    .trim()
    .min(field.required ? 1 : 0, error)
    .max(field.maxLength, error)
    .refine((value) => isStorable(value, field), error);
}

/** Line breaks of every system become one, so that no file format changes them later. */
function withPlainBreaks(value: string): string {
  return value.replace(/\r\n?/g, "\n");
}

const image = /^data:image\/(png|jpeg|gif|webp);base64,[A-Za-z0-9+/]+={0,2}$/;

function isStorable(value: string, field: TextLimits): boolean {
  if (field.format === "image" && value !== "" && !image.test(value)) return false;
  const forbidden = field.multiline ? /[^\P{Cc}\n\t]/u : /\p{Cc}/u;
  return value.isWellFormed() && !forbidden.test(value);
}

function pointsSchema(field: PointsField) {
  const columns = field.columns.map((column) => [column.name, numberSchema(column)] as const);
  return z
    .array(z.strictObject(Object.fromEntries(columns)), describeLimits(field))
    .max(field.maxRows, describeLimits(field));
}

function descriptionOf(field: FieldDefinition): string {
  return field.kind === "number" && field.unit !== "1" ? `${field.help} Unit: ${field.unit}.` : field.help;
}
