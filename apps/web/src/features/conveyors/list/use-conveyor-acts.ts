import type { ConveyorDocument, ConveyorItem } from "@beltwright/contract";
import { messageFor } from "@beltwright/contract";
import { mayCopyConveyor, mayDownloadConveyor } from "@beltwright/model";
import { useMutation } from "@tanstack/react-query";
import { usePerson } from "../../../session/session.ts";
import { useTally } from "../../../session/tally.ts";
import { explain } from "../../../ui/failures/explain.ts";
import { failureText } from "../../../ui/failures/failure.ts";
import { useDownload } from "../../../ui/saving/use-download.ts";
import { toast } from "../../../ui/toast/toast-store.ts";
import { type AddedConveyor, addedOf, calls } from "../conveyor-calls.ts";
import { useRefresh } from "../conveyor-queries.ts";

/** Deleting can be taken back from the message that tells of it, and for 30 days from the bin. */
export function useDelete(onDeleted?: () => void) {
  const refresh = useRefresh();
  const takeBack = useTakeBack();
  return useMutation({
    mutationFn: (id: string) => calls.remove(id),
    onSuccess: async (conveyor) => {
      toast.done(messageFor("row-deleted", { description: numberOf(conveyor) }), {
        undo: () => takeBack.mutate(conveyor.id),
      });
      onDeleted?.();
      await refresh();
    },
    onError: (error) => toast.failed(failureText(messageFor("conveyor-delete-failed"), error)),
  });
}

export function useTakeBack() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => calls.takeBack(id),
    onSuccess: async (conveyor) => {
      toast.done(messageFor("row-undeleted", { description: numberOf(conveyor) }));
      await refresh();
    },
    onError: (error) => toast.failed(failureText(messageFor("conveyor-load-failed"), error)),
  });
}

interface Then {
  readonly isDemo: boolean;
  readonly onCopied: (copy: AddedConveyor) => void;
}

/** Copying and downloading as the person may: what the policy refuses is explained and never sent. */
export function useConveyorActs({ isDemo, onCopied }: Then) {
  const person = usePerson();
  const quota = useTally();
  const refresh = useRefresh();
  const copying = useMutation({
    mutationFn: (id: string) => calls.copy(id),
    onSuccess: async (copy) => {
      toast.done(messageFor("data-copied"));
      onCopied(addedOf(copy));
      await refresh();
    },
    onError: (error) => {
      const needed = messageFor("subscription-needed-to-copy-conveyor");
      toast.failed(failureText(messageFor("conveyor-copy-failed"), error, needed));
    },
  });
  const download = useDownload();
  return {
    busyId: copying.isPending ? copying.variables : download.busyId,
    copy: (item: ConveyorItem) => {
      if (explain(mayCopyConveyor(person, { ...item, isDemo }, quota))) copying.mutate(item.id);
    },
    download: (type: "T6" | "Json", item: ConveyorItem) => {
      if (explain(mayDownloadConveyor(person, { ...item, isDemo }))) download.run(type, item);
    },
  };
}

export function numberOf({ convNo }: ConveyorDocument): string {
  return typeof convNo === "string" && convNo !== "" ? convNo : "The conveyor";
}
