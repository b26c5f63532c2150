import { draftPrefix, holdDraftKey, whenUnheld } from "../../../drafts/draft-key.ts";
import { type Draft, dropDraft, keepLastMoment, keptKeys, readDraft, writeDraft } from "../../../drafts/kept-drafts.ts";
import { type Editor, type EditorState, isUnsaved } from "./editor.ts";
import { settleTyping } from "./settle-typing.ts";

/** How long typing must pause before a draft is written. */
const pause = 400;

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

/** Writes every unsaved state shortly after the last change, and at once when the page is opened with one, left or hidden. */
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
  if (isUnsaved(kept)) void write();
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

function keepOrDrop(key: string, state: EditorState): Promise<void> {
  return isUnsaved(state) ? writeDraft(key, workOf(state)) : dropDraft(key);
}

function workOf({ saved, document: conveyor }: EditorState) {
  return { begun: saved, conveyor };
}

/** What counts from now on, should the database not get to it any more. */
function leaveLastMoment(key: string, state: EditorState): void {
  const { revision } = state.saved;
  if (!keepLastMoment(key, revision, isUnsaved(state) ? workOf(state) : undefined)) return;
  for (const old of restored) keepLastMoment(old, revision, undefined);
}
