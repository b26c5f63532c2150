import { Alert, Button, Group } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import type { ReactNode } from "react";

interface FailureAlertProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly onRetry: () => void;
  /** Another way on. */
  readonly link?: ReactNode;
}

/** What failed and why, in its place, with the way to try again. */
export function FailureAlert({ title, children, onRetry, link }: FailureAlertProps) {
  return (
    <Alert role="alert" color="red" variant="light" title={title} icon={<IconAlertTriangle size={18} aria-hidden />}>
      {children}
      <Group gap={8} mt={8}>
        <Button variant="default" size="compact-sm" onClick={onRetry}>
          Try again
        </Button>
        {link}
      </Group>
    </Alert>
  );
}
