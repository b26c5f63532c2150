import writeXlsxFile, { type CellObject, type Feature, type Row } from "write-excel-file/universal";
import { cellValue, columnTitle, formulaText } from "../description/cell-text.ts";
import type { Reading } from "../description/reading.ts";
import type { Book, Cell, Report, Table } from "../description/report.ts";
import { type WrittenBlock, withoutFigures } from "./charted-tables.ts";
import { columnName } from "./column-name.ts";
import { sheetText } from "./sheet-text.ts";

const headed = { fontWeight: "bold", backgroundColor: "#E3E9EB", wrap: true } as const;

/** What formulas come to, by sheet and formula. */
type Sums = Map<string, number>;

/**
 * A sheet for each report: real numbers with their unit in the heading, sums as formulas, panes frozen
 * beside the names and below the headings.
 */
export async function writeXlsx(book: Book): Promise<Uint8Array> {
  const names = new Set<string>();
  const told = book.reports
    .map(({ title, blocks }) => ({ title, blocks: withoutFigures(blocks) }))
    .filter(({ blocks }) => blocks.some(hasCells));
  const reports = told.length > 0 ? told : [nothing(book)];
  const sums = reports.map((): Sums => new Map());
  const sheets = reports.map((report, at) => ({
    sheet: sheetName(report.title, names),
    data: sheetRows(report, book, sums[at] ?? new Map()),
    columns: widthsOf(report),
    ...frozen(report),
  }));
  const file = await writeXlsxFile(sheets, { features: [rememberedSums(sums)] }).toBlob();
  return new Uint8Array(await file.arrayBuffer());
}

interface Sheet extends Pick<Report, "title"> {
  readonly blocks: readonly WrittenBlock[];
}

/** A drawing has no place in a workbook; a report of drawings alone would be an empty sheet. */
const hasCells = ({ kind }: WrittenBlock) => kind !== "heading";

const nothing = ({ title, words }: Book): Sheet => ({
  title,
  blocks: [{ kind: "text", text: words.nothing }],
});

/** Programs that show a workbook without calculating it, such as previews, read what its formulas came to. */
function rememberedSums(sums: readonly Sums[]): Feature<Blob> {
  return {
    files: {
      transform: {
        "xl/worksheets/sheet{id}.xml": {
          transform: (xml, _options, { sheetIndex }) =>
            xml.replace(/<f>(.*?)<\/f>/g, (formula, text) => `${formula}<v>${sums[sheetIndex]?.get(text)}</v>`),
        },
      },
    },
  };
}

function sheetRows({ blocks }: Sheet, reading: Reading, sums: Sums): Row[] {
  const rows: Row[] = [];
  for (const block of blocks) rows.push(...rowsOf(block, reading, rows.length, sums));
  return rows;
}

function rowsOf(block: WrittenBlock, reading: Reading, above: number, sums: Sums): Row[] {
  switch (block.kind) {
    case "heading":
      return [[{ value: sheetText(block.text), fontWeight: "bold", fontSize: 13 }]];
    case "text":
      return block.text.split("\n").map((line) => [{ value: sheetText(line) }]);
    case "formula":
      return block.lines.map((line) => [{ value: formulaText(line) }]);
    case "facts":
      return [
        ...titled(block.title),
        ...block.rows.map(({ label, value }) => [
          { value: value.kind === "number" ? columnTitle({ title: label, unit: value.unit }, reading) : label },
          cellOf(value, reading),
        ]),
        [],
      ];
    case "table": {
      const head = [
        ...titled(block.title),
        block.columns.map((column) => ({ value: columnTitle(column, reading), ...headed })),
      ];
      return [
        ...head,
        ...block.rows.map((cells) => cells.map((cell) => cellOf(cell, reading))),
        ...totalRows(block, reading, above + head.length + 1, sums),
        [],
      ];
    }
  }
}

/** Sums of the rows above, which stand from row `first` on. */
function totalRows({ rows, totals }: Table, reading: Reading, first: number, sums: Sums): Row[] {
  if (totals === undefined) return [];
  return [
    totals.map((cell, at) => {
      const shown = { ...cellOf(cell, reading), fontWeight: "bold" } as const;
      if (typeof shown.value !== "number") return shown;
      const formula = `SUM(${columnName(at)}${first}:${columnName(at)}${first + rows.length - 1})`;
      sums.set(formula, shown.value);
      return { ...shown, value: formula, type: "Formula" };
    }),
  ];
}

function titled(title: string | undefined): Row[] {
  return title === undefined ? [] : [[{ value: title, fontWeight: "bold" }]];
}

function cellOf(cell: Cell, reading: Reading): CellObject {
  if (cell.kind === "text") return { value: sheetText(cell.text), type: String };
  const value = cellValue(cell, reading);
  if (!Number.isFinite(value)) return { value: "–", type: String };
  const decimals = cell.decimals ?? (cell.unit === "kN" && reading.system === "metric" ? 2 : undefined);
  const format = decimals === undefined ? {} : { format: decimals === 0 ? "0" : `0.${"0".repeat(decimals)}` };
  return { value, type: Number, ...format, ...(cell.isOverLimit ? { textColor: "#B3261E" } : {}) };
}

/** More rows than this above a table would leave no room to scroll below them. */
const mostFrozen = 8;

/** Names on the left stay in sight, and the headings of a table that stands alone, with what little is above it. */
function frozen({ blocks }: Sheet) {
  const tables = blocks.filter((block) => block.kind === "table");
  const [table] = tables;
  const columns = { stickyColumnsCount: table?.fixedColumns ?? 1 };
  if (table === undefined || tables.length > 1) return columns;
  const above = blocks.slice(0, blocks.indexOf(table)).reduce((rows, block) => rows + rowCount(block), 0);
  const heads = above + (table.title === undefined ? 1 : 2);
  return heads > mostFrozen ? columns : { ...columns, stickyRowsCount: heads };
}

/** Rows are counted alike for every reader. */
const anyone: Reading = { language: "en", system: "metric" };

const rowCount = (block: WrittenBlock) => rowsOf(block, anyone, 0, new Map()).length;

function widthsOf({ blocks }: Sheet) {
  const most = Math.max(2, ...blocks.map((block) => (block.kind === "table" ? block.columns.length : 2)));
  return Array.from({ length: most }, (_, at) => ({ width: at === 0 ? 34 : 14 }));
}

/** Excel takes 1 to 31 letters, none of []:*?/\, no apostrophe at an end, and no name twice. */
function sheetName(title: string, taken: Set<string>): string {
  const plain = title.replace(/[[\]:*?/\\\p{Cc}]/gu, " ").slice(0, 31);
  const clean = plain.replace(/^[' ]+|[' ]+$/g, "") || "1";
  let name = clean;
  for (let count = 2; taken.has(name.toLowerCase()); count += 1) name = `${clean.slice(0, 27)} ${count}`;
  taken.add(name.toLowerCase());
  return name;
}
