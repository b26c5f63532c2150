import { toDisplay, type UnitSystem } from "@beltwright/model";
import writeXlsxFile, { type CellObject, type Row } from "write-excel-file/universal";
import { columnTitle } from "../description/cell-text.ts";
import type { Block, Book, Cell, Report } from "../description/report.ts";

const headed = { fontWeight: "bold", backgroundColor: "#E3E9EB", wrap: true } as const;

/** A sheet for each report: real numbers with their unit in the heading, panes frozen below the first heading. */
export async function writeXlsx(book: Book): Promise<Uint8Array> {
  const names = new Set<string>();
  const sheets = book.reports.map((report) => ({
    sheet: sheetName(report.title, names),
    data: report.blocks.flatMap((block) => rowsOf(block, book.system)),
    columns: widthsOf(report),
    ...frozen(report),
  }));
  const file = await writeXlsxFile(sheets).toBlob();
  return new Uint8Array(await file.arrayBuffer());
}

function rowsOf(block: Block, system: UnitSystem): Row[] {
  switch (block.kind) {
    case "heading":
      return [[{ value: block.text, fontWeight: "bold", fontSize: 13 }]];
    case "text":
    case "listing":
      return block.text.split("\n").map((line) => [{ value: line }]);
    case "figure":
      return [];
    case "facts":
      return [
        ...titled(block.title),
        ...block.rows.map(({ label, value }) => [
          { value: value.kind === "number" ? columnTitle({ title: label, unit: value.unit }, system) : label },
          cellOf(value, system),
        ]),
        [],
      ];
    case "table":
      return [
        ...titled(block.title),
        block.columns.map((column) => ({ value: columnTitle(column, system), ...headed })),
        ...block.rows.map((cells) => cells.map((cell) => cellOf(cell, system))),
        ...(block.totals === undefined
          ? []
          : [block.totals.map((cell) => ({ ...cellOf(cell, system), fontWeight: "bold" as const }))]),
        [],
      ];
  }
}

function titled(title: string | undefined): Row[] {
  return title === undefined ? [] : [[{ value: title, fontWeight: "bold" }]];
}

function cellOf(cell: Cell, system: UnitSystem): CellObject {
  if (cell.kind === "text") return { value: cell.text, type: String };
  const value = toDisplay(cell.value, cell.unit, system);
  if (!Number.isFinite(value)) return { value: "–", type: String };
  const format =
    cell.decimals === undefined ? {} : { format: cell.decimals === 0 ? "0" : `0.${"0".repeat(cell.decimals)}` };
  return { value, type: Number, ...format, ...(cell.isOverLimit ? { textColor: "#B3261E" } : {}) };
}

/** Panes are frozen where a report is one table, whose headings are then among the first rows. */
function frozen({ blocks }: Report) {
  const [first] = blocks;
  if (blocks.length !== 1 || first?.kind !== "table") return {};
  return { stickyRowsCount: first.title === undefined ? 1 : 2, stickyColumnsCount: first.fixedColumns ?? 1 };
}

function widthsOf({ blocks }: Report) {
  const most = Math.max(2, ...blocks.map((block) => (block.kind === "table" ? block.columns.length : 2)));
  return Array.from({ length: most }, (_, at) => ({ width: at === 0 ? 34 : 14 }));
}

/** Excel takes at most 31 letters, none of []:*?/\, and no name twice. */
function sheetName(title: string, taken: Set<string>): string {
  const clean = title.replace(/[[\]:*?/\\]/g, " ").slice(0, 31);
  let name = clean;
  for (let count = 2; taken.has(name.toLowerCase()); count += 1) name = `${clean.slice(0, 27)} ${count}`;
  taken.add(name.toLowerCase());
  return name;
}
