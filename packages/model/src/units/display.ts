import { unitFactor, unitUse } from "./quantity-table.ts";
import type { UnitCode } from "./unit.ts";

/** How numbers are shown and typed. What is stored stays metric. */
export type UnitSystem = "metric" | "imperial";

/** The unit as a person reads it; empty for plain numbers, and for money whose currency nobody has said. */
export function unitLabel(code: UnitCode, system: UnitSystem, currency = ""): string {
  const word = typeset(shownWord(code, system) ?? "");
  return isMoney(code) ? `${currency}${word}` : word;
}

export function isMoney(code: UnitCode): boolean {
  return code === "money" || code.startsWith("money/");
}

/**
 * A stored value in the unit shown. Convert on the way to the screen only, and back only when a
 * person has committed a changed text: a field nobody edited is never converted back, so it keeps
 * every digit.
 */
export function toDisplay(value: number, code: UnitCode, system: UnitSystem): number {
  if (code === "degC" && system === "imperial") return Number(((value * 9) / 5 + 32).toFixed(10));
  return value / shownFactor(code, system);
}

/**
 * A value typed in the unit shown, as it is stored. The last digit or two of binary noise are taken
 * off, so that 48 in is 1219.2 mm and a value of up to 15 digits survives the way there and back.
 */
export function fromDisplay(value: number, code: UnitCode, system: UnitSystem): number {
  if (code === "degC" && system === "imperial") return fahrenheitToCelsius(value);
  const factor = shownFactor(code, system);
  return factor === 1 ? value : withoutNoise(value * factor);
}

/** Two zeros on one scale cost digits after the point; ten of them are left, far more than a thermometer has. */
export function fahrenheitToCelsius(value: number): number {
  return Number((((value - 32) * 5) / 9).toFixed(10));
}

/** The nearest number of at most 15 significant digits: what a double can carry exactly in decimal. */
export function withoutNoise(value: number): number {
  return Number(value.toPrecision(15));
}

function shownWord(code: UnitCode, system: UnitSystem): string | undefined {
  const { stored, imperial } = unitUse(code);
  return system === "imperial" ? (imperial ?? stored) : stored;
}

function shownFactor(code: UnitCode, system: UnitSystem): number {
  const word = shownWord(code, system);
  return word === undefined ? 1 : (unitFactor(code, word) ?? 1);
}

function typeset(word: string): string {
  return word
    .replace(/(?<=[a-z])2/g, "²")
    .replace(/(?<=[a-z])3/g, "³")
    .replace(/^(kg|lb|lbf) (?=[mf])/, "$1·")
    .replace("'", "′");
}
