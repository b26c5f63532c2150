import {
  enteredText,
  shownText,
  toDisplay,
  type UnitCode,
  type UnitSystem,
  unitLabel,
  withoutRemainder,
} from "@beltwright/model";
import type { Language } from "../words/language.ts";
import type { Reading } from "./reading.ts";
import type { Cell, Column, FormulaLine } from "./report.ts";

/** A cell as it is printed. Every writer and the screen use this, so that they cannot differ. */
export function cellText(cell: Cell, { language, system }: Reading): string {
  if (cell.kind === "text") return cell.text;
  return numberIn(language, numberText(cell, system));
}

function numberText({ value, unit, decimals, isEntered = false }: NumberCell, system: UnitSystem): string {
  if (decimals !== undefined && Number.isFinite(value))
    return withoutMinusZero(toDisplay(value, unit, system).toFixed(decimals));
  return isEntered ? enteredText(value, unit, system) : shownText(value, unit, system);
}

/** The number itself in the reader's unit, for what counts with it further. */
export function cellValue({ value, unit, isEntered = false }: NumberCell, { system }: Reading): number {
  return toDisplay(isEntered ? value : withoutRemainder(value, unit), unit, system);
}

type NumberCell = Extract<Cell, { kind: "number" }>;

/** A number with the decimal sign of the language; thousands stay together in all of them. */
export function numberIn(language: Language, number: string): string {
  return language === "de" ? number.replace(".", ",") : number;
}

/** A unit as the reader's language writes it. */
export function unitIn({ language, system, currency }: Reading, unit: UnitCode): string {
  const label = unitLabel(unit, system, currency);
  return language === "de" ? (germanUnits[label] ?? label) : label;
}

const germanUnits: Readonly<Record<string, string>> = { "rev/min": "1/min" };

/** A cell with its unit behind it, where no heading names the unit. */
export function cellWithUnit(cell: Cell, reading: Reading): string {
  const text = cellText(cell, reading);
  const unit = cell.kind === "number" ? unitIn(reading, cell.unit) : "";
  return unit === "" ? text : `${text} ${unit}`;
}

export function columnTitle({ title, unit }: Column, reading: Reading): string {
  const label = unit === undefined ? "" : unitIn(reading, unit);
  return label === "" ? title : `${title} [${label}]`;
}

function withoutMinusZero(text: string): string {
  return /^-0(\.0*)?$/.test(text) ? text.slice(1) : text;
}

/** A line of a formula for writers that set no subscripts. */
export function formulaText(line: FormulaLine): string {
  return line.map(({ text }) => text).join("");
}
