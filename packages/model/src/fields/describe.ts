import { toDisplay, type UnitSystem, unitLabel } from "../units/display.ts";
import { formatNumber } from "../units/format.ts";
import { sentenceIn } from "../units/quantity-text.ts";
import type { FieldDefinition, NumberField, TextField } from "./field.ts";

/** What of a text field decides which texts it takes. */
export type TextLimits = Pick<TextField, "maxLength" | "required" | "multiline" | "format">;

/** What a field accepts, as one sentence in units of the reader: shown before a value is refused and when it is. */
export function describeLimits(field: FieldDefinition, system: UnitSystem = "metric"): string {
  switch (field.kind) {
    case "number":
      return `Must be ${field.integer ? "a whole number" : "a number"} from ${boundsText(field, system)}.`;
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

/** A refusal in units of the reader: limits of the field are worded anew, quantities of any other sentence converted. */
export function limitsIn(system: UnitSystem, field: FieldDefinition | undefined, message: string): string {
  return field && message === describeLimits(field) ? describeLimits(field, system) : sentenceIn(system, message);
}

function boundsText(field: NumberField, system: UnitSystem): string {
  return system === "metric" ? `${field.min} to ${field.max}${unitWord(field)}` : rangeText(field, system);
}

function unitWord(field: NumberField): string {
  return field.unit === "1" || field.unit === "money" ? "" : ` ${field.unit}`;
}

/** What a number field accepts, in the units on screen. */
export function limitsText(field: NumberField, system: UnitSystem): string {
  return `${rangeText(field, system)}${field.integer ? ", whole" : ""}`;
}

function rangeText(field: NumberField, system: UnitSystem): string {
  const unit = unitLabel(field.unit, system);
  const limit = (value: number) => formatNumber(toDisplay(value, field.unit, system), 6);
  return `${limit(field.min)} to ${limit(field.max)}${unit === "" ? "" : ` ${unit}`}`;
}
