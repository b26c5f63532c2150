import { newConveyor } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import type { Block } from "../description/report.ts";
import { makeBook } from "../make-book.ts";
import { calculated, inputOf } from "../test-support/inputs.ts";
import type { ReportInput } from "./context.ts";

const tilted = { ...newConveyor(), csForwardTilt: 2, calcMethod: "CEMA" } as const;
const apart = "Forward tilt, not counted";

function blocksOf(input: ReportInput, id: string): readonly Block[] {
  return makeBook(input, { reports: [id], system: "metric" }).reports.flatMap(({ blocks }) => blocks);
}

const namesOf = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => (block.kind === "table" ? block.rows.map(([first]) => first) : []));
const titlesOf = (blocks: readonly Block[]) => blocks.flatMap((block) => ("title" in block ? [block.title] : []));

describe("the components of the effective tension by CEMA", () => {
  it("show forward tilt apart where it is not counted", () => {
    const input = inputOf(tilted);
    const blocks = blocksOf(input, "resistances-cema");
    const block = blocks.find((one) => one.kind === "facts" && one.title === apart);
    const values = block?.kind === "facts" ? block.rows.map(({ value }) => value) : [];
    const newtons = input.calculation.solution.uncountedTilt?.["running-full"] ?? Number.NaN;
    expect(values[0]).toMatchObject({ kind: "number", value: newtons / 1000 });
    expect(namesOf(blocks)).not.toContainEqual(expect.objectContaining({ text: "Forward tilt" }));
  });

  it("have it among them where it is switched on", () => {
    const blocks = blocksOf(inputOf({ ...tilted, cemaCountTilt: true }), "resistances-cema");
    expect(titlesOf(blocks)).not.toContain(apart);
    expect(namesOf(blocks)).toContainEqual(expect.objectContaining({ text: "Forward tilt" }));
  });

  it("show it beside the other methods too", () => {
    const input = { ...inputOf(tilted), others: [calculated(tilted, { method: "ISO" })] };
    expect(titlesOf(blocksOf(input, "method-comparison"))).toContain(apart);
  });
});
