export { cellText, cellWithUnit, columnTitle } from "./description/cell-text.ts";
export type * from "./description/report.ts";
export { type InvoiceDocument, type Seller, writeInvoice } from "./invoice/write-invoice.ts";
export { loadFonts } from "./load-fonts.ts";
export { type ListedReport, listReports, makeBook } from "./make-book.ts";
export {
  type Company,
  inCompany,
  namedRevisions,
  type OnProgress,
  prepareReports,
} from "./report-input.ts";
export type { ReportInput } from "./reports/context.ts";
export { listScenarios } from "./scenarios.ts";
export { type Language, languages } from "./words/language.ts";
export { describedIn } from "./words/words.ts";
export { writeCsv } from "./writers/csv.ts";
export { writeHtml } from "./writers/html.ts";
export { writeHtmlPage } from "./writers/html-page.ts";
export type { Fonts } from "./writers/pdf/face.ts";
export { writePdf } from "./writers/pdf/write-pdf.ts";
export { writeXlsx } from "./writers/xlsx.ts";
