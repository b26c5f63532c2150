import type { Drawing } from "../description/drawing.ts";
import type { Shape } from "../description/shape.ts";
import { germanTitles, germanWords } from "./de.ts";

type DrawingLanguage = "en" | "de";

/**
 * Words are English where they are drawn, and figures have a decimal point; other languages look words up and have a
 * sign of their own. `names` are what a person or a maker wrote: they stay as they are.
 */
export function drawingIn(drawing: Drawing, language: DrawingLanguage, names: readonly string[] = []): Drawing {
  if (language === "en") return drawing;
  const kept = namePattern(names);
  const shapeIn = (shape: Shape): Shape => ("text" in shape ? { ...shape, text: textIn(shape.text, kept) } : shape);
  return { ...drawing, title: titleIn(drawing.title), shapes: drawing.shapes.map(shapeIn) };
}

/** Only names with a point between digits need keeping: nothing else in them could change. */
function namePattern(names: readonly string[]): RegExp | undefined {
  const found = [...new Set(names)].filter((name) => /\d\.\d/.test(name));
  if (found.length === 0) return undefined;
  const longestFirst = found.toSorted((one, other) => other.length - one.length);
  return new RegExp(`(${longestFirst.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|")})`);
}

function textIn(text: string, kept: RegExp | undefined): string {
  const parts = kept === undefined ? [text] : text.split(kept);
  return parts.map((part, at) => (at % 2 === 1 ? part : withComma(wordsIn(part)))).join("");
}

const withComma = (text: string) => text.replace(/(?<=\d)\.(?=\d)/g, ",");

const figure = /(?<![A-Za-z])-?\d+(?:\.\d+)?/g;

function wordsIn(text: string): string {
  const figures = text.match(figure) ?? [];
  const german = germanWords[text.replace(figure, "{}")];
  if (german === undefined) return text;
  let at = 0;
  return german.replace(/\{\}/g, () => figures[at++] ?? "");
}

function titleIn(title: string): string {
  const start = Object.keys(germanTitles).find((words) => title === words || title.startsWith(`${words} `));
  return start === undefined ? title : `${germanTitles[start]}${title.slice(start.length)}`;
}
