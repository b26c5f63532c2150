import { messageFor } from "@beltwright/contract";
import { Button, Group, Modal, Text, TextInput } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { conveyorsKey } from "../../../session/tally.ts";
import { failureText } from "../../../ui/failures/failure.ts";
import { toast } from "../../../ui/toast/toast-store.ts";
import { postCopy } from "../document/conveyor-calls.ts";
import { useConveyor, useEditorTools, useSetView, useView } from "../document/editor-context.ts";
import { noHistory } from "../document/history.ts";
import { placeOf } from "../document/place.ts";

/** Puts the design on the screen into a file of its own; the one it came from stays as it was saved. */
export function SaveAsDialog() {
  const isOpen = useView((view) => view.isSavingAs);
  const setView = useSetView();
  const close = () => setView({ isSavingAs: false });
  return (
    <Modal opened={isOpen} onClose={close} title="Save as">
      {isOpen && <NameForm onClose={close} />}
    </Modal>
  );
}

function NameForm({ onClose }: { readonly onClose: () => void }) {
  const convNo = useConveyor((conveyor) => conveyor.convNo);
  const [name, setName] = useState(`${convNo} copy`);
  const saving = useSaveAs(onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== "") saving.mutate(name.trim());
  };
  return (
    <form onSubmit={submit}>
      <TextInput
        label="Conveyor number"
        data-autofocus
        maxLength={100}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Text size="sm" c="dimmed" my={12}>
        {messageFor("save-as-leaves", { convNo })}
      </Text>
      <Group justify="flex-end">
        <Button variant="subtle" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={saving.isPending} disabled={name.trim() === ""}>
          Save as new conveyor
        </Button>
      </Group>
    </form>
  );
}

function useSaveAs(onDone: () => void) {
  const { editor, view } = useEditorTools();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (convNo: string) => postCopy({ ...editor.store.getState().document, convNo }),
    onSuccess: (id) => {
      onDone();
      void queryClient.invalidateQueries({ queryKey: conveyorsKey });
      // The changes live on in the new file: the old one is left as it was saved, without a draft of them.
      editor.store.setState(({ saved }) => ({ document: saved.conveyor, ...noHistory }));
      void navigate({ to: "/conveyors/$id", params: { id }, search: placeOf(view.getState()) });
    },
    onError: (error) => {
      const needed = messageFor("subscription-needed-to-copy-conveyor");
      toast.failed(failureText(messageFor("conveyor-copy-failed"), error, needed));
    },
  });
}
