import type { Block, Book, Report } from "../../description/report.ts";
import { collectPdf } from "./collect.ts";
import { contentsPages, drawContents } from "./contents.ts";
import { drawFacts, factsHeight } from "./facts.ts";
import { drawFigure, figureHeight } from "./figure.ts";
import { openDocument } from "./open-document.ts";
import { drawFrames } from "./page-frame.ts";
import { accent, alarm, faint, ink, Sheet, shade } from "./sheet.ts";
import { drawTable, fitsInto } from "./table.ts";
import type { Doc, Fonts } from "./typesetter.ts";

export interface PdfOptions {
  readonly fonts: Fonts;
  /** After each report, so that a page or a server can go on meanwhile. */
  readonly onProgress?: (done: number, of: number) => void;
  readonly signal?: AbortSignal;
}

/** The book as a PDF: vector drawings, searchable text, contents with links, page x of y. */
export async function writePdf(book: Book, { fonts, onProgress, signal }: PdfOptions): Promise<Uint8Array> {
  const { designedBy, company, logo = "" } = book.titleBlock;
  const { language } = book.words;
  const doc = await openDocument({ title: book.title, author: designedBy || company, language, logo });
  const bytes = collectPdf(doc);
  const sheet = new Sheet(doc, fonts);
  const isBound = book.reports.length > 1;
  if (isBound) openContents(sheet, book);
  const inContents = isBound ? sheet.structure.reserve("TOC") : undefined;
  const starts: number[] = [];
  for (const [at, report] of book.reports.entries()) {
    signal?.throwIfAborted();
    openReport(sheet, book, at);
    starts.push(lastPage(doc));
    sheet.structure.group("Sect", () => drawReport(sheet, book, report, isBound ? `${at + 1}  ` : ""));
    onProgress?.(at + 1, book.reports.length);
    await aMoment();
  }
  inContents?.(() => drawContents(sheet, book, 0, starts));
  if (book.reports.length === 0) drawNothing(sheet, book);
  drawFrames(sheet, book);
  doc.end();
  return bytes;
}

/** A file without a page is none. */
function drawNothing(sheet: Sheet, book: Book): void {
  sheet.newPage(false);
  drawText(sheet, book.words.nothing, "plain");
}

function openContents(sheet: Sheet, book: Book): void {
  sheet.newPage(false);
  for (let page = 1; page < contentsPages(sheet, book.reports.length); page += 1) sheet.newPage(false);
}

/** A short report goes on below the one before it; a title is never alone at the foot of a page. */
function openReport(sheet: Sheet, book: Book, at: number): void {
  const [before, report] = [book.reports[at - 1], book.reports[at]];
  if (report === undefined) return;
  const isLandscape = needsLandscape(sheet, book, report);
  const isApart = before === undefined || before.isOnOwnPage === true || report.isOnOwnPage === true;
  // Only a page that is there can have room: before the first one there is nothing to measure.
  const fits = () => titleHeight + gapBefore + keptTogether(sheet, report.blocks) <= sheet.room;
  if (isApart || sheet.isLandscape !== isLandscape || !fits()) sheet.newPage(isLandscape);
  else sheet.y += gapBefore;
}

/** A page is turned only for tables that are too wide, and for drawings that fill it. */
function needsLandscape(sheet: Sheet, book: Book, { isLandscape = false, blocks }: Report): boolean {
  if (!isLandscape || !sheet.hasPage) return isLandscape;
  return blocks.some((block) => {
    if (block.kind === "table") return !fitsInto(sheet, block, book.system, sheet.portraitWidth);
    return block.kind === "figure" && (block.height ?? 0) > 0.6;
  });
}

const gapBefore = 14;
const titleHeight = 26;

/** Height of the blocks that must not be torn from what stands above them. */
function keptTogether(sheet: Sheet, blocks: readonly Block[]): number {
  const [first, ...rest] = blocks;
  if (first === undefined) return 20;
  switch (first.kind) {
    case "heading":
      return 22 + keptTogether(sheet, rest);
    case "text":
      return 40 + (rest.length > 0 ? 60 : 0);
    case "figure":
      return figureHeight(sheet, first) + (rest[0]?.kind === "facts" ? factsHeight(rest[0]) : 0);
    default:
      return 96;
  }
}

function lastPage(doc: Doc): number {
  const { start, count } = doc.bufferedPageRange();
  return start + count - 1;
}

function drawReport(sheet: Sheet, book: Book, report: Report, number: string): void {
  sheet.doc.addNamedDestination(report.id, "XYZ", 0, sheet.y - 8, null);
  sheet.doc.outline.addItem(`${number}${report.title}`);
  const title = `${number}${report.title}`;
  sheet.structure.leaf("H1", () =>
    sheet.line(title, sheet.left, sheet.y, sheet.width, { face: "bold", size: 14, colour: accent }),
  );
  sheet.y += titleHeight;
  if (report.blocks.length === 0) drawText(sheet, book.words.nothing, "plain");
  report.blocks.forEach((block, at) => {
    if (block.kind === "heading") sheet.need(keptTogether(sheet, report.blocks.slice(at)));
    drawBlock(sheet, book, block);
  });
}

function drawBlock(sheet: Sheet, book: Book, block: Block): void {
  switch (block.kind) {
    case "heading":
      drawHeading(sheet, block.text);
      return;
    case "text":
      sheet.structure.leaf("P", () => drawText(sheet, block.text, block.tone ?? "plain"));
      return;
    case "listing":
      sheet.structure.leaf("Code", () => drawListing(sheet, block.text));
      return;
    case "facts":
      drawFacts(sheet, block, book.system);
      return;
    case "table":
      drawTable(sheet, block, book.system, book.words.continued);
      return;
    case "figure":
      drawFigure(sheet, block);
      return;
  }
}

/** A heading never stands alone at the foot of a page. */
function drawHeading(sheet: Sheet, text: string): void {
  sheet.need(80);
  if (!sheet.isAtTop) sheet.y += 4;
  sheet.structure.leaf("H2", () => sheet.line(text, sheet.left, sheet.y, sheet.width, { face: "bold", size: 11 }));
  sheet.y += 18;
}

const tones = { plain: ink, note: faint, warning: "#7a4d00", error: alarm } as const;

function drawText(sheet: Sheet, text: string, tone: keyof typeof tones): void {
  const size = 9;
  for (const line of sheet.type.lines(text, "regular", size, sheet.width)) {
    sheet.need(size * 1.35);
    sheet.line(line, sheet.left, sheet.y, sheet.width, { size, colour: tones[tone] });
    sheet.y += size * 1.35;
  }
  sheet.y += 6;
}

function drawListing(sheet: Sheet, text: string): void {
  const size = 7.5;
  const height = size * 1.4;
  const lines = sheet.type.lines(text, "mono", size, sheet.width - 12);
  sheet.need(Math.min(lines.length * height, sheet.fullRoom / 4));
  for (const line of lines) {
    sheet.need(height);
    sheet.shadeAt(sheet.left, sheet.y, sheet.width, height, shade);
    sheet.line(line, sheet.left + 6, sheet.y + 1.5, sheet.width, { face: "mono", size });
    sheet.y += height;
  }
  sheet.y += 6;
}

function aMoment(): Promise<void> {
  return new Promise((resume) => setTimeout(resume, 0));
}
