import type { Drawing, DrawingFrame, LineChart } from "@beltwright/drawing";
import type { UnitCode } from "@beltwright/model";
import type { Reading } from "./reading.ts";

/** What stands in a table or beside a label. Numbers are in the unit documents keep; writers show them as the reader likes. */
export type Cell =
  | { readonly kind: "text"; readonly text: string }
  | {
      readonly kind: "number";
      readonly value: number;
      readonly unit: UnitCode;
      /** Decimals; absent: as the screen writes it. */
      readonly decimals?: number;
      /** Entered by a person: shown with all its digits, as its field shows it. */
      readonly isEntered?: boolean;
      /** Marked as worth a second look: a limit is passed. */
      readonly isOverLimit?: boolean;
      /** Where it stands in the document or among its results: `pulls[3].t1`. */
      readonly path?: string;
    };

export interface Column {
  readonly title: string;
  /** Of its numbers; stands in the heading, so that cells hold figures only. */
  readonly unit?: UnitCode;
}

export interface Table {
  readonly kind: "table";
  readonly title?: string;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
  /** Columns from the left that are repeated where a table is too wide for the page; 1 if absent. */
  readonly fixedColumns?: number;
  /** Sums below the rows. */
  readonly totals?: readonly Cell[];
}

/** Labels and their values, in two columns of a page. */
export interface Facts {
  readonly kind: "facts";
  readonly title?: string;
  readonly rows: readonly { readonly label: string; readonly value: Cell }[];
}

export interface Figure {
  readonly kind: "figure";
  readonly drawing: Drawing;
  /** The same laid out for the width of an upright page, where `drawing` is for one that is turned. */
  readonly narrow?: Drawing;
  readonly caption: string;
  /** Share of the page's height; 0.35 if absent. */
  readonly height?: number;
  /** Frame and title block around it, as an office wants them. */
  readonly frame?: DrawingFrame;
  /** What a chart is drawn from, in the reader's units, for writers that do not draw. */
  readonly charted?: Pick<LineChart, "xLabel" | "yLabel" | "series">;
}

/** A picture that a person put into the document, as a data address. */
export interface Picture {
  readonly kind: "picture";
  readonly image: string;
  readonly caption: string;
  /** Share of the page's height. */
  readonly height: number;
}

/** A formula and the values put in, line by line. */
export interface FormulaBlock {
  readonly kind: "formula";
  readonly lines: readonly FormulaLine[];
}

/** Words as they are, and between them symbols and expressions as formulas print them: `F_rb`, `m * a`. */
export type FormulaLine = readonly { readonly text: string; readonly isMath?: boolean }[];

export type Block =
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "text"; readonly text: string; readonly tone?: "plain" | "note" | "warning" | "error" }
  | FormulaBlock
  | Facts
  | Table
  | Figure
  | Picture;

/** One report: data only. What it looks like is the writers' business. */
export interface Report {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
  /** Wide tables and long drawings; portrait if absent. */
  readonly isLandscape?: boolean;
  /** Stands before the contents, without a number. */
  readonly isCover?: boolean;
  /** Begins a page and shares it with no other report; short ones follow each other otherwise. */
  readonly isOnOwnPage?: boolean;
}

export interface Revision {
  readonly mark: string;
  readonly date: string;
  readonly by: string;
  readonly text: string;
}

/** What stands on every page. */
export interface TitleBlock {
  readonly company: string;
  readonly client: string;
  readonly project: string;
  readonly projectNo: string;
  readonly conveyor: string;
  readonly designedBy: string;
  readonly date: string;
  /** PNG or JPEG as a data address, as the document keeps it. */
  readonly logo?: string;
  readonly revisions: readonly Revision[];
}

/** Reports bound together, in the reader's units and language. */
export interface Book extends Reading {
  readonly title: string;
  readonly titleBlock: TitleBlock;
  readonly reports: readonly Report[];
  readonly words: BookWords;
  /** Which state of the design is printed, where it is none that was saved; at the foot of every page. */
  readonly state?: string;
  /** Stands across every page of a book that is not to be handed on. */
  readonly mark?: string;
  /** The released file that the book was made of; a PDF has it inside. */
  readonly source?: SourceFile;
}

export interface SourceFile {
  readonly name: string;
  readonly text: string;
}

/** The few words that the writers add themselves. */
interface BookWords {
  readonly contents: string;
  /** `Page {page} of {pages}` */
  readonly page: string;
  readonly continued: string;
  readonly revision: string;
  readonly date: string;
  readonly by: string;
  readonly change: string;
  /** Stands where a report has nothing to say. */
  readonly nothing: string;
  /** Of which saved revision the printed design is a change. */
  readonly unsaved: string;
  /** Of which released revision a page is. */
  readonly released: string;
  /** Stands across the pages of a design that no account has. */
  readonly tryOut: string;
}
