import type { PointsField, UnitSystem } from "@beltwright/model";
import { type ComponentType, createContext, useContext } from "react";

/** What the form gives the editor of a field that holds points. */
interface PointsEditorProps {
  readonly field: PointsField;
  readonly points: readonly Readonly<Record<string, number>>[];
  /** The other values of the row, which may say what kind of points they are. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly issue: string | undefined;
  readonly system: UnitSystem;
  readonly isReadOnly: boolean;
  readonly onChange: (points: readonly Readonly<Record<string, number>>[]) => void;
}

/** Editors by field name. The program puts them in: a feature does not know the others. */
export type PointsEditors = Readonly<Record<string, ComponentType<PointsEditorProps>>>;

export const PointsEditorContext = createContext<PointsEditors>({});

export function usePointsEditor(fieldName: string): ComponentType<PointsEditorProps> | undefined {
  return useContext(PointsEditorContext)[fieldName];
}
