import { cellWithUnit } from "../../description/cell-text.ts";
import type { Reading } from "../../description/reading.ts";
import type { Facts } from "../../description/report.ts";
import { alarm, faint, ink, rule, type Sheet } from "./sheet.ts";
import { drawTitle, titleHeight } from "./title.ts";

const size = 8;
const leading = 1.25;
const gap = 18;
export const gapAfterFacts = 8;

type FactRow = Facts["rows"][number];

interface Line {
  readonly row: FactRow;
  readonly label: readonly string[];
  readonly value: readonly string[];
  readonly height: number;
}

/** What must fit below for these facts to begin: a short list stays in one piece, a long one is torn, but not after its title. */
export function factsNeed(sheet: Sheet, facts: Facts, reading: Reading): number {
  return needOf(sheet, facts, linesOf(sheet, facts, reading));
}

/** Of all of them, at most. */
export function factsHeight(sheet: Sheet, facts: Facts, reading: Reading): number {
  const lines = linesOf(sheet, facts, reading);
  const whole = lines.reduce((sum, { height }) => sum + height, 0);
  return titleHeight(sheet, facts.title ?? "", "title") + whole / 2 + tallestOf(lines) + gapAfterFacts;
}

function needOf(sheet: Sheet, { title = "" }: Facts, lines: readonly Line[]): number {
  // The left column may take a line more than half.
  const whole = (lines.reduce((sum, { height }) => sum + height, 0) + tallestOf(lines)) / 2;
  return titleHeight(sheet, title, "title") + Math.max(whole > sheet.fullRoom / 3 ? 40 : whole, tallestOf(lines));
}

function linesOf(sheet: Sheet, { rows }: Facts, reading: Reading): readonly Line[] {
  const width = columnWidth(sheet);
  return rows.map((row) => lineOf(sheet, row, width, reading));
}

const columnWidth = (sheet: Sheet) => (sheet.width - gap) / 2;

/** Labels on the left, values on the right, in two columns filled evenly. `onward` stands over what goes on on another page. */
export function drawFacts(sheet: Sheet, facts: Facts, reading: Reading, onward: string): void {
  const { title = "" } = facts;
  const width = columnWidth(sheet);
  const lines = linesOf(sheet, facts, reading);
  sheet.need(needOf(sheet, facts, lines));
  drawTitle(sheet, title, "title");
  for (let at = 0; at < lines.length; ) {
    if (at > 0 && tallestOf(lines.slice(at)) + titleHeight(sheet, onward, "title") <= sheet.room)
      sheet.structure.artifact(() => drawTitle(sheet, onward, "title"));
    at = drawColumns(sheet, lines, at, width);
  }
  sheet.y += gapAfterFacts;
}

const tallestOf = (lines: readonly Line[]) => Math.max(0, ...lines.map(({ height }) => height));

/** Fills both columns of what is left of the page and gives the first line that did not fit. */
function drawColumns(sheet: Sheet, lines: readonly Line[], from: number, width: number): number {
  const rest = lines.slice(from);
  const total = rest.reduce((sum, { height }) => sum + height, 0);
  const tallest = tallestOf(rest);
  if (tallest > sheet.room && !sheet.isAtTop) sheet.newPage();
  const column = Math.min(Math.max(total / 2, tallest), sheet.room);
  const start = sheet.y;
  let [at, low] = [from, start];
  for (const x of [sheet.left, sheet.left + width + gap]) {
    let y = start;
    for (let line = lines[at]; line !== undefined; line = lines[at]) {
      const isFull = y > start && y + line.height > start + column + 0.01;
      if (isFull && !(x > sheet.left && y + line.height <= sheet.bottom)) break;
      const below = y;
      sheet.structure.leaf("P", () => drawLine(sheet, line, x, below, width));
      y += line.height;
      at += 1;
    }
    low = Math.max(low, y);
  }
  sheet.y = low;
  if (at < lines.length) sheet.newPage();
  return at;
}

function lineOf(sheet: Sheet, row: FactRow, width: number, reading: Reading): Line {
  const text = cellWithUnit(row.value, reading);
  const valueWidth = Math.min(sheet.type.width(text, "regular", size) + 0.01, width * 0.6);
  const label = sheet.type.lines(row.label, "regular", size, width - valueWidth - 8);
  const value = sheet.type.lines(text, "regular", size, valueWidth);
  return { row, label, value, height: Math.max(label.length, value.length) * size * leading + 3.5 };
}

function drawLine(sheet: Sheet, { row, label, value, height }: Line, x: number, y: number, width: number): void {
  const colour = row.value.kind === "number" && row.value.isOverLimit ? alarm : ink;
  label.forEach((text, at) => {
    sheet.line(text, x, y + 1.5 + at * size * leading, width, { size, colour: faint });
  });
  value.forEach((text, at) => {
    sheet.line(text, x, y + 1.5 + at * size * leading, width, { size, colour, align: "right" });
  });
  sheet.ruleAt(y + height - 0.5, rule, 0.25, x, width);
}
