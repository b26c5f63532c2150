import { cellText, columnTitle } from "../../description/cell-text.ts";
import type { Reading } from "../../description/reading.ts";
import type { Cell, Table } from "../../description/report.ts";
import { folded, foldsOf } from "./folded-table.ts";
import { alarm, faint, ink, rule, type Sheet, shade } from "./sheet.ts";
import { type Grid, gridsFor, isDash, isNumeric, leading, padding, sum } from "./table-grid.ts";
import { drawTitle, titleHeight } from "./title.ts";

/**
 * Prints a table: headings again on every page, and where it is too wide, in parts that repeat the first columns.
 * `onward` stands over what goes on on another page; what belongs to it fits `below`.
 */
export function drawTable(sheet: Sheet, table: Table, reading: Reading, onward: string, below = 0): void {
  const folds = foldsOf(sheet, table, reading);
  if (folds > 1) drawFolded(sheet, table, reading, onward, folds);
  else drawWhole(sheet, table, reading, onward, below);
}

function drawWhole(sheet: Sheet, table: Table, reading: Reading, onward: string, below = 0): void {
  gridsFor(sheet, table, reading).forEach((grid, part, parts) => {
    const kept = { onward, part, below: part === parts.length - 1 ? below : 0 };
    sheet.structure.group("Table", () => drawGrid(sheet, table, grid, reading, kept));
  });
}

/** What must fit below for a table to begin: all of a short one; title, headings and the first two rows of a long one. */
export function tableNeed(sheet: Sheet, whole: Table, reading: Reading, below = 0): number {
  const table = folded(whole, foldsOf(sheet, whole, reading));
  const [grid, ...more] = gridsFor(sheet, table, reading);
  return grid === undefined ? 0 : topOf(sheet, table, grid, reading, more.length === 0 ? below : 0).need;
}

/** Of all of it, in as many parts as it needs. */
export function tableHeight(sheet: Sheet, whole: Table, reading: Reading): number {
  const table = folded(whole, foldsOf(sheet, whole, reading));
  return sum(gridsFor(sheet, table, reading).map((grid) => gridHeight(sheet, table, grid, reading)));
}

function gridHeight(sheet: Sheet, table: Table, grid: Grid, reading: Reading): number {
  const { heading } = topOf(sheet, table, grid, reading, 0);
  const rows = table.rows.map((cells) => preparedRow(sheet, cells, grid, reading).height);
  const sums = table.totals === undefined ? 0 : preparedRow(sheet, table.totals, grid, reading, "bold").height;
  return titleHeight(sheet, table.title ?? "", "title") + heading.height + sum(rows) + sums + gapAfter;
}

/** Page by page, so that a reader comes to the end of the last column before going on. */
function drawFolded(sheet: Sheet, table: Table, reading: Reading, onward: string, folds: number): void {
  let { rows, title = "" } = table;
  sheet.need(tableNeed(sheet, table, reading));
  while (rows.length > 0) {
    const piece = folded({ ...table, title, rows }, folds);
    const { top, row } = uniform(sheet, piece, reading);
    const fitting = Math.max(1, Math.floor((sheet.room - top) / row));
    const taken = rows.slice(0, fitting * folds);
    drawWhole(sheet, folded({ ...table, title, rows: taken }, folds), reading, onward);
    rows = rows.slice(taken.length);
    title = onward;
    if (rows.length > 0) sheet.newPage();
  }
}

/** Heights of what stands above the rows, and of each of them: numbers take one line. */
function uniform(sheet: Sheet, table: Table, reading: Reading) {
  const [grid] = gridsFor(sheet, table, reading);
  if (grid === undefined) return { top: 0, row: 1 };
  const { heading } = topOf(sheet, table, grid, reading, 0);
  const top = titleHeight(sheet, table.title ?? "", "title") + heading.height;
  return { top, row: grid.size * leading + 2 * (padding - 1) };
}

function drawGrid(
  sheet: Sheet,
  table: Table,
  grid: Grid,
  reading: Reading,
  { onward, part, below }: { readonly onward: string; readonly part: number; readonly below: number },
): void {
  const { heading, need } = topOf(sheet, table, grid, reading, below);
  const isNumber = grid.columns.map((at) => isNumeric(table, at));
  const rows = table.rows.flatMap((cells, at) =>
    piecesOf(sheet, preparedRow(sheet, cells, grid, reading), grid.size).map((row) => ({ ...row, cells, at })),
  );
  sheet.need(need);
  const drawTop = (shownTitle: string) => {
    if (shownTitle !== "") sheet.structure.leaf("Caption", () => drawTitle(sheet, shownTitle, "title"));
    drawHeading(sheet, table, grid, heading);
  };
  drawTop(titleOfPart(sheet, table, part, onward));
  const sums = table.totals === undefined ? 0 : preparedRow(sheet, table.totals, grid, reading, "bold").height;
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
  if (table.totals !== undefined) drawTotals(sheet, table.totals, grid, reading);
  sheet.y += gapAfter;
}

/** A table in parts: the later ones say so where the first is out of sight. */
function titleOfPart(sheet: Sheet, { title = "" }: Table, part: number, onward: string): string {
  return part > 0 && sheet.isAtTop ? onward : title;
}

const gapAfter = 10;

function topOf(sheet: Sheet, table: Table, grid: Grid, reading: Reading, below: number) {
  const headings = grid.columns.map((at) => columnTitle(table.columns[at] ?? { title: "" }, reading));
  const heading = rowOf(sheet, headings, grid, "bold");
  const first = table.rows
    .slice(0, mostKept)
    .map((cells) => piecesOf(sheet, preparedRow(sheet, cells, grid, reading), grid.size)[0]?.height ?? 0);
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
  reading: Reading,
  face: "regular" | "bold" = "regular",
): Row {
  const texts = grid.columns.map((at) => {
    const cell = cells[at];
    return cell === undefined ? "" : cellText(cell, reading);
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

function drawTotals(sheet: Sheet, totals: readonly Cell[], grid: Grid, reading: Reading): void {
  const row = preparedRow(sheet, totals, grid, reading, "bold");
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
