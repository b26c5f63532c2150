import { type Conveyor, conveyorToFile, type FileRecord, openConveyorRecord } from "@beltwright/model";
import { createStore, del, get, keys, set } from "idb-keyval";
import { draftPrefix, holdDraftKey, isDraftKey, whenUnheld } from "./draft-key.ts";
import { type Editor, type EditorState, isUnsaved, type SavedConveyor } from "./editor.ts";
import { settleTyping } from "./settle-typing.ts";

/** Unsaved work of one conveyor, kept in this browser. */
export interface Draft {
  readonly key: string;
  /** The conveyor as the server had it when this work began: what it is merged against. */
  readonly begun: SavedConveyor;
  readonly conveyor: Conveyor;
  /** Milliseconds since 1970. */
  readonly at: number;
}

interface StoredDraft {
  readonly revision: number;
  readonly at: number;
  /** What the server had at that revision. */
  readonly base?: FileRecord;
  /** Absent: everything was saved, and an older draft counts no more. */
  readonly file?: FileRecord;
}

/** How long typing must pause before a draft is written. */
const pause = 400;

const drafts = () => createStore("beltwright-drafts", "conveyors");

/** Tells of every draft of this person that no other tab works on, at once or as soon as none does; the answer ends it. */
export function findDrafts(userName: string, id: string, tell: (draft: Draft) => void): () => void {
  const looking = new AbortController();
  const look = async (key: string) => {
    const draft = await readDraft(key);
    if (draft !== undefined && !looking.signal.aborted) tell(draft);
  };
  void keptKeys(draftPrefix(userName, id)).then((keys) => whenUnheld(keys, (key) => void look(key), looking));
  return () => looking.abort();
}

async function keptKeys(prefix: string): Promise<readonly string[]> {
  const kept = await keys(drafts()).catch(() => []);
  return [...new Set([...kept, ...lastMoments()].filter((key) => isDraftKey(key, prefix)))];
}

/** Undefined where everything was saved, or where it can no longer be read. */
async function readDraft(key: string): Promise<Draft | undefined> {
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

function storedOf({ saved, document }: EditorState): StoredDraft {
  const { revision, conveyor } = saved;
  return { revision, at: Date.now(), base: conveyorToFile(conveyor), file: conveyorToFile(document) };
}

/** What a page that is going away has no time to put into its database: this store answers at once. */
const lastMoment = "beltwright.draft ";

/** Whether it could: the store may be full or forbidden, and the database has all but the last moment. */
function keepLastMoment(key: string, stored: StoredDraft): boolean {
  try {
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

/** Drafts that live on in what is edited now; they go as soon as that is kept. */
const restored = new Set<string>();

export function countAsRestored({ key }: Draft): void {
  restored.add(key);
}

async function dropRestored(): Promise<void> {
  for (const key of restored) {
    await dropDraft(key);
    restored.delete(key);
  }
}

/** Writes every unsaved state shortly after the last change, and at once when the page is left or hidden. */
export function keepDraft(editor: Editor, userName: string): () => void {
  const { key, letGo } = holdDraftKey(draftPrefix(userName, editor.store.getState().id));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let kept = editor.store.getState();
  const write = async () => {
    clearTimeout(timer);
    const state = editor.store.getState();
    try {
      await keepOrDrop(key, state);
      kept = state;
      await dropRestored();
    } catch {
      // Full or forbidden: what was restored stays where it is.
    }
  };
  const flush = () => {
    settleTyping();
    const state = editor.store.getState();
    if (isSameWork(state, kept) && restored.size === 0) return;
    leaveLastMoment(key, state);
    void write();
  };
  const stop = editor.store.subscribe((state, before) => {
    if (isSameWork(state, before)) return;
    clearTimeout(timer);
    timer = setTimeout(write, pause);
  });
  window.addEventListener("pagehide", flush);
  document.addEventListener("visibilitychange", flush);
  return () => {
    stop();
    flush();
    letGo();
    window.removeEventListener("pagehide", flush);
    document.removeEventListener("visibilitychange", flush);
  };
}

function isSameWork(one: EditorState, other: EditorState): boolean {
  return one.document === other.document && one.saved === other.saved;
}

async function keepOrDrop(key: string, state: EditorState): Promise<void> {
  if (!isUnsaved(state)) return dropDraft(key);
  const stored = storedOf(state);
  await set(key, stored, drafts());
  if ((readLastMoment(key)?.at ?? 0) <= stored.at) forgetLastMoment(key);
}

/** What counts from now on, should the database not get to it any more. */
function leaveLastMoment(key: string, state: EditorState): void {
  const nothing: StoredDraft = { revision: state.saved.revision, at: Date.now() };
  if (!keepLastMoment(key, isUnsaved(state) ? storedOf(state) : nothing)) return;
  for (const old of restored) keepLastMoment(old, nothing);
}
