import type { Step } from "@beltwright/engine";
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
  const shown = toDisplay(withoutRemainder(fromSi(value, unit), unit), unit, system);
  return { text: formatNumber(shown, digits), full: formatFull(shown), unit: word ?? unitLabel(unit, system) };
}

/** The step that gave a number: the last that came to exactly this, by its formula where that is known. */
export function stepOf(steps: readonly Step[], value: number, formula?: string): number | undefined {
  const at = steps.findLastIndex(
    ({ result, description }) => result === value && (formula === undefined || description.id === formula),
  );
  return at < 0 ? undefined : at;
}
