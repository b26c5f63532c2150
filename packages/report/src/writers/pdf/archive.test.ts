import { inflateSync } from "node:zlib";
import { profileSketch } from "@beltwright/drawing";
import { newConveyor } from "@beltwright/model";
import { getDocument, OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import { describe, expect, it } from "vitest";
import type { Block, Book, Table } from "../../description/report.ts";
import { bookOf, fonts, formulaOf, kilonewtons, text } from "../../test-support/books.ts";
import { writePdf } from "./write-pdf.ts";

const table: Table = {
  kind: "table",
  title: "Tensions",
  columns: [{ title: "Point" }, { title: "T1", unit: "kN" }],
  rows: Array.from({ length: 80 }, (_, at) => [text(`P${at}`), kilonewtons(at)]),
  totals: [text("Sum"), kilonewtons(3160)],
};
const blocks: readonly Block[] = [
  { kind: "heading", text: "All" },
  { kind: "text", text: "A word ".repeat(60) },
  { kind: "facts", title: "Facts", rows: [{ label: "Length", value: kilonewtons(3) }] },
  table,
  { kind: "figure", drawing: profileSketch(newConveyor()), caption: "The profile" },
  formulaOf("1 + 1 = 2"),
];

// 1 × 1 pixel with an alpha channel, and the same in plain colours.
const transparent = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const opaque = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVQI12P4z8AAAAMBAQAY3Y2wAAAAAElFTkSuQmCC";

async function read(book: Book) {
  const bytes = await writePdf(book, { fonts });
  const task = getDocument({ data: bytes.slice(), verbosity: 0 });
  return { raw: Buffer.from(bytes).toString("latin1"), bytes, task, document: await task.promise };
}

describe("a PDF for archives", () => {
  it("describes itself in XML as in its facts, and names its colours", async () => {
    const { raw, bytes, document, task } = await read({ ...bookOf(blocks), title: "Belt & <Sons>" });
    const { info, metadata } = await document.getMetadata();
    expect(metadata?.get("dc:title")).toBe("Belt & <Sons>");
    expect(info).toMatchObject({ Title: "Belt & <Sons>", PDFFormatVersion: "1.4", Language: "en" });
    expect(metadata?.getRaw()).toMatch(/<pdfaid:part>1<[\s\S]*<pdfaid:conformance>B</);
    expect(raw).toMatch(/\/OutputIntents \[/);
    // ICC.1:2001-04: the size comes first, "acsp" stands at byte 36.
    const profile = iccProfile(raw, Buffer.from(bytes));
    expect(profile.readUInt32BE(0)).toBe(profile.length);
    expect(profile.toString("latin1", 36, 40)).toBe("acsp");
    await task.destroy();
  });

  it.each([
    { logo: opaque, part: 1, masks: 0 },
    { logo: transparent, part: 2, masks: 1 },
  ])("claims part $part of the standard for its logo", async ({ logo, part, masks }) => {
    const book = bookOf(blocks);
    const { raw, document, task } = await read({
      ...book,
      titleBlock: { ...book.titleBlock, logo: `data:image/png;base64,${logo}` },
    });
    expect((await document.getMetadata()).metadata?.getRaw()).toContain(`<pdfaid:part>${part}<`);
    expect(raw.match(/\/SMask /g)?.length ?? 0).toBe(masks);
    await task.destroy();
  });
});

describe("a tagged PDF", () => {
  it("says what is heading, table, figure and decoration, and leaves nothing unsaid", async () => {
    const { raw, document, task } = await read(bookOf(blocks, [table]));
    expect(raw).toContain("/Marked true");
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      expect(await page.getStructTree(), `page ${number}`).toMatchObject({ role: "Root" });
      const { fnArray } = await page.getOperatorList();
      expect(unmarked(fnArray), `page ${number}`).toBe(0);
    }
    // Two tables of two columns: headings once each, though they stand on several pages, 80 rows and the sums.
    const count = (role: string) => raw.match(new RegExp(`/S /${role}\\b`, "g"))?.length;
    const found = ["H1", "H2", "Table", "TR", "TH", "TD", "Figure", "TOCI"].map(count);
    expect(found).toEqual([2, 1, 2, 2 * 82, 4, 2 * 2 * 81, 1, 2]);
    await task.destroy();
  });
});

const painting: readonly number[] = [OPS.showText, OPS.showSpacedText, OPS.constructPath, OPS.paintImageXObject];
const begins: readonly number[] = [OPS.beginMarkedContent, OPS.beginMarkedContentProps];

/** Texts, lines and pictures outside every mark. */
function unmarked(operators: readonly number[]): number {
  let [depth, count] = [0, 0];
  for (const operator of operators) {
    if (begins.includes(operator)) depth += 1;
    else if (operator === OPS.endMarkedContent) depth -= 1;
    else if (depth === 0 && painting.includes(operator)) count += 1;
  }
  return count;
}

function iccProfile(raw: string, bytes: Buffer): Buffer {
  const number = /\/DestOutputProfile (\d+) 0 R/.exec(raw)?.[1] ?? "";
  const from = raw.indexOf("stream\n", raw.indexOf(`\n${number} 0 obj`)) + 7;
  return inflateSync(bytes.subarray(from));
}
