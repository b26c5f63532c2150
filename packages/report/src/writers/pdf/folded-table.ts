import type { Reading } from "../../description/reading.ts";
import type { Table } from "../../description/report.ts";
import type { Sheet } from "./sheet.ts";
import { isNumeric, sizes, sum, wantedWidth } from "./table-grid.ts";

/** How many times a table stands side by side: once, unless it is long, narrow and of nothing but numbers. */
export function foldsOf(sheet: Sheet, table: Table, reading: Reading): number {
  const { columns, rows, totals } = table;
  if (rows.length < fewestRows || totals !== undefined || !columns.every((_, at) => isNumeric(table, at))) return 1;
  const width = sum(columns.map((_, at) => wantedWidth(sheet, table, at, sizes[0] ?? 8, reading)));
  const fitting = Math.floor((sheet.width + between) / (1.1 * width + between));
  return Math.max(1, Math.min(fitting, Math.ceil(rows.length / fewestFolded)));
}

/** Points between such columns of a page, the least rows in one, and in a table worth it. */
const [between, fewestFolded, fewestRows] = [16, 6, 13];

/** The rows one below the other in the first column, then in the second. */
export function folded(table: Table, folds: number): Table {
  if (folds === 1) return table;
  const empty = { kind: "text", text: "" } as const;
  const tall = Math.ceil(table.rows.length / folds);
  const parts = Array.from({ length: folds }, (_, part) => part);
  const columns = parts.flatMap((part) => [...(part === 0 ? [] : [{ title: "" }]), ...table.columns]);
  const rows = table.rows.slice(0, tall).map((_, row) =>
    parts.flatMap((part) => {
      const cells = table.rows[part * tall + row] ?? table.columns.map(() => empty);
      return [...(part === 0 ? [] : [empty]), ...cells];
    }),
  );
  return { ...table, columns, rows };
}
