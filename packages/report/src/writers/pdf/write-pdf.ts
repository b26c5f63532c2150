import type { Book } from "../../description/report.ts";
import { collectPdf } from "./collect.ts";
import type { Fonts } from "./face.ts";
import { layBook, type Reporting } from "./lay-book.ts";
import { openBook } from "./open-document.ts";
import { Sheet } from "./sheet.ts";

interface PdfOptions extends Reporting {
  readonly fonts: Fonts;
}

/** The book as a PDF: vector drawings, searchable text, contents with links, page x of y. */
export async function writePdf(book: Book, { fonts, ...reporting }: PdfOptions): Promise<Uint8Array> {
  const doc = await openBook(book);
  const bytes = collectPdf(doc);
  await layBook(new Sheet(doc, fonts), book, reporting);
  doc.end();
  return bytes;
}
