import type { OutputDefinition } from "../../document/definition.ts";
import { fromSi } from "../si.ts";

/**
 * How values of a result are shown: in the specification's unit, with its rounding, and without the noise of floating
 * point where it asks for none. Every result of a file, a list and a screen comes through here, so that a file computed
 * again gives the very same digits.
 */
export function shownAs(output: OutputDefinition | undefined): (si: number) => number {
  if (output === undefined) return (si) => significant(si) + 0;
  const { unit } = output;
  const digits = digitsOf(output);
  if (digits === undefined) return (si) => significant(fromSi(si, unit)) + 0;
  return (si) => rounded(fromSi(si, unit), digits) + 0;
}

/** One step of the last digit a result is rounded to; 0 where it is not rounded. */
export function roundingOf(output: OutputDefinition | undefined): number {
  const digits = output && digitsOf(output);
  return digits === undefined ? 0 : 10 ** -digits;
}

function digitsOf({ name, unit }: OutputDefinition): number | undefined {
  return unit === "kN" ? 2 : decimals[name];
}

/** More than any input is worth, and fewer than a sum of such inputs gets wrong: 120, not 120.00000000000001. */
const significantDigits = 12;

export function significant(value: number): number {
  if (Number.isInteger(value)) return value;
  const digits = significantDigits - 1 - Math.floor(Math.log10(Math.abs(value)));
  return clearlyRounded(value, digits) ?? Number(value.toPrecision(significantDigits));
}

function rounded(value: number, digits: number): number {
  return clearlyRounded(value, digits) ?? Number(value.toFixed(digits));
}

/** Digits are written out only where a rounded product could fall on the wrong side of a half: that takes long. */
function clearlyRounded(value: number, digits: number): number | undefined {
  const scale = powersOfTen[digits];
  if (scale === undefined) return undefined;
  const whole = Math.round(value * scale);
  const isClear = Math.abs(Math.abs(value * scale - whole) - 0.5) > 1e-3 && Math.abs(whole) <= 1e12;
  return isClear ? whole / scale : undefined;
}

/** Those that are numbers to the last digit. Computing them for every tension takes long. */
const powersOfTen = Array.from({ length: 23 }, (_, power) => 10 ** power);

/** The specification rounds tensions to 2 decimals, the take-up requirement to 0 and the required wrap to 1. */
const decimals: Readonly<Record<string, number>> = { takeUpMassReq: 0, reqWrapAngle: 1 };
