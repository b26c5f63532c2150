export { cellText, cellWithUnit, columnTitle } from "./description/cell-text.ts";
export type * from "./description/report.ts";
export { type InvoiceDocument, type Seller, writeInvoice } from "./invoice/write-invoice.ts";
export { loadFonts } from "./load-fonts.ts";
export {
  type ListedReport,
  type ListedSelection,
  listReports,
  listSelections,
  makeBook,
} from "./make-book.ts";
export {
  type Company,
  inCompany,
  type OnProgress,
  prepareReports,
  revisionsOf,
} from "./report-input.ts";
export type { ReportInput, StudyOfReport } from "./reports/context.ts";
export { studyForReport } from "./reports/uncertainty/uncertainty-report.ts";
export { listScenarios } from "./scenarios.ts";
export {
  needsSteps,
  type SelectionName,
  selectionNames,
  usualSelection,
  type WantedReports,
  wantedReports,
} from "./selections.ts";
export { type Language, languages } from "./words/language.ts";
export { describedIn } from "./words/words.ts";
export { type RefusedCell, readWorkbook } from "./workbook/read-workbook.ts";
export { writeWorkbook } from "./workbook/write-workbook.ts";
export { writeCsv } from "./writers/csv.ts";
export { writeHtml } from "./writers/html.ts";
export { writeHtmlPage } from "./writers/html-page.ts";
export type { Fonts } from "./writers/pdf/face.ts";
export { sealOf, sealPdf, sourceOf } from "./writers/pdf/seal.ts";
export { writePdf } from "./writers/pdf/write-pdf.ts";
export { type BookFormat, writeBook } from "./writers/write-book.ts";
export { writeXlsx } from "./writers/xlsx.ts";
