import { type ConveyorDocument, messageFor } from "@beltwright/contract";
import { Modal, Skeleton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { LoadFailure } from "../../../ui/failures/load-failure.tsx";
import { calls } from "../conveyor-calls.ts";
import { LinksSection } from "./links/links-section.tsx";
import { SharingForm } from "./sharing-form.tsx";

interface SharingDialogProps {
  /** Undefined while the dialog is closed. */
  readonly id: string | undefined;
  readonly convNo: string;
  readonly onClose: () => void;
}

export function SharingDialog({ id, convNo, onClose }: SharingDialogProps) {
  return (
    <Modal opened={id !== undefined} onClose={onClose} title={`Share ${convNo}`} size={620}>
      {id !== undefined && <LoadedSharing key={id} id={id} onClose={onClose} />}
    </Modal>
  );
}

interface LoadedSharingProps {
  readonly id: string;
  readonly onClose: () => void;
  readonly onShared?: (stored: ConveyorDocument) => void;
}

/** The conveyor is read once on opening: what it was then is what a later save is compared with. */
export function LoadedSharing({ id, onClose, onShared }: LoadedSharingProps) {
  const query = useQuery({
    queryKey: ["sharing", id],
    queryFn: ({ signal }) => calls.load(id, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (query.isError) {
    const sentence = messageFor("conveyor-load-failed");
    return <LoadFailure sentence={sentence} error={query.error} onRetry={() => void query.refetch()} />;
  }
  if (!query.data) return <Skeleton height={160} />;
  return (
    <>
      <SharingForm conveyor={query.data} {...{ onClose, onShared }} />
      <LinksSection conveyor={id} revision={query.data.revision} />
    </>
  );
}
