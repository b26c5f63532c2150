import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { demoConveyors } from "@beltwright/catalogue";
import { type Book, type Cell, loadFonts, makeBook, prepareReports, usualSelection } from "@beltwright/report";
import { findMarks } from "@beltwright/report/test-support/find-marks.ts";
import { layoutFaults } from "@beltwright/report/test-support/layout-faults.ts";
import { describe, expect, it } from "vitest";

const require = createRequire(import.meta.url);
const fonts = await loadFonts((font) => readFile(require.resolve(font)));
const demos = await demoConveyors();

/** The whole report of a demo, but for the formulas: they are long and all alike. */
const inputs = demos.map((conveyor) => {
  const prepared = prepareReports(conveyor);
  if (prepared.kind === "refused") throw new Error(JSON.stringify(prepared.issues));
  return prepared.input;
});

const tablesOf = ({ reports }: Book) =>
  reports.flatMap(({ id, blocks }) => blocks.flatMap((block) => (block.kind === "table" ? [{ id, ...block }] : [])));

const isNothing = (cell: Cell | undefined) =>
  cell === undefined ||
  (cell.kind === "text" ? /^(–|-|)$|NaN|undefined/.test(cell.text) : !Number.isFinite(cell.value));

const isName = (text: string) => /^[a-z]+(-[a-z0-9]+)+$/.test(text);

describe("the report of every demo", () => {
  it.each(inputs)("$conveyor.convNo is laid out without a fault, the summary on one page", async (input) => {
    const isGerman = inputs.indexOf(input) % 2 === 1;
    const book = makeBook(input, { reports: "all", language: isGerman ? "de" : "en" });
    const marks = await findMarks(book, fonts);
    expect(layoutFaults(marks)).toEqual([]);
    const [summary, next] = marks.filter(({ role }) => role === "H1").map(({ page }) => page);
    expect((next ?? 0) - (summary ?? 0)).toBe(1);
  });

  it.each(["en", "de"] as const)(
    "is a book of fewer than 40 pages for a conveyor within a plant (%s)",
    async (language) => {
      const inPlant = inputs.find(({ conveyor }) => conveyor.convNo === "IN-180");
      if (inPlant === undefined) throw new Error("There is no demo IN-180");
      const marks = await findMarks(makeBook(inPlant, { reports: usualSelection, language }), fonts);
      expect(Math.max(...marks.map(({ page }) => page))).toBeLessThan(40);
    },
  );

  it("has no table without rows and no column that says nothing", () => {
    for (const input of inputs) {
      for (const { id, rows, columns } of tablesOf(makeBook(input, { reports: "all", system: "imperial" }))) {
        const where = `${input.conveyor.convNo} ${id}`;
        expect(rows.length, where).toBeGreaterThan(0);
        const silent = columns.filter((_, at) => rows.every((row) => isNothing(row[at])));
        expect(silent, where).toEqual([]);
      }
    }
  });

  it.each(["en", "de"] as const)("says everything in words, none of them a name of the program (%s)", (language) => {
    // Reports that print such names on purpose.
    const isNaming = new Set(["formula-appendix", "formula-sources", "not-used"]);
    for (const input of inputs) {
      const tables = tablesOf(makeBook(input, { reports: "all", language })).filter(({ id }) => !isNaming.has(id));
      const names = tables.flatMap(({ id, rows }) =>
        rows.flat().flatMap((cell) => (cell.kind === "text" && isName(cell.text) ? [`${id}: ${cell.text}`] : [])),
      );
      expect(names, input.conveyor.convNo).toEqual([]);
    }
  });

  it("tells where formulas come from in German", () => {
    for (const convNo of ["C3", "PC-300", "HL-200"]) {
      const conveyor = demos.find((one) => one.convNo === convNo);
      if (conveyor === undefined) throw new Error(`There is no demo ${convNo}`);
      const prepared = prepareReports(conveyor, { isTraced: true });
      if (prepared.kind === "refused") throw new Error(convNo);
      const book = makeBook(prepared.input, { reports: ["formula-sources"], language: "de" });
      const clauses = tablesOf(book).flatMap(({ rows }) =>
        rows.map(([, cell]) => (cell?.kind === "text" ? cell.text : "")),
      );
      expect(clauses.length).toBeGreaterThan(80);
      expect(clauses.filter((clause) => /\b(the|of|with|between|and|from|by|at)\b/.test(clause))).toEqual([]);
    }
  });
});
