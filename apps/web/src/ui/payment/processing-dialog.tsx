import { Group, Loader, Modal, Text } from "@mantine/core";

interface ProcessingDialogProps {
  readonly isOpen: boolean;
  readonly title?: string;
}

/** Stands over the page while money moves; it cannot be closed, since closing would stop nothing. */
export function ProcessingDialog({ isOpen, title = "Processing your payment" }: ProcessingDialogProps) {
  return (
    <Modal
      opened={isOpen}
      onClose={() => undefined}
      title={title}
      size={380}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
    >
      <Group gap={12} wrap="nowrap">
        <Loader size="sm" aria-hidden />
        <Text role="status">Please wait and keep this page open. It takes a few seconds.</Text>
      </Group>
    </Modal>
  );
}
