import type { LibraryValues, PointsField, UnitSystem } from "@beltwright/model";
import { Suspense } from "react";
import { PointsTable } from "../../../ui/units/points-table.tsx";
import styles from "./form.module.css";
import { usePointsEditor } from "./points-editors.ts";

interface PointsInputProps {
  readonly field: PointsField;
  readonly values: LibraryValues;
  readonly system: UnitSystem;
  readonly issue?: string | undefined;
  /** Absent where the row may only be read. */
  readonly onChange?: ((points: readonly Readonly<Record<string, number>>[]) => void) | undefined;
}

/** Hands a table of points to the editor made for it, or shows it as it is. */
export function PointsInput({ field, values, system, issue, onChange }: PointsInputProps) {
  const Editor = usePointsEditor(field.name);
  const value = values[field.name];
  const points = Array.isArray(value) ? value : field.default;
  if (!Editor) return <PlainPoints {...{ field, points, system, issue, onChange }} />;
  return (
    <div className={styles.points} data-field={field.name}>
      <p className={styles.help}>{field.help}</p>
      <Suspense fallback={<div className={styles.pointsWait} />}>
        <Editor
          {...{ field, points, values, system, issue }}
          isReadOnly={onChange === undefined}
          onChange={onChange ?? (() => undefined)}
        />
      </Suspense>
    </div>
  );
}

interface PlainPointsProps extends Omit<PointsInputProps, "values"> {
  readonly points: readonly Readonly<Record<string, number>>[];
}

function PlainPoints({ field, points, system, issue, onChange }: PlainPointsProps) {
  return (
    <div className={styles.points} data-field={field.name}>
      <p className={styles.label}>{field.label}</p>
      <p className={styles.help}>{field.help}</p>
      <PointsTable {...{ field, system, onChange }} value={points} />
      {issue && <p className={styles.issue}>{issue}</p>}
    </div>
  );
}
