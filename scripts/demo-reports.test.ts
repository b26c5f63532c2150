import { demoConveyors } from "@beltwright/catalogue";
import { calculate } from "@beltwright/model";
import { type Block, type Cell, makeBook } from "@beltwright/report";
import { describe, expect, it } from "vitest";

const cellsOf = (block: Block): readonly Cell[] => {
  if (block.kind === "table") return block.rows.flat();
  return block.kind === "facts" ? block.rows.map(({ value }) => value) : [];
};

describe("the reports of the demo conveyors", async () => {
  const demos = await demoConveyors();

  it.each(demos.map((conveyor) => ({ name: conveyor.convNo, conveyor })))("are whole for $name", ({ conveyor }) => {
    const calculation = calculate(conveyor);
    if (calculation.kind === "refused") throw new Error(JSON.stringify(calculation.issues));
    const input = {
      conveyor,
      calculation,
    };
    const { reports } = makeBook(input, { reports: "all", language: "de" });
    expect(reports.length).toBeGreaterThan(60);
    for (const { id, blocks } of reports) {
      const cells = blocks.flatMap(cellsOf);
      for (const cell of cells) {
        if (cell.kind === "number") expect(Number.isFinite(cell.value), id).toBe(true);
        else expect(cell.text, id).not.toMatch(/NaN|undefined|Infinity/);
      }
      // Empty are only signature and date of the three who sign.
      const blank = cells.filter((cell) => cell.kind === "text" && cell.text === "").length;
      expect(blank, id).toBe(id === "cover" ? 6 : 0);
      for (const block of blocks) if (block.kind === "table") expect(block.rows.length, id).toBeGreaterThan(0);
    }
  });
});
