import type { FieldDefinition, FieldValue, UnitSystem } from "@beltwright/model";
import { TextInput } from "@mantine/core";
import styles from "../../../ui/list/list.module.css";
import { QuantityInput } from "../../../ui/units/quantity-input.tsx";

interface InlineCellProps {
  readonly field: FieldDefinition;
  readonly value: FieldValue | undefined;
  readonly system: UnitSystem;
  readonly issue: string | undefined;
  readonly unread: string | undefined;
  readonly isFirst: boolean;
  readonly onChange: (value: FieldValue) => void;
  readonly onUnread: (text: string, message: string) => void;
}

/** One field of a row being changed in the list. Numbers and text only; the rest is changed in the form. */
export function InlineCell({ field, value, system, issue, unread, isFirst, onChange, onUnread }: InlineCellProps) {
  const note = issue && <span className={styles.inlineIssue}>{issue}</span>;
  if (field.kind === "number") {
    return (
      <>
        <QuantityInput
          className={styles.inlineInput ?? ""}
          aria-label={field.label}
          autoFocus={isFirst}
          field={field}
          value={typeof value === "number" ? value : field.default}
          system={system}
          isInvalid={issue !== undefined}
          unread={unread}
          onCommit={onChange}
          onUnread={onUnread}
        />
        {note}
      </>
    );
  }
  return (
    <>
      <TextInput
        aria-label={field.label}
        autoFocus={isFirst}
        value={String(value ?? "")}
        error={issue !== undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {note}
    </>
  );
}
