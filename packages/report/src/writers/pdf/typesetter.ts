import type PDFDocument from "pdfkit";

export type Doc = InstanceType<typeof PDFDocument>;
export type Face = "regular" | "bold" | "mono";

/** Font files; the caller has them from disk or from the network. */
export type Fonts = Readonly<Record<Face, Uint8Array>>;

/** Widths of texts, letter by letter: shaping each text of a table again would take most of the time of a report. */
export class Typesetter {
  readonly #doc: Doc;
  readonly #widths = new Map<string, number>();

  constructor(doc: Doc, fonts: Fonts) {
    this.#doc = doc;
    for (const face of ["regular", "bold", "mono"] as const) doc.registerFont(face, fonts[face]);
  }

  use(face: Face, size: number): void {
    this.#doc.font(face).fontSize(size);
  }

  width(text: string, face: Face, size: number): number {
    let thousandths = 0;
    for (const letter of text) thousandths += this.#letterWidth(letter, face);
    return (thousandths * size) / 1000;
  }

  /** Breaks a text into lines; a word that is too long for a line is cut. */
  lines(text: string, face: Face, size: number, width: number): readonly string[] {
    return text.split("\n").flatMap((paragraph) => this.#breakParagraph(paragraph, face, size, width));
  }

  #breakParagraph(paragraph: string, face: Face, size: number, width: number): readonly string[] {
    const lines: string[] = [];
    let line = "";
    for (const word of paragraph.split(" ")) {
      const longer = line === "" ? word : `${line} ${word}`;
      if (this.width(longer, face, size) <= width) {
        line = longer;
        continue;
      }
      if (line !== "") lines.push(line);
      line = this.#cutInto(lines, word, face, size, width);
    }
    return [...lines, line];
  }

  #cutInto(lines: string[], word: string, face: Face, size: number, width: number): string {
    let rest = "";
    for (const letter of word) {
      if (rest !== "" && this.width(rest + letter, face, size) > width) {
        lines.push(rest);
        rest = "";
      }
      rest += letter;
    }
    return rest;
  }

  #letterWidth(letter: string, face: Face): number {
    const key = `${face}${letter}`;
    const known = this.#widths.get(key);
    if (known !== undefined) return known;
    this.use(face, 1000);
    const width = this.#doc.widthOfString(letter);
    this.#widths.set(key, width);
    return width;
  }
}
