import { Alert, Button } from "@mantine/core";
import { IconAlertTriangle, IconRestore } from "@tabler/icons-react";
import type { Failure } from "./failure.ts";
import styles from "./form.module.css";

interface FormNoticesProps {
  readonly failure: Failure | undefined;
  readonly wasRestored: boolean;
  readonly onDiscard: () => void;
}

export function FormNotices({ failure, wasRestored, onDiscard }: FormNoticesProps) {
  return (
    <div className={styles.notices}>
      {wasRestored && (
        <Alert color="teal" variant="light" icon={<IconRestore size={18} aria-hidden />}>
          Your unsaved input from before is back.{" "}
          <Button variant="subtle" size="compact-xs" onClick={onDiscard}>
            Discard it
          </Button>
        </Alert>
      )}
      {failure && (
        <Alert
          role="alert"
          color="red"
          variant="light"
          title={failure.message}
          icon={<IconAlertTriangle size={18} aria-hidden />}
        >
          {failure.reason}
        </Alert>
      )}
    </div>
  );
}
