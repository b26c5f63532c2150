import { newConveyor } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import type { Block, Cell } from "../../description/report.ts";
import { makeBook } from "../../make-book.ts";
import { inputOf } from "../../test-support/inputs.ts";

const duty = [
  { dutyHours: 3000, dutyLoad: 100, dutySpeed: 100 },
  { dutyHours: 1000, dutyLoad: 50, dutySpeed: 80 },
];

function columnOf(blocks: readonly Block[], table: string, column: string): readonly (Cell | undefined)[] {
  const found = blocks.find((block) => block.kind === "table" && block.title === table);
  if (found?.kind !== "table") throw new Error(`expected a table ${table}`);
  return found.rows.map((row) => row[found.columns.findIndex(({ title }) => title === column)]);
}

describe("the report of the duty", () => {
  it("lists the states as they were typed, and what they come to", () => {
    const book = makeBook(inputOf({ ...newConveyor(), duty }), { reports: ["duty"], system: "metric" });
    const blocks = book.reports.flatMap((report) => report.blocks);
    const numbers = (column: string) =>
      columnOf(blocks, "States of the year", column).map((cell) => (cell?.kind === "number" ? cell.value : undefined));
    expect(numbers("Hours a year")).toEqual([3000, 1000]);
    expect(numbers("Load of the design")).toEqual([100, 50]);
    expect(numbers("Of the running time")).toEqual([75, 25]);
    expect(numbers("Load per metre of the design")).toEqual([100, 62.5]);
    expect(columnOf(blocks, "Bearings of rolls", "Equivalent load").length).toBeGreaterThan(1);
  });

  it("is left out where nothing is said of a duty", () => {
    expect(makeBook(inputOf(newConveyor()), { reports: ["duty"], system: "metric" }).reports).toEqual([]);
  });
});
