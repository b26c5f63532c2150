import { Modal, type ModalProps } from "@mantine/core";

/** A dialog of its own file, so that it can be loaded when it is first opened. */
export function Dialog(props: ModalProps) {
  return <Modal {...props} />;
}
