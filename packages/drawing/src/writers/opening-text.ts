import { findFieldAt } from "@beltwright/model";
import type { ShownNumber } from "../description/shape.ts";
import { escapeXml } from "./markup.ts";

interface OpeningText {
  /** Attributes of the text itself, where all of it is one number. */
  readonly own: string;
  readonly content: string;
}

/** The words of a text with its numbers as buttons; as they are where it has none. */
export function openingText(text: string, numbers: readonly ShownNumber[] = []): OpeningText {
  const [only] = numbers;
  if (only?.words === text) return { own: buttonOf(only), content: escapeXml(text) };
  let content = "";
  let rest = text;
  for (const number of numbers) {
    const at = rest.indexOf(number.words);
    if (at < 0) continue;
    content += `${escapeXml(rest.slice(0, at))}<tspan${buttonOf(number)}>${escapeXml(number.words)}</tspan>`;
    rest = rest.slice(at + number.words.length);
  }
  return { own: "", content: content + escapeXml(rest) };
}

function buttonOf({ words, of, name }: ShownNumber): string {
  const called = name ?? fieldName(of);
  return ` data-number="${escapeXml(of)}" role="button" tabindex="-1" aria-label="${escapeXml(`${called}: ${words}`)}"`;
}

function fieldName(of: string): string {
  const path = of.replace(/^field /, "");
  const [, point] = /^pulls\[(\d+)\]/.exec(path) ?? [];
  const label = findFieldAt(path)?.label ?? path;
  return point === undefined ? label : `${label} of point ${Number(point) + 1}`;
}
