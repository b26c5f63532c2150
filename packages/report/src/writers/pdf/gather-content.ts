import type { Doc } from "./face.ts";

type Page = Doc["page"];

/** Operators of head and foot stay below; what a report fills a page with is far above. */
const fewOperators = 200;

/**
 * The library keeps an array of bytes for every operator on a page until the last page is known. Gathered as text, and
 * compressed into a stream of its own as soon as the page is left, a long report takes a fraction of that memory; head
 * and foot follow in another stream of the same page.
 */
export function gatherContent(doc: Doc): void {
  const waiting = new Map<Page, string[]>();
  let current: Page | undefined;
  const flushPages = doc.flushPages.bind(doc);
  doc.addContent = (operator: string) => {
    if (current !== doc.page) {
      if (current !== undefined) leave(doc, current, waiting.get(current) ?? []);
      current = doc.page;
    }
    const operators = waiting.get(doc.page);
    if (operators === undefined) waiting.set(doc.page, [operator]);
    else operators.push(operator);
    return doc;
  };
  doc.flushPages = () => {
    for (const [page, operators] of waiting) page.write(operators.join("\n"));
    waiting.clear();
    flushPages();
  };
}

function leave(doc: Doc, page: Page, operators: string[]): void {
  if (operators.length < fewOperators) return;
  const body = doc.ref({});
  body.end(operators.splice(0).join("\n"));
  const { data } = page.dictionary;
  const before = "Contents" in data && Array.isArray(data.Contents) ? data.Contents.slice(0, -1) : [];
  Object.assign(data, { Contents: [...before, body, page.content] });
}
