import { Modal } from "@mantine/core";
import { useEditorTools, useSetView } from "../document/editor-context.ts";
import { SeekForm } from "./seek-form.tsx";

/** Which value of an input gives a result the value that is wanted. */
export function SeekDialog() {
  const { view } = useEditorTools();
  const setView = useSetView();
  const close = () => setView({ seeking: undefined });
  return (
    <Modal opened onClose={close} title="Goal seek" size="lg">
      <SeekForm asked={view.getState().seeking ?? ""} onDone={close} />
    </Modal>
  );
}
