import { messageFor } from "@beltwright/contract";
import { mayChangeCategories, mayCopyConveyors, mayDeleteConveyors, storedCategory } from "@beltwright/model";
import { Alert, Autocomplete, Button, Modal, Tabs, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { usePerson } from "../../session/session.ts";
import { useTally } from "../../session/tally.ts";
import { calls } from "./conveyor-calls.ts";
import { categoriesQuery } from "./conveyor-queries.ts";
import styles from "./conveyors.module.css";
import type { Selection } from "./list/use-selection.ts";
import { type BatchMessage, useBatch } from "./use-batch.ts";

interface BatchDialogProps {
  readonly isOpen: boolean;
  readonly selection: Selection;
  readonly onCopied: (ids: readonly string[]) => void;
  readonly onFiled: (category: string) => void;
  readonly onClose: () => void;
}

/** What can be done with several conveyors at once. */
export function BatchDialog({ isOpen, ...tabs }: BatchDialogProps) {
  const count = tabs.selection.items.length;
  return (
    <Modal opened={isOpen} onClose={tabs.onClose} title={`Edit selected conveyors (${count})`} size={560}>
      <BatchTabs {...tabs} />
    </Modal>
  );
}

function BatchTabs({ selection, onCopied, onFiled, onClose }: Omit<BatchDialogProps, "isOpen">) {
  const [category, setCategory] = useState("");
  const categories = useQuery(categoriesQuery);
  const person = usePerson();
  const quota = useTally();
  const batch = useBatch();
  const { items, ids } = selection;
  const done = () => selection.clear();
  const copy = () =>
    batch.run({
      verdict: mayCopyConveyors(person, items, quota),
      send: async () => {
        const said = await calls.copySelected(ids);
        onCopied(said.ids);
        return said;
      },
      failed: messageFor("conveyors-copy-failed"),
      done,
    });
  const remove = () =>
    batch.run({
      verdict: mayDeleteConveyors(person, items),
      convNo: items.find((item) => mayDeleteConveyors(person, [item]).kind === "refused")?.convNo,
      send: () => calls.deleteSelected(ids),
      undo: () => Promise.all(ids.map((id) => calls.takeBack(id))),
      failed: messageFor("conveyors-delete-failed"),
      done,
    });
  const file = () =>
    batch.run({
      verdict: mayChangeCategories(person, items, category),
      send: () => calls.fileSelected(category, ids),
      failed: messageFor("conveyor-categories-edit-failed"),
      done: () => {
        onFiled(storedCategory(category).category);
        done();
      },
    });
  return (
    <>
      <Tabs defaultValue="copy" onChange={batch.clear}>
        <Tabs.List>
          <Tabs.Tab value="copy">Copy selected</Tabs.Tab>
          <Tabs.Tab value="delete">Delete selected</Tabs.Tab>
          <Tabs.Tab value="category">Change category</Tabs.Tab>
        </Tabs.List>
        <SelectedNumbers selection={selection} />
        <Tabs.Panel value="copy">
          <Text mb={10}>Copies go into your own list, in the same categories. All are copied, or none.</Text>
          <Button loading={batch.isPending} onClick={copy}>
            Copy selected
          </Button>
        </Tabs.Panel>
        <Tabs.Panel value="delete">
          <Text mb={10}>They go to the bin for 30 days. Only the owner can delete a conveyor.</Text>
          <Button color="red" loading={batch.isPending} onClick={remove}>
            Delete selected
          </Button>
        </Tabs.Panel>
        <Tabs.Panel value="category">
          <Autocomplete
            label="New category"
            maxLength={100}
            data={[...(categories.data ?? [])]}
            value={category}
            onChange={setCategory}
            onKeyDown={(event) => event.key === "Enter" && file()}
            mb={10}
            maw={320}
          />
          <Button loading={batch.isPending} onClick={file}>
            Change category
          </Button>
        </Tabs.Panel>
      </Tabs>
      <MessageBox message={batch.message} onClose={onClose} />
    </>
  );
}

function SelectedNumbers({ selection }: { readonly selection: Selection }) {
  if (selection.items.length === 0) return <Text my={10}>{messageFor("no-conveyors-selected")}</Text>;
  return (
    <ul className={styles.listed} aria-label="Selected conveyors">
      {selection.items.map(({ id, convNo, category }) => (
        <li key={id}>
          {convNo} <span className={styles.muted}>{category}</span>
        </li>
      ))}
    </ul>
  );
}

/** The message box of the dialog: how the last act went, until the next one. */
function MessageBox({
  message,
  onClose,
}: {
  readonly message: BatchMessage | undefined;
  readonly onClose: () => void;
}) {
  return (
    <div aria-live="polite" className={styles.messageBox}>
      {message && (
        <Alert
          color={message.isFailure ? "red" : "green"}
          variant="light"
          role={message.isFailure ? "alert" : "status"}
        >
          {message.text}
          {!message.isFailure && (
            <Button variant="default" size="compact-sm" ml={12} onClick={onClose}>
              Close
            </Button>
          )}
        </Alert>
      )}
    </div>
  );
}
