import {
  type FieldDefinition,
  formatFull,
  formatNumber,
  type JsonValue,
  toDisplay,
  type UnitSystem,
  unitLabel,
} from "@beltwright/model";

const longest = 80;

/** A value of a document in a few words, with its unit; a dash where there is none. */
export function inputText(
  value: JsonValue | undefined,
  field: FieldDefinition | undefined,
  system: UnitSystem,
): string {
  if (value === undefined || value === null || value === "") return "–";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return numberText(value, field, system);
  if (typeof value === "string") return isPicture(field) ? "a picture" : shortened(value);
  if (!Array.isArray(value)) return "present";
  return `${value.length} ${field?.kind === "points" ? "points" : "rows"}`;
}

/** Whether a value stands on one line, its unit beside it. */
export const isShort = (text: string): boolean => text.length <= 16;

function numberText(value: number, field: FieldDefinition | undefined, system: UnitSystem): string {
  if (field?.kind !== "number") return formatFull(value);
  return `${formatNumber(toDisplay(value, field.unit, system), 12)} ${unitLabel(field.unit, system)}`.trim();
}

function isPicture(field: FieldDefinition | undefined): boolean {
  return field?.kind === "text" && field.format === "image";
}

function shortened(text: string): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
