import { messageFor, messages } from "@beltwright/contract";
import { Alert, Button, Group } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { messageOf } from "../../../ui/failures/problem-notice.tsx";
import { toast } from "../../../ui/toast/toast-store.ts";
import { loadConveyor } from "../document/conveyor-calls.ts";
import { isUnsaved } from "../document/editor.ts";
import { useEditorState, useEditorTools, useIsReadOnly, useSetView } from "../document/editor-context.ts";
import styles from "../frame/frame.module.css";
import { useProposalNow } from "../proposals/proposal-now.ts";
import { usePresence, usePresenceStore } from "./presence.ts";

/** That someone else saved, deleted or closed the design, the moment it happens and not only at the next save. */
export function NewerVersion() {
  const ended = usePresence((presence) => presence.ended);
  const server = usePresence((presence) => presence.server);
  const passedOver = usePresence((presence) => presence.passedOver);
  const revision = useEditorState(({ saved }) => saved.revision);
  const saving = useEditorState((state) => state.saving.kind);
  const isProposal = useEditorState(({ proposal }) => proposal !== undefined);
  if (ended !== undefined) {
    return (
      <Alert className={styles.notice} color="yellow" variant="light" role="status">
        {messages[ended === "deleted" ? "design-deleted" : "design-closed"]}
      </Alert>
    );
  }
  // While a save of one's own is under way its notice may be here before its answer.
  const isBusy = saving === "saving" || saving === "conflict";
  if (server === undefined || isBusy || server.revision <= Math.max(revision, passedOver)) return null;
  const code = server.by === "" ? "newer-version-nobody" : "newer-version";
  const said = messageFor(code, { name: server.by, revision: server.revision });
  return isProposal ? (
    <ProposalBehind {...{ said }} revision={server.revision} />
  ) : (
    <Choice {...{ said }} revision={server.revision} />
  );
}

interface ChoiceProps {
  readonly said: string;
  readonly revision: number;
}

/** A proposal has what it has, whatever the design becomes; who made it can put it on the newer one. */
function ProposalBehind({ said, revision }: ChoiceProps) {
  const store = usePresenceStore();
  const isReadOnly = useIsReadOnly();
  const setView = useSetView();
  const isDecided = (useProposalNow()?.state ?? "open") !== "open";
  if (isReadOnly || isDecided) return null;
  return (
    <Alert className={styles.notice} color="blue" variant="light" role="status">
      <Group gap={8}>
        <span>{said}</span>
        <Button size="compact-xs" onClick={() => setView({ panel: "proposals", isWhole: false })}>
          Bring the proposal up to date
        </Button>
        <Button size="compact-xs" variant="default" onClick={() => store.setState({ passedOver: revision })}>
          Not now
        </Button>
      </Group>
    </Alert>
  );
}

function Choice({ said, revision }: ChoiceProps) {
  const store = usePresenceStore();
  const hasChanges = useEditorState(isUnsaved);
  const isReadOnly = useIsReadOnly();
  const setView = useSetView();
  const takeOver = useTakeOver();
  return (
    <Alert className={styles.notice} color="blue" variant="light" role="status">
      <Group gap={8}>
        <span>
          {said} {hasChanges && messages["newer-version-unsaved"]}
        </span>
        {!isReadOnly && (
          <Button size="compact-xs" variant="default" onClick={() => setView({ panel: "versions", isWhole: false })}>
            Show the difference
          </Button>
        )}
        <Button size="compact-xs" loading={takeOver.isPending} onClick={() => takeOver.mutate()}>
          {hasChanges ? "Bring both together" : "Take it over"}
        </Button>
        <Button size="compact-xs" variant="default" onClick={() => store.setState({ passedOver: revision })}>
          {hasChanges ? "Keep mine" : "Not now"}
        </Button>
      </Group>
    </Alert>
  );
}

/** Without changes of one's own the newer one takes the place of what is shown; with changes both are compared first. */
function useTakeOver() {
  const { editor } = useEditorTools();
  const id = useEditorState((state) => state.id);
  return useMutation({
    mutationFn: () => loadConveyor(id),
    onSuccess: (theirs) => {
      if (isUnsaved(editor.store.getState())) {
        editor.store.setState({ saving: { kind: "conflict", theirs } });
        return;
      }
      editor.replace(`Take over revision ${theirs.revision}`, theirs.conveyor);
      editor.store.setState({ saved: theirs, document: theirs.conveyor });
    },
    onError: (error) => toast.failed(messageOf(error)),
  });
}
