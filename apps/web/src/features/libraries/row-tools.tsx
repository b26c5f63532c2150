import { type LibraryDefinition, type LibraryRow, mayDeleteLibraryRow } from "@beltwright/model";
import { Button } from "@mantine/core";
import { IconCopy, IconHistory, IconTrash } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { usePerson } from "../../session/session.ts";
import { useRowActs } from "./use-row-acts.ts";

interface RowToolsProps {
  readonly definition: LibraryDefinition;
  readonly row: LibraryRow;
  readonly onHistory: () => void;
  readonly onDeleted?: () => void;
}

/** What may be done with the whole row from its own page. */
export function RowTools({ definition, row, onHistory, onDeleted }: RowToolsProps) {
  const person = usePerson();
  const openCopy = useOpenRow(definition);
  const acts = useRowActs(definition, {
    onCopied: (copy) => openCopy(copy._id),
    ...(onDeleted && { onDeleted }),
  });
  const isBusy = acts.busyRow !== undefined;
  return (
    <>
      <Button variant="default" leftSection={<IconHistory size={14} aria-hidden />} onClick={onHistory}>
        History
      </Button>
      <Button
        variant="default"
        loading={isBusy}
        leftSection={<IconCopy size={14} aria-hidden />}
        onClick={() => acts.copy(row)}
      >
        Copy
      </Button>
      {mayDeleteLibraryRow(person, row).kind === "allowed" && (
        <Button
          variant="default"
          loading={isBusy}
          leftSection={<IconTrash size={14} aria-hidden />}
          onClick={() => acts.remove(row)}
        >
          Delete
        </Button>
      )}
    </>
  );
}

function useOpenRow(definition: LibraryDefinition): (id: string) => void {
  const navigate = useNavigate();
  return (id) => void navigate({ to: "/$library/$id", params: { library: definition.plural, id } });
}
