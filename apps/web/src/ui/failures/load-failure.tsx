import { Alert, Button, Group } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { loadFailureOf } from "./failure.ts";

interface LoadFailureProps {
  /** The specification's sentence for it; absent where it has none but that data could not be loaded. */
  readonly sentence?: string;
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly link?: ReactNode;
}

export function LoadFailure({ sentence, error, onRetry, link }: LoadFailureProps) {
  const { message, reason } = loadFailureOf(error, sentence);
  return (
    <Alert role="alert" color="red" variant="light" title={message} icon={<IconAlertTriangle size={18} aria-hidden />}>
      {reason}
      <Group gap={8} mt={8}>
        <Button variant="default" size="compact-sm" onClick={onRetry}>
          Try again
        </Button>
        {link}
      </Group>
    </Alert>
  );
}
