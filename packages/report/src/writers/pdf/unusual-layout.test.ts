import { describe, expect, it } from "vitest";
import { makeBook } from "../../make-book.ts";
import { prepareReports } from "../../report-input.ts";
import { fonts } from "../../test-support/books.ts";
import { unusualConveyors } from "../../test-support/unusual-conveyors.ts";
import { layoutFaults } from "./layout-faults.ts";
import { findMarks } from "./write-pdf.ts";

const sentences = { finding: ({ code }: { readonly code: string }) => `A finding: ${code}.` };
const conveyors = unusualConveyors();
/** Each in a language and units of its own. */
const readers = [
  { language: "en", system: "metric" },
  { language: "de", system: "imperial" },
  { language: "en", system: "imperial" },
  { language: "de", system: "metric" },
] as const;

describe("the full book of a conveyor no demo is like", () => {
  it.each(conveyors.map((conveyor, at) => [conveyor.convNo.slice(0, 20), conveyor, at] as const))(
    "(%s) is laid out without a fault",
    async (_, conveyor, at) => {
      const prepared = prepareReports(conveyor, { sentences });
      if (prepared.kind === "refused") throw new Error(JSON.stringify(prepared.issues));
      const reader = readers[at % readers.length] ?? readers[0];
      const book = makeBook(prepared.input, { reports: "all", ...reader });
      expect(book.reports.length).toBeGreaterThan(70);
      expect(layoutFaults(await findMarks(book, fonts))).toEqual([]);
    },
  );
});
