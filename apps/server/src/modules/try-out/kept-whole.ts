import { countLibraryChanges, type Db } from "@beltwright/store";
import type { ListAnswer } from "../libraries/kept-lists.ts";

/**
 * Keeps a long list that everybody is given alike, packed once, until its library is written to. Whoever asks again and
 * again costs one counter, and those who ask while it is being read wait for the same reading.
 */
export function keepWhole(db: Db, library: string, read: () => Promise<ListAnswer>): () => Promise<ListAnswer> {
  let kept: { readonly changes: number; readonly answer: Promise<ListAnswer> } | undefined;
  return async () => {
    // Counted before the list is read: a write in between makes the kept list look old, never new.
    const changes = await countLibraryChanges(db, library);
    if (kept?.changes === changes) return kept.answer;
    const answer = read();
    kept = { changes, answer };
    answer.catch(() => {
      if (kept?.answer === answer) kept = undefined;
    });
    return answer;
  };
}
