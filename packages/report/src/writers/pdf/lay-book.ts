import type { Block, Book, Report } from "../../description/report.ts";
import { contentsPages, drawContents } from "./contents.ts";
import { type Above, drawBlock, drawText, leadHeight, needOnward, wholeHeight } from "./draw-block.ts";
import type { Doc } from "./face.ts";
import { isFullPage } from "./figure-layout.ts";
import { drawFrames } from "./page-frame.ts";
import { accent, ink, type Sheet } from "./sheet.ts";
import { fitsInto } from "./table-grid.ts";

export interface Reporting {
  /** After each report, so that a page or a server can go on meanwhile. */
  readonly onProgress?: (done: number, of: number) => void;
  readonly signal?: AbortSignal;
}

/** Fills the pages of a book: cover, contents, reports, then head and foot of every page. */
export async function layBook(sheet: Sheet, whole: Book, { onProgress, signal }: Reporting = {}): Promise<void> {
  sheet.watermark = whole.mark ?? "";
  const cover = whole.reports.find(({ isCover }) => isCover);
  const book = { ...whole, reports: whole.reports.filter((report) => report !== cover) };
  const isBound = book.reports.length > 1;
  if (cover !== undefined) sheet.structure.group("Sect", () => drawCover(sheet, book, cover));
  const contentsPage = cover === undefined ? 0 : 1 + lastPage(sheet.doc);
  if (isBound) openContents(sheet, book);
  const inContents = isBound ? sheet.structure.reserve("TOC") : undefined;
  const starts: number[] = [];
  for (const [at, report] of book.reports.entries()) {
    signal?.throwIfAborted();
    openReport(sheet, book, at);
    starts.push(lastPage(sheet.doc));
    sheet.structure.group("Sect", () => drawReport(sheet, book, report, isBound ? `${at + 1}  ` : ""));
    onProgress?.(at + 1, book.reports.length);
    if (!sheet.isTold) await aMoment();
  }
  inContents?.(() => drawContents(sheet, book, contentsPage, starts));
  if (whole.reports.length === 0) drawNothing(sheet, book);
  drawFrames(sheet, book);
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
  const isApart = before === undefined || before.isOnOwnPage === true || report.isOnOwnPage === true;
  const isLandscape =
    isApart || !staysOnPage(sheet, book, report) ? needsLandscape(sheet, book, report, isApart) : sheet.isLandscape;
  // Only a page that is there can have room: before the first one there is nothing to measure.
  const fits = () => titleHeight + gapBefore + leadHeight(sheet, book, report.blocks) <= sheet.room;
  if (isApart || sheet.isLandscape !== isLandscape || !fits() || isLastBeforeTurned(sheet, book, at)) {
    sheet.newPage(isLandscape || isTurnedWithNext(sheet, book, at));
  } else sheet.y += gapBefore;
}

/** The rest of what is cut at the foot would stand alone before a turned page: what fits on one page stays together there. */
function isLastBeforeTurned(sheet: Sheet, book: Book, at: number): boolean {
  if (sheet.isLandscape) return false;
  const ahead = book.reports.slice(at + 1, at + 1 + mostTogether);
  const turned = ahead.findIndex((report) => needsLandscape(sheet, book, report, true));
  if (turned < 0) return false;
  const height = book.reports
    .slice(at, at + 1 + turned)
    .reduce((sum, { blocks }) => sum + titleHeight + gapBefore + wholeHeight(sheet, book, blocks), 0);
  return height > sheet.room && height <= sheet.fullRoom;
}

/** More reports hardly fit on one page. */
const mostTogether = 4;

/** Little that would stand alone before a drawing or a table on a turned page is turned with it. */
function isTurnedWithNext(sheet: Sheet, book: Book, at: number): boolean {
  const [report, next] = [book.reports[at], book.reports[at + 1]];
  if (report === undefined || next === undefined || !sheet.hasPage || report.isOnOwnPage) return false;
  const mayStandUpright = next.blocks.some((block) => block.kind === "figure" && block.narrow !== undefined);
  const isLittle = titleHeight + wholeHeight(sheet, book, report.blocks) < little * sheet.fullRoom;
  return isLittle && !mayStandUpright && needsLandscape(sheet, book, next, next.isOnOwnPage === true);
}

const little = 0.4;

