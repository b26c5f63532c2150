import { type ResultMovement, type UnitSystem, unitLabel } from "@beltwright/model";
import { resultText } from "../results/result-text.ts";

type Value = ResultMovement["before"];

/** One end of a movement, without its unit. */
export function valueText(value: Value, { unit }: ResultMovement, system: UnitSystem): string {
  return value === undefined ? "none" : resultText(value, unit, system).text;
}

export function shareText(relative: number | undefined): string {
  if (relative === undefined) return "";
  return `${relative > 0 ? "+" : "−"}${Math.abs(100 * relative).toFixed(1)} %`;
}

/** `Te 58.11 → 62.78 kN, +8.0 %`. */
export function movementText(movement: ResultMovement, system: UnitSystem): string {
  const { label, unit, before, after, relative } = movement;
  const was = valueText(before, movement, system);
  const word = unitLabel(unit, system);
  if (after === undefined) return `${label} ${`${was} ${word}`.trim()} → none`;
  const share = shareText(relative);
  const is = `${valueText(after, movement, system)} ${word}`.trim();
  return `${label} ${was} → ${is}${share === "" ? "" : `, ${share}`}`;
}
