import { createHash } from "node:crypto";
import { type ConveyorListQuery, type Db, dataState, listConveyors } from "@beltwright/store";
import type { ListAnswer } from "../libraries/kept-lists.ts";
import { packable } from "../libraries/packed.ts";

const mostLists = 1000;
/** Pages are small. Whole lists are asked for rarely and would push everything else out. */
const mostBytes = 100_000;

/**
 * Keeps the lists asked for lately as they were sent, each for the one person it is about. They are used only while the
 * database says that nothing at all has been written to it since; where it does not say, nothing is kept.
 */
export function keepConveyorLists(db: Db) {
  const lists = new Map<string, ListAnswer>();
  let state: string | undefined;

  /** What is kept of another state of the data is of no use any more. */
  function seeState(): string | undefined {
    const seen = dataState(db);
    if (seen !== state) lists.clear();
    state = seen;
    return seen;
  }

  return async (asked: ConveyorListQuery): Promise<ListAnswer> => {
    const { now: _time, ...known } = asked;
    const key = JSON.stringify(known);
    // Asked before the list is read: a write in between makes the kept list look old, never new.
    const before = seeState();
    const kept = before === undefined ? undefined : lists.get(key);
    if (kept !== undefined) return kept;
    const answer = await readList(db, asked);
    // What lies in the bin ends by itself with time.
    const mayKeep = before !== undefined && before === state && asked.list !== "bin";
    if (mayKeep && answer.body.plain.length <= mostBytes && lists.size < mostLists) lists.set(key, answer);
    return answer;
  };
}

async function readList(db: Db, asked: ConveyorListQuery): Promise<ListAnswer> {
  const { items, total } = await listConveyors(db, asked);
  const plain = Buffer.from(JSON.stringify(items.map((item) => ({ ...item, listSelected: false }))));
  return { body: packable(plain), total, etag: `"${createHash("sha1").update(plain).digest("base64url")}"` };
}
