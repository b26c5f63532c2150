import { describe, expect, it } from "vitest";
import type { Block, Cell, Report, Table } from "../description/report.ts";
import { makeBook } from "../make-book.ts";
import { sampleInputs } from "../test-support/inputs.ts";
import { wordsOf } from "../words/words.ts";

/**
 * Forces that belong to no load case: capacities and ratings, what was entered, what is largest of all cases, what
 * changes with time, the weights on idlers, in hoppers and of a belt that runs back, what tires bearings over a year.
 */
const ofNoCase =
  /^(input-|dynamic-|duty|belt-(details|selection|rejections|safety)|bearings|horizontal-curves|vertical-curves|idler-|carry-idlers|return-idlers|holdbacks|feeder|take-up|design-comparison|version-|pulley-checks|component-checks|high-speed|low-speed)/;

const { cases } = wordsOf("en");
const names = new RegExp(
  [...Object.values(cases), "Running", "running", "[Ss]tarting", "[Ss]topping", "[Bb]raking"].join("|"),
);

const textOf = (cell: Cell) => (cell.kind === "text" ? cell.text : "");
const isForces = (block: Block): block is Table =>
  block.kind === "table" && block.columns.some(({ unit }) => unit === "kN");

/** All that a reader of a table sees that may name its case: titles, headings, columns and cells. */
function seen({ title, blocks }: Report, table: Table): string {
  const before = blocks.slice(0, blocks.indexOf(table));
  const heading = before.findLast(({ kind }) => kind === "heading" || kind === "text");
  const above = heading !== undefined && "text" in heading ? heading.text : "";
  const cells = table.rows.flat().map(textOf);
  return [title, above, table.title ?? "", ...table.columns.map((column) => column.title), ...cells].join("\n");
}

describe("a table of forces", () => {
  it.each(sampleInputs())("says of $name to which load case they belong", ({ input }) => {
    const { reports } = makeBook(input, { reports: "all", system: "metric" });
    const tables = reports
      .filter(({ id }) => !ofNoCase.test(id))
      .flatMap((report) => report.blocks.filter(isForces).map((table) => ({ report, table })));
    expect(tables.length).toBeGreaterThan(10);
    const silent = tables.filter(({ report, table }) => !names.test(seen(report, table)));
    expect(silent.map(({ report }) => report.id)).toEqual([]);
  });
});
