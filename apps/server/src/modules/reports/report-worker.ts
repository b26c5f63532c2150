import { parentPort } from "node:worker_threads";
import { makeBook, needsSteps, prepareReports, sealPdf, writeBook } from "@beltwright/report";
import { behind, standBehind } from "../../thread-priorities.ts";
import { contentDigest } from "../releases/content-digest.ts";
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
  const isTraced = needsSteps(options.reports);
  const prepared = prepareReports(conveyor, { ...company, rows, isTraced });
  if (prepared.kind === "refused") return prepared;
  const book = makeBook(prepared.input, options);
  const bytes = await writeBook(book, format, { fonts: reportFonts });
  const written = { kind: "written", reports: book.reports.length } as const;
  return options.source === undefined || format !== "pdf"
    ? { ...written, bytes }
    : { ...written, ...sealPdf(bytes, contentDigest) };
}

function say(word: ReportWord): void {
  parentPort?.postMessage(word, word.kind === "written" ? [word.bytes.buffer as ArrayBuffer] : []);
}
