import { enteredText, shownText, toDisplay, type UnitSystem, unitLabel } from "@beltwright/model";
import type { Cell, Column } from "./report.ts";

/** A cell as it is printed. Every writer and the screen use this, so that they cannot differ. */
export function cellText(cell: Cell, system: UnitSystem): string {
  if (cell.kind === "text") return cell.text;
  const { value, unit, decimals, isEntered = false } = cell;
  if (decimals !== undefined && Number.isFinite(value))
    return withoutMinusZero(toDisplay(value, unit, system).toFixed(decimals));
  return isEntered ? enteredText(value, unit, system) : shownText(value, unit, system);
}

/** A cell with its unit behind it, where no heading names the unit. */
export function cellWithUnit(cell: Cell, system: UnitSystem): string {
  const text = cellText(cell, system);
  const unit = cell.kind === "number" ? unitLabel(cell.unit, system) : "";
  return unit === "" ? text : `${text} ${unit}`;
}

export function columnTitle({ title, unit }: Column, system: UnitSystem): string {
  const label = unit === undefined ? "" : unitLabel(unit, system);
  return label === "" ? title : `${title} [${label}]`;
}

function withoutMinusZero(text: string): string {
  return /^-0(\.0*)?$/.test(text) ? text.slice(1) : text;
}
