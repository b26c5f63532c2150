import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { inflateRawSync } from "node:zlib";
import { demoConveyors, shippedComponents } from "@beltwright/catalogue";
import { type Conveyor, firstDesign, namedScenarios, newConveyor } from "@beltwright/model";
import {
  type Block,
  type Book,
  loadFonts,
  makeBook,
  prepareReports,
  writeCsv,
  writeHtmlPage,
  writePdf,
  writeXlsx,
} from "@beltwright/report";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applied, edits } from "../packages/model/src/test-support/arbitrary-edits.ts";

const require = createRequire(new URL("../packages/report/package.json", import.meta.url));
const fonts = await loadFonts((font) => readFile(require.resolve(font)));
const rows = await shippedComponents();
const demos = await demoConveyors();
const begun = [
  newConveyor(),
  firstDesign({ capacity: 1200, length: 400, lift: 30, width: 1200 }),
  firstDesign({ capacity: 500, length: 900, lift: -80, width: 900 }),
  ...demos.filter(({ convNo }) => ["PC-300", "TR-07", "GB-36", "BF-02"].includes(convNo)),
];

/** What spreadsheets take for formulas, browsers for markup, and layouts for a long word. */
const awkward = ["=1+1", "@SUM(A1)", "+cmd|' /C calc'!A0", "<b>&amp;</b>", "é 中 😀", "W".repeat(80), ""] as const;

const drawn = fc.record({
  start: fc.constantFrom(...begun),
  changes: edits,
  language: fc.constantFrom("en" as const, "de" as const),
  system: fc.constantFrom("metric" as const, "imperial" as const),
  scenario: fc.constantFrom(...Object.values(namedScenarios)),
  isSimulated: fc.boolean(),
});

function named(conveyor: Conveyor): Conveyor {
  const [formula, call, command, markup] = awkward;
  const pulls = conveyor.pulls.map((pull, at) => ({ ...pull, description: awkward[at % awkward.length] ?? "" }));
  return { ...conveyor, convNo: formula, project: call, coName: command, designedBy: markup, pulls };
}

function bookOf({ start, changes, language, system, scenario, isSimulated }: DrawnCase): Book | undefined {
  const conveyor = named(changes.reduce(applied, { ...start, dynRunTime: 2, dynNumNodes: 60 }));
  const prepared = prepareReports(conveyor, {
    rows,
    scenarios: isSimulated ? [scenario] : [],
    designs: [start],
    versions: [{ name: "1", conveyor: start }],
    revisions: [{ mark: "1", date: "2026-11-15", by: awkward[0], text: awkward[3] }],
  });
  return prepared.kind === "refused" ? undefined : makeBook(prepared.input, { reports: "all", language, system });
}
type DrawnCase = typeof drawn extends fc.Arbitrary<infer Case> ? Case : never;

const numbersOf = (block: Block): readonly number[] => {
  const cells = block.kind === "table" ? [...block.rows.flat(), ...(block.totals ?? [])] : [];
  const facts = block.kind === "facts" ? block.rows.map(({ value }) => value) : [];
  return [...cells, ...facts].flatMap((cell) => (cell.kind === "number" ? [cell.value] : []));
};
const wordsOf = (block: Block): readonly string[] => {
  switch (block.kind) {
    case "table":
      return [block.title ?? "", ...block.columns.map(({ title }) => title)];
    case "facts":
      return [block.title ?? "", ...block.rows.map(({ label }) => label)];
    case "figure":
      return [block.caption];
    default:
      return [];
  }
};

describe("reports of any conveyor that can be calculated", () => {
  it("are written in every format and language, without a number or a word missing", async () => {
    let written = 0;
    await fc.assert(
      fc.asyncProperty(drawn, async (one) => {
        const book = bookOf(one);
        if (book === undefined) return;
        written += 1;
        const blocks = book.reports.flatMap((report) => report.blocks);
        expect(blocks.flatMap(numbersOf).every(Number.isFinite)).toBe(true);
        const [csv, html] = [writeCsv(book), writeHtmlPage(book)];
        for (const text of [csv, html])
          expect(/.{0,40}(?:\bNaN\b|undefined|Infinity|\[object).*/.exec(text)).toBeNull();
        expect(/(?:^|,)"?[=+@].*/m.exec(csv)).toBeNull();
        expect(html).not.toContain("<b>");
        if (one.language === "de") {
          const english = blocks.flatMap(wordsOf).filter((text) => /\b(the|of|and|with|by|at|from)\b/.test(text));
          expect(english).toEqual([]);
        }
        for (const formula of formulasOf(await writeXlsx(book)))
          expect(formula).toMatch(/^SUM\([A-Z]+\d+:[A-Z]+\d+\)$/);
        const some = book.reports.filter((_, at) => at % 15 === written % 15);
        const pdf = await writePdf({ ...book, reports: some }, { fonts });
        expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe("%PDF-");
      }),
      { numRuns: 5, endOnFailure: true },
    );
    expect(written).toBeGreaterThan(2);
  });
});

/** Every formula of a workbook. */
function formulasOf(archive: Uint8Array): readonly string[] {
  const bytes = Buffer.from(archive);
  const found: string[] = [];
  for (let entry = bytes.indexOf("PK\u0001\u0002"); entry >= 0; entry = bytes.indexOf("PK\u0001\u0002", entry + 4)) {
    const name = bytes.toString("latin1", entry + 46, entry + 46 + bytes.readUInt16LE(entry + 28));
    if (!name.startsWith("xl/worksheets/sheet")) continue;
    const [size, at] = [bytes.readUInt32LE(entry + 20), bytes.readUInt32LE(entry + 42)];
    const from = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
    const sheet = inflateRawSync(bytes.subarray(from, from + size)).toString();
    found.push(...[...sheet.matchAll(/<f>(.*?)<\/f>/g)].map(([, formula = ""]) => formula));
  }
  return found;
}