/** Where much of a page is still free, a report that fits there is not worth turning it. */
function staysOnPage(sheet: Sheet, book: Book, { blocks }: Report): boolean {
  if (!sheet.hasPage || sheet.room < muchRoom * sheet.fullRoom) return false;
  const isFit = (block: Block) =>
    block.kind !== "figure" || (!sheet.isLandscape && (block.narrow !== undefined || !isFullPage(block)));
  return blocks.every(isFit) && titleHeight + gapBefore + wholeHeight(sheet, book, blocks) <= sheet.room;
}

const muchRoom = 0.45;

/** So few rows are better printed in parts than on a page of their own. */
const fewRows = 16;

/** A page is turned only for long tables that are too wide, and for drawings that fill it. */
function needsLandscape(sheet: Sheet, book: Book, report: Report, isApart: boolean): boolean {
  const { isLandscape = false, blocks } = report;
  if (!isLandscape || !sheet.hasPage) return isLandscape;
  if (blocks.some((block) => block.kind === "figure" && isFullPage(block))) return true;
  const isWide = (block: Block) =>
    block.kind === "table" && block.rows.length >= fewRows && !fitsInto(sheet, block, book, sheet.portraitWidth);
  return blocks.some(isWide) && !savesPages(sheet, book, blocks, isApart);
}

/** Turning costs what is free on this page and on the last turned one; in parts a table is a little harder to read. */
function savesPages(sheet: Sheet, book: Book, blocks: readonly Block[], isApart: boolean): boolean {
  if (sheet.isLandscape) return false;
  const upright = (titleHeight + wholeHeight(sheet, book, blocks)) / sheet.fullRoom;
  const rows = blocks.reduce((sum, block) => sum + (block.kind === "table" ? block.rows.length + headingRows : 0), 0);
  const turned = Math.ceil((titleHeight + rows * rowHeight) / sheet.turnedRoom);
  const left = isApart ? 0 : sheet.room / sheet.fullRoom;
  return upright + worthOneTable <= turned + left;
}

/** Points of a row of one line, and how many such rows the headings of a wide table take. */
const [rowHeight, headingRows] = [14.4, 4];
const worthOneTable = 0.25;

const gapBefore = 14;
const titleHeight = 26;

function lastPage(doc: Doc): number {
  const { start, count } = doc.bufferedPageRange();
  return start + count - 1;
}

const [coverSize, coverGap] = [26, 20];

/** The conveyor by its name in large letters, what it is for below, then what the cover says. */
function drawCover(sheet: Sheet, book: Book, cover: Report): void {
  const { conveyor, project } = book.titleBlock;
  sheet.newPage(false);
  sheet.y += sheet.fullRoom / 8;
  sheet.doc.addNamedDestination(cover.id, "XYZ", 0, sheet.y - 8, null);
  sheet.doc.outline.addItem(cover.title);
  const lines = (text: string, size: number, look: { readonly face: "regular" | "bold"; readonly colour: string }) => {
    for (const line of sheet.type.lines(text, look.face, size, sheet.width)) {
      sheet.structure.leaf("P", () => sheet.line(line, sheet.left, sheet.y, sheet.width, { size, ...look }));
      sheet.y += size * 1.3;
    }
  };
  lines(conveyor, coverSize, { face: "bold", colour: accent });
  if (project !== "") lines(project, coverSize / 2, { face: "regular", colour: ink });
  sheet.y += coverGap;
  drawBlocks(sheet, book, cover);
}

function drawReport(sheet: Sheet, book: Book, report: Report, number: string): void {
  sheet.doc.addNamedDestination(report.id, "XYZ", 0, sheet.y - 8, null);
  sheet.doc.outline.addItem(`${number}${report.title}`);
  const title = `${number}${report.title}`;
  sheet.structure.leaf("H1", () =>
    sheet.line(title, sheet.left, sheet.y, sheet.width, { face: "bold", size: 14, colour: accent }),
  );
  sheet.y += titleHeight;
  drawBlocks(sheet, book, report);
}

function drawBlocks(sheet: Sheet, book: Book, report: Report): void {
  if (report.blocks.length === 0) drawText(sheet, book.words.nothing, "plain");
  const onward = `${report.title} (${book.words.continued})`;
  let above: Above = { report: report.title };
  report.blocks.forEach((block, at) => {
    if (block.kind === "heading") above = { report: report.title, heading: block.text };
    const rest = report.blocks.slice(at);
    if (block.kind === "heading" || block.kind === "text" || block.kind === "facts")
      needOnward(sheet, leadHeight(sheet, book, rest), onward);
    drawBlock(sheet, book, rest, above);
  });
}

function aMoment(): Promise<void> {
  return new Promise((resume) => setTimeout(resume, 0));
}
