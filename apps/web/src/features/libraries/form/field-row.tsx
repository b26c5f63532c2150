import type { FieldDefinition, UnitSystem } from "@beltwright/model";
import { helpText, labelText, unitLabel } from "@beltwright/model";
import { type ReactNode, useId } from "react";
import styles from "./form.module.css";

export interface FieldIds {
  readonly input: string;
  readonly describedBy: string;
}

interface FieldRowProps {
  readonly field: FieldDefinition;
  readonly system: UnitSystem;
  readonly issue?: string | undefined;
  readonly hint?: string;
  readonly isChanged?: boolean;
  readonly children: (ids: FieldIds) => ReactNode;
}

/** Label, input, unit and help of one field on one line, or stacked where there is little room. */
export function FieldRow({ field, system, issue, hint = "", isChanged = false, children }: FieldRowProps) {
  const id = useId();
  const unit = field.kind === "number" ? unitLabel(field.unit, system) : "";
  const ids = { input: `${id}-input`, describedBy: `${id}-unit ${id}-help ${id}-note` };
  return (
    <div className={styles.row} data-invalid={issue !== undefined} data-field={field.name}>
      <label htmlFor={ids.input} className={styles.label} data-changed={isChanged}>
        {labelText(field.label, system)}
      </label>
      <div className={styles.control} data-kind={field.kind}>
        {children(ids)}
        <span id={`${id}-unit`} className={styles.unit}>
          {unit}
        </span>
      </div>
      <p id={`${id}-help`} className={styles.help}>
        {helpText(field.help, system)}
        {isChanged && <span className={styles.hidden}> Not saved yet.</span>}
      </p>
      <p id={`${id}-note`} className={issue ? styles.issue : styles.hint}>
        {issue ?? hint}
      </p>
    </div>
  );
}
