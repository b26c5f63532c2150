import { messageFor } from "@beltwright/contract";
import { type LibraryDefinition, type LibraryRow, mayCopyLibraryRow, mayDeleteLibraryRow } from "@beltwright/model";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { usePerson } from "../../session/session.ts";
import { explain } from "../../ui/failures/explain.ts";
import { failureText } from "../../ui/failures/failure.ts";
import { toast } from "../../ui/toast/toast-store.ts";
import { copyRow, deleteRow, undeleteRow } from "./library-calls.ts";
import { libraryKey } from "./library-queries.ts";

type RowName = Pick<LibraryRow, "_id" | "description" | "userName">;

interface Then {
  readonly onCopied?: (row: LibraryRow) => void;
  readonly onDeleted?: () => void;
}

/** Makes lists, categories and histories of a library be read again. */
export function useRefresh(definition: LibraryDefinition): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: libraryKey(definition) });
}

/** Deleting happens at once and can be taken back from the message that tells of it. */
export function useDelete(definition: LibraryDefinition, onDeleted?: () => void) {
  const refresh = useRefresh(definition);
  const undelete = useMutation({
    mutationFn: (row: LibraryRow) => undeleteRow(definition, row._id),
    onSuccess: async ({ description }) => {
      toast.done(messageFor("row-undeleted", { description }));
      await refresh();
    },
    onError: (error) => toast.failed(failureText(`Failed to restore ${definition.singular}`, error)),
  });
  return useMutation({
    mutationFn: (id: string) => deleteRow(definition, id),
    onSuccess: async (row) => {
      const { description } = row;
      toast.done(messageFor("row-deleted", { description }), { undo: () => undelete.mutate(row) });
      onDeleted?.();
      await refresh();
    },
  });
}

function useCopy(definition: LibraryDefinition, onCopied?: (row: LibraryRow) => void) {
  const refresh = useRefresh(definition);
  return useMutation({
    mutationFn: (id: string) => copyRow(definition, id),
    onSuccess: async (row) => {
      toast.done(definition.messages.copied);
      onCopied?.(row);
      await refresh();
    },
  });
}

/** Copy and delete as the person may use them: what the policy refuses is explained and never sent. */
export function useRowActs(definition: LibraryDefinition, { onCopied, onDeleted }: Then) {
  const person = usePerson();
  const copying = useCopy(definition, onCopied);
  const deleting = useDelete(definition, onDeleted);
  const { copyFailed, deleteFailed } = definition.messages;
  return {
    busyRow: copying.isPending ? copying.variables : deleting.isPending ? deleting.variables : undefined,
    copy: ({ _id }: RowName) => {
      if (!explain(mayCopyLibraryRow(person))) return;
      const needed = messageFor("subscription-needed-to-copy");
      copying.mutate(_id, { onError: (error) => toast.failed(failureText(copyFailed, error, needed)) });
    },
    remove: (row: RowName) => {
      if (!explain(mayDeleteLibraryRow(person, row), deleteFailed)) return;
      deleting.mutate(row._id, { onError: (error) => toast.failed(failureText(deleteFailed, error)) });
    },
  };
}
