import { createHash } from "node:crypto";
import { countLibraryChanges, type Db, type LibraryListQuery, listLibraryRows } from "@beltwright/store";

/** A list ready to be sent: as bytes, since turning text into bytes costs more than finding it. */
export interface ListAnswer {
  readonly body: Buffer;
  readonly total: number;
  readonly etag: string;
}

interface Kept {
  readonly changes: number;
  readonly answer: ListAnswer;
}

const mostLists = 2000;
/** Pages are small. Whole libraries are asked for rarely and would push everything else out. */
const mostBytes = 100_000;

/**
 * Reads lists, keeping those asked for lately as they were sent. Libraries are read far more often than
 * written; a kept list is used only while the database says that its library has not been written to since, by
 * whichever server.
 */
export function keepLists(db: Db): (query: LibraryListQuery) => Promise<ListAnswer> {
  const lists = new Map<string, Kept>();
  return async (query) => {
    const key = JSON.stringify(query);
    // Counted before the list is read: a write in between makes the kept list look old, never new.
    const changes = await countLibraryChanges(db, query.library);
    const kept = lists.get(key);
    if (kept?.changes === changes) return kept.answer;
    const answer = await readList(db, query);
    lists.delete(key);
    if (answer.body.length <= mostBytes) lists.set(key, { changes, answer });
    forgetOldest(lists);
    return answer;
  };
}

async function readList(db: Db, query: LibraryListQuery): Promise<ListAnswer> {
  const { rows, total } = await listLibraryRows(db, query);
  const body = Buffer.from(JSON.stringify(rows));
  return { body, total, etag: `"${createHash("sha1").update(body).digest("base64url")}"` };
}

function forgetOldest(lists: Map<string, Kept>): void {
  const [oldest] = lists.keys();
  if (lists.size > mostLists && oldest !== undefined) lists.delete(oldest);
}
