import { Alert, Button, Group } from "@mantine/core";
import { useState } from "react";
import { useUser } from "../../../session/session.ts";
import { type Draft, dropDraft } from "../document/draft.ts";
import { useEditorState, useEditorTools } from "../document/editor-context.ts";
import styles from "./frame.module.css";

/** Offers work that was never saved: the page crashed, the session ended, or a save was refused. */
export function DraftOffer({ draft }: { readonly draft: Draft }) {
  const { editor } = useEditorTools();
  const { userName } = useUser();
  const id = useEditorState((state) => state.id);
  const revision = useEditorState(({ saved }) => saved.revision);
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
  const isOlder = draft.begun.revision !== revision;
  const restore = () => {
    // The save must tell which revision this work began from and be merged against it, or what others did since is lost.
    if (isOlder) editor.store.setState({ saved: draft.begun });
    editor.replace("Restore draft", draft.conveyor);
    setOpen(false);
  };
  const discard = () => {
    void dropDraft(userName, id);
    setOpen(false);
  };
  return (
    <Alert className={styles.offer} color="yellow" variant="light" title="Unsaved changes were found" role="status">
      This browser kept changes of {new Date(draft.at).toLocaleString()} that were never saved
      {isOlder ? `, made on revision ${draft.begun.revision}; revision ${revision} was saved since.` : "."}
      <Group gap={8} mt={8}>
        <Button onClick={restore}>Restore them</Button>
        <Button variant="default" onClick={discard}>
          Discard them
        </Button>
      </Group>
    </Alert>
  );
}
