import { originOf, plain, type Step } from "@beltwright/engine";
import {
  formatFull,
  formatNumber,
  fromSi,
  toDisplay,
  type UnitCode,
  type UnitSystem,
  unitLabel,
  withoutRemainder,
} from "@beltwright/model";

const usualDigits = 5;

interface Quantity {
  /** SI. */
  readonly value: number;
  readonly unit: UnitCode;
  readonly word?: string;
  readonly digits?: number;
}

/** A figure as it is shown, with its unit, and with all its digits for copying. */
export function figureText({ value, unit, word, digits = usualDigits }: Quantity, system: UnitSystem) {
  const shown = toDisplay(withoutRemainder(fromSi(plain(value), unit), unit), unit, system);
  return { text: formatNumber(shown, digits), full: formatFull(shown), unit: word ?? unitLabel(unit, system) };
}

/** Number of the step that gave a figure; undefined where it was typed or is printed somewhere. */
export function stepOf(steps: readonly Step[], value: number): number | undefined {
  const origin = originOf(value);
  const at = origin !== undefined && "description" in origin ? steps.indexOf(origin) : -1;
  return at < 0 ? undefined : at;
}
