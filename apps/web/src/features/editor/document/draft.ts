import { type Conveyor, conveyorToFile, type FileRecord, openConveyorRecord } from "@beltwright/model";
import { createStore, del, get, set } from "idb-keyval";
import { type Editor, isUnsaved } from "./editor.ts";

/** Unsaved work of one conveyor, kept in this browser. */
export interface Draft {
  /** The revision it began from. */
  readonly revision: number;
  readonly conveyor: Conveyor;
  /** Milliseconds since 1970. */
  readonly at: number;
}

interface StoredDraft {
  readonly revision: number;
  readonly at: number;
  readonly file: FileRecord;
}

/** How long typing must pause before a draft is written. */
const pause = 400;

const drafts = () => createStore("beltwright-drafts", "conveyors");

function keyOf(userName: string, id: string): string {
  return `${userName} ${id}`;
}

/** A draft of this person; one that can no longer be read counts as none. */
export async function findDraft(userName: string, id: string): Promise<Draft | undefined> {
  const stored = await get<StoredDraft>(keyOf(userName, id), drafts()).catch(() => undefined);
  if (stored === undefined) return undefined;
  const opened = openConveyorRecord(stored.file);
  if (opened.kind !== "opened" && opened.kind !== "migrated") return undefined;
  return { revision: stored.revision, at: stored.at, conveyor: opened.conveyor };
}

export async function dropDraft(userName: string, id: string): Promise<void> {
  // A browser that forbids storage has no draft to drop.
  await del(keyOf(userName, id), drafts()).catch(() => undefined);
}

/** Writes every unsaved state shortly after the last change, and at once when the page is left or hidden. */
export function keepDraft(editor: Editor, userName: string): () => void {
  const { id } = editor.store.getState();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    const state = editor.store.getState();
    if (!isUnsaved(state)) return void dropDraft(userName, id);
    const { saved, document } = state;
    const stored: StoredDraft = { revision: saved.revision, at: Date.now(), file: conveyorToFile(document) };
    void set(keyOf(userName, id), stored, drafts()).catch(() => undefined);
  };
  const flush = () => {
    if (timer !== undefined) write();
  };
  const stop = editor.store.subscribe((state, before) => {
    if (state.document === before.document && state.saved === before.saved) return;
    clearTimeout(timer);
    timer = setTimeout(write, pause);
  });
  window.addEventListener("pagehide", flush);
  document.addEventListener("visibilitychange", flush);
  return () => {
    stop();
    flush();
    window.removeEventListener("pagehide", flush);
    document.removeEventListener("visibilitychange", flush);
  };
}
