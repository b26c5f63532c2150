import { messages } from "@beltwright/contract";
import { Alert, Button, Group, Modal, Text } from "@mantine/core";
import { useEffect } from "react";
import { forgetPendingSave, pendingSave, saveAfterSignIn } from "../../../drafts/pending-save.ts";
import { useNeedsPlan, usePerson } from "../../../session/session.ts";
import { messageOf } from "../../../ui/failures/problem-notice.tsx";
import { ButtonLink } from "../../../ui/link.tsx";
import { useEditorState, useEditorTools } from "../document/editor-context.ts";
import styles from "../frame/frame.module.css";

/** What becomes of a design that no account has: where it is, and the way into an account. */
export function LocalNotice() {
  const saving = useEditorState((state) => state.saving);
  useSaveAfterSignIn();
  switch (saving.kind) {
    case "needs-account":
      return <AccountQuestion />;
    case "refused":
      return <RefusedNotice error={saving.error} />;
    case "waiting":
      return (
        <Alert className={styles.notice} color="yellow" variant="light" role="status">
          {messages["server-away"]}
        </Alert>
      );
    default:
      return null;
  }
}

/** Somebody who wanted to save before they had an account has one now: it is done as soon as they are back. */
function useSaveAfterSignIn(): void {
  const { editor, save } = useEditorTools();
  const person = usePerson();
  useEffect(() => {
    if (person === undefined || pendingSave() !== editor.store.getState().id) return;
    forgetPendingSave();
    save();
  }, [person, editor, save]);
}

function AccountQuestion() {
  const { editor } = useEditorTools();
  const id = useEditorState((state) => state.id);
  const close = () => editor.store.setState({ saving: { kind: "idle" } });
  const leave = () => saveAfterSignIn(id);
  return (
    <Modal opened onClose={close} title="Save this design to an account">
      <Text mb={16}>{messages["account-needed-to-save"]}</Text>
      <Group justify="flex-end">
        <Button variant="subtle" onClick={close}>
          Continue without saving
        </Button>
        <ButtonLink to="/sign-in" variant="default" onClick={leave}>
          Sign in
        </ButtonLink>
        <ButtonLink to="/register" onClick={leave}>
          Create an account
        </ButtonLink>
      </Group>
    </Modal>
  );
}

function RefusedNotice({ error }: { readonly error: unknown }) {
  const needsPlan = useNeedsPlan();
  return (
    <Alert className={styles.notice} color="yellow" variant="light" role="alert">
      {messageOf(error)} {messages["kept-in-browser"]}{" "}
      {needsPlan && (
        <ButtonLink to="/subscribe" size="compact-xs" ml={8}>
          Subscribe
        </ButtonLink>
      )}
    </Alert>
  );
}
