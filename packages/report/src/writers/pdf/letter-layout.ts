import type { Doc, Face } from "./face.ts";

interface Run {
  readonly glyphs: readonly unknown[];
  readonly positions: readonly unknown[];
  readonly advanceWidth: number;
}

interface LibraryFont {
  layout: (text: string, features?: unknown, isOnlyWidth?: boolean) => Run;
}

/** Letters from here on join and change places with their neighbours: Hebrew, Arabic, the scripts of India. */
const needsShaping = /[\u0300-\u036f\u0590-\u08ff\u0900-\u109f\u1780-\u18af\u200d]/;

/**
 * Sets texts letter by letter, each letter shaped once. Shaping every word takes more time than the rest of a long report,
 * and its kerning would not agree with the widths that tables are laid out by.
 */
export function layOutByLetter(doc: Doc, face: Face): void {
  doc.font(face);
  const font = "_font" in doc ? doc._font : undefined;
  if (!isLibraryFont(font)) return;
  const shaped = font.layout.bind(font);
  const letters = new Map<string, Run>();
  const runOf = (letter: string): Run => {
    const run = letters.get(letter) ?? shaped(letter);
    letters.set(letter, run);
    return run;
  };
  font.layout = (text, features, isOnlyWidth) => {
    if (needsShaping.test(text)) return shaped(text, features, isOnlyWidth);
    const runs = Array.from(text, runOf);
    return {
      glyphs: isOnlyWidth ? [] : runs.flatMap(({ glyphs }) => glyphs),
      positions: isOnlyWidth ? [] : runs.flatMap(({ positions }) => positions),
      advanceWidth: runs.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0),
    };
  };
}

function isLibraryFont(font: unknown): font is LibraryFont {
  return typeof font === "object" && font !== null && "layout" in font;
}
