import { forgetPendingSave } from "../../../drafts/pending-save.ts";
import { postCopy } from "../document/conveyor-calls.ts";
import type { Editor } from "../document/editor.ts";
import { isOutOfReach } from "../document/save.ts";
import { postNewDesign } from "../start/post-new-design.ts";

interface SaveLocal {
  readonly isVisitor: boolean;
  /** Told the id under which the account has it now. */
  readonly onSaved: (id: string) => void;
}

/**
 * Takes a design of this browser over into the account of whoever is signed in. Somebody without an account is asked for
 * one; whatever the server refuses, the design stays in the browser.
 */
export async function saveLocal({ store }: Editor, { isVisitor, onSaved }: SaveLocal): Promise<void> {
  const { id, saved, document, saving, link } = store.getState();
  // What is seen through a link is nobody's to take over by a key.
  if (saving.kind === "saving" || link !== undefined) return;
  if (isVisitor) {
    store.setState({ saving: { kind: "needs-account" } });
    return;
  }
  store.setState({ saving: { kind: "saving" } });
  try {
    const added = await (id.startsWith("demo-") ? postCopy(document) : postNewDesign(document, saved.conveyor));
    forgetPendingSave();
    store.setState({ saved: { revision: 1, conveyor: document }, saving: { kind: "idle" } });
    onSaved(added);
  } catch (error) {
    store.setState({ saving: isOutOfReach(error) ? { kind: "waiting" } : { kind: "refused", error } });
  }
}
