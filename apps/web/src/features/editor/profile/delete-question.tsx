import { Button, Group, Modal, Text } from "@mantine/core";
import { useConveyor } from "../document/editor-context.ts";

interface DeleteQuestionProps {
  readonly asked: number | undefined;
  readonly onDone: (choice: "with-drive" | "without-drive" | "cancel") => void;
}

/** Deleting a drive or brake pulley asks whether its drive shall go with it. */
export function DeleteQuestion({ asked, onDone }: DeleteQuestionProps) {
  const pull = useConveyor(({ pulls }) => (asked === undefined ? undefined : pulls[asked]));
  return (
    <Modal opened={pull !== undefined} onClose={() => onDone("cancel")} title={`Delete point ${pull?.no ?? ""}`}>
      <Text size="sm">
        This {pull?.pType.toLowerCase()} is linked to drive {pull?.linkToDriveNo}. Delete drive {pull?.linkToDriveNo}{" "}
        too?
      </Text>
      <Group mt={14} gap={8} justify="flex-end">
        <Button variant="default" onClick={() => onDone("cancel")}>
          Cancel
        </Button>
        <Button variant="default" onClick={() => onDone("without-drive")}>
          Keep the drive
        </Button>
        <Button data-autofocus onClick={() => onDone("with-drive")}>
          Delete the drive too
        </Button>
      </Group>
    </Modal>
  );
}
