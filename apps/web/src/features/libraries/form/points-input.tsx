import type { LibraryValues, PointsField, UnitSystem } from "@beltwright/model";
import { Suspense } from "react";
import styles from "./form.module.css";
import { usePointsEditor } from "./points-editors.ts";

interface PointsInputProps {
  readonly field: PointsField;
  readonly values: LibraryValues;
  readonly system: UnitSystem;
  readonly issue?: string | undefined;
  /** Absent where the row may only be read. */
  readonly onChange?: (points: readonly Readonly<Record<string, number>>[]) => void;
}

/** Hands a table of points to the editor made for it. */
export function PointsInput({ field, values, system, issue, onChange }: PointsInputProps) {
  const Editor = usePointsEditor(field.name);
  const value = values[field.name];
  const points = Array.isArray(value) ? value : field.default;
  if (!Editor) return <p className={styles.help}>{`${field.label}: ${points.length}. ${field.help}`}</p>;
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
