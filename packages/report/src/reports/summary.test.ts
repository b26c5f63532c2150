import { newConveyor, newDrive } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import type { Block, Cell } from "../description/report.ts";
import { makeBook } from "../make-book.ts";
import { fonts } from "../test-support/books.ts";
import { inputOf, sampleInputs } from "../test-support/inputs.ts";
import { readPdf } from "../test-support/pdf-text.ts";
import { writePdf } from "../writers/pdf/write-pdf.ts";
import type { ReportInput } from "./context.ts";

function blocksOf(input: ReportInput, id: string): readonly Block[] {
  return makeBook(input, { reports: [id], system: "metric" }).reports.flatMap(({ blocks }) => blocks);
}

const factIn = (blocks: readonly Block[], wanted: string): Cell | undefined =>
  blocks.flatMap((block) => (block.kind === "facts" ? block.rows : [])).find(({ label }) => label === wanted)?.value;

function columnOf(blocks: readonly Block[], title: string, column: string): readonly (Cell | undefined)[] {
  const table = blocks.find((block) => block.kind === "table" && block.title?.startsWith(title) === true);
  if (table?.kind !== "table") throw new Error(`expected a table ${title}`);
  const at = table.columns.findIndex((one) => one.title === column);
  return table.rows.map((row) => row[at]);
}

const numbers = (cells: readonly (Cell | undefined)[]) =>
  cells.map((cell) => (cell?.kind === "number" ? cell.value : Number.NaN));

describe("the design summary", () => {
  it.each(sampleInputs())("has the figures of the reports they are told in full, of $name", ({ input }) => {
    const [summary, safety] = [blocksOf(input, "design-summary"), blocksOf(input, "belt-safety")];
    const matrix = (column: string) => numbers(columnOf(summary, "Belt, running and momentary", column));
    const [running, momentary] = [
      factIn(safety, "Largest tension, running"),
      factIn(safety, "Largest tension, momentary"),
    ];
    expect(matrix("Largest tension")).toEqual(numbers([running, momentary]));
    expect(Math.min(...matrix("Smallest tension"))).toBe(numbers([factIn(safety, "Smallest tension")])[0]);
  });

  it.each(sampleInputs())(
    "tells the take-up mass of the design and the shortest of all idler lives, of $name",
    (one) => {
      const { input } = one;
      const [summary, takeUp, lives] = [
        blocksOf(input, "design-summary"),
        blocksOf(input, "take-up"),
        blocksOf(input, "idler-life"),
      ];
      const hung = factIn(takeUp, "Take-up mass");
      expect(factIn(summary, "Take-up mass")).toEqual(hung);
      expect(factIn(blocksOf(input, "key-results"), "Take-up mass")).toEqual(hung);
      const all = lives.flatMap((block) => {
        const at = block.kind === "table" ? block.columns.findIndex(({ title }) => title === "L10 life") : -1;
        return block.kind === "table" && at >= 0 ? numbers(block.rows.map((row) => row[at])) : [];
      });
      expect(Math.min(...numbers(columnOf(summary, "Idlers", "Smallest L10 life")))).toBe(Math.min(...all));
    },
  );

  const revisions = [1, 2, 3, 4, 5].map((mark) => ({
    mark: String(mark),
    date: `2026-0${mark}-01`,
    by: "An engineer",
    text: `State ${mark}`,
  }));

  it("names the latest revisions, and who drew up a design without any", () => {
    const input = inputOf({ ...newConveyor(), designedBy: "E. Example", designDate: "2026-02-03" });
    const change = (given: ReportInput) =>
      columnOf(blocksOf(given, "design-summary"), "Revisions", "Change").map((cell) =>
        cell?.kind === "text" ? cell.text : "",
      );
    expect(change(input)).toEqual(["First issue"]);
    expect(change({ ...input, revisions })).toEqual(["State 2", "State 3", "State 4", "State 5"]);
  });

  it.each([2, 4, 6])("stays one page with %d drives and many revisions", async (count) => {
    const conveyor = newConveyor();
    const drives = Array.from({ length: count }, (_, at) => newDrive(at + 1));
    const many = { ...inputOf(conveyor), conveyor: { ...conveyor, drives }, revisions };
    const book = makeBook(many, { reports: ["design-summary"], system: "metric" });
    expect(columnOf(book.reports[0]?.blocks ?? [], "Drives", "Drive")).toHaveLength(count);
    expect(await readPdf(await writePdf(book, { fonts }))).toHaveLength(1);
  });
});
