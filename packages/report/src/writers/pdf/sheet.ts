import type { Doc, Face, Fonts } from "./face.ts";
import { type Leaf, Structure } from "./structure.ts";
import { Typesetter } from "./typesetter.ts";

export const margin = 42;
const headRoom = 34;
const footRoom = 26;
export const ink = "#1c2226";
export const faint = "#5b666d";
export const rule = "#c5cdd2";
const pale = "#e9edef";
export const shade = "#f1f4f5";
export const accent = "#0b6b6b";
export const alarm = "#b3261e";

interface TextLook {
  readonly face?: Face;
  readonly size?: number;
  readonly colour?: string;
  readonly align?: "left" | "right" | "centre";
}

/** A text as it stands on a page: points from the upper left, the box of its letters. */
export interface Mark {
  readonly page: number;
  readonly paper: { readonly width: number; readonly height: number };
  /** What it is to a reader; `frame` for head and foot, `drawing` for lettering of a figure. */
  readonly role: Leaf | "frame" | "drawing";
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The page being filled: where the next block goes, and whether it still fits. Points, from the upper left. */
export class Sheet {
  readonly doc: Doc;
  readonly type: Typesetter;
  readonly structure: Structure;
  y = 0;
  #isLandscape = false;
  readonly #pages = new Map<Doc["page"], number>();
  readonly #onMark: ((mark: Mark) => void) | undefined;
  /** Stands across every page, below what is printed on it. */
  watermark = "";

  /** With `onMark` texts are told instead of printed, for those who only ask where they would stand. */
  constructor(doc: Doc, fonts: Fonts, onMark?: (mark: Mark) => void) {
    this.doc = doc;
    this.#onMark = onMark;
    this.type = new Typesetter(doc, fonts);
    this.structure = new Structure(doc);
  }

  get isTold(): boolean {
    return this.#onMark !== undefined;
  }

  tell(mark: Omit<Mark, "page" | "paper">): void {
    const { page } = this.doc;
    const paper = { width: page.width, height: page.height };
    this.#onMark?.({ ...mark, paper, page: this.#pages.get(page) ?? 0 });
  }

  get left(): number {
    return margin;
  }

  get width(): number {
    return this.doc.page.width - 2 * margin;
  }

  get top(): number {
    return margin + headRoom;
  }

  get bottom(): number {
    return this.doc.page.height - margin - footRoom;
  }

  get room(): number {
    return this.bottom - this.y;
  }

  /** Of an empty page. */
  get fullRoom(): number {
    return this.bottom - this.top;
  }

  /** Of an empty page turned the other way. */
  get turnedRoom(): number {
    return this.doc.page.width - 2 * margin - headRoom - footRoom;
  }

  get isAtTop(): boolean {
    return this.y === this.top;
  }

  get isLandscape(): boolean {
    return this.#isLandscape;
  }

  get hasPage(): boolean {
    return this.y > 0;
  }

  get portraitWidth(): number {
    return Math.min(this.doc.page.width, this.doc.page.height) - 2 * margin;
  }

  newPage(isLandscape = this.#isLandscape): void {
    this.#isLandscape = isLandscape;
    this.doc.addPage({ size: "A4", layout: isLandscape ? "landscape" : "portrait", margin: 0 });
    this.#pages.set(this.doc.page, this.#pages.size + 1);
    this.y = this.top;
    if (this.watermark !== "" && !this.isTold) this.structure.artifact(() => this.#drawWatermark());
  }

  /** Pale instead of transparent, which archives do not take; from corner to corner, whichever way the page is turned. */
  #drawWatermark(): void {
    const { doc, watermark: text } = this;
    const { width, height } = doc.page;
    const size = (0.75 * Math.hypot(width, height)) / this.type.width(text, "bold", 1);
    const angle = (-Math.atan2(height, width) * 180) / Math.PI;
    doc.save().rotate(angle, { origin: [width / 2, height / 2] });
    this.type.use("bold", size);
    doc.fillColor(pale).text(text, (width - this.type.width(text, "bold", size)) / 2, (height - size) / 2, {
      lineBreak: false,
    });
    doc.restore();
  }

  /** Makes sure that so much fits below, on a new page if need be. */
  need(height: number): void {
    if (height > this.room && !this.isAtTop) this.newPage();
  }

  /** One line with its baseline where pdfkit puts it for this size. */
  line(text: string, x: number, y: number, width: number, look: TextLook = {}): void {
    const { face = "regular", size = 9, colour = ink, align = "left" } = look;
    const free = align === "left" ? 0 : width - this.type.width(text, face, size);
    this.type.use(face, size);
    const from = x + (align === "centre" ? free / 2 : free);
    if (this.isTold) {
      this.tell({
        role: this.structure.role,
        text,
        x: from,
        y,
        width: this.type.width(text, face, size),
        height: size,
      });
      return;
    }
    this.structure.content(() => this.doc.fillColor(colour).text(text, from, y, { lineBreak: false }));
  }

  ruleAt(y: number, colour = rule, weight = 0.5, x = this.left, width = this.width): void {
    this.structure.artifact(() =>
      this.doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(weight)
        .strokeColor(colour)
        .stroke(),
    );
  }

  /** A shade behind what is drawn next. */
  shadeAt(x: number, y: number, width: number, height: number, colour: string): void {
    this.structure.artifact(() => this.doc.rect(x, y, width, height).fillColor(colour).fill());
  }
}
