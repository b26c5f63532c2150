import type { Book } from "../description/report.ts";
import { writeCsv } from "./csv.ts";
import { writeHtmlPage } from "./html-page.ts";
import type { Fonts } from "./pdf/face.ts";
import type { Reporting } from "./pdf/lay-book.ts";
import { writePdf } from "./pdf/write-pdf.ts";
import { writeXlsx } from "./xlsx.ts";

export type BookFormat = "pdf" | "xlsx" | "csv" | "html";

interface WritingOptions extends Reporting {
  /** Only a PDF has them in it. */
  readonly fonts: () => Promise<Fonts>;
}

/** The book as a file of any kind. */
export async function writeBook(
  book: Book,
  format: BookFormat,
  { fonts, ...reporting }: WritingOptions,
): Promise<Uint8Array> {
  switch (format) {
    case "pdf":
      return writePdf(book, { fonts: await fonts(), ...reporting });
    case "xlsx":
      return writeXlsx(book);
    case "csv":
      return new TextEncoder().encode(writeCsv(book));
    case "html":
      return new TextEncoder().encode(writeHtmlPage(book));
  }
}
