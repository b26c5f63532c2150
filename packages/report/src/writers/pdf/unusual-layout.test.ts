import type { Conveyor } from "@beltwright/model";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makeBook } from "../../make-book.ts";
import { fonts } from "../../test-support/books.ts";
import { findMarks } from "../../test-support/find-marks.ts";
import { inputOf } from "../../test-support/inputs.ts";
import { layoutFaults } from "../../test-support/layout-faults.ts";
import { drawnConveyor, unusualConveyors } from "../../test-support/unusual-conveyors.ts";
import type { Mark } from "./sheet.ts";

const conveyors = unusualConveyors();
/** Each in a language and units of its own. */
const readers = [
  { language: "en", system: "metric" },
  { language: "de", system: "imperial" },
  { language: "en", system: "imperial" },
  { language: "de", system: "metric" },
] as const;

async function faultsOf(conveyor: Conveyor, at: number): Promise<readonly string[]> {
  const reader = readers[at % readers.length] ?? readers[0];
  const book = makeBook(inputOf(conveyor), { reports: "all", ...reader });
  expect(book.reports.length).toBeGreaterThan(60);
  const marks = await findMarks(book, fonts);
  return [...layoutFaults(marks), ...slips(marks)];
}

/** Texts no person would write: names of the program, rests of a sentence, a zero that rounding has spoilt. */
function slips(marks: readonly Mark[]): readonly string[] {
  const isSlip = (text: string) => /^(pulls|drives)\[|, $|\de-1\d/.test(text) || /(pulls|drives)\[\d+\]\./.test(text);
  return marks.filter(({ role, text }) => role !== "Code" && isSlip(text)).map(({ text }) => `“${text}” is a slip`);
}

describe("the full book of a conveyor no demo is like", () => {
  it.each(conveyors.map((conveyor, at) => [conveyor.convNo.slice(0, 20), conveyor, at] as const))(
    "(%s) is laid out without a fault",
    async (_, conveyor, at) => {
      expect(await faultsOf(conveyor, at)).toEqual([]);
    },
  );

  const design = fc.record({
    capacity: fc.integer({ min: 10, max: 20_000 }),
    length: fc.integer({ min: 20, max: 20_000 }),
    lift: fc.integer({ min: -6, max: 6 }),
    width: fc.constantFrom(500, 800, 1200, 2000, 3200),
    points: fc.integer({ min: 0, max: 40 }),
    words: fc.string({ minLength: 1, maxLength: 200, unit: fc.constantFrom("W", "i", "ß", "-", " ", "8") }),
  });

  it("is laid out without a fault whatever its size and names", async () => {
    await fc.assert(
      fc.asyncProperty(design, fc.nat(3), async (drawn, reader) => {
        expect(await faultsOf(drawnConveyor(drawn), reader)).toEqual([]);
      }),
      { numRuns: 4 },
    );
  });
});
