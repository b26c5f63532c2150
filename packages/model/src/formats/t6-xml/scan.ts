import { mostValues } from "../../document/shape-fault.ts";

/** A tag with a few attributes; ours have one or none. */
const longestTag = 20_000;
const mostAttributes = 100_000;
/** Texts have a few signs to escape; a file made of nothing else is no design. */
const mostReferences = 200_000;

/** A picture is the longest text of a design; the parser gathers texts sign by sign and would run out of memory. */
const longestText = 2_500_000;

const [less, greater, equals, ampersand, quote, apostrophe] = [0x3c, 0x3e, 0x3d, 0x26, 0x22, 0x27];

/**
 * Whether XML text holds more elements, attributes or character references than a document may, told from its signs
 * alone: the parser would take minutes to come to the same conclusion.
 */
export function hasTooMuchMarkup(text: string): boolean {
  const count = { elements: 0, attributes: 0, references: 0 };
  let tagBegan = -1;
  let textBegan = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === ampersand) count.references += 1;
    else if (sign === less) {
      count.elements += 1;
      const free = endOfFreeText(text, at);
      if (free === undefined) tagBegan = at;
      else at = free;
      textBegan = at;
    } else if (sign === greater && tagBegan >= 0) {
      tagBegan = -1;
      textBegan = at;
    } else if (tagBegan >= 0 && (sign === quote || sign === apostrophe)) at = endOfValue(text, at, count);
    else if (tagBegan >= 0 && sign === equals) count.attributes += 1;
    if (at - textBegan > longestText || (tagBegan >= 0 && at - tagBegan > longestTag)) return true;
    if (count.elements > 4 * mostValues || count.attributes > mostAttributes || count.references > mostReferences) {
      return true;
    }
  }
  return false;
}

const freeTexts = [
  { begin: "<!--", end: "-->" },
  { begin: "<![CDATA[", end: "]]>" },
] as const;

/** Comments and CDATA hold anything, also what looks like markup. */
function endOfFreeText(text: string, at: number): number | undefined {
  const free = freeTexts.find(({ begin }) => text.startsWith(begin, at));
  if (free === undefined) return undefined;
  const end = text.indexOf(free.end, at);
  return end === -1 ? text.length : end + free.end.length - 1;
}

/** References inside an attribute count as well. */
function endOfValue(text: string, from: number, count: { references: number }): number {
  const mark = text.charCodeAt(from);
  let at = from + 1;
  for (; at < text.length && text.charCodeAt(at) !== mark; at += 1) {
    if (text.charCodeAt(at) === ampersand) count.references += 1;
  }
  return at;
}
