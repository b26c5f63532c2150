import type { Book } from "../../description/report.ts";
import { collectPdf } from "./collect.ts";
import type { Doc, Fonts } from "./face.ts";
import { layBook, type Reporting } from "./lay-book.ts";
import { openDocument } from "./open-document.ts";
import { type Mark, Sheet } from "./sheet.ts";

interface PdfOptions extends Reporting {
  readonly fonts: Fonts;
}

/** The book as a PDF: vector drawings, searchable text, contents with links, page x of y. */
export async function writePdf(book: Book, { fonts, ...reporting }: PdfOptions): Promise<Uint8Array> {
  const doc = await documentFor(book);
  const bytes = collectPdf(doc);
  await layBook(new Sheet(doc, fonts), book, reporting);
  doc.end();
  return bytes;
}

/** Where every text of the book would stand, without printing it: for checks of the layout. */
export async function findMarks(book: Book, fonts: Fonts): Promise<readonly Mark[]> {
  const marks: Mark[] = [];
  await layBook(new Sheet(await documentFor(book), fonts, (mark) => marks.push(mark)), book);
  return marks;
}

function documentFor({ title, titleBlock, language, reports }: Book): Promise<Doc> {
  const { designedBy, company, logo = "" } = titleBlock;
  const shown = reports.flatMap(({ blocks }) => blocks.flatMap((one) => (one.kind === "picture" ? [one.image] : [])));
  return openDocument({ title, author: designedBy || company, language, pictures: [logo, ...shown] });
}
