import { Alert, Button } from "@mantine/core";
import { IconRestore } from "@tabler/icons-react";
import styles from "./form.module.css";

/** Tells that a form opened with input from before, and offers to drop it. */
export function DraftNotice({ onDiscard }: { readonly onDiscard: () => void }) {
  return (
    <div className={styles.notices}>
      <Alert color="teal" variant="light" icon={<IconRestore size={18} aria-hidden />}>
        Your unsaved input from before is back.{" "}
        <Button variant="subtle" size="compact-xs" onClick={onDiscard}>
          Discard it
        </Button>
      </Alert>
    </div>
  );
}
