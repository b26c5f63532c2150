import { type FormulaToken, formulaTokens } from "@beltwright/results";
import type { FormulaBlock, FormulaLine } from "../../description/report.ts";
import { faint, ink, type Sheet, shade } from "./sheet.ts";

const [size, leading, gapAfter] = [8, 11, 5];
const inset = 6;
/** Values, result and source stand a little further in than the formula, and what goes on further still. */
const step = 10;

/** Letters of one size that stand together; `down` in points below the line, or above it. */
interface Run {
  readonly text: string;
  readonly size: number;
  readonly down: number;
}

type Word = readonly Run[];

interface SetLine {
  readonly words: readonly Word[];
  readonly indent: number;
  readonly isFirst: boolean;
}

/** What of it must fit below for it to begin: nearly always all of it. */
export function formulaNeed(sheet: Sheet, block: FormulaBlock): number {
  return Math.min(setLines(sheet, block).length * leading, sheet.fullRoom / 4);
}

export function formulaHeight(sheet: Sheet, block: FormulaBlock): number {
  return setLines(sheet, block).length * leading + gapAfter;
}

/** The formula as books print it, with its values below. */
export function drawFormula(sheet: Sheet, block: FormulaBlock): void {
  for (const { words, indent, isFirst } of setLines(sheet, block)) {
    sheet.need(leading);
    sheet.shadeAt(sheet.left, sheet.y, sheet.width, leading, shade);
    drawWords(sheet, words, sheet.left + inset + indent, isFirst ? ink : faint);
    sheet.y += leading;
  }
  sheet.y += gapAfter;
}

function drawWords(sheet: Sheet, words: readonly Word[], left: number, colour: string): void {
  const space: Run = { text: " ", size, down: 0 };
  let x = left;
  for (const run of joined(words.flatMap((word, at) => (at === 0 ? word : [space, ...word])))) {
    sheet.line(run.text, x, sheet.y + 1.5 + run.down, sheet.width, { size: run.size, colour });
    x += widthOf(sheet, run);
  }
}

/** Runs of the same kind are one text: a reader who searches for words finds them. */
function joined(runs: readonly Run[]): readonly Run[] {
  const texts: Run[] = [];
  for (const run of runs) {
    const last = texts.at(-1);
    if (last !== undefined && last.down === run.down && last.size === run.size) {
      texts[texts.length - 1] = { ...last, text: last.text + run.text };
    } else texts.push(run);
  }
  return texts;
}

const widthOf = (sheet: Sheet, run: Run) => sheet.type.width(run.text, "regular", run.size);

function setLines(sheet: Sheet, { lines }: FormulaBlock): readonly SetLine[] {
  return lines.flatMap((line, at) => brokenLine(sheet, line, at === 0));
}

function brokenLine(sheet: Sheet, line: FormulaLine, isFirst: boolean): readonly SetLine[] {
  const space = sheet.type.width(" ", "regular", size);
  const broken: { words: Word[]; readonly indent: number }[] = [];
  let used = 0;
  for (const word of wordsOf(line).flatMap((one) => cutWord(sheet, one))) {
    const width = word.reduce((sum, run) => sum + widthOf(sheet, run), 0);
    const last = broken.at(-1);
    if (last !== undefined && used + space + width <= sheet.width - 2 * inset - last.indent) {
      last.words.push(word);
      used += space + width;
    } else {
      broken.push({ words: [word], indent: (isFirst ? 0 : step) + (last === undefined ? 0 : step) });
      used = width;
    }
  }
  return broken.map((one) => ({ ...one, isFirst }));
}

/** Runs between two spaces. */
function wordsOf(line: FormulaLine): readonly Word[] {
  const words: Run[][] = [[]];
  for (const run of line.flatMap(({ text, isMath }) => (isMath ? runsOf(formulaTokens(text), size, 0) : plain(text)))) {
    run.text.split(" ").forEach((text, at) => {
      if (at > 0) words.push([]);
      if (text !== "") words.at(-1)?.push({ ...run, text });
    });
  }
  return words.filter((word) => word.length > 0);
}

const plain = (text: string): readonly Run[] => [{ text, size, down: 0 }];

function runsOf(tokens: readonly FormulaToken[], letters: number, down: number): readonly Run[] {
  return tokens.flatMap((token) => runsOfToken(token, letters, down));
}

function runsOfToken(token: FormulaToken, letters: number, down: number): readonly Run[] {
  const small = letters * 0.72;
  switch (token.kind) {
    case "symbol": {
      const base = { text: token.base, size: letters, down };
      return token.sub === "" ? [base] : [base, { text: token.sub, size: small, down: down + letters * 0.45 }];
    }
    case "power":
      // A power is torn from nothing: its spaces are no places to break.
      return runsOf(token.tokens, small, down - letters * 0.12).map((run) => ({
        ...run,
        text: run.text.replaceAll(" ", "\u00a0"),
      }));
    case "unit":
      return [{ text: `\u00a0${token.text}`, size: letters, down }];
    case "text":
      return [{ text: token.text, size: letters, down }];
  }
}

/** A word longer than a line is cut. */
function cutWord(sheet: Sheet, word: Word): readonly Word[] {
  const most = sheet.width - 2 * inset - 2 * step;
  if (word.reduce((sum, run) => sum + widthOf(sheet, run), 0) <= most) return [word];
  return word.flatMap((run) =>
    sheet.type.lines(run.text, "regular", run.size, most).map((text): Word => [{ ...run, text }]),
  );
}
