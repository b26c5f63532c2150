import type { Book } from "../description/report.ts";
import type { Fonts } from "../writers/pdf/face.ts";
import { layBook } from "../writers/pdf/lay-book.ts";
import { openBook } from "../writers/pdf/open-document.ts";
import { type Mark, Sheet } from "../writers/pdf/sheet.ts";

/** Where every text of the book would stand, without printing it: for checks of the layout. */
export async function findMarks(book: Book, fonts: Fonts): Promise<readonly Mark[]> {
  const marks: Mark[] = [];
  await layBook(new Sheet(await openBook(book), fonts, (mark) => marks.push(mark)), book);
  return marks;
}
