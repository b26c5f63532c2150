import { Alert, Button, Group } from "@mantine/core";
import { useEffect, useState } from "react";
import { type Draft, dropDraft } from "../../../drafts/kept-drafts.ts";
import { useUser } from "../../../session/session.ts";
import { countAsRestored, findDrafts } from "../document/draft.ts";
import { useEditorState, useEditorTools } from "../document/editor-context.ts";
import styles from "./frame.module.css";

/** Offers work that was never saved, the newest first: the page crashed, the session ended, or a save was refused. */
export function DraftOffers() {
  const [drafts, setDrafts] = useWaitingDrafts();
  const [draft, ...others] = drafts;
  return (
    draft && (
      <DraftOffer draft={draft} others={others.length} onDone={(isRestored) => setDrafts(isRestored ? [] : others)} />
    )
  );
}

/** Drafts nobody has decided on, the newest first; one that another tab held comes when that tab is gone. */
function useWaitingDrafts() {
  const { userName } = useUser();
  const { editor } = useEditorTools();
  const [drafts, setDrafts] = useState<readonly Draft[]>([]);
  useEffect(() => {
    const add = (draft: Draft) => setDrafts((known) => [...known, draft].toSorted((one, other) => other.at - one.at));
    return findDrafts(userName, editor.store.getState().id, add);
  }, [userName, editor]);
  return [drafts, setDrafts] as const;
}

interface DraftOfferProps {
  readonly draft: Draft;
  readonly others: number;
  /** What is restored must not be restored over: others wait for the next opening. */
  readonly onDone: (isRestored: boolean) => void;
}

function DraftOffer({ draft, others, onDone }: DraftOfferProps) {
  const { editor } = useEditorTools();
  const revision = useEditorState(({ saved }) => saved.revision);
  const isOlder = draft.begun.revision !== revision;
  const restore = () => {
    // The save must tell which revision this work began from and be merged against it, or what others did since is lost.
    if (isOlder) editor.store.setState({ saved: draft.begun });
    editor.replace("Restore draft", draft.conveyor);
    countAsRestored(draft);
    onDone(true);
  };
  const discard = () => {
    void dropDraft(draft.key);
    onDone(false);
  };
  return (
    <Alert className={styles.offer} color="yellow" variant="light" title="Unsaved changes were found" role="status">
      This browser kept changes of {new Date(draft.at).toLocaleString()} that were never saved
      {isOlder ? `, made on revision ${draft.begun.revision}; revision ${revision} was saved since.` : "."}
      {others > 0 && ` ${others === 1 ? "Another draft is" : `${others} other drafts are`} kept as well.`}
      <Group gap={8} mt={8}>
        <Button onClick={restore}>Restore them</Button>
        <Button variant="default" onClick={discard}>
          Discard them
        </Button>
      </Group>
    </Alert>
  );
}
