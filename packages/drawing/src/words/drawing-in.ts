import type { Drawing } from "../description/drawing.ts";
import type { Shape } from "../description/shape.ts";
import { germanTitles, germanWords } from "./de.ts";

export type DrawingLanguage = "en" | "de";

/** Words are English where they are drawn; other languages look them up. What a person wrote stays as it is. */
export function drawingIn(drawing: Drawing, language: DrawingLanguage): Drawing {
  if (language === "en") return drawing;
  return { ...drawing, title: titleIn(drawing.title), shapes: drawing.shapes.map(shapeIn) };
}

function shapeIn(shape: Shape): Shape {
  return "text" in shape ? { ...shape, text: wordsIn(shape.text) } : shape;
}

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
