export { cellText, cellWithUnit, columnTitle, type Reading } from "./description/cell-text.ts";
export type * from "./description/report.ts";
export { type Seller, writeInvoice } from "./invoice/write-invoice.ts";
export { fontFiles, loadFonts } from "./load-fonts.ts";
export { type BookOptions, type ListedReport, listReports, makeBook } from "./make-book.ts";
export {
  type Company,
  inCompany,
  namedRevisions,
  type OnProgress,
  type PreparedInput,
  prepareReports,
  type ReportOptions,
} from "./report-input.ts";
export type { DynamicScenario, ReportGroup, ReportId, ReportInput, Sentences, Version } from "./reports/context.ts";
export { isReportScenario, listScenarios, type ReportScenario, reportScenarios, scenariosFor } from "./scenarios.ts";
export { describedIn, findingIn, type Language, languages } from "./words/words.ts";
export { writeCsv } from "./writers/csv.ts";
export { writeHtml } from "./writers/html.ts";
export { writeHtmlPage } from "./writers/html-page.ts";
export { layoutFaults } from "./writers/pdf/layout-faults.ts";
export type { Mark } from "./writers/pdf/sheet.ts";
export type { Fonts } from "./writers/pdf/typesetter.ts";
export { findMarks, type PdfOptions, writePdf } from "./writers/pdf/write-pdf.ts";
export { writeXlsx } from "./writers/xlsx.ts";
