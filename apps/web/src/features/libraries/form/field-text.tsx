import type { FieldDefinition, FieldValue, UnitSystem } from "@beltwright/model";
import { helpText, labelText, unitLabel } from "@beltwright/model";
import { valueText } from "../list/list-columns.ts";
import styles from "./form.module.css";

interface FieldTextProps {
  readonly field: FieldDefinition;
  readonly value: FieldValue | undefined;
  readonly system: UnitSystem;
}

/** A field of a row that may be read but not changed. */
export function FieldText({ field, value, system }: FieldTextProps) {
  const { text, full } = valueText(field, value, system);
  return (
    <div className={styles.row} data-field={field.name}>
      <dt className={styles.label}>{labelText(field.label, system)}</dt>
      <dd className={styles.control} data-kind={field.kind}>
        <span className={styles.value} title={full}>
          {text === "" ? "–" : text}
        </span>
        <span className={styles.unit}>{field.kind === "number" ? unitLabel(field.unit, system) : ""}</span>
      </dd>
      <dd className={styles.help}>{helpText(field.help, system)}</dd>
    </div>
  );
}
