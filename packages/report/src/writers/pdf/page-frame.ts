import type { Book } from "../../description/report.ts";
import { accent, faint, margin, rule, type Sheet } from "./sheet.ts";

const logoHeight = 24;
const logoWidth = 90;

/** Head and foot of every page, once the number of pages is known. */
export function drawFrames(sheet: Sheet, book: Book): void {
  const { start, count } = sheet.doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    sheet.doc.switchToPage(start + page);
    sheet.structure.artifact(() => {
      drawHead(sheet, book);
      drawFoot(sheet, book, page + 1, count);
    });
  }
}

/** A picture nobody can open is left out: a report must not fail for its logo. */
function drawLogo(sheet: Sheet, logo: string, x: number, y: number): boolean {
  if (logo === "") return false;
  try {
    sheet.doc.image(logo, x, y, { fit: [logoWidth, logoHeight], align: "right", valign: "center" });
    return true;
  } catch {
    return false;
  }
}

function drawHead(sheet: Sheet, book: Book): void {
  const { company, client, project, projectNo, conveyor } = book.titleBlock;
  const right = sheet.left + sheet.width;
  const y = margin - 8;
  const joined = (...parts: readonly string[]) => parts.filter((part) => part !== "").join(" · ");
  sheet.line(conveyor, sheet.left, y, sheet.width, { face: "bold", size: 10.5, colour: accent });
  sheet.line(joined(client, project, projectNo), sheet.left, y + 14, sheet.width, { size: 8, colour: faint });
  const isShown = drawLogo(sheet, book.titleBlock.logo ?? "", right - logoWidth, y - 2);
  if (!isShown) {
    sheet.line(company, sheet.left, y, sheet.width, { size: 9, colour: faint, align: "right" });
  }
  sheet.ruleAt(margin + 20, rule, 0.8);
}

function drawFoot(sheet: Sheet, book: Book, page: number, pages: number): void {
  const { designedBy, date, company, revisions } = book.titleBlock;
  const y = sheet.doc.page.height - margin - 4;
  const revision = revisions.at(-1);
  const mark = revision === undefined ? "" : `${book.words.revision} ${revision.mark}`;
  const facts = [company, designedBy, date, mark].filter((part) => part !== "").join(" · ");
  const pageText = book.words.page.replace("{page}", String(page)).replace("{pages}", String(pages));
  sheet.ruleAt(y - 5);
  sheet.line(facts, sheet.left, y, sheet.width, { size: 7.5, colour: faint });
  sheet.line(pageText, sheet.left, y, sheet.width, { size: 7.5, colour: faint, align: "right" });
}
