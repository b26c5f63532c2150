import Papa from "papaparse";

/** One record of a file and the line it begins on. */
export interface CsvRecord {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Splits a file into records, empty lines left out. Comma, semicolon or tab: whichever the header has most of. */
export function splitRecords(text: string): readonly CsvRecord[] {
  const file = text.replace(/^\uFEFF/, "");
  const { data } = Papa.parse<string[]>(file, { delimiter: delimiterOf(file) });
  let line = 1;
  return data
    .map((cells) => {
      const record = { line, cells };
      // A quoted cell may run over several lines.
      line += 1 + cells.join("").split("\n").length - 1;
      return record;
    })
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
}

function delimiterOf(file: string): string {
  const header = file.slice(0, file.search(/[\r\n]|$/));
  const counted = [",", ";", "\t"].map((sign) => ({ sign, count: header.split(sign).length }));
  return counted.toSorted((a, b) => b.count - a.count)[0]?.sign ?? ",";
}
