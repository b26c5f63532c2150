import { inflateRawSync } from "node:zlib";
import { profileSketch } from "@beltwright/drawing";
import { newConveyor } from "@beltwright/model";
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

  it("keeps names and headings in sight, below a note as well", async () => {
    const note = { kind: "text", text: "A note" } as const;
    const facts = { kind: "facts", rows: [{ label: "Te", value: kilonewtons(3) }] } as const;
    const file = await writeXlsx(bookOf([note, forces], [facts]));
    // A note, the title and the headings: three rows.
    expect(partOf(file, "xl/worksheets/sheet1.xml")).toMatch(/<pane(?=[^>]*xSplit="1")(?=[^>]*ySplit="3")[^>]*frozen/);
    expect(partOf(file, "xl/worksheets/sheet2.xml")).toMatch(/<pane(?=[^>]*xSplit="1")[^>]*frozen/);
  });

  it("has no sheet for a report of drawings alone, and says so where nothing is left", async () => {
    const figure = { kind: "figure", drawing: profileSketch(newConveyor()), caption: "The profile" } as const;
    const names = (archive: Uint8Array) => partOf(archive, "xl/workbook.xml").match(/<sheet /g)?.length;
    expect(names(await writeXlsx(bookOf([figure], [forces])))).toBe(1);
    const alone = partOf(await writeXlsx(bookOf([figure])), "xl/sharedStrings.xml");
    expect(alone).toContain("Nothing to report.");
  });

  it.each([
    ["", "1"],
    ["'CV/7'", "CV 7"],
    ["a".repeat(40), "a".repeat(31)],
  ])("has a sheet for a conveyor called %j that spreadsheets can open", async (title, name) => {
    const book = { ...bookOf(), title };
    expect(partOf(await writeXlsx(book), "xl/workbook.xml")).toMatch(new RegExp(`<sheet [^>]*name="${name}"`));
  });

  it("keeps a text that looks like a formula a text", async () => {
    const sheet = partOf(await writeXlsx(bookOf([{ kind: "text", text: "=1+1" }, forces])), "xl/worksheets/sheet1.xml");
    expect(cellAt(sheet, "A1")).toMatch(/t="s"/);
    expect(cellAt(sheet, "C4")).toMatch(/t="s"/);
    expect(sheet.match(/<f>/g)?.length).toBe(1);
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
