import { Alert, List } from "@mantine/core";
import { IconAlertTriangle, IconCheck } from "@tabler/icons-react";
import { ConveyorLink } from "../../../ui/conveyor-link.tsx";
import { MigrationReport } from "./migration-report.tsx";
import type { UploadOutcome } from "./use-upload.ts";

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
  const { message, reasons } = outcome.failure;
  return (
    <Alert role="alert" color="red" variant="light" title={message} icon={<IconAlertTriangle size={18} aria-hidden />}>
      <List size="sm" listStyleType="none">
        {reasons.slice(0, 10).map((reason) => (
          <List.Item key={reason}>{reason}</List.Item>
        ))}
        {reasons.length > 10 && <List.Item>{`and ${reasons.length - 10} more`}</List.Item>}
      </List>
      Nothing was stored.
    </Alert>
  );
}
