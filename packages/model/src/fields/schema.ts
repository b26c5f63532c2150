import { z } from "zod";
import { describeLimits, describeText } from "./describe.ts";
import type { FieldDefinition, FieldValue, NumberField, PointsField, TextField } from "./field.ts";

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

/** One line of storable text: control characters and halves of characters break files and databases. */
export function textSchema(field: Pick<TextField, "maxLength" | "required">) {
  const error = describeText(field);
  return z
    .string(error)
    .trim()
    .min(field.required ? 1 : 0, error)
    .max(field.maxLength, error)
    .refine((value) => value.isWellFormed() && !/\p{Cc}/u.test(value), error);
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
