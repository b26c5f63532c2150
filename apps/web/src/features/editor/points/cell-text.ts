import { type FieldDefinition, type FieldValue, parseQuantity, type UnitSystem } from "@beltwright/model";
import { quantityText } from "../../../ui/quantity-text.ts";

/** The text of a cell, as it is shown, copied and edited. */
export function cellText(field: FieldDefinition, value: FieldValue | undefined, system: UnitSystem): string {
  if (value === undefined) return "";
  if (field.kind === "number" && typeof value === "number") return quantityText(field, value, system);
  return typeof value === "boolean" ? (value ? "Yes" : "No") : String(value);
}

export type ReadCell =
  | { readonly kind: "value"; readonly value: FieldValue }
  | { readonly kind: "unreadable"; readonly message: string };

/** Reads what was typed or pasted into a cell. Text nobody changed gives the stored value back with every digit. */
export function readCell(
  field: FieldDefinition,
  text: string,
  stored: FieldValue | undefined,
  system: UnitSystem,
): ReadCell {
  if (stored !== undefined && text === cellText(field, stored, system)) return { kind: "value", value: stored };
  switch (field.kind) {
    case "number":
      return readNumber(field, text, system);
    case "choice":
      return readChoice(field.options, text);
    case "boolean":
      return { kind: "value", value: /^(1|y|yes|true|x)$/i.test(text.trim()) };
    case "text":
      return { kind: "value", value: text };
    case "points":
      return { kind: "unreadable", message: "Points are not typed into a cell." };
  }
}

function readNumber(field: Extract<FieldDefinition, { kind: "number" }>, text: string, system: UnitSystem): ReadCell {
  if (text.trim() === "") return { kind: "value", value: field.default };
  const plain = plainDecimal(text.trim());
  if (plain === undefined) {
    return { kind: "unreadable", message: `${text.trim()} may be read in two ways: write it without a comma.` };
  }
  const read = parseQuantity(plain, field.unit, system);
  return read.kind === "value" ? { kind: "value", value: read.value } : read;
}

/** Spreadsheets write 1,234.5 and 1.234,5 and 1,5; undefined where a lone comma could be either. */
export function plainDecimal(text: string): string | undefined {
  if (!/^[+-]?[\d.,\s\u00a0']+$/.test(text)) return text;
  const tight = text.replace(/[\s\u00a0']/g, "");
  const [commas, points] = [tight.split(",").length - 1, tight.split(".").length - 1];
  if (commas === 0) return points > 1 ? tight.replaceAll(".", "") : tight;
  if (points === 0 && commas === 1) return /,\d{3}$/.test(tight) ? undefined : tight.replace(",", ".");
  if (points === 0) return tight.replaceAll(",", "");
  return tight.lastIndexOf(",") > tight.lastIndexOf(".")
    ? tight.replaceAll(".", "").replace(",", ".")
    : tight.replaceAll(",", "");
}

/** The option meant, by its first letters, whatever their case. */
function readChoice(options: readonly string[], text: string): ReadCell {
  const wanted = text.trim().toLowerCase();
  const found =
    options.find((option) => option.toLowerCase() === wanted) ??
    options.find((option) => wanted !== "" && option.toLowerCase().startsWith(wanted));
  if (found !== undefined) return { kind: "value", value: found };
  return { kind: "unreadable", message: `Must be one of ${options.join(", ")}.` };
}
