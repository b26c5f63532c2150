import readXlsxFile from "read-excel-file/universal";
import writeXlsxFile from "write-excel-file/universal";

interface ChangedCell {
  readonly sheet: string;
  /** The row of a list, such as `pulls[1]`. */
  readonly row?: string;
  readonly path: string;
  readonly value: string | number | boolean;
}

/** The workbook as another program saves it: every cell written anew, some with other values. */
export async function changedCells(bytes: Uint8Array, changes: readonly ChangedCell[]): Promise<Uint8Array> {
  const sheets = await readXlsxFile(new Blob([Uint8Array.from(bytes)]), { trim: false });
  const written = sheets.map(({ sheet, data }) => ({
    sheet,
    data: data.map((cells, row) =>
      cells.map((cell, column) => {
        const paths = data[2] ?? [];
        const change = changes.find(
          (one) =>
            one.sheet === sheet &&
            (one.row === undefined
              ? cells[6] === one.path && column === 3
              : row > 2 && cells[0] === one.row && paths[column] === one.path),
        );
        const value = change?.value ?? cell;
        return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? { value } : null;
      }),
    ),
  }));
  const file = await writeXlsxFile(written).toBlob();
  return new Uint8Array(await file.arrayBuffer());
}
