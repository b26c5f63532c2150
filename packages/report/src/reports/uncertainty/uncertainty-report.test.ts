import { newConveyor, usualInputs } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { makeBook } from "../../make-book.ts";
import { inputOf } from "../../test-support/inputs.ts";

const start = newConveyor();
const uncertain = { ...start, uncertainInputs: [...usualInputs(start)], studySamples: 20 };

describe("the report on uncertainty", () => {
  it.each(["en", "de"] as const)("tells inputs, results, what matters and findings (%s)", (language) => {
    const { reports } = makeBook(inputOf(uncertain), { reports: ["uncertainty"], system: "metric", language });
    const [report] = reports;
    const tables = report?.blocks.flatMap((block) => (block.kind === "table" ? [block] : [])) ?? [];
    expect(tables.length).toBeGreaterThanOrEqual(3);
    expect(tables[0]?.rows.length).toBe(usualInputs(start).length);
    expect(report?.blocks.some(({ kind }) => kind === "figure")).toBe(true);
  });

  it("is left out where no input is uncertain, and of every ready choice", () => {
    expect(makeBook(inputOf(start), { reports: ["uncertainty"] }).reports).toEqual([]);
    const full = makeBook(inputOf(uncertain), { reports: "full" }).reports.map(({ id }) => id);
    expect(full).not.toContain("uncertainty");
  });
});
