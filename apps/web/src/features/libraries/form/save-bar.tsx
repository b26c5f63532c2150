import { Button } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import type { Failure } from "../../../ui/failures/failure.ts";
import styles from "./form.module.css";

interface SaveBarProps {
  readonly changes: number;
  readonly saveLabel: string;
  readonly isSaving: boolean;
  readonly failure: Failure | undefined;
  readonly canSave: boolean;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
}

/** Says what is unsaved and saves it. Stays in view however long the form is. */
export function SaveBar({ changes, saveLabel, isSaving, failure, canSave, onSave, onDiscard }: SaveBarProps) {
  return (
    <div className={styles.bar}>
      {failure && (
        <p className={styles.barFailure} role="alert">
          <IconAlertTriangle size={16} aria-hidden />
          <span>
            <strong>{failure.message}</strong> {failure.reason}
          </span>
        </p>
      )}
      <span className={styles.barText} data-unsaved={changes > 0} role="status">
        {words(changes)}
      </span>
      <Button variant="default" disabled={changes === 0 || isSaving} onClick={onDiscard}>
        Discard
      </Button>
      <Button loading={isSaving} disabled={!canSave} onClick={onSave} title="Ctrl S">
        {saveLabel}
      </Button>
    </div>
  );
}

function words(changes: number): string {
  if (changes === 0) return "No unsaved changes";
  return changes === 1 ? "1 field not saved" : `${changes} fields not saved`;
}
