const keys = new WeakMap<object, number>();
let lastKey = 0;

/** A short name for a document as it is, for keys of queries: the document itself is far too large for one. */
export function documentKey(document: object): number {
  const known = keys.get(document);
  if (known !== undefined) return known;
  lastKey += 1;
  keys.set(document, lastKey);
  return lastKey;
}
