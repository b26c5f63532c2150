export { cellText, cellWithUnit, columnTitle } from "./description/cell-text.ts";
export type * from "./description/report.ts";
export { writeInvoice } from "./invoice/write-invoice.ts";
export { writeCsv } from "./writers/csv.ts";
export { writeHtml } from "./writers/html.ts";
export type { Fonts } from "./writers/pdf/typesetter.ts";
export { type PdfOptions, writePdf } from "./writers/pdf/write-pdf.ts";
export { writeXlsx } from "./writers/xlsx.ts";
