import { messages } from "@beltwright/contract";
import type { Conveyor } from "@beltwright/model";
import { replaceEqualDeep } from "@tanstack/react-query";
import { ApiProblem } from "../../../api/problem.ts";
import { toast } from "../../../ui/toast/toast-store.ts";
import { loadConveyor, putConveyor } from "./conveyor-calls.ts";
import { type Editor, isUnsaved, type SavedConveyor } from "./editor.ts";

/** Saves over the revision the work began from. What is typed meanwhile stays unsaved and is not lost. */
export async function saveEditor(editor: Editor): Promise<void> {
  const { store } = editor;
  const { id, saved, document, saving } = store.getState();
  if (saving.kind === "saving") return;
  store.setState({ saving: { kind: "saving" } });
  try {
    const answer = await putConveyor(id, { conveyor: document, revision: saved.revision });
    takeStored(editor, document, answer);
  } catch (error) {
    store.setState({ saving: await afterRefusal(id, error) });
  }
}

/** 503: the server is there, but its database is not, or it is being restarted. */
export function isOutOfReach(error: unknown): boolean {
  return error instanceof ApiProblem && (error.code === "unreachable" || error.status === 503);
}

async function afterRefusal(id: string, error: unknown) {
  if (isOutOfReach(error)) return { kind: "waiting" } as const;
  if (!(error instanceof ApiProblem) || error.status !== 409) return { kind: "refused", error } as const;
  const theirs = await loadConveyor(id).catch(() => undefined);
  return theirs ? ({ kind: "conflict", theirs } as const) : ({ kind: "refused", error } as const);
}

/**
 * The server writes the parts it chose into the design and files one of category All under All - 1: the open document
 * says the same, unless it was changed meanwhile. It is no step to take back, for the person did nothing.
 */
function takeStored({ store }: Editor, sent: Conveyor, { revision, conveyor }: SavedConveyor): void {
  const stored = replaceEqualDeep(sent, conveyor);
  store.setState(({ document, past }) => ({
    saved: { revision, conveyor: stored },
    saving: { kind: "idle" },
    ...(document === sent && {
      document: stored,
      past: past.map((change) => (change.after === sent ? { ...change, after: stored } : change)),
    }),
  }));
  if (stored.category !== sent.category) toast.note(messages["category-renamed"]);
}

/**
 * The sharing of the open conveyor was changed on the server: the document follows, with whatever is not saved yet. Where
 * somebody else saved in between, nothing is taken, and the next save shows both.
 */
export function takeShared({ store }: Editor, shared: SavedConveyor): void {
  store.setState((state) => {
    if (shared.revision !== state.saved.revision + 1) return {};
    const { docUsers, conveyorGroup } = shared.conveyor;
    const document = isUnsaved(state) ? { ...state.document, docUsers, conveyorGroup } : shared.conveyor;
    return { saved: shared, document };
  });
}

/** Saves again as soon as the server can be reached, where a save is waiting for it. */
export function resumeSaving(editor: Editor, save: () => void): () => void {
  const retry = () => {
    if (editor.store.getState().saving.kind === "waiting") save();
  };
  // The browser knows of its own network only; a server that was away is asked again now and then.
  const timer = setInterval(retry, 15_000);
  window.addEventListener("online", retry);
  return () => {
    clearInterval(timer);
    window.removeEventListener("online", retry);
  };
}
