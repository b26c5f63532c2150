import { type FieldDefinition, type FieldValue, parseQuantity, type UnitSystem } from "@beltwright/model";
import { quantityText } from "../../../ui/units/quantity-text.ts";
import { type DecimalSign, plainDecimal } from "./number-style.ts";

/** The text of a cell, as it is shown, copied and edited. */
export function cellText(field: FieldDefinition, value: FieldValue | undefined, system: UnitSystem): string {
  if (value === undefined) return "";
  if (field.kind === "number" && typeof value === "number") return quantityText(field, value, system);
  return typeof value === "boolean" ? (value ? "Yes" : "No") : String(value);
}

type ReadCell =
  | { readonly kind: "value"; readonly value: FieldValue }
  | { readonly kind: "unreadable"; readonly message: string };

/**
 * Reads what was typed or pasted into a cell, by the decimal sign of the table it came with. Text nobody changed gives
 * the stored value back with every digit.
 */
export function readCell(
  field: FieldDefinition,
  text: string,
  stored: FieldValue | undefined,
  system: UnitSystem,
  sign?: DecimalSign,
): ReadCell {
  if (stored !== undefined && text === cellText(field, stored, system)) return { kind: "value", value: stored };
  switch (field.kind) {
    case "number":
      return readNumber(field, text.trim().replace(/^=/, ""), system, sign);
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

type NumberField = Extract<FieldDefinition, { kind: "number" }>;

function readNumber(field: NumberField, text: string, system: UnitSystem, sign: DecimalSign | undefined): ReadCell {
  if (text === "") return { kind: "value", value: field.default };
  const plain = plainDecimal(text, sign);
  if (plain === undefined) {
    return { kind: "unreadable", message: `${text} may be read in two ways: write it without a comma.` };
  }
  const read = parseQuantity(plain, field.unit, system);
  return read.kind === "value" ? { kind: "value", value: read.value } : read;
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
