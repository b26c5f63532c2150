import { inflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { Table } from "../description/report.ts";
import { bookOf, kilonewtons, text } from "../test-support/books.ts";
import { writeXlsx } from "./xlsx.ts";

const forces: Table = {
  kind: "table",
  title: "Forces",
  columns: [{ title: "Cause" }, { title: "Full", unit: "kN" }, { title: "Remark" }],
  rows: [
    [text("Lift"), kilonewtons(1.5), text("=2+2")],
    [text("Friction"), kilonewtons(2.25), text("–")],
  ],
  totals: [text("Sum"), kilonewtons(3.75), text("")],
};

describe("a workbook", () => {
  it("sums by formula and remembers what the formula comes to", async () => {
    const note = { kind: "text", text: "Two\nlines" } as const;
    const sheet = partOf(await writeXlsx(bookOf([note, forces])), "xl/worksheets/sheet1.xml");
    // Two lines of text, the title and the headings come first: the forces stand in rows 5 and 6.
    expect(cellAt(sheet, "B5")).toContain("<v>1.5</v>");
    expect(cellAt(sheet, "B7")).toContain("<f>SUM(B5:B6)</f><v>3.75</v>");
    expect(sheet.match(/<f>/g)?.length).toBe(1);
  });

  it("sums in the reader's units", async () => {
    const sheet = partOf(await writeXlsx({ ...bookOf([forces]), system: "imperial" }), "xl/worksheets/sheet1.xml");
    // 3.75 kN = 843.034 lbf
    expect(cellAt(sheet, "B5")).toMatch(/<f>SUM\(B3:B4\)<\/f><v>843\.03\d+<\/v>/);
  });
});

function cellAt(sheet: string, address: string): string {
  return new RegExp(`<c r="${address}".*?</c>`).exec(sheet)?.[0] ?? "";
}

/** One file out of a zip archive, found through its directory. */
function partOf(archive: Uint8Array, name: string): string {
  const bytes = Buffer.from(archive);
  const entry = bytes.lastIndexOf(name) - 46;
  expect(bytes.readUInt32LE(entry), "an entry of the directory").toBe(0x02014b50);
  const [size, at] = [bytes.readUInt32LE(entry + 20), bytes.readUInt32LE(entry + 42)];
  const from = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
  return inflateRawSync(bytes.subarray(from, from + size)).toString();
}
