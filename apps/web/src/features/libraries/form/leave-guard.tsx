import { Button, Group, Modal, Text } from "@mantine/core";
import { useBlocker } from "@tanstack/react-router";

interface LeaveGuardProps {
  /** Asked at the moment of leaving: a form just saved may go before it is drawn as saved. */
  readonly hasUnsaved: () => boolean;
  /** What the form is of, in the question. */
  readonly name: string;
  readonly onDiscard: () => void;
}

interface Place {
  readonly pathname: string;
  readonly search: object;
}

/** Asks before unsaved input leaves the screen; it is kept either way unless the person throws it away. */
export function LeaveGuard({ hasUnsaved, name, onDiscard }: LeaveGuardProps) {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => hasUnsaved() && leavesForm(current, next),
    enableBeforeUnload: hasUnsaved,
    withResolver: true,
  });
  const isAsking = blocker.status === "blocked";
  return (
    <Modal opened={isAsking} onClose={() => blocker.reset?.()} title="Unsaved changes">
      <Text>{name} has changes that are not saved. A draft stays in this browser tab until you come back to it.</Text>
      <Group mt={16} gap={8} justify="flex-end">
        <Button
          variant="subtle"
          color="red"
          onClick={() => {
            onDiscard();
            blocker.proceed?.();
          }}
        >
          Discard changes
        </Button>
        <Button variant="default" onClick={() => blocker.proceed?.()}>
          Leave, keep draft
        </Button>
        <Button data-autofocus onClick={() => blocker.reset?.()}>
          Stay
        </Button>
      </Group>
    </Modal>
  );
}

/** Sorting or paging the list beside an add form leaves nothing. */
function leavesForm(current: Place, next: Place): boolean {
  return current.pathname !== next.pathname || panelOf(current.search) !== panelOf(next.search);
}

function panelOf(search: object): unknown {
  return "panel" in search ? search.panel : undefined;
}
