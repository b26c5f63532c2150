import type { FieldDefinition, NumberField, TextField } from "./field.ts";

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

export function describeText(field: Pick<TextField, "maxLength" | "required">): string {
  return `Must be text of ${field.required ? 1 : 0} to ${field.maxLength} characters on one line.`;
}

function unitWord(field: NumberField): string {
  return field.unit === "1" || field.unit === "money" ? "" : ` ${field.unit}`;
}
