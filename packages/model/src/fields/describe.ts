import { toDisplay, type UnitSystem, unitLabel } from "../units/display.ts";
import { formatNumber } from "../units/format.ts";
import type { FieldDefinition, NumberField, TextField } from "./field.ts";

/** What of a text field decides which texts it takes. */
export type TextLimits = Pick<TextField, "maxLength" | "required" | "multiline" | "format">;

/** What a field accepts, as one sentence: shown before a value is refused and when it is. */
export function describeLimits(field: FieldDefinition): string {
  switch (field.kind) {
    case "number":
      return `Must be ${field.integer ? "a whole number" : "a number"} from ${field.min} to ${field.max}${unitWord(field)}.`;
    case "text":
      return describeText(field);
    case "choice":
      return `Must be one of: ${field.options.join(", ")}.`;
    case "boolean":
      return "Must be true or false.";
    case "points":
      return `Must be a list of at most ${field.maxRows} points with ${field.columns.map(({ name }) => name).join(", ")}.`;
  }
}

export function describeText(field: TextLimits): string {
  if (field.format === "image")
    return `Must be empty or a PNG, JPEG, GIF or WebP image of at most ${field.maxLength} characters.`;
  const lines = field.multiline ? "" : " on one line";
  return `Must be text of ${field.required ? 1 : 0} to ${field.maxLength} characters${lines}.`;
}

function unitWord(field: NumberField): string {
  return field.unit === "1" || field.unit === "money" ? "" : ` ${field.unit}`;
}

/** What a number field accepts, in the units on screen. */
export function limitsText(field: NumberField, system: UnitSystem): string {
  const unit = unitLabel(field.unit, system);
  const limit = (value: number) => formatNumber(toDisplay(value, field.unit, system), 6);
  return `${limit(field.min)} to ${limit(field.max)}${unit === "" ? "" : ` ${unit}`}${field.integer ? ", whole" : ""}`;
}
