import { toDisplay, type UnitSystem, unitLabel } from "./display.ts";
import { formatFull, formatNumber } from "./format.ts";
import { unitUse, unitUses } from "./quantity-table.ts";
import type { UnitCode } from "./unit.ts";

/** In any unit of a document a smaller number is what calculating leaves of nothing. */
const leastShown = 1e-9;
/** Significant digits of a calculated value; of a unit with decimals of its own, at least so many. */
const usualDigits = 4;
const leastDigits = 3;

/** A value in the unit of the reader, with that unit and so many digits. */
export function displayText(value: number, unit: UnitCode, system: UnitSystem, digits?: number): string {
  return `${formatNumber(toDisplay(value, unit, system), digits)} ${unitLabel(unit, system)}`.trim();
}

/** A calculated value without what rounding has left where there is nothing. */
export function withoutRemainder(value: number, unit: UnitCode): number {
  return Math.abs(value) < (unitUse(unit).least ?? leastShown) ? 0 : value;
}

/**
 * A calculated value as every screen and report writes it, without its unit. Forces are rounded to ten newtons first, as
 * results are kept, so that a force reads the same wherever it is taken from.
 */
export function shownText(value: number, unit: UnitCode, system: UnitSystem, digits = usualDigits): string {
  const whole = withoutRemainder(value, unit);
  const kept = unit === "kN" && Number.isFinite(whole) ? Number(whole.toFixed(2)) : whole;
  const { isRough = false, decimals, most, mostDecimals } = unitUse(unit);
  if (most !== undefined && kept > most) return `> ${formatFull(toDisplay(most, unit, system))}`;
  const shown = toDecimals(toDisplay(kept, unit, system), mostDecimals?.[system]);
  if (isRough && Number.isFinite(shown)) return formatFull(Number(shown.toPrecision(digits)));
  return formatNumber(shown, decimals === undefined ? digits : digitsWorth(shown, decimals[system], digits));
}

function toDecimals(value: number, decimals: number | undefined): number {
  return decimals === undefined || !Number.isFinite(value) ? value : Number(value.toFixed(decimals));
}

function digitsWorth(value: number, decimals: number, most: number): number {
  const before = Math.max(0, Math.floor(Math.log10(Math.abs(value))) + 1);
  return Math.min(most, Math.max(leastDigits, before + decimals));
}

/** Digits shown of an entered value that had to be converted. */
const convertedDigits = 7;

/** A value a person entered as its field and the reports show it: all its digits, or as many as a conversion leaves. */
export function enteredText(value: number, unit: UnitCode, system: UnitSystem): string {
  const shown = toDisplay(value, unit, system);
  return shown === value ? formatFull(value) : formatNumber(shown, convertedDigits);
}

const units: readonly string[] = Object.keys(unitUses).filter((code) => code !== "1" && code !== "money");
const number = String.raw`-?\d+(?:\.\d+)?(?:e[+-]?\d+)?`;
const unit = units
  .toSorted((one, other) => other.length - one.length)
  .map((code) => code.replace(/[%/.*+-]/g, String.raw`\$&`))
  .join("|");
/** `0.2 mm`, and `10 to 3000 mm` as one, for the unit is that of both. */
const quantity = new RegExp(String.raw`(?<![\w.])(?:(${number}) to )?(${number}) (${unit})(?![\w/])`, "g");

/** A sentence of ours, which speaks of values in the units they are stored in, for a reader of these units. */
export function sentenceIn(system: UnitSystem, sentence: string, digits = sentenceDigits): string {
  if (system === "metric") return sentence;
  return sentence.replace(quantity, (_, from: string | undefined, value: string, code: UnitCode) => {
    const shown = (text: string) => formatNumber(toDisplay(Number(text), code, system), digits);
    return `${from === undefined ? "" : `${shown(from)} to `}${shown(value)} ${unitLabel(code, system)}`;
  });
}

const sentenceDigits = 6;

/** What a field says of itself, for a reader of these units: usual values, which are round ones converted. */
export function helpText(help: string, system: UnitSystem): string {
  return sentenceIn(system, help, 3);
}

/** A label for a reader of these units: a density it speaks of is converted as values are. */
export function labelText(label: string, system: UnitSystem): string {
  if (system === "metric") return label;
  return label.replace(
    /(\d+) kg\/m³/,
    (_, density) => `${shownText(Number(density), "kg/m3", system)} ${unitLabel("kg/m3", system)}`,
  );
}
