import type { Book } from "../../description/report.ts";
import { faint, type Sheet } from "./sheet.ts";

/** Points from line to line; a little closer where that saves a page. */
const [closest, widest] = [11.7, 15];
const headHeight = 30;

/** Pages the table of contents will need; they are set aside before the reports are printed. */
export function contentsPages(sheet: Sheet, reports: number): number {
  return Math.max(1, Math.ceil(reports / Math.floor((sheet.fullRoom - headHeight) / closest)));
}

/** Pages are filled evenly. */
const entriesPerPage = (sheet: Sheet, reports: number) => Math.ceil(reports / contentsPages(sheet, reports));

/** Filled in last, when it is known on which page each report begins. */
export function drawContents(sheet: Sheet, book: Book, firstPage: number, starts: readonly number[]): void {
  const perPage = entriesPerPage(sheet, book.reports.length);
  const lineHeight = Math.min(widest, (sheet.fullRoom - headHeight) / perPage);
  book.reports.forEach((report, at) => {
    const isFirstOfPage = at % perPage === 0;
    if (isFirstOfPage) {
      sheet.doc.switchToPage(firstPage + Math.floor(at / perPage));
      sheet.structure.leaf("Caption", () =>
        sheet.line(book.words.contents, sheet.left, sheet.top, sheet.width, { face: "bold", size: 15 }),
      );
    }
    const y = sheet.top + headHeight + (at % perPage) * lineHeight;
    sheet.structure.group("TOCI", () =>
      sheet.structure.leaf("Link", (structParent) => {
        drawEntry(sheet, `${at + 1}  ${report.title}`, (starts[at] ?? 0) + 1, y);
        const options = { structParent, Border: [0, 0, 0] };
        sheet.doc.goTo(sheet.left, y, sheet.width, lineHeight, report.id, options);
      }),
    );
  });
}

function drawEntry(sheet: Sheet, title: string, page: number, y: number): void {
  const size = 9;
  sheet.line(title, sheet.left, y, sheet.width, { size });
  sheet.line(String(page), sheet.left, y, sheet.width, { size, align: "right" });
  const from = sheet.left + sheet.type.width(title, "regular", size) + 6;
  const to = sheet.left + sheet.width - sheet.type.width(String(page), "regular", size) - 6;
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
