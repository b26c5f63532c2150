import { enteredText, type NumberField, parseQuantity, type UnitSystem } from "@beltwright/model";

/** The text an input shows for a stored value. */
export function quantityText(field: Pick<NumberField, "unit">, value: number, system: UnitSystem): string {
  return enteredText(value, field.unit, system);
}

/** The usual values of a field as they would be typed, the smallest first. */
export function usualTexts({ usual = [], unit }: Pick<NumberField, "unit" | "usual">, system: UnitSystem) {
  const values = usual.toSorted((first, second) => first - second);
  return [...new Set(values.map((value) => quantityText({ unit }, value, system)))];
}

type ReadQuantity =
  | { readonly kind: "value"; readonly value: number; readonly understood: string }
  | { readonly kind: "unreadable"; readonly message: string };

/** Reads what was typed. Text nobody changed gives the stored value back, with every digit it had. */
export function readQuantity(
  field: Pick<NumberField, "unit">,
  text: string,
  stored: number,
  system: UnitSystem,
): ReadQuantity {
  if (text === quantityText(field, stored, system)) return { kind: "value", value: stored, understood: "" };
  return parseQuantity(text, field.unit, system);
}

/** One press of an arrow key: a tenth of the leading digit's place, and whole for whole numbers. */
export function stepOf(field: Pick<NumberField, "integer">, shown: number): number {
  if (shown === 0) return 1;
  const step = 10 ** (Math.floor(Math.log10(Math.abs(shown))) - 1);
  return field.integer ? Math.max(1, step) : step;
}
