import {
  formatFull,
  formatNumber,
  type NumberField,
  parseQuantity,
  toDisplay,
  type UnitSystem,
  unitLabel,
} from "@beltwright/model";

/** Digits an input shows of a converted value; a stored metric value is shown with all it has. */
const convertedDigits = 7;

/** The text an input shows for a stored value. */
export function quantityText(field: Pick<NumberField, "unit">, value: number, system: UnitSystem): string {
  const shown = toDisplay(value, field.unit, system);
  return shown === value ? formatFull(value) : formatNumber(shown, convertedDigits);
}

export type ReadQuantity =
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

/** What a number field accepts, in the units on screen. */
export function limitsText(field: NumberField, system: UnitSystem): string {
  const unit = unitLabel(field.unit, system);
  const limit = (value: number) => formatNumber(toDisplay(value, field.unit, system), 6);
  return `${limit(field.min)} to ${limit(field.max)}${unit === "" ? "" : ` ${unit}`}${field.integer ? ", whole" : ""}`;
}

/** One press of an arrow key: a tenth of the leading digit's place, and whole for whole numbers. */
export function stepOf(field: Pick<NumberField, "integer">, shown: number): number {
  if (shown === 0) return 1;
  const step = 10 ** (Math.floor(Math.log10(Math.abs(shown))) - 1);
  return field.integer ? Math.max(1, step) : step;
}
