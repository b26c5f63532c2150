import { type Conveyor, conveyorToFile, type FileRecord, openConveyorRecord } from "@beltwright/model";
import { createStore, del, get, keys, set } from "idb-keyval";
import { isDraftKey } from "./draft-key.ts";

/** Unsaved work of one conveyor, kept in this browser. */
export interface Draft {
  readonly key: string;
  /** The conveyor as it was when this work began: what it is merged against. */
  readonly begun: { readonly revision: number; readonly conveyor: Conveyor };
  readonly conveyor: Conveyor;
  /** Milliseconds since 1970. */
  readonly at: number;
}

interface StoredDraft {
  readonly revision: number;
  readonly at: number;
  /** What the work began from. */
  readonly base?: FileRecord;
  /** Absent: everything was saved, and an older draft counts no more. */
  readonly file?: FileRecord;
}

const drafts = () => createStore("beltwright-drafts", "conveyors");

/** The keys of all drafts that begin so, of whichever tab. */
export async function keptKeys(prefix: string): Promise<readonly string[]> {
  const kept = await keys(drafts()).catch(() => []);
  return [...new Set([...kept, ...lastMoments()].filter((key) => isDraftKey(key, prefix)))];
}

/** Undefined where everything was saved, or where it can no longer be read. */
export async function readDraft(key: string): Promise<Draft | undefined> {
  const kept = await get<StoredDraft>(key, drafts()).catch(() => undefined);
  const last = readLastMoment(key);
  const stored = last !== undefined && last.at >= (kept?.at ?? 0) ? last : kept;
  if (stored === undefined) return undefined;
  if (stored.file === undefined) {
    await dropDraft(key);
    return undefined;
  }
  const [conveyor, base] = [openedOf(stored.file), openedOf(stored.base)];
  if (conveyor === undefined || base === undefined) return undefined;
  return { key, begun: { revision: stored.revision, conveyor: base }, at: stored.at, conveyor };
}

function openedOf(file: FileRecord | undefined): Conveyor | undefined {
  const opened = file && openConveyorRecord(file);
  return opened?.kind === "opened" || opened?.kind === "migrated" ? opened.conveyor : undefined;
}

export async function dropDraft(key: string): Promise<void> {
  // A browser that forbids storage has no draft to drop.
  await del(key, drafts()).then(
    () => forgetLastMoment(key),
    () => undefined,
  );
}

/** What is kept of unsaved work. */
interface Work {
  readonly begun: Draft["begun"];
  readonly conveyor: Conveyor;
}

function storedOf({ begun: { revision, conveyor: base }, conveyor }: Work): StoredDraft {
  return { revision, at: Date.now(), base: conveyorToFile(base), file: conveyorToFile(conveyor) };
}

/** Throws where the database is full or forbidden. */
export async function writeDraft(key: string, work: Work): Promise<void> {
  const stored = storedOf(work);
  await set(key, stored, drafts());
  if ((readLastMoment(key)?.at ?? 0) <= stored.at) forgetLastMoment(key);
}

/** What a page that is going away has no time to put into its database: this store answers at once. */
const lastMoment = "beltwright.draft ";

/**
 * Keeps work, or that nothing is left to keep, of a page that is going away. Whether it could: the store may be full or
 * forbidden, and the database has all but the last moment.
 */
export function keepLastMoment(key: string, revision: number, work: Work | undefined): boolean {
  try {
    const stored = work === undefined ? { revision, at: Date.now() } : storedOf(work);
    localStorage.setItem(lastMoment + key, JSON.stringify(stored));
    return true;
  } catch {
    return false;
  }
}

function lastMoments(): readonly string[] {
  try {
    return Object.keys(localStorage).flatMap((key) => (key.startsWith(lastMoment) ? key.slice(lastMoment.length) : []));
  } catch {
    return [];
  }
}

function readLastMoment(key: string): StoredDraft | undefined {
  try {
    return JSON.parse(localStorage.getItem(lastMoment + key) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

function forgetLastMoment(key: string): void {
  try {
    localStorage.removeItem(lastMoment + key);
  } catch {
    // Forbidden, so there is nothing to forget.
  }
}
