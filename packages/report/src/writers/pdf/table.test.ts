import { describe, expect, it } from "vitest";
import type { Block } from "../../description/report.ts";
import { bookOf, fonts, kilonewtons, text } from "../../test-support/books.ts";
import { findMarks } from "./write-pdf.ts";

const columns = [{ title: "Point" }, { title: "Tension" }];
const heading = { kind: "heading", text: "Running" } as const;
const many = Array.from({ length: 90 }, (_, at) => at);

describe("what goes on on another page", () => {
  it.each([
    ["a table", { kind: "table", columns, rows: many.map((at) => [text(`P${at}`), kilonewtons(at)]) } as const],
    [
      "a list of facts",
      { kind: "facts", rows: many.map((at) => ({ label: `P${at}`, value: kilonewtons(at) })) } as const,
    ],
  ])("says there what %s is of", async (_, block) => {
    const named = async (blocks: readonly Block[]) =>
      (await findMarks(bookOf([{ kind: "text", text: "line\n".repeat(30) }, ...blocks]), fonts))
        .filter((one) => /continued/.test(one.text))
        .map(({ page, text: words }) => `${page}: ${words}`);
    expect((await named([heading, block]))[0]).toBe("2: Running (continued)");
    expect((await named([block]))[0]).toBe("2: Report 0 (continued)");
    expect((await named([heading, { ...block, title: "Full" }]))[0]).toBe("2: Full (continued)");
  });
});

describe("a fact under a table", () => {
  it.each([8, 20])("stands on the page of the last of its %d rows", async (count) => {
    const rows = Array.from({ length: count }, (_, at) => [text(`P${at}`), kilonewtons(at)]);
    const fact = { kind: "facts", rows: [{ label: "Temperature factor", value: text("1") }] } as const;
    for (let lines = 20; lines < 56; lines += 1) {
      const above = { kind: "text", text: "line\n".repeat(lines) } as const;
      const marks = await findMarks(bookOf([above, { kind: "table", columns, rows }, fact]), fonts);
      const pageOf = (words: string) => marks.find((one) => one.text === words)?.page;
      expect(pageOf("Temperature factor"), `${lines}`).toBe(pageOf(`P${count - 1}`));
    }
  });
});

describe("a column of numbers", () => {
  it("ends in one line, dashes and heading too, also where the first value is missing", async () => {
    const rows = [text("–"), kilonewtons(1234), text("–")].map((cell, at) => [text(`P${at}`), cell]);
    const marks = await findMarks(bookOf([{ kind: "table", columns, rows }]), fonts);
    const ends = marks
      .filter((one) => ["Tension", "1234.00", "–"].includes(one.text))
      .map(({ x, width }) => (x + width).toFixed(3));
    expect(ends).toHaveLength(4);
    expect(new Set(ends).size).toBe(1);
  });

  it("has room for its sum, which is printed bold", async () => {
    const words = text("many words ".repeat(40));
    const rows = [[text("P1"), words, words, words, kilonewtons(11)]];
    const totals = [text("Sum"), text(""), text(""), text(""), kilonewtons(339_985)];
    const named = ["Point", "One", "Two", "Three", "T"].map((title) => ({ title }));
    const marks = await findMarks(bookOf([{ kind: "table", columns: named, rows, totals }]), fonts);
    expect(marks.filter((one) => one.text === "339985.00")).toHaveLength(1);
  });

  it("leaves a dash among words where words begin", async () => {
    const rows = [text("up"), text("–")].map((cell, at) => [text(`P${at}`), cell]);
    const marks = await findMarks(bookOf([{ kind: "table", columns, rows }]), fonts);
    const starts = marks.filter((one) => ["up", "–"].includes(one.text)).map(({ x }) => x);
    expect(new Set(starts).size).toBe(1);
  });
});
