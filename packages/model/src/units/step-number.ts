import { formatNumber } from "./format.ts";

/** A number of a step of a calculation, in SI. */
export interface StepNumber {
  readonly value: number;
  readonly unit: string;
}

/**
 * A number of a step as every list of steps writes it, without its unit. What rounding leaves where equals are taken
 * from each other is nothing beside the other numbers of its unit in the step, and is written so. Moduli and stresses
 * in pascals are written with a power of ten: nobody counts the digits of 207000000000.
 */
export function stepNumberText(number: StepNumber, step: Iterable<StepNumber>, digits = 4): string {
  const value = isRounding(number, step) ? 0 : number.value;
  if (Number.isFinite(value) && Math.abs(value) >= leastWithPower) return withPower(value, digits);
  return formatNumber(value, digits);
}

const leastWithPower = 1e7;

function withPower(value: number, digits: number): string {
  return Number(value.toPrecision(digits)).toExponential().replace("e+", "e");
}

/** Some thousand additions of doubles are off by no more of their largest term. */
const roundingShare = 1e-12;
/** No length, force or mass of a conveyor is as small; reciprocals as of a pressure are. */
const leastShown = 1e-12;

function isRounding({ value, unit }: StepNumber, step: Iterable<StepNumber>): boolean {
  if (Math.abs(value) < leastShown && !unit.startsWith("1/")) return true;
  // Plain numbers are of many kinds: turns in a lifetime stand beside factors.
  if (unit === "1") return false;
  let largest = 0;
  for (const one of step) if (one.unit === unit) largest = Math.max(largest, Math.abs(one.value));
  return Math.abs(value) < roundingShare * largest;
}
