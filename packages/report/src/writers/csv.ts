import { cellValue, columnTitle, formulaText } from "../description/cell-text.ts";
import type { Reading } from "../description/reading.ts";
import type { Book, Cell, Report } from "../description/report.ts";
import { type WrittenBlock, withoutFigures } from "./charted-tables.ts";

/** All tables and values of a book as CSV: every digit, a blank line between blocks. Charts give their numbers. */
export function writeCsv(book: Book): string {
  const lines = book.reports.flatMap((report) => reportLines(report, book));
  return lines.map((cells) => `${cells.map(quoted).join(",")}\r\n`).join("");
}

function reportLines(report: Report, reading: Reading): readonly (readonly string[])[] {
  return [[report.title], ...withoutFigures(report.blocks).flatMap((block) => blockLines(block, reading)), []];
}

function blockLines(block: WrittenBlock, reading: Reading): readonly (readonly string[])[] {
  switch (block.kind) {
    case "heading":
    case "text":
      return [[block.text]];
    case "formula":
      return block.lines.map((line) => [formulaText(line)]);
    case "facts":
      return [
        ...titled(block.title),
        ...block.rows.map(({ label, value }) => [
          value.kind === "number" ? columnTitle({ title: label, unit: value.unit }, reading) : label,
          fullText(value, reading),
        ]),
        [],
      ];
    case "table": {
      const rows = block.totals === undefined ? block.rows : [...block.rows, block.totals];
      return [
        ...titled(block.title),
        block.columns.map((column) => columnTitle(column, reading)),
        ...rows.map((cells) => cells.map((cell) => fullText(cell, reading))),
        [],
      ];
    }
  }
}

function titled(title: string | undefined): readonly (readonly string[])[] {
  return title === undefined ? [] : [[title]];
}

/** Twelve digits: more than anyone reads, fewer than show binary noise. */
function fullText(cell: Cell, reading: Reading): string {
  if (cell.kind === "text") return cell.text;
  return String(Number(cellValue(cell, reading).toPrecision(12)));
}

/** A text that a spreadsheet would take for a formula is kept a text, also where it parts cells at semicolons. */
function quoted(text: string): string {
  const safe = text.replace(/(^|[;\t\r\n]"*)([=+\-@\t\r][^;\t\r\n]*)/g, (part, before: string, begun: string) =>
    /^[-+]?[\d.]+(e[-+]?\d+)?$/i.test(begun) ? part : `${before}'${begun}`,
  );
  return /[";,\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
