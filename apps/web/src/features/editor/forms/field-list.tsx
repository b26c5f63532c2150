import type { FieldDefinition } from "@beltwright/model";
import { Text } from "@mantine/core";
import { FieldControl } from "./field-control.tsx";
import styles from "./forms.module.css";

/** Numbers the program gives out itself. */
const fixed: ReadonlySet<string> = new Set(["userName", "conveyorGroup", "noID", "no", "driveNo"]);

export function FieldList({ path, fields }: { readonly path: string; readonly fields: readonly FieldDefinition[] }) {
  if (fields.length === 0) return <Text size="xs">Nothing to fill in.</Text>;
  return (
    <div className={styles.fields}>
      {fields.map((field) => {
        const at = path === "" ? field.name : `${path}.${field.name}`;
        return <FieldControl key={at} path={at} field={field} isFixed={fixed.has(field.name)} />;
      })}
    </div>
  );
}
