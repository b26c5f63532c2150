import type { Book } from "../../description/report.ts";
import { faint, type Sheet } from "./sheet.ts";

/** Points from line to line; a little closer where that saves a page. */
const [closest, widest] = [11.7, 15];
const headHeight = 30;

/** What one page cannot hold in one column stands in two. */
const columnGap = 24;

interface Grid {
  readonly pages: number;
  readonly columns: 1 | 2;
  /** Entries of one column; pages are filled evenly. */
  readonly rows: number;
}

function gridOf(sheet: Sheet, reports: number): Grid {
  const most = Math.floor((sheet.fullRoom - headHeight) / closest);
  const columns = reports > most ? 2 : 1;
  const pages = Math.max(1, Math.ceil(reports / (most * columns)));
  return { pages, columns, rows: Math.ceil(reports / (pages * columns)) };
}

/** Pages the table of contents will need; they are set aside before the reports are printed. */
export function contentsPages(sheet: Sheet, reports: number): number {
  return gridOf(sheet, reports).pages;
}

/** Filled in last, when it is known on which page each report begins. */
export function drawContents(sheet: Sheet, book: Book, firstPage: number, starts: readonly number[]): void {
  const { columns, rows } = gridOf(sheet, book.reports.length);
  const lineHeight = Math.min(widest, (sheet.fullRoom - headHeight) / rows);
  const width = (sheet.portraitWidth - (columns - 1) * columnGap) / columns;
  book.reports.forEach((report, at) => {
    if (at % (rows * columns) === 0) {
      sheet.doc.switchToPage(firstPage + at / (rows * columns));
      sheet.structure.leaf("Caption", () =>
        sheet.line(book.words.contents, sheet.left, sheet.top, sheet.width, { face: "bold", size: 15 }),
      );
    }
    const place = {
      x: sheet.left + (Math.floor(at / rows) % columns) * (width + columnGap),
      y: sheet.top + headHeight + (at % rows) * lineHeight,
      width,
    };
    sheet.structure.group("TOCI", () =>
      sheet.structure.leaf("Link", (structParent) => {
        drawEntry(sheet, `${at + 1}  ${report.title}`, String((starts[at] ?? 0) + 1), place);
        const options = { structParent, Border: [0, 0, 0] };
        sheet.doc.goTo(place.x, place.y, width, lineHeight, report.id, options);
      }),
    );
  });
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

function drawEntry(sheet: Sheet, title: string, page: string, { x, y, width }: Place): void {
  const size = 9;
  const number = sheet.type.width(page, "regular", size);
  const shown = sheet.type.shortened(title, "regular", size, width - number - 8);
  sheet.line(shown, x, y, width, { size });
  sheet.line(page, x, y, width, { size, align: "right" });
  const from = x + sheet.type.width(shown, "regular", size) + 6;
  const to = x + width - number - 6;
  if (to <= from) return;
  sheet.structure.artifact(() =>
    sheet.doc
      .moveTo(from, y + 9)
      .lineTo(to, y + 9)
      .lineWidth(0.5)
      .dash(0.5, { space: 2.5 })
      .strokeColor(faint)
      .stroke()
      .undash(),
  );
}
