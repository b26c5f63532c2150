import {
  enteredText,
  type FieldDefinition,
  type LibraryRow,
  labelText,
  type UnitSystem,
  unitLabel,
} from "@beltwright/model";
import { useQuery } from "@tanstack/react-query";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { useEditorTools } from "../document/editor-context.ts";
import styles from "./forms.module.css";

interface ChosenValuesProps {
  readonly library: string;
  readonly id: string;
  readonly fields: readonly FieldDefinition[];
}

/** The values of the row that Auto has chosen: to read, not to type. */
export function ChosenValues({ library, id, fields }: ChosenValuesProps) {
  const { calculation } = useEditorTools();
  const system = useUnitSystem();
  const { data } = useQuery({
    queryKey: ["chosen", library, id] as const,
    queryFn: async () => (await calculation.calls.row(library, id)) ?? null,
    networkMode: "always",
  });
  if (!data) return null;
  return (
    <dl className={styles.fields}>
      {fields.map((field) => (
        <div key={field.name} className={styles.field}>
          <dt className={styles.label}>{labelText(field.label, system)}</dt>
          <dd className={styles.chosenValue}>{chosenText(field, data, system)}</dd>
          <dd className={styles.unit}>{field.kind === "number" ? unitLabel(field.unit, system) : ""}</dd>
        </div>
      ))}
    </dl>
  );
}

function chosenText(field: FieldDefinition, row: LibraryRow, system: UnitSystem): string {
  // The one name that differs between a library row and its copy.
  const value = row[field.name] ?? (field.name === "power" ? row.powerRating : undefined);
  if (typeof value === "number") return enteredText(value, field.kind === "number" ? field.unit : "1", system);
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "string") return value;
  return value === undefined ? "" : `${value.length} points`;
}
