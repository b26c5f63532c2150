import { formatFull, type outputAt, shownText, toDisplay, type UnitSystem, unitLabel } from "@beltwright/model";

type OutputUnit = NonNullable<ReturnType<typeof outputAt>>["unit"];

/** A result as it is shown, and with all its digits for hovering. */
export function resultText(value: number | string, unit: OutputUnit, system: UnitSystem, digits = 4) {
  if (typeof value === "string") return { text: value, full: value };
  const shown = toDisplay(value, unit, system);
  const word = unitLabel(unit, system);
  return {
    text: shownText(value, unit, system, digits),
    full: word === "" ? formatFull(shown) : `${formatFull(shown)} ${word}`,
  };
}

/** What the column of numbers holds, points and signs included. */
const columnFigures = 6;

/** Words, and numbers of more figures than their column holds: a sum of money, a life beyond any. */
export function isWideText(value: number | string, unit: OutputUnit, system: UnitSystem): boolean {
  return typeof value === "string" || resultText(value, unit, system).text.length > columnFigures;
}
