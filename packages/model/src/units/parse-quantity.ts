import { fahrenheitToCelsius, fromDisplay, toDisplay, type UnitSystem, unitLabel, withoutNoise } from "./display.ts";
import { ExpressionReader } from "./expression.ts";
import { findUnit } from "./find-unit.ts";
import { formatNumber } from "./format.ts";
import { unitFactor } from "./quantity-table.ts";
import type { UnitCode } from "./unit.ts";
import { Unreadable } from "./unreadable.ts";

type ParsedQuantity =
  /** `value` is in the stored unit; `understood` says it back in the unit shown. */
  | { readonly kind: "value"; readonly value: number; readonly understood: string }
  | { readonly kind: "unreadable"; readonly message: string };

const longestText = 200;
const plainNumber = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;

/**
 * Reads what a person typed into a number field: `1250`, `48 in`, `5 ft 6 in`, `1200+50`, `2*(600-10) mm`.
 * Numbers without a unit are in the unit shown. Call it only for a text that was changed: a text shown
 * in four digits stands for a value that may have more.
 */
export function parseQuantity(text: string, code: UnitCode, system: UnitSystem): ParsedQuantity {
  try {
    return understood(read(text, code, system), code, system);
  } catch (error) {
    if (error instanceof Unreadable) return { kind: "unreadable", message: error.message };
    throw error;
  }
}

function read(text: string, code: UnitCode, system: UnitSystem): number {
  const typed = plainSigns(text.trim());
  if (typed === "") throw new Unreadable("Enter a number.");
  if (typed.length > longestText) throw new Unreadable(`Enter at most ${longestText} characters.`);
  if (/\d,\d/.test(typed)) throw new Unreadable("Write decimals with a point and thousands without a sign.");
  if (plainNumber.test(typed)) return fromDisplay(Number(typed), code, system);
  if (code === "degC" && /[a-z°]/i.test(typed)) return temperature(typed);
  const amount = new ExpressionReader(typed, unitReader(code)).read();
  return amount.measured ? withoutNoise(amount.value) : fromDisplay(withoutNoise(amount.value), code, system);
}

function understood(value: number, code: UnitCode, system: UnitSystem): ParsedQuantity {
  if (!Number.isFinite(value)) throw new Unreadable("The number is too large.");
  const shown = formatNumber(toDisplay(value, code, system), 10);
  return { kind: "value", value: value + 0, understood: `${shown} ${unitLabel(code, system)}`.trim() };
}

function unitReader(code: UnitCode) {
  return {
    find: (rest: string) => findUnit(rest, code),
    convert: (value: number, word: string) => value * (unitFactor(code, word) ?? 1),
  };
}

/** Scales with different zeros cannot be added or multiplied, so a temperature with a unit stands alone. */
function temperature(typed: string): number {
  const [, value, rest = ""] = /^([+-]?[\d.]+)\s*(\D+)$/.exec(typed) ?? [];
  const word = findUnit(rest, "degC");
  if (value === undefined || word !== rest)
    throw new Unreadable("Write one temperature with its unit, or calculate without units.");
  if (word === "K") return withoutNoise(Number(value) - 273.15);
  return word.endsWith("F") ? fahrenheitToCelsius(Number(value)) : Number(value);
}

/** Signs as keyboards and documents have them, in the form the reader knows; 5'-6" is feet and inches, not a difference. */
function plainSigns(text: string): string {
  return text
    .replace(/[×·⋅]/g, (sign) => (sign === "×" ? "*" : " "))
    .replace(/÷/g, "/")
    .replace(/[−–]/g, "-")
    .replace(/²/g, "2")
    .replace(/³/g, "3")
    .replace(/[′’]/g, "'")
    .replace(/[″”]/g, '"')
    .replace(/'\s*-\s*(?=[\d. /]+")/g, "' ");
}
