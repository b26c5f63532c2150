import { toDisplay, type UnitSystem } from "./display.ts";
import { formatFull, formatNumber } from "./format.ts";
import type { UnitCode } from "./unit.ts";

/** In any unit of a document a smaller number is what calculating leaves of nothing. */
const leastShown = 1e-9;

/**
 * A calculated value as every screen and report writes it, without its unit. Forces are rounded to ten newtons first, as
 * results are kept, so that a force reads the same wherever it is taken from.
 */
export function shownText(value: number, unit: UnitCode, system: UnitSystem, digits = 4): string {
  const whole = Math.abs(value) < leastShown ? 0 : value;
  const kept = unit === "kN" && Number.isFinite(whole) ? Number(whole.toFixed(2)) : whole;
  return formatNumber(toDisplay(kept, unit, system), digits);
}

/** Digits shown of an entered value that had to be converted. */
const convertedDigits = 7;

/** A value a person entered as its field and the reports show it: all its digits, or as many as a conversion leaves. */
export function enteredText(value: number, unit: UnitCode, system: UnitSystem): string {
  const shown = toDisplay(value, unit, system);
  return shown === value ? formatFull(value) : formatNumber(shown, convertedDigits);
}
