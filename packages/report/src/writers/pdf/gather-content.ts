import type { Doc } from "./typesetter.ts";

const most = 4000;

/**
 * The library keeps an array of bytes for every operator on a page until the last page is known. Gathered as text and
 * handed over by the thousand, a long report takes half the memory.
 */
export function gatherContent(doc: Doc): void {
  const waiting = new Map<Doc["page"], string[]>();
  const hand = (page: Doc["page"], parts: string[]) => page.write(parts.splice(0).join("\n"));
  const flushPages = doc.flushPages.bind(doc);
  doc.addContent = (operator: string) => {
    const parts = waiting.get(doc.page) ?? [];
    if (parts.length === 0) waiting.set(doc.page, parts);
    parts.push(operator);
    if (parts.length >= most) hand(doc.page, parts);
    return doc;
  };
  doc.flushPages = () => {
    for (const [page, parts] of waiting) hand(page, parts);
    waiting.clear();
    flushPages();
  };
}
