import { createHash } from "node:crypto";
import type { LibraryRow } from "@beltwright/model";
import { countLibraryChanges, type Db, type LibraryListQuery, listLibraryRows } from "@beltwright/store";
import { type Packed, packable } from "./packed.ts";

/** A list ready to be sent: as bytes, since turning text into bytes costs more than finding it. */
export interface ListAnswer {
  readonly body: Packed;
  readonly total: number;
  readonly etag: string;
}

interface Kept {
  readonly changes: number;
  readonly answer: ListAnswer;
  /** The state of the data in which it was last found to be true. */
  asOf?: string | undefined;
}

interface KeptLists {
  /** What this address was answered before, where that is still true. Asked of the database only where it was written to. */
  readonly find: (address: string, asOf?: string) => ListAnswer | Promise<ListAnswer | undefined> | undefined;
  /** Reads a list and keeps it for this address. */
  readonly read: (address: string, query: Omit<LibraryListQuery, "library">) => Promise<ListAnswer>;
}

const mostLists = 2000;
const mostBytes = 100_000;

/** Pages are small. Whole lists are asked for rarely and would push everything else out. */
export function isWorthKeeping({ body }: ListAnswer): boolean {
  return body.plain.length <= mostBytes;
}

/** A list made ready to be sent. */
export function listAnswer(rows: readonly unknown[], total: number): ListAnswer {
  const plain = Buffer.from(JSON.stringify(rows));
  return { body: packable(plain), total, etag: `"${createHash("sha1").update(plain).digest("base64url")}"` };
}

/**
 * Keeps the lists of a library asked for lately as they were sent. Libraries are read far more often than written; a
 * kept list is used only while the database says that its library has not been written to since, by whichever server.
 * `shown` is what readers get of a row.
 */
export function keepLists(db: Db, library: string, shown: (row: LibraryRow) => LibraryRow = (row) => row): KeptLists {
  const lists = new Map<string, Kept>();
  const countChanges = () => countLibraryChanges(db, library);

  async function stillTrue(kept: Kept, asOf: string | undefined): Promise<ListAnswer | undefined> {
    if (kept.changes !== (await countChanges())) return undefined;
    kept.asOf = asOf;
    return kept.answer;
  }

  return {
    find: (address, asOf) => {
      const kept = lists.get(address);
      if (kept === undefined) return undefined;
      return asOf !== undefined && kept.asOf === asOf ? kept.answer : stillTrue(kept, asOf);
    },
    read: async (address, query) => {
      // Counted before the list is read: a write in between makes the kept list look old, never new.
      const changes = await countChanges();
      const { rows, total } = await listLibraryRows(db, { ...query, library });
      const answer = listAnswer(rows.map(shown), total);
      lists.delete(address);
      if (isWorthKeeping(answer)) lists.set(address, { changes, answer });
      forgetOldest(lists);
      return answer;
    },
  };
}

function forgetOldest(lists: Map<string, Kept>): void {
  const [oldest] = lists.keys();
  if (lists.size > mostLists && oldest !== undefined) lists.delete(oldest);
}
