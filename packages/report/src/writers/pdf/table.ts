import type { UnitSystem } from "@beltwright/model";
import { cellText, columnTitle } from "../../description/cell-text.ts";
import type { Cell, Table } from "../../description/report.ts";
import { alarm, faint, ink, rule, type Sheet, shade } from "./sheet.ts";
import { drawTitle, titleHeight } from "./title.ts";

const padding = 3.5;
const leading = 1.25;
const sizes = [8, 7.5, 7];
/** A column of text may take at most this share of the page before its cells are broken into lines. */
const widestText = 0.45;
/** Narrower than this share, a column of long texts is hard to read. */
const narrowestText = 0.14;

/** Columns repeated in each part of a table leave room for others, however long the names in them are. */
const widestFixed = 0.22;

interface Grid {
  readonly size: number;
  readonly columns: readonly number[];
  readonly widths: readonly number[];
}

/**
 * Prints a table: headings again on every page, and where it is too wide, in parts that repeat the first columns.
 * `onward` stands over what goes on on another page; what belongs to it fits `below`.
 */
export function drawTable(sheet: Sheet, table: Table, system: UnitSystem, onward: string, below = 0): void {
  gridsFor(sheet, table, system).forEach((grid, part, parts) => {
    const kept = { onward, part, below: part === parts.length - 1 ? below : 0 };
    sheet.structure.group("Table", () => drawGrid(sheet, table, grid, system, kept));
  });
}

function gridsFor(sheet: Sheet, table: Table, system: UnitSystem): readonly Grid[] {
  const all = table.columns.map((_, at) => at);
  for (const size of sizes) {
    const wanted = all.map((at) => wantedWidth(sheet, table, at, size, system));
    if (sum(wanted) <= sheet.width) return [{ size, columns: all, widths: spread(wanted, sheet.width) }];
  }
  return squeezedGrid(sheet, table, system) ?? splitGrids(sheet, table, system);
}

/** What must fit below for a table to begin: all of a short one; title, headings and the first two rows of a long one. */
export function tableNeed(sheet: Sheet, table: Table, system: UnitSystem, below = 0): number {
  const [grid, ...more] = gridsFor(sheet, table, system);
  return grid === undefined ? 0 : topOf(sheet, table, grid, system, more.length === 0 ? below : 0).need;
}

/** Of all of it, in as many parts as it needs. */
export function tableHeight(sheet: Sheet, table: Table, system: UnitSystem): number {
  return sum(gridsFor(sheet, table, system).map((grid) => gridHeight(sheet, table, grid, system)));
}

function gridHeight(sheet: Sheet, table: Table, grid: Grid, system: UnitSystem): number {
  const { heading } = topOf(sheet, table, grid, system, 0);
  const rows = table.rows.map((cells) => preparedRow(sheet, cells, grid, system).height);
  const sums = table.totals === undefined ? 0 : preparedRow(sheet, table.totals, grid, system, "bold").height;
  return titleHeight(sheet, table.title ?? "", "title") + heading.height + sum(rows) + sums + gapAfter;
}

/** Whether a table can be printed in one part at a readable size on a page so wide. */
export function fitsInto(sheet: Sheet, table: Table, system: UnitSystem, width: number): boolean {
  const wanted = table.columns.map((_, at) => wantedWidth(sheet, table, at, 7, system));
  return sum(wanted) <= width;
}

/** Columns of text give way: their cells take more lines, so that the table stays in one part. */
function squeezedGrid(sheet: Sheet, table: Table, system: UnitSystem): readonly Grid[] | undefined {
  const size = sizes[1] ?? 7.5;
  const columns = table.columns.map((_, at) => at);
  const wanted = columns.map((at) => wantedWidth(sheet, table, at, size, system));
  const texts = columns.filter((at) => (wanted[at] ?? 0) > sheet.width * narrowestText && !isNumeric(table, at));
  const rest = sheet.width - sum(columns.filter((at) => !texts.includes(at)).map((at) => wanted[at] ?? 0));
  if (texts.length === 0 || rest / texts.length < sheet.width * narrowestText) return undefined;
  const share = rest / sum(texts.map((at) => wanted[at] ?? 0));
  const widths = columns.map((at) => (wanted[at] ?? 0) * (texts.includes(at) ? share : 1));
  return [{ size, columns, widths }];
}

