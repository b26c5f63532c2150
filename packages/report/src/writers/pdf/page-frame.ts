import type { Book } from "../../description/report.ts";
import type { Face } from "./face.ts";
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

/** A firm that designs under its own name is named once. */
const joined = (...parts: readonly string[]) => [...new Set(parts)].filter((part) => part !== "").join(" · ");
/** Between what stands on the left and what stands on the right. */
const apart = 14;

interface Ends {
  readonly left: string;
  readonly right: string;
}

interface Letters {
  readonly size: number;
  readonly colour: string;
}

/** Two texts on one line; the one on the right has its full length as long as that is less than half. */
function drawEnds(sheet: Sheet, y: number, { left, right }: Ends, look: Letters & { readonly face?: Face }): void {
  const { size, colour, face = "regular" } = look;
  const small = Math.min(size, 9);
  const shown = sheet.type.shortened(right, "regular", small, sheet.width / 2 - apart);
  const rest = sheet.width - (shown === "" ? 0 : sheet.type.width(shown, "regular", small) + apart);
  sheet.line(sheet.type.shortened(left, face, size, rest), sheet.left, y, rest, { face, size, colour });
  sheet.line(shown, sheet.left, y, sheet.width, { size: small, colour: faint, align: "right" });
}

function drawHead(sheet: Sheet, book: Book): void {
  const { company, client, project, projectNo, conveyor } = book.titleBlock;
  const y = margin - 8;
  const isShown = drawLogo(sheet, book.titleBlock.logo ?? "", sheet.left + sheet.width - logoWidth, y - 2);
  const below = joined(client, project, projectNo);
  const room = sheet.width - (isShown ? logoWidth + apart : 0);
  if (isShown) {
    const shown = sheet.type.shortened(conveyor, "bold", 10.5, room);
    sheet.line(shown, sheet.left, y, room, { face: "bold", size: 10.5, colour: accent });
  } else drawEnds(sheet, y, { left: conveyor, right: company }, { face: "bold", size: 10.5, colour: accent });
  sheet.line(sheet.type.shortened(below, "regular", 8, room), sheet.left, y + 14, room, { size: 8, colour: faint });
  sheet.ruleAt(margin + 20, rule, 0.8);
}

function drawFoot(sheet: Sheet, book: Book, page: number, pages: number): void {
  const { designedBy, date, company, revisions } = book.titleBlock;
  const y = sheet.doc.page.height - margin - 4;
  const revision = revisions.at(-1);
  const mark = revision === undefined ? "" : `${book.words.revision} ${revision.mark}`;
  const who = [company, designedBy, date];
  const left = book.source === undefined ? joined(...who, mark, book.state ?? "") : joined(book.state ?? "", ...who);
  const right = book.words.page.replace("{page}", String(page)).replace("{pages}", String(pages));
  sheet.ruleAt(y - 5);
  drawEnds(sheet, y, { left, right }, { size: 7.5, colour: faint });
}
