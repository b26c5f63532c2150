import type { Conveyor } from "@beltwright/model";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Editor } from "./editor.ts";

export interface LastChange {
  /** The document before the last change, of a number being typed before its first figure; undefined before any. */
  readonly before: Conveyor | undefined;
}

/** What the last change began from, whether it was an edit or was taken back. */
export function followChanges({ store }: Pick<Editor, "store">): StoreApi<LastChange> {
  const change = createStore<LastChange>(() => ({ before: undefined }));
  store.subscribe(({ document, past }, previous) => {
    if (document === previous.document) return;
    const step = past.at(-1);
    change.setState({ before: step?.after === document ? step.before : previous.document });
  });
  return change;
}
