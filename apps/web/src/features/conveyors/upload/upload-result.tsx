import { Alert } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { Suspense } from "react";
import { ConveyorLink } from "../../../ui/conveyor-link.tsx";
import { lateView } from "../../../ui/late/late-view.tsx";
import { MigrationReport } from "./migration-report.tsx";
import type { UploadOutcome } from "./use-upload.ts";

/** Names of fields need the whole document model, which lists do without. */
const UploadFailureNotice = lateView(async () => (await import("./upload-failure-notice.tsx")).UploadFailureNotice);

/** The label under the upload buttons: what was added, or what is wrong with the file. */
export function UploadResult({ outcome }: { readonly outcome: UploadOutcome }) {
  if (outcome.kind === "uploaded") {
    const { message, id, convNo, category, check } = outcome.uploaded;
    return (
      <Alert color="green" variant="light" title={message} icon={<IconCheck size={18} aria-hidden />}>
        <ConveyorLink id={id}>{convNo || "Open it"}</ConveyorLink> is now in your list, in the category {category}.
        {check && <MigrationReport check={check} />}
      </Alert>
    );
  }
  return (
    <Suspense>
      <UploadFailureNotice failure={outcome.failure} />
    </Suspense>
  );
}
