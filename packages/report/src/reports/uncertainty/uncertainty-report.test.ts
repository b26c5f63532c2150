import { newConveyor, usualInputs } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import { makeBook } from "../../make-book.ts";
import { inputOf } from "../../test-support/inputs.ts";
import { studyForReport } from "./uncertainty-report.ts";

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

  it("tells of the study that was run, and runs none of its own", () => {
    const run = studyForReport(inputOf({ ...uncertain, studySeed: 5, studySamples: 25 }));
    if (run === undefined) throw new Error("there is something to vary");
    const { reports } = makeBook({ ...inputOf(uncertain), study: run }, { reports: ["uncertainty"], system: "metric" });
    const facts = reports[0]?.blocks.find(({ kind }) => kind === "facts");
    const numbers = JSON.stringify(facts);
    expect(numbers).toContain("25");
    expect(numbers).not.toContain("20");
  });

  it("gives no share of the variance to an input that moves nothing", () => {
    const { reports } = makeBook(inputOf(uncertain), { reports: ["uncertainty"], system: "metric", language: "en" });
    const tables = reports[0]?.blocks.flatMap((block) => (block.kind === "table" ? [block] : [])) ?? [];
    const swings = tables.find(({ columns }) => columns.at(-1)?.title === "Share of variance");
    const shareOf = (name: string) => {
      const row = swings?.rows.find(([input]) => input?.kind === "text" && input.text === name);
      return row?.at(-1)?.kind;
    };
    expect(shareOf("Capacity")).toBe("number");
    expect(shareOf("Belt modulus")).toBe("text");
  });

  it("says how far its study is", () => {
    const told: number[] = [];
    studyForReport(inputOf({ ...uncertain, studySeed: 9, studyPrecision: 0 }), (done, of) => told.push(done / of));
    expect(told.length).toBeGreaterThan(0);
    expect(told.at(-1)).toBe(1);
    expect(told).toEqual(told.toSorted((one, other) => one - other));
  });

  it("is left out where no input is uncertain, and of every ready choice", () => {
    expect(makeBook(inputOf(start), { reports: ["uncertainty"] }).reports).toEqual([]);
    const full = makeBook(inputOf(uncertain), { reports: "full" }).reports.map(({ id }) => id);
    expect(full).not.toContain("uncertainty");
  });
});
