import { describe, expect, it } from "vitest";
import type { Block } from "../../description/report.ts";
import { bookOf, fonts, formulaOf, kilonewtons, text } from "../../test-support/books.ts";
import { findMarks } from "../../test-support/find-marks.ts";
import { layoutFaults } from "../../test-support/layout-faults.ts";

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
    expect((await named([heading, block]))[0]).toBe("2: Report 0: Running (continued)");
    expect((await named([block]))[0]).toBe("2: Report 0 (continued)");
    expect((await named([heading, { ...block, title: "Full" }]))[0]).toBe("2: Report 0: Running, Full (continued)");
  });

  it("says there what a heading is of that begins the page", async () => {
    const table = {
      kind: "table",
      columns,
      rows: many.slice(0, 20).map((at) => [text(`P${at}`), kilonewtons(at)]),
    } as const;
    const checks = { kind: "heading", text: "Checks" } as const;
    const marks = await findMarks(bookOf([{ kind: "text", text: "line\n".repeat(26) }, table, checks, table]), fonts);
    const second = marks.filter(({ page }) => page === 2).map((one) => one.text);
    expect(second.indexOf("Report 0 (continued)")).toBe(second.indexOf("Checks") - 1);
    expect(layoutFaults(marks)).toEqual([]);
  });

  it("leaves two lines of a text on either side", async () => {
    const comments = { kind: "text", text: "C0\nC1\nC2\nC3\nC4\nC5\nC6" } as const;
    const splits = many.slice(35, 60).map(async (down) => {
      const marks = await findMarks(bookOf([{ kind: "text", text: "line\n".repeat(down) }, comments]), fonts);
      const pages = marks.flatMap(({ text: words, page }) => (/^C\d$/.test(words) ? [page] : []));
      return pages.filter((page) => page === pages[0]).length;
    });
    // Seven lines stay together or part so that two or more stand on each page.
    expect(new Set(await Promise.all(splits))).toEqual(new Set([7, 5]));
  });

  it("says there what formulas are of", async () => {
    const listings = many.map((at) => formulaOf(`F_${at} = m * a\n  m = 1 kg`));
    const marks = await findMarks(bookOf([heading, ...listings]), fonts);
    const pages = new Set(marks.map(({ page }) => page));
    const told = marks.filter((one) => one.text === "Report 0: Running (continued)").map(({ page }) => page);
    expect(pages.size).toBeGreaterThan(2);
    expect(told).toEqual([...pages].slice(1));
    expect(layoutFaults(marks)).toEqual([]);
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

describe("a long table of nothing but numbers", () => {
  const rows = Array.from({ length: 300 }, (_, at) => [kilonewtons(at), kilonewtons(1000 + at)]);
  const table = { kind: "table", columns, rows } as const;

  it("stands in columns side by side, read to the foot of the page before it goes on", async () => {
    const marks = await findMarks(bookOf([{ kind: "text", text: "line\n".repeat(20) }, table]), fonts);
    expect(layoutFaults(marks)).toEqual([]);
    const numbers = marks.filter(({ role, text: words }) => role === "TD" && words.length < 7);
    const read = numbers
      .toSorted((one, other) => one.page - other.page || columnOf(one) - columnOf(other) || one.y - other.y)
      .map((one) => Number(one.text));
    expect(read).toEqual(rows.map((_, at) => at));
    expect(Math.max(...marks.map(({ page }) => page))).toBe(2);
  });

  const columnOf = ({ x, width }: { readonly x: number; readonly width: number }) => Math.round(x + width);
});

describe("a table a little too wide", () => {
  it("breaks names between words rather than leave one column over for a second part", async () => {
    const titles = ["Point", "Side", "Case", ...Array.from({ length: 9 }, () => "Tension")];
    const row = [text("17 Primary drive"), text("entering the trough"), text("Inclines loaded")];
    const cells = [...row, ...Array.from({ length: 9 }, (_, at) => kilonewtons(100 + at))];
    const wide = { kind: "table", columns: titles.map((title) => ({ title })), rows: [cells] } as const;
    const marks = await findMarks(bookOf([wide]), fonts);
    expect(marks.filter((one) => one.text === "Point")).toHaveLength(1);
    expect(layoutFaults(marks)).toEqual([]);
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
