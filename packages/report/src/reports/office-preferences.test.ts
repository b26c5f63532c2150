import { describe, expect, it } from "vitest";
import { makeBook } from "../make-book.ts";
import { fonts } from "../test-support/books.ts";
import { findMarks } from "../test-support/find-marks.ts";
import { sampleInputs } from "../test-support/inputs.ts";
import { layoutFaults } from "../test-support/layout-faults.ts";
import { writeHtml } from "../writers/html.ts";

const [sample] = sampleInputs();
if (sample === undefined) throw new Error("there are samples");
const preferences = { drawingFrame: { company: "Berg & Band", logoText: "B+B" }, voltages: [690], carrySpacing: 1.2 };
const input = {
  ...sample.input,
  preferences,
  revisions: [{ mark: "7", date: "2026-01-02", by: "RS", text: "Issued" }],
};

describe("reports of an office with preferences", () => {
  it("frame the drawings of the whole conveyor, with company, number, revision and scale", () => {
    const book = makeBook(input, { reports: ["profile-sketch", "long-section"], language: "de", system: "metric" });
    const html = writeHtml(book);
    for (const words of ["Berg &amp; Band", "B+B", "Maßstab", "unmaßstäblich", "Zeichnungsnr.", ">7<"])
      expect(html).toContain(words);
    expect(html).toMatch(/>1:\d+( \/ 1:\d+)?, A\d</);
  });

  it("leave them bare where the office wants no frame", () => {
    for (const drawingFrame of [undefined, false] as const) {
      const book = makeBook({ ...input, preferences: { drawingFrame } }, { reports: ["long-section"] });
      expect(writeHtml(book)).not.toContain("Drawing no.");
    }
  });

  it("say in the choices of the design what the office wants", () => {
    const notes = (given: typeof input | typeof sample.input, language: "en" | "de") =>
      makeBook(given, { reports: ["design-choices"], language, system: "metric" })
        .reports.flatMap(({ blocks }) => blocks)
        .flatMap((block) => (block.kind === "text" ? [block.text] : []));
    expect(notes(input, "en")).toContain("Office preference: 690 V; carry idlers every 1.2 m.");
    expect(notes(input, "de").join(" ")).toContain("Bürovorgabe: 690 V");
    expect(notes(sample.input, "en").join(" ")).not.toContain("Office preference");
  });

  it("print framed pages without text on text", async () => {
    const book = makeBook(input, { reports: ["design-summary", "profile-sketch", "long-section"], system: "metric" });
    expect(layoutFaults(await findMarks(book, fonts))).toEqual([]);
  });
});
