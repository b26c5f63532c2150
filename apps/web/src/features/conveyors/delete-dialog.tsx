import type { ConveyorItem } from "@beltwright/contract";
import { Button, Group, Modal, Text } from "@mantine/core";
import { useState } from "react";
import { useDelete } from "./list/use-conveyor-acts.ts";

interface DeleteDialogProps {
  /** Undefined while the dialog is closed. */
  readonly item: ConveyorItem | undefined;
  readonly onDeleted: (item: ConveyorItem) => void;
  readonly onClose: () => void;
}

export function DeleteDialog({ item, onDeleted, onClose }: DeleteDialogProps) {
  const deleting = useDelete();
  // While the dialog fades it still says what it was about.
  const [last, setLast] = useState(item);
  if (item !== undefined && item !== last) setLast(item);
  const confirm = () => {
    if (!item) return;
    deleting.mutate(item.id, {
      onSuccess: () => onDeleted(item),
      onSettled: onClose,
    });
  };
  return (
    <Modal opened={item !== undefined} onClose={onClose} title={`Delete ${last?.convNo ?? ""}?`} size={420}>
      <Text>It goes to the bin, where you can take it back for 30 days. It no longer counts as a file.</Text>
      <Group mt={16} gap={8} justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button color="red" data-autofocus loading={deleting.isPending} onClick={confirm}>
          Delete
        </Button>
      </Group>
    </Modal>
  );
}