function splitGrids(sheet: Sheet, table: Table, system: UnitSystem): readonly Grid[] {
  const size = sizes[1] ?? 7.5;
  const fixed = table.columns.map((_, at) => at).slice(0, table.fixedColumns ?? 1);
  const wanted = table.columns.map((_, at) => {
    const width = wantedWidth(sheet, table, at, size, system);
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

function wantedWidth(sheet: Sheet, table: Table, at: number, size: number, system: UnitSystem): number {
  const column = table.columns[at] ?? { title: "" };
  const words = columnTitle(column, system).split(" ");
  const heading = Math.max(...words.map((word) => sheet.type.width(word, "bold", size)));
  let widest = heading;
  const measure = (cell: Cell | undefined, face: "regular" | "bold") => {
    if (cell !== undefined) widest = Math.max(widest, sheet.type.width(cellText(cell, system), face, size));
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

function drawGrid(
  sheet: Sheet,
  table: Table,
  grid: Grid,
  system: UnitSystem,
  { onward, part, below }: { readonly onward: string; readonly part: number; readonly below: number },
): void {
  const { heading, need } = topOf(sheet, table, grid, system, below);
  const isNumber = grid.columns.map((at) => isNumeric(table, at));
  const rows = table.rows.flatMap((cells, at) =>
    piecesOf(sheet, preparedRow(sheet, cells, grid, system), grid.size).map((row) => ({ ...row, cells, at })),
  );
  sheet.need(need);
  const drawTop = (shownTitle: string) => {
    if (shownTitle !== "") sheet.structure.leaf("Caption", () => drawTitle(sheet, shownTitle, "title"));
    drawHeading(sheet, table, grid, heading);
  };
  drawTop(table.title ?? (part > 0 && sheet.isAtTop ? onward : ""));
  const sums = table.totals === undefined ? 0 : preparedRow(sheet, table.totals, grid, system, "bold").height;
  const end = sums + (below > 0 ? gapAfter + below : 0);
  /** The last row is not left alone on a page, nor are the sums or what belongs to the table. */
  const keptBelow = (at: number) => {
    if (at === rows.length - 1) return end;
    return at === rows.length - 2 && at > 1 ? (rows[at + 1]?.height ?? 0) + end : 0;
  };
  rows.forEach((row, index) => {
    if (row.height + keptBelow(index) > sheet.room && !sheet.isAtTop) {
      sheet.newPage();
      sheet.structure.artifact(() => drawTop(onward));
    }
    drawRow(sheet, row.cells, grid, { ...row, isNumber, ...(row.at % 2 === 1 ? { fill: shade } : {}) });
  });
  if (table.totals !== undefined) drawTotals(sheet, table.totals, grid, system);
  sheet.y += gapAfter;
}

const gapAfter = 10;

function topOf(sheet: Sheet, table: Table, grid: Grid, system: UnitSystem, below: number) {
  const headings = grid.columns.map((at) => columnTitle(table.columns[at] ?? { title: "" }, system));
  const heading = rowOf(sheet, headings, grid, "bold");
  const first = table.rows
    .slice(0, mostKept)
    .map((cells) => piecesOf(sheet, preparedRow(sheet, cells, grid, system), grid.size)[0]?.height ?? 0);
  const sums = table.totals === undefined ? 0 : heading.height;
  const top = titleHeight(sheet, table.title ?? "", "title") + heading.height;
  const whole = top + sum(first) + sums;
  if (table.rows.length <= mostKept && whole <= sheet.fullRoom * tallestKept)
    return { heading, need: whole + (below > 0 ? gapAfter + below : 0) };
  return { heading, need: top + sum(first.slice(0, 2)) + (table.rows.length > 2 ? 0 : sums) };
}

/** A table of no more rows, taking no more of a page, is not torn. */
const [mostKept, tallestKept] = [12, 0.26];

/** A row that takes much of a page is printed piece by piece, so that it can go on below the headings of the next one. */
function piecesOf(sheet: Sheet, row: Row, size: number): readonly Row[] {
  if (row.height <= sheet.fullRoom / 3) return [row];
  const lines = Math.floor(sheet.fullRoom / 8 / (size * leading));
  const count = Math.ceil(Math.max(...row.lines.map((one) => one.length)) / lines);
  return Array.from({ length: count }, (_, piece) => {
    const cut = row.lines.map((one) => one.slice(piece * lines, (piece + 1) * lines));
    const tall = Math.max(1, ...cut.map((one) => one.length));
    return { lines: cut, height: tall * size * leading + 2 * (padding - 1), isOpen: piece < count - 1 };
  });
}

interface Row {
  readonly lines: readonly (readonly string[])[];
  readonly height: number;
  /** It goes on below: no line is drawn under it. */
  readonly isOpen?: boolean;
}

function preparedRow(
  sheet: Sheet,
  cells: readonly Cell[],
  grid: Grid,
  system: UnitSystem,
  face: "regular" | "bold" = "regular",
): Row {
  const texts = grid.columns.map((at) => {
    const cell = cells[at];
    return cell === undefined ? "" : cellText(cell, system);
  });
  return rowOf(sheet, texts, grid, face);
}

function rowOf(sheet: Sheet, texts: readonly string[], { widths, size }: Grid, face: "regular" | "bold"): Row {
  const lines = texts.map((text, at) => sheet.type.lines(text, face, size, (widths[at] ?? 0) - 2 * padding));
  const most = Math.max(1, ...lines.map((one) => one.length));
  return { lines, height: most * size * leading + 2 * (padding - 1) };
}

function drawHeading(sheet: Sheet, table: Table, grid: Grid, row: Row): void {
  sheet.shadeAt(sheet.left, sheet.y, sum(grid.widths), row.height, "#e3e9eb");
  drawLines(sheet, grid, row, {
    cell: "TH",
    face: "bold",
    colour: () => ink,
    isRight: (at) => isNumeric(table, grid.columns[at] ?? 0),
  });
  sheet.y += row.height;
}

interface BodyRow extends Row {
  /** Of each column printed, whether it holds numbers. */
  readonly isNumber: readonly boolean[];
  readonly fill?: string;
}

function drawRow(sheet: Sheet, cells: readonly Cell[], grid: Grid, row: BodyRow): void {
  const { left, y } = sheet;
  const { fill } = row;
  const width = sum(grid.widths);
  sheet.structure.artifact(() => {
    if (fill !== undefined) sheet.shadeAt(left, y, width, row.height, fill);
    if (row.isOpen !== true) sheet.ruleAt(y + row.height, rule, 0.25, left, width);
  });
  const cellAt = (at: number) => cells[grid.columns[at] ?? 0];
  const colour = (at: number) => {
    const cell = cellAt(at);
    return cell?.kind === "number" && cell.isOverLimit ? alarm : ink;
  };
  const isRight = (at: number) => cellAt(at)?.kind === "number" || (row.isNumber[at] === true && isDash(cellAt(at)));
  drawLines(sheet, grid, row, { face: "regular", colour, isRight });
  sheet.y += row.height;
}

function drawTotals(sheet: Sheet, totals: readonly Cell[], grid: Grid, system: UnitSystem): void {
  const row = preparedRow(sheet, totals, grid, system, "bold");
  sheet.need(row.height);
  sheet.ruleAt(sheet.y, faint, 0.8, sheet.left, sum(grid.widths));
  const isRight = (at: number) => totals[grid.columns[at] ?? 0]?.kind === "number";
  drawLines(sheet, grid, row, { face: "bold", colour: () => ink, isRight });
  sheet.y += row.height;
}

interface RowLook {
  readonly cell?: "TH" | "TD";
  readonly face: "regular" | "bold";
  readonly colour: (at: number) => string;
  readonly isRight: (at: number) => boolean;
}

function drawLines(sheet: Sheet, grid: Grid, row: Row, look: RowLook): void {
  sheet.structure.group("TR", () => drawCells(sheet, grid, row, look));
}

function drawCells(sheet: Sheet, { widths, size }: Grid, { lines }: Row, look: RowLook): void {
  let x = sheet.left;
  lines.forEach((cell, at) => {
    const width = widths[at] ?? 0;
    const inner = width - 2 * padding;
    const shown = {
      face: look.face,
      size,
      colour: look.colour(at),
      align: look.isRight(at) ? "right" : "left",
    } as const;
    sheet.structure.leaf(look.cell ?? "TD", () =>
      cell.forEach((text, line) => {
        if (text !== "") sheet.line(text, x + padding, sheet.y + padding - 1 + line * size * leading, inner, shown);
      }),
    );
    x += width;
  });
}

/** A column whose first value is a number has its heading on the right as well; a dash stands for no value. */
function isNumeric(table: Table, at: number): boolean {
  return table.rows.find((row) => row[at] !== undefined && !isDash(row[at]))?.[at]?.kind === "number";
}

const isDash = (cell: Cell | undefined) => cell?.kind === "text" && cell.text === "–";

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
