import { cellText, columnTitle } from "../../description/cell-text.ts";
import type { Reading } from "../../description/reading.ts";
import type { Cell, Table } from "../../description/report.ts";
import type { Sheet } from "./sheet.ts";

export const padding = 3.5;
export const leading = 1.25;
export const sizes = [8, 7.5, 7];
/** A column of text may take at most this share of the page before its cells are broken into lines. */
const widestText = 0.45;
/** Narrower than this share, a column of long texts is hard to read. */
const narrowestText = 0.14;

/** Columns repeated in each part of a table leave room for others, however long the names in them are. */
const widestFixed = 0.22;

export interface Grid {
  readonly size: number;
  readonly columns: readonly number[];
  readonly widths: readonly number[];
}

/** The table at the largest size that fits, or in parts. */
export function gridsFor(sheet: Sheet, table: Table, reading: Reading): readonly Grid[] {
  const all = table.columns.map((_, at) => at);
  for (const size of sizes) {
    const wanted = all.map((at) => wantedWidth(sheet, table, at, size, reading));
    if (sum(wanted) <= sheet.width) return [{ size, columns: all, widths: spread(wanted, sheet.width) }];
  }
  return squeezedGrid(sheet, table, reading) ?? splitGrids(sheet, table, reading);
}

/** Whether a table can be printed in one part at a readable size on a page so wide. */
export function fitsInto(sheet: Sheet, table: Table, reading: Reading, width: number): boolean {
  const wanted = table.columns.map((_, at) => wantedWidth(sheet, table, at, 7, reading));
  return sum(wanted) <= width;
}

/** Columns of text give way: their cells take more lines, so that the table stays in one part. */
function squeezedGrid(sheet: Sheet, table: Table, reading: Reading): readonly Grid[] | undefined {
  const size = sizes[1] ?? 7.5;
  const columns = table.columns.map((_, at) => at);
  const wanted = columns.map((at) => wantedWidth(sheet, table, at, size, reading));
  const texts = columns.filter((at) => (wanted[at] ?? 0) > sheet.width * narrowestText && !isNumeric(table, at));
  const rest = sheet.width - sum(columns.filter((at) => !texts.includes(at)).map((at) => wanted[at] ?? 0));
  if (texts.length === 0 || rest / texts.length < sheet.width * narrowestText) return brokenGrid(sheet, table, reading);
  const share = rest / sum(texts.map((at) => wanted[at] ?? 0));
  const widths = columns.map((at) => (wanted[at] ?? 0) * (texts.includes(at) ? share : 1));
  return [{ size, columns, widths }];
}

/** Where a little is missing, names of some words are broken into two lines. */
function brokenGrid(sheet: Sheet, table: Table, reading: Reading): readonly Grid[] | undefined {
  const size = sizes.at(-1) ?? 7;
  const columns = table.columns.map((_, at) => at);
  const wanted = columns.map((at) => wantedWidth(sheet, table, at, size, reading));
  const least = columns.map((at) => {
    const whole = wanted[at] ?? 0;
    return isNumeric(table, at) ? whole : twoLines(sheet, table, at, { size, whole, reading });
  });
  const spare = sheet.width - sum(least);
  if (spare < 0) return undefined;
  const share = Math.min(1, spare / (sum(wanted) - sum(least)));
  return [{ size, columns, widths: least.map((one, at) => one + ((wanted[at] ?? 0) - one) * share) }];
}

/** The least width, to a few points, at which no cell of a column takes more than two lines. */
function twoLines(
  sheet: Sheet,
  table: Table,
  at: number,
  { size, whole, reading }: { readonly size: number; readonly whole: number; readonly reading: Reading },
): number {
  const texts = table.rows.flatMap((row) => (row[at] === undefined ? [] : [cellText(row[at], reading)]));
  const fits = (width: number) =>
    texts.every((text) => sheet.type.lines(text, "regular", size, width - 2 * padding).length <= 2);
  for (let width = Math.max(whole / 2, longestWord(sheet, table, at, size, reading)); width < whole; width += 3)
    if (fits(width)) return width;
  return whole;
}

function longestWord(sheet: Sheet, table: Table, at: number, size: number, reading: Reading): number {
  const words = (text: string) => text.split(/\s+/);
  const bold = words(columnTitle(table.columns[at] ?? { title: "" }, reading));
  const regular = table.rows.flatMap((row) => (row[at] === undefined ? [] : words(cellText(row[at], reading))));
  const widths = [
    ...bold.map((word) => sheet.type.width(word, "bold", size)),
    ...regular.map((word) => sheet.type.width(word, "regular", size)),
  ];
  return Math.max(...widths) + 2 * padding + 0.1;
}

function splitGrids(sheet: Sheet, table: Table, reading: Reading): readonly Grid[] {
  const size = sizes[1] ?? 7.5;
  const fixed = table.columns.map((_, at) => at).slice(0, table.fixedColumns ?? 1);
  const wanted = table.columns.map((_, at) => {
    const width = wantedWidth(sheet, table, at, size, reading);
    return fixed.includes(at) ? Math.min(width, sheet.width * widestFixed) : width;
  });
  const fixedWidth = sum(fixed.map((at) => wanted[at] ?? 0));
  const parts: number[][] = [];
  let used = Number.POSITIVE_INFINITY;
  for (let at = fixed.length; at < wanted.length; at += 1) {
    const width = wanted[at] ?? 0;
    if (used + width > sheet.width) {
      parts.push([...fixed]);
      used = fixedWidth;
    }
    parts.at(-1)?.push(at);
    used += width;
  }
  return parts.map((columns) => ({
    size,
    columns,
    widths: spread(
      columns.map((at) => wanted[at] ?? 0),
      sheet.width,
    ),
  }));
}

export function wantedWidth(sheet: Sheet, table: Table, at: number, size: number, reading: Reading): number {
  const column = table.columns[at] ?? { title: "" };
  const words = columnTitle(column, reading).split(" ");
  const heading = Math.max(...words.map((word) => sheet.type.width(word, "bold", size)));
  let widest = heading;
  const measure = (cell: Cell | undefined, face: "regular" | "bold") => {
    if (cell !== undefined) widest = Math.max(widest, sheet.type.width(cellText(cell, reading), face, size));
  };
  for (const row of table.rows) measure(row[at], "regular");
  measure(table.totals?.[at], "bold");
  return Math.max(heading, Math.min(widest, sheet.width * widestText)) + 2 * padding;
}

/** Narrow tables are not blown up to the full width; a little air is enough. */
function spread(wanted: readonly number[], width: number): readonly number[] {
  const factor = Math.min(width / sum(wanted), 1.5);
  return wanted.map((one) => one * factor);
}

/** A column whose first value is a number has its heading on the right as well; a dash stands for no value. */
export function isNumeric(table: Table, at: number): boolean {
  return table.rows.find((row) => row[at] !== undefined && !isDash(row[at]))?.[at]?.kind === "number";
}

export const isDash = (cell: Cell | undefined) => cell?.kind === "text" && cell.text === "–";

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
