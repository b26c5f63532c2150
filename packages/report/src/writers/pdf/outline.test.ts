import { newConveyor } from "@beltwright/model";
import { getDocument, type PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { describe, expect, it } from "vitest";
import { makeBook } from "../../make-book.ts";
import { fonts } from "../../test-support/books.ts";
import { inputOf } from "../../test-support/inputs.ts";
import { pageText, readPdf } from "../../test-support/pdf-text.ts";
import { writePdf } from "./write-pdf.ts";

const reports = ["design-summary", "key-results", "findings", "tension-summary", "cross-sections", "pulley-schedule"];
const book = makeBook(inputOf(newConveyor()), { reports, language: "de", system: "metric" });
const bytes = await writePdf(book, { fonts });
const pages = (await readPdf(bytes)).map((page) => pageText(page).replace(/\s+/g, " "));

async function withDocument<Result>(read: (document: PDFDocumentProxy) => Promise<Result>): Promise<Result> {
  const task = getDocument({ data: bytes.slice(), verbosity: 0 });
  const result = await read(await task.promise);
  await task.destroy();
  return result;
}

/** Bookmarks with the page an independent reader opens for them, counted from 1. */
const bookmarks = await withDocument(async (document) => {
  const outline = await document.getOutline();
  return Promise.all(
    outline.map(async ({ title, dest }) => {
      const [page] = (typeof dest === "string" ? await document.getDestination(dest) : dest) ?? [];
      return { title, page: (await document.getPageIndex(page)) + 1 };
    }),
  );
});

describe("the bookmarks of a book", () => {
  it("are its reports in order, each with the page that its contents name", () => {
    expect(bookmarks.map(({ title }) => title)).toEqual(book.reports.map(({ title }, at) => `${at + 1}  ${title}`));
    for (const { title, page } of bookmarks) expect(pages[0], title).toContain(`${title.replace(/\s+/g, " ")} ${page}`);
  });

  it("lead to a page where the heading can be found as text", () => {
    for (const { title, page } of bookmarks) expect(pages[page - 1], title).toContain(title.replace(/\s+/g, " "));
  });
});

describe("a book as a file", () => {
  it("has title, language and tags, and says on each page which one it is", async () => {
    const { info, roles } = await withDocument(async (document) => ({
      info: new Map(Object.entries((await document.getMetadata()).info)),
      roles: JSON.stringify(await (await document.getPage(2)).getStructTree()),
    }));
    expect(info.get("Title")).toBe(book.title);
    expect(info.get("Language")).toBe("de");
    expect(roles).toMatch(/"H1"[\s\S]*"Table"/);
    pages.forEach((page, at) => {
      expect(page).toContain(`Seite ${at + 1} von ${pages.length}`);
    });
  });

  it("writes its numbers with a comma", () => {
    const speed = pages.join(" ").match(/Gurtgeschwindigkeit (\S+) m\/s/)?.[1];
    expect(speed).toMatch(/^\d+(,\d+)?$/);
    expect(pages.join(" ")).not.toMatch(/\d\.\d+ (kN|mm|m|%|kW)\b/);
  });
});
