import { mostValues } from "../../document/shape-fault.ts";

const [quote, backslash, comma, openList, openRecord] = [0x22, 0x5c, 0x2c, 0x5b, 0x7b];

/**
 * Whether JSON text holds more values than a document may, told from its commas and brackets alone: reading it would take
 * far more time and memory than looking at it.
 */
export function hasTooManyValues(text: string): boolean {
  // Every value takes a sign at least.
  if (text.length < mostValues) return false;
  let count = 1;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === quote) at = endOfText(text, at + 1);
    else if (sign === comma || sign === openList || sign === openRecord) count += 1;
    if (count > mostValues) return true;
  }
  return false;
}

function endOfText(text: string, from: number): number {
  let at = from;
  while (at < text.length && text.charCodeAt(at) !== quote) at += text.charCodeAt(at) === backslash ? 2 : 1;
  return at;
}
