import type { Conveyor } from "@beltwright/model";
import { Modal } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { ConveyorMerge } from "../../../ui/conveyor-merge/conveyor-merge.tsx";
import { messageOf } from "../../../ui/failures/problem-notice.tsx";
import { toast } from "../../../ui/toast/toast-store.ts";
import { postCopy } from "../document/conveyor-calls.ts";
import type { SavedConveyor } from "../document/editor.ts";
import { useEditorState, useEditorTools } from "../document/editor-context.ts";

/** Someone saved while this was being edited: nothing is overwritten before a person has decided. */
export function ConflictDialog() {
  const saving = useEditorState((state) => state.saving);
  const { editor } = useEditorTools();
  const close = () => editor.store.setState({ saving: { kind: "idle" } });
  return (
    <Modal opened={saving.kind === "conflict"} onClose={close} title="Two versions" size={820}>
      {saving.kind === "conflict" && <Choice theirs={saving.theirs} onDone={close} />}
    </Modal>
  );
}

function Choice({ theirs, onDone }: { readonly theirs: SavedConveyor; readonly onDone: () => void }) {
  const { editor, save } = useEditorTools();
  const mine = useEditorState((state) => state.document);
  const base = useEditorState((state) => state.saved.conveyor);
  const takeTheirs = () => {
    editor.replace("Take the saved version", theirs.conveyor);
    editor.store.setState({ saved: theirs });
    onDone();
  };
  const saveMerged = (merged: Conveyor) => {
    editor.replace("Merge with the saved version", merged);
    editor.store.setState({ saved: theirs, saving: { kind: "idle" } });
    save();
  };
  const keepBoth = useMutation({
    mutationFn: () => postCopy(mine),
    onSuccess: () => {
      toast.done("Your version was added to My conveyors as a copy.");
      takeTheirs();
    },
    onError: (error) => toast.failed(messageOf(error)),
  });
  return (
    <ConveyorMerge
      diverged={{ base, mine, theirs: theirs.conveyor }}
      theirRevision={theirs.revision}
      isSaving={keepBoth.isPending}
      onSave={saveMerged}
      onTakeTheirs={takeTheirs}
      onKeepBoth={() => keepBoth.mutate()}
    />
  );
}
