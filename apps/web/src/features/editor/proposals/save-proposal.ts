import { messageFor, messages, type Proposal } from "@beltwright/contract";
import { conveyorToFile } from "@beltwright/model";
import { ApiProblem } from "../../../api/problem.ts";
import { proposalCalls } from "../../../ui/proposals/proposal-calls.ts";
import { toast } from "../../../ui/toast/toast-store.ts";
import type { Editor, EditorState } from "../document/editor.ts";
import { isOutOfReach, saveEditor } from "../document/save.ts";

/** Saves the design, or puts the changes before its owner where the person may only propose them. */
export async function saveDesign(editor: Editor, onProposed?: () => void): Promise<void> {
  if (!editor.store.getState().isProposing) return saveEditor(editor);
  await saveAsProposal(editor);
  onProposed?.();
}

/**
 * The first save makes a proposal, later ones are its versions. One that was decided or saved elsewhere meanwhile stays as
 * it is: the work goes into a new one, and nothing is lost.
 */
async function saveAsProposal({ store }: Editor): Promise<void> {
  const state = store.getState();
  const { saved, document, saving } = state;
  if (saving.kind === "saving") return;
  store.setState({ saving: { kind: "saving" } });
  try {
    const proposal = await storeProposal(state);
    store.setState({ saved: { revision: saved.revision, conveyor: document }, proposal, saving: { kind: "idle" } });
  } catch (error) {
    store.setState({ saving: isOutOfReach(error) ? { kind: "waiting" } : { kind: "refused", error } });
  }
}

async function storeProposal({ id, saved, document, proposal }: EditorState): Promise<Proposal> {
  const file = conveyorToFile(document);
  if (proposal !== undefined) {
    try {
      return await proposalCalls.save({ conveyorId: id, id: proposal.id, revision: proposal.revision }, file);
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.status !== 409) throw error;
      toast.note(messageFor("proposal-goes-on", { reason: error.message }));
    }
  }
  const added = await proposalCalls.add(id, saved.revision, file);
  toast.done(messages["proposal-saved"]);
  return added;
}
