/** Case is folded here and not in the database: the two databases fold letters beyond ASCII differently. */
export function searchKey(text: string): string {
  return text.toLowerCase();
}

/** What `like` is given to find a text anywhere in a key; signs of the pattern language stand for themselves. */
export function containing(search: string): string {
  return `%${searchKey(search).replace(/[\\%_]/g, "\\$&")}%`;
}

const separator = "\u0001";
const mostDigits = 30;

/**
 * A text whose order byte by byte is the order a person expects: case does not matter and numbers within count as
 * numbers, EP 630 before EP 1000. The text itself follows, so that two texts never share a key and one column serves
 * ordering and searching: everything added is a control character, which no search contains.
 */
export function textKey(text: string): string {
  return naturalOrder(text) + separator + searchKey(text);
}

function naturalOrder(text: string): string {
  return searchKey(text).replace(/(\d+)(\.\d+)?/g, (_, whole: string, fraction = "") => numberOrder(whole) + fraction);
}

/** A number with more digits is the larger one; how many there are goes before them, as one character. */
function numberOrder(digits: string): string {
  const significant = digits.replace(/^0+(?=\d)/, "");
  return String.fromCharCode(1 + Math.min(significant.length, mostDigits)) + significant;
}

/** For the same order among texts that no column holds a key of. */
export function inTextOrder(texts: readonly string[]): readonly string[] {
  const keyed = texts.map((text) => ({ text, key: textKey(text) }));
  return keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)).map(({ text }) => text);
}
