import { demoConveyors } from "@beltwright/catalogue";
import { findingMessages, findingSentence } from "@beltwright/contract";
import { calculate } from "@beltwright/model";
import { type Block, type Cell, findingIn, makeBook } from "@beltwright/report";
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
      sentences: { finding: ({ code }: { code: string }) => findingSentence(code) },
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
      expect(blank, id).toBe(id === "validation-statement" ? 6 : 0);
      for (const block of blocks) if (block.kind === "table") expect(block.rows.length, id).toBeGreaterThan(0);
    }
  });
});

/** Codes that calculators and refusals use; no report prints them. */
const neverPrinted =
  /^(curve-regression-failed|dynamic-(not-resumable|out-of-limits|static-not-found|too-much-work|unknown-drive)|not-selectable|out-of-limits)$/;

describe("German reports", () => {
  it("have a sentence of their own for every finding", () => {
    const codes = Object.keys(findingMessages).filter((code) => !neverPrinted.test(code));
    expect(codes.filter((code) => findingIn("de", code) === undefined)).toEqual([]);
    for (const code of codes) expect(findingIn("de", code), code).not.toMatch(/undefined|: nicht|: $|\{/);
  });
});
