import type { PointsField, UnitSystem } from "@beltwright/model";

/** What a form gives the editor of a field that holds points. */
export interface PointsEditorProps {
  readonly field: PointsField;
  readonly points: readonly Readonly<Record<string, number>>[];
  /** The other values of the row; the kind of curve is one of them. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly issue: string | undefined;
  readonly system: UnitSystem;
  readonly isReadOnly: boolean;
  readonly onChange: (points: readonly Readonly<Record<string, number>>[]) => void;
}
