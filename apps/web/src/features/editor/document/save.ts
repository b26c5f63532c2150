import { messages } from "@beltwright/contract";
import { setValue } from "@beltwright/model";
import { ApiProblem } from "../../../api/problem.ts";
import { toast } from "../../../ui/toast/toast-store.ts";
import { loadConveyor, putConveyor } from "./conveyor-calls.ts";
import type { Editor } from "./editor.ts";

/** Saves over the revision the work began from. What is typed meanwhile stays unsaved and is not lost. */
export async function saveEditor(editor: Editor): Promise<void> {
  const { store } = editor;
  const { id, saved, document, saving } = store.getState();
  if (saving.kind === "saving") return;
  store.setState({ saving: { kind: "saving" } });
  try {
    const answer = await putConveyor(id, { conveyor: document, revision: saved.revision });
    store.setState({ saved: { revision: answer.revision, conveyor: document }, saving: { kind: "idle" } });
    takeCategory(editor, answer.category);
  } catch (error) {
    store.setState({ saving: await afterRefusal(id, error) });
  }
}

async function afterRefusal(id: string, error: unknown) {
  if (!(error instanceof ApiProblem)) return { kind: "refused", error } as const;
  // 503: the server is there, but its database is not, or it is being restarted.
  if (error.code === "unreachable" || error.status === 503) return { kind: "waiting" } as const;
  if (error.status !== 409) return { kind: "refused", error } as const;
  const theirs = await loadConveyor(id).catch(() => undefined);
  return theirs ? ({ kind: "conflict", theirs } as const) : ({ kind: "refused", error } as const);
}

/** The server files a conveyor of category All under All - 1; the open document must say the same. */
function takeCategory(editor: Editor, category: string): void {
  const { store, apply } = editor;
  const before = store.getState();
  if (before.document.category === category || before.document !== before.saved.conveyor) return;
  apply(setValue, { path: "category", value: category });
  store.setState((state) => ({ saved: { ...state.saved, conveyor: state.document } }));
  toast.note(messages["category-renamed"]);
}

/** Saves again as soon as the server can be reached, where a save is waiting for it. */
export function resumeSaving(editor: Editor): () => void {
  const retry = () => {
    if (editor.store.getState().saving.kind === "waiting") void saveEditor(editor);
  };
  // The browser knows of its own network only; a server that was away is asked again now and then.
  const timer = setInterval(retry, 15_000);
  window.addEventListener("online", retry);
  return () => {
    clearInterval(timer);
    window.removeEventListener("online", retry);
  };
}
