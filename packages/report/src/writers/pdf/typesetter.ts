import type { Doc, Face, Fonts } from "./face.ts";
import { layOutByLetter } from "./letter-layout.ts";

/** Widths of texts, letter by letter: shaping each text of a table again would take most of the time of a report. */
export class Typesetter {
  readonly #doc: Doc;
  readonly #widths: Readonly<Record<Face, Map<string, number>>> = {
    regular: new Map(),
    bold: new Map(),
  };

  constructor(doc: Doc, fonts: Fonts) {
    this.#doc = doc;
    for (const face of ["regular", "bold"] as const) {
      doc.registerFont(face, fonts[face]);
      layOutByLetter(doc, face);
    }
  }

  use(face: Face, size: number): void {
    this.#doc.font(face).fontSize(size);
  }

  width(text: string, face: Face, size: number): number {
    const widths = this.#widths[face];
    let thousandths = 0;
    for (const letter of text) thousandths += widths.get(letter) ?? this.#measured(letter, face);
    return (thousandths * size) / 1000;
  }

  /** Breaks a text into lines; a word that is too long for a line is cut. */
  lines(text: string, face: Face, size: number, width: number): readonly string[] {
    return text.split("\n").flatMap((paragraph) => this.#breakParagraph(paragraph, face, size, width));
  }

  /** As much of a text as fits on one line; what is left out is told by three dots. */
  shortened(text: string, face: Face, size: number, width: number): string {
    if (this.width(text, face, size) <= width) return text;
    let [kept, used] = ["", this.width("…", face, size)];
    for (const letter of text) {
      used += this.width(letter, face, size);
      if (used > width) break;
      kept += letter;
    }
    return `${kept.trimEnd()}…`;
  }

  #breakParagraph(paragraph: string, face: Face, size: number, width: number): readonly string[] {
    if (this.width(paragraph, face, size) <= width) return [paragraph];
    const lines: string[] = [];
    const space = this.width(" ", face, size);
    let [line, used] = ["", 0];
    for (const word of paragraph.split(" ")) {
      const added = this.width(word, face, size);
      const isFirst = line === "";
      if (used + (isFirst ? 0 : space) + added <= width) {
        line = isFirst ? word : `${line} ${word}`;
        used += (isFirst ? 0 : space) + added;
        continue;
      }
      if (!isFirst) lines.push(line);
      line = this.#cutInto(lines, word, face, size, width);
      used = this.width(line, face, size);
    }
    return [...lines, line];
  }

  #cutInto(lines: string[], word: string, face: Face, size: number, width: number): string {
    let [rest, used] = ["", 0];
    for (const letter of word) {
      const added = this.width(letter, face, size);
      if (rest !== "" && used + added > width) {
        lines.push(rest);
        [rest, used] = ["", 0];
      }
      rest += letter;
      used += added;
    }
    return rest;
  }

  #measured(letter: string, face: Face): number {
    this.use(face, 1000);
    const width = this.#doc.widthOfString(letter);
    this.#widths[face].set(letter, width);
    return width;
  }
}
