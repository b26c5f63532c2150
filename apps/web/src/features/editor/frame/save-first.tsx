import { messages } from "@beltwright/contract";
import { Button, Group, Modal, Text } from "@mantine/core";
import { type MouseEvent, type ReactNode, useState } from "react";
import { isUnsaved } from "../document/editor.ts";
import { useEditorState, useEditorTools } from "../document/editor-context.ts";
import { saveDesign } from "../proposals/save-proposal.ts";

/** Holds a click back where the design has changes, and goes on once a person has decided; true where it need not. */
export type Guard = (event: MouseEvent, goOn: () => void) => boolean;

/** Reports, versions and files are made of the saved design: what is on the screen is saved first, or left out knowingly. */
export function useSaveFirst(): { readonly guard: Guard; readonly dialog: ReactNode } {
  const { editor } = useEditorTools();
  const [waiting, setWaiting] = useState<{ readonly goOn: () => void }>();
  const close = () => setWaiting(undefined);
  const guard: Guard = (event, goOn) => {
    const state = editor.store.getState();
    if (!isUnsaved(state) && state.proposal === undefined) return true;
    event.preventDefault();
    setWaiting({ goOn });
    return false;
  };
  const dialog = (
    <Modal opened={waiting !== undefined} onClose={close} title="Save first?">
      {waiting && <Decision goOn={waiting.goOn} onDone={close} />}
    </Modal>
  );
  return { guard, dialog };
}

function Decision({ goOn, onDone }: { readonly goOn: () => void; readonly onDone: () => void }) {
  const { editor } = useEditorTools();
  const isSaving = useEditorState(({ saving }) => saving.kind === "saving");
  // A proposal is no file: what is downloaded is the design as its owner has it.
  const isProposing = useEditorState((state) => state.isProposing);
  const save = async () => {
    await saveDesign(editor);
    onDone();
    // A save that was refused says so in the editor.
    if (!isUnsaved(editor.store.getState())) goOn();
  };
  return (
    <>
      <Text size="sm" mb={16}>
        {messages["save-first"]}
      </Text>
      <Group justify="flex-end">
        <Button variant="subtle" onClick={onDone}>
          Cancel
        </Button>
        <Button
          variant="default"
          onClick={() => {
            onDone();
            goOn();
          }}
        >
          Use the saved design
        </Button>
        {!isProposing && (
          <Button loading={isSaving} onClick={() => void save()}>
            Save and go on
          </Button>
        )}
      </Group>
    </>
  );
}
