import { issueSentence } from "@beltwright/model";
import { Alert, List } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import type { UploadFailure } from "./upload.ts";

const mostReasons = 10;

/** What is wrong with a file, field by field as its form calls them, in units of the reader. */
export function UploadFailureNotice({ failure }: { readonly failure: UploadFailure }) {
  const system = useUnitSystem();
  const issues = failure.issues.map(({ field: path, message }) => issueSentence({ path, message }, system));
  const reasons = [...failure.reasons, ...issues];
  return (
    <Alert
      role="alert"
      color="red"
      variant="light"
      title={failure.message}
      icon={<IconAlertTriangle size={18} aria-hidden />}
    >
      <List size="sm" listStyleType="none">
        {reasons.slice(0, mostReasons).map((reason) => (
          <List.Item key={reason}>{reason}</List.Item>
        ))}
        {reasons.length > mostReasons && <List.Item>{`and ${reasons.length - mostReasons} more`}</List.Item>}
      </List>
      Nothing was stored.
    </Alert>
  );
}
