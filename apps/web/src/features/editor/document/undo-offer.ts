import { toast } from "../../../ui/toast/toast-store.ts";
import type { Editor } from "./editor.ts";

/** The way back that a message about the step just made offers: it takes back that step and no later one. */
export function undoOffer({ store, undo }: Editor): { readonly undo: () => void } {
  const step = store.getState().past.at(-1);
  return {
    undo: () => {
      const { past, future } = store.getState();
      if (past.at(-1) === step) undo();
      else if (step !== undefined && future.includes(step)) toast.note("It is undone already.");
      else toast.note("Other changes were made since: undo those first.");
    },
  };
}
