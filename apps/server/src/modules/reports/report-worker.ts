import { parentPort } from "node:worker_threads";
import { type Book, makeBook, prepareReports, writeCsv, writeHtmlPage, writePdf, writeXlsx } from "@beltwright/report";
import { behind, standBehind } from "../../thread-priorities.ts";
import { reportFonts } from "./fonts.ts";
import type { ReportTask, ReportWord } from "./report-threads.ts";

// Whoever waits for a page goes before those who wait for a book.
standBehind(behind.books);

parentPort?.on("message", async (task: ReportTask) => {
  try {
    say(await write(task));
  } catch (failure) {
    say({ kind: "failed", message: failure instanceof Error ? failure.message : String(failure) });
  }
});

async function write({ conveyor, rows, company, format, ...options }: ReportTask): Promise<ReportWord> {
  const isTraced = options.reports === "all" || options.reports.includes("formula-appendix");
  const prepared = prepareReports(conveyor, { ...company, rows, isTraced });
  if (prepared.kind === "refused") return prepared;
  const book = makeBook(prepared.input, options);
  const bytes = await bytesOf(book, format);
  return { kind: "written", bytes, reports: book.reports.length };
}

async function bytesOf(book: Book, format: ReportTask["format"]): Promise<Uint8Array> {
  switch (format) {
    case "pdf":
      return writePdf(book, { fonts: await reportFonts() });
    case "xlsx":
      return writeXlsx(book);
    case "csv":
      return new TextEncoder().encode(writeCsv(book));
    case "html":
      return new TextEncoder().encode(writeHtmlPage(book));
  }
}

function say(word: ReportWord): void {
  parentPort?.postMessage(word, word.kind === "written" ? [word.bytes.buffer as ArrayBuffer] : []);
}
