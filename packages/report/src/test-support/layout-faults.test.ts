import { profileSketch } from "@beltwright/drawing";
import { newConveyor } from "@beltwright/model";
import { describe, expect, it } from "vitest";
import type { Figure } from "../description/report.ts";
import { makeBook } from "../make-book.ts";
import type { Mark } from "../writers/pdf/sheet.ts";
import { bookOf, fonts, kilonewtons, text } from "./books.ts";
import { findMarks } from "./find-marks.ts";
import { sampleInputs } from "./inputs.ts";
import { layoutFaults } from "./layout-faults.ts";

const paper = { width: 595.28, height: 841.89 };
const mark = (more: Partial<Mark>): Mark => ({
  page: 1,
  paper,
  role: "TD",
  text: "cell",
  x: 60,
  y: 400,
  width: 40,
  height: 8,
  ...more,
});

describe("the faults of a layout", () => {
  it.each([
    ["a text past the margin", [mark({ x: 540 })], /is off the paper/],
    ["a text in the foot", [mark({ y: 810 })], /is off the paper/],
    ["two texts in one place", [mark({}), mark({ text: "other", x: 90, y: 402 })], /“cell” and “other” overlap/],
    ["a number in two lines", [mark({ text: "33998" }), mark({ text: "5", x: 94, y: 410, width: 6 })], /one number/],
    ["a heading at the foot", [mark({}), mark({ role: "H2", y: 700 })], /left alone/],
    ["headings of a table at the foot", [mark({}), mark({ role: "TH", y: 700 })], /left alone/],
    ["a page with one line", [mark({ y: 90 }), mark({ page: 2, y: 90 })], /page 1: hardly anything/],
  ])("include %s", (_, marks, fault) => {
    expect(layoutFaults(marks).join("\n")).toMatch(fault);
  });

  it("do not include texts side by side, nor a page half full before one that is turned", () => {
    const turned = { width: paper.height, height: paper.width };
    const next = mark({ page: 2, y: 90, paper: turned });
    expect(layoutFaults([mark({ y: 400 }), mark({ x: 101, y: 400 }), next])).toEqual([]);
    expect(layoutFaults([mark({ y: 200 }), next]).join()).toMatch(/hardly anything/);
  });

  it("do not come of a wide table on a turned page after one nearly empty", async () => {
    const columns = Array.from({ length: 18 }, (_, at) => ({ title: `Column${at}` }));
    const rows = Array.from({ length: 30 }, (_, at) => columns.map(() => kilonewtons(10_000 + at)));
    const book = bookOf([{ kind: "text", text: "line\n".repeat(8) }], [{ kind: "table", columns, rows }]);
    const reports = book.reports.map((report, at) => ({ ...report, isLandscape: at === 1 }));
    const marks = await findMarks({ ...book, reports }, fonts);
    expect(layoutFaults(marks)).toEqual([]);
    expect(new Set(marks.map(({ paper: { width } }) => Math.round(width)))).toEqual(new Set([595]));
  });

  it.each(sampleInputs())("are none in the full book of $name", async ({ input }) => {
    const marks = await findMarks(makeBook(input, { reports: "all", language: "de" }), fonts);
    expect(layoutFaults(marks)).toEqual([]);
  });

  it("do not come of a figure parted from the facts that belong to it", async () => {
    const figure = { kind: "figure", drawing: profileSketch(newConveyor()), caption: "The profile" } as const;
    const facts = {
      kind: "facts",
      rows: [1, 2, 3, 4, 5].map((at) => ({ label: `Fact ${at}`, value: text("v") })),
    } as const;
    for (let lines = 20; lines < 44; lines += 3) {
      const above = { kind: "text", text: Array.from({ length: lines }, () => "line").join("\n") } as const;
      const marks = await findMarks(bookOf([above, figure, facts]), fonts);
      const pageOf = (words: string) => marks.find((one) => one.text === words)?.page;
      expect(pageOf("Fact 5"), `${lines}`).toBe(pageOf("The profile"));
    }
  });

  it("do not come of a page left white before a drawing that may stand upright", async () => {
    const drawing = profileSketch(newConveyor(), undefined, { size: { width: 1000, height: 500 } });
    const narrow = profileSketch(newConveyor(), undefined, { size: { width: 680, height: 360 } });
    const pageOf = async (lines: number, more: Pick<Figure, "narrow">) => {
      const above = { kind: "text", text: Array.from({ length: lines }, () => "line").join("\n") } as const;
      const figure = { kind: "figure", drawing, caption: "The profile", height: 0.85, ...more } as const;
      const book = bookOf([above], [figure]);
      const reports = book.reports.map((report, at) => ({ ...report, isLandscape: at === 1 }));
      const marks = await findMarks({ ...book, reports }, fonts);
      return marks.find((one) => one.text === "The profile");
    };
    const [upright, turned] = [842, 595];
    expect(Math.round((await pageOf(8, { narrow }))?.paper.height ?? 0)).toBe(upright);
    expect(Math.round((await pageOf(8, {}))?.paper.height ?? 0)).toBe(turned);
    expect(Math.round((await pageOf(40, { narrow }))?.paper.height ?? 0)).toBe(turned);
  });

  it("do not come of a figure parted from the short table below it", async () => {
    const figure = { kind: "figure", drawing: profileSketch(newConveyor()), caption: "The profile" } as const;
    const rows = Array.from({ length: 5 }, (_, at) => [text(`Row ${at}`)]);
    for (let lines = 20; lines < 44; lines += 3) {
      const above = { kind: "text", text: Array.from({ length: lines }, () => "line").join("\n") } as const;
      const marks = await findMarks(
        bookOf([above, figure, { kind: "table", columns: [{ title: "Name" }], rows }]),
        fonts,
      );
      const pageOf = (words: string) => marks.find((one) => one.text === words)?.page;
      expect(pageOf("Row 4"), `${lines}`).toBe(pageOf("The profile"));
    }
  });

  it("do not come of a short table torn in two, nor of one parted from the fact above it", async () => {
    const rows = Array.from({ length: 9 }, (_, at) => [text(`Row ${at}`), text("1")]);
    const table = { kind: "table", columns: [{ title: "Name" }, { title: "No" }], rows } as const;
    const fact = { kind: "facts", rows: [{ label: "Load case", value: text("full") }] } as const;
    for (let lines = 34; lines < 50; lines += 1) {
      const above = { kind: "text", text: Array.from({ length: lines }, () => "line").join("\n") } as const;
      const marks = await findMarks(bookOf([above, { kind: "heading", text: "Heading" }, fact, table]), fonts);
      const kept = marks.filter((one) => /^(Heading|Load case|Row \d)$/.test(one.text));
      expect(kept, `${lines}`).toHaveLength(11);
      expect(new Set(kept.map(({ page }) => page)).size, `${lines}`).toBe(1);
    }
  });

  it("are none in a table with a cell longer than a page, of which every word is printed", async () => {
    const words = Array.from({ length: 3000 }, (_, at) => `w${at}`);
    const rows = [
      [text("short"), text("1")],
      [text(words.join(" ")), text("2")],
    ];
    const table = { kind: "table", columns: [{ title: "Text" }, { title: "No" }], rows } as const;
    const marks = await findMarks(bookOf([table]), fonts);
    expect(layoutFaults(marks)).toEqual([]);
    const printed = new Set(marks.flatMap((one) => one.text.split(" ")));
    expect(words.filter((word) => !printed.has(word))).toEqual([]);
  });

  it("are none where a long list of facts follows a heading near the foot", async () => {
    const rows = Array.from({ length: 24 }, (_, at) => ({ label: `Label ${at}`, value: text("value") }));
    for (let lines = 44; lines < 56; lines += 2) {
      const book = bookOf([
        { kind: "text", text: Array.from({ length: lines }, () => "line").join("\n") },
        { kind: "heading", text: "Heading" },
        { kind: "facts", rows },
      ]);
      expect(layoutFaults(await findMarks(book, fonts)), `${lines}`).toEqual([]);
    }
  });
});
