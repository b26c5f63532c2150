import { writeCell } from "../formats/csv/cell.ts";
import { csvLines } from "../formats/csv/csv-lines.ts";
import { comparisonFilePrefix } from "../reference/screens.ts";
import { toDisplay, type UnitSystem, unitLabel } from "../units/display.ts";
import type { UnitCode } from "../units/unit.ts";
import type { Comparison, ComparisonRow } from "./compare.ts";
import type { SummaryValue } from "./summary-rows.ts";

/** `ConveyorSummaryList-` and the first number; what no file system takes in a name becomes a dash. */
export function comparisonFileName({ numbers }: Comparison): string {
  const first = (numbers[0] ?? "").replace(/[\p{Cc}\\/:*?"<>|]/gu, "-");
  return `${comparisonFilePrefix}${first}.csv`;
}

/**
 * The comparison as a spreadsheet opens it: a line for each item with its unit, what is required of it, and a column
 * for each conveyor under its number. Numbers keep every digit.
 */
export function comparisonCsv({ numbers, groups }: Comparison, system: UnitSystem = "metric"): string {
  const head = ["Group", "Item", "Unit", "Required", ...numbers.map(writeCell)];
  const lines = groups.flatMap(({ title, rows }) => rows.map((row) => [title, ...line(row, system)]));
  return csvLines([head, ...lines]);
}

function line({ label, unit, currency, cells, limit }: ComparisonRow, system: UnitSystem): readonly string[] {
  const required = limit ? `${limit.kind === "at-least" ? ">=" : "<="} ${cell(limit.value, unit, system)}` : "";
  return [label, unitLabel(unit, system, currency), required, ...cells.map(({ value }) => cell(value, unit, system))];
}

function cell(value: SummaryValue, unit: UnitCode, system: UnitSystem): string {
  if (value === undefined) return "";
  return typeof value === "number" ? String(toDisplay(value, unit, system)) : writeCell(value);
}
