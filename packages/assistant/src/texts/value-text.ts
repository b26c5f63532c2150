import type { findFieldAt } from "@beltwright/model";

/** A value of a document with its unit, every digit of it. */
export function valueText(field: ReturnType<typeof findFieldAt>, value: unknown): string {
  if (field?.kind === "number") return `${String(value)}${field.unit === "1" ? "" : ` ${field.unit}`}`;
  // A picture is a long text that tells a reader nothing.
  if (field?.kind === "text" && field.format === "image") return value === "" ? '""' : "a picture";
  return JSON.stringify(value) ?? "nothing";
}
