import Papa from "papaparse";

/** Lines of cells as a spreadsheet opens them; texts among them are written by `writeCell`. */
export function csvLines(lines: readonly (readonly string[])[]): string {
  return Papa.unparse(
    lines.map((cells) => [...cells]),
    { newline: "\r\n" },
  ).concat("\r\n");
}
