import type { Block, Book, Facts } from "../../description/report.ts";
import { drawFacts, factsHeight, factsNeed, gapAfterFacts } from "./facts.ts";
import { drawFigure } from "./figure.ts";
import { leastHeight } from "./figure-layout.ts";
import { drawFormula, formulaHeight, formulaNeed } from "./formula.ts";
import { drawPicture, pictureHeight } from "./picture.ts";
import { alarm, faint, ink, type Sheet } from "./sheet.ts";
import { drawTable, tableHeight, tableNeed } from "./table.ts";
import { drawTitle, titleHeight } from "./title.ts";

const [textSize, textLeading, textGap] = [9, 12.15, 6];
const gapAboveHeading = 4;
/** A text so short is an introduction: it stays with what it introduces. */
const fewLines = 5;

/** Height below which the first of these blocks must not begin: what may not be torn from it is counted in. */
export function leadHeight(sheet: Sheet, book: Book, [first, ...rest]: readonly Block[]): number {
  if (first === undefined) return 0;
  switch (first.kind) {
    case "heading":
      return gapAboveHeading + titleHeight(sheet, first.text, "heading") + leadHeight(sheet, book, rest);
    case "text": {
      const lines = textLines(sheet, first.text).length;
      if (lines > fewLines) return fewLines * textLeading;
      return lines * textLeading + textGap + leadHeight(sheet, book, rest);
    }
    case "formula":
      return formulaNeed(sheet, first);
    case "facts":
      return (
        factsNeed(sheet, first, book) +
        (isLeadingIn(first, rest[0]) ? gapAfterFacts + leadHeight(sheet, book, rest) : 0)
      );
    case "table":
      return tableNeed(sheet, first, book, afterTable(sheet, book, rest));
    case "picture":
      return pictureHeight(sheet, first);
    case "figure":
      return leastHeight(sheet, first) + figuresNeed(sheet, book, rest[0]);
  }
}

/** What all of these blocks take at most on pages as they are turned now. */
export function wholeHeight(sheet: Sheet, book: Book, blocks: readonly Block[]): number {
  return blocks.reduce((sum, block) => sum + blockHeight(sheet, book, block), 0);
}

function blockHeight(sheet: Sheet, book: Book, block: Block): number {
  switch (block.kind) {
    case "heading":
      return gapAboveHeading + titleHeight(sheet, block.text, "heading");
    case "text":
      return textLines(sheet, block.text).length * textLeading + textGap;
    case "formula":
      return formulaHeight(sheet, block);
    case "facts":
      return factsHeight(sheet, block, book);
    case "table":
      return tableHeight(sheet, block, book);
    case "picture":
      return pictureHeight(sheet, block);
    case "figure":
      return leastHeight(sheet, block);
  }
}

/** What belongs to a figure stands right below it. */
function figuresNeed(sheet: Sheet, book: Book, next: Block | undefined): number {
  return next?.kind === "facts" || next?.kind === "table" ? leadHeight(sheet, book, [next]) : 0;
}

/** A few facts over a table say what it is of. */
const isLeadingIn = ({ rows }: Facts, next: Block | undefined) => rows.length <= 10 && next?.kind === "table";

/** A fact or two under a table belong to it, unless they introduce the next one. */
function afterTable(sheet: Sheet, book: Book, [next, after]: readonly Block[]): number {
  if (next?.kind !== "facts" || next.title !== undefined || next.rows.length > 2) return 0;
  return isLeadingIn(next, after) ? 0 : factsNeed(sheet, next, book);
}

const textLines = (sheet: Sheet, text: string) => sheet.type.lines(text, "regular", textSize, sheet.width);
/** The report a block stands in, and the heading above it. */
export interface Above {
  readonly report: string;
  readonly heading?: string;
}

/** Prints the first of these blocks. A figure leaves room for what belongs to it. */
export function drawBlock(sheet: Sheet, book: Book, [block, ...rest]: readonly Block[], above: Above): void {
  if (block === undefined) return;
  const onward = (title?: string) => `${placeOf(above, title)} (${book.words.continued})`;
  switch (block.kind) {
    case "heading":
      drawHeading(sheet, block.text);
      return;
    case "text":
      sheet.structure.leaf("P", () => drawText(sheet, block.text, block.tone ?? "plain"));
      return;
    case "formula":
      needOnward(sheet, formulaNeed(sheet, block), onward());
      sheet.structure.leaf("Code", () => drawFormula(sheet, block));
      return;
    case "facts":
      drawFacts(sheet, block, book, onward(block.title));
      return;
    case "table":
      drawTable(sheet, block, book, onward(block.title), afterTable(sheet, book, rest));
      return;
    case "picture":
      drawPicture(sheet, block);
      return;
    case "figure":
      drawFigure(sheet, block, figuresNeed(sheet, book, rest[0]));
      return;
  }
}

/** A reader who opens the book on this page is told whose table goes on. */
function placeOf({ report, heading }: Above, title?: string): string {
  const within = [heading, title].filter((words) => words !== undefined && words !== report);
  return within.length === 0 ? report : `${report}: ${within.join(", ")}`;
}

function drawHeading(sheet: Sheet, text: string): void {
  if (!sheet.isAtTop) sheet.y += gapAboveHeading;
  sheet.structure.leaf("H2", () => drawTitle(sheet, text, "heading"));
}

const tones = { plain: ink, note: faint, warning: "#7a4d00", error: alarm } as const;

export function drawText(sheet: Sheet, text: string, tone: keyof typeof tones): void {
  const lines = textLines(sheet, text);
  lines.forEach((line, at) => {
    sheet.need(textLeading * linesTogether(at, lines.length));
    sheet.line(line, sheet.left, sheet.y, sheet.width, { size: textSize, colour: tones[tone] });
    sheet.y += textLeading;
  });
  sheet.y += textGap;
}

/** A text torn by the end of a page leaves two lines on either side, at least. */
function linesTogether(at: number, count: number): number {
  if (at === 0) return count <= 3 ? count : 2;
  return at === count - 2 ? 2 : 1;
}

/** Begins a page where this height is not left, and says there what goes on. */
export function needOnward(sheet: Sheet, height: number, onward: string): void {
  const isBroken = height > sheet.room && !sheet.isAtTop;
  sheet.need(height);
  if (isBroken) sheet.structure.artifact(() => drawTitle(sheet, onward, "title"));
}
