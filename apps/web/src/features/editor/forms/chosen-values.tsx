import {
  type Conveyor,
  enteredText,
  type FieldDefinition,
  type FieldValue,
  labelText,
  type UnitSystem,
  unitLabel,
  valueAt,
} from "@beltwright/model";
import { useQuery } from "@tanstack/react-query";
import { useUnitSystem } from "../../../ui/units/unit-system.tsx";
import { useConveyor, useEditorTools } from "../document/editor-context.ts";
import styles from "./forms.module.css";

interface ChosenValuesProps {
  readonly library: string;
  readonly id: string;
  readonly fields: readonly FieldDefinition[];
}

/** The values of the row that Auto has chosen: to read, not to type. */
export function ChosenValues({ library, id, fields }: ChosenValuesProps) {
  const { calculation } = useEditorTools();
  const { data } = useQuery({
    queryKey: ["chosen", library, id] as const,
    queryFn: async () => (await calculation.calls.row(library, id)) ?? null,
    networkMode: "always",
  });
  return data ? <Values fields={fields} values={data} /> : null;
}

/** The values of a part that was chosen when the conveyor was saved. */
export function KeptValues({ path, fields }: { readonly path: string; readonly fields: readonly FieldDefinition[] }) {
  const part = useConveyor((conveyor) => partAt(conveyor, path));
  return part ? <Values fields={fields} values={part} /> : null;
}

function partAt(conveyor: Conveyor, path: string): PartValues | undefined {
  const part = valueAt(conveyor, path);
  return typeof part === "object" && part !== null ? (part as PartValues) : undefined;
}

type PartValues = Readonly<Record<string, FieldValue | undefined>>;

interface ValuesProps {
  readonly fields: readonly FieldDefinition[];
  readonly values: PartValues;
}

function Values({ fields, values }: ValuesProps) {
  const system = useUnitSystem();
  return (
    <dl className={styles.fields}>
      {fields.map((field) => (
        <div key={field.name} className={styles.field}>
          <dt className={styles.label}>{labelText(field.label, system)}</dt>
          <dd className={styles.chosenValue}>{chosenText(field, values, system)}</dd>
          <dd className={styles.unit}>{field.kind === "number" ? unitLabel(field.unit, system) : ""}</dd>
        </div>
      ))}
    </dl>
  );
}

function chosenText(field: FieldDefinition, row: PartValues, system: UnitSystem): string {
  // The one name that differs between a library row and its copy.
  const value = row[field.name] ?? (field.name === "power" ? row.powerRating : undefined);
  if (typeof value === "number") return enteredText(value, field.kind === "number" ? field.unit : "1", system);
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "string") return value;
  return value === undefined ? "" : `${value.length} points`;
}
