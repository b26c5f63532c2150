import type { FieldDefinition } from "@beltwright/model";
import { isOfBeltPath } from "@beltwright/model";
import { Text } from "@mantine/core";
import { builtValue } from "../calculation/built-value.ts";
import { useBuiltParts } from "../charts/use-calculated.ts";
import { useConveyor, useValue } from "../document/editor-context.ts";
import { FieldControl } from "./field-control.tsx";
import styles from "./forms.module.css";

/** Numbers the program gives out itself. */
const fixed: ReadonlySet<string> = new Set(["userName", "conveyorGroup", "noID", "no", "driveNo"]);

function PathField({ path, field }: { readonly path: string; readonly field: FieldDefinition }) {
  const mode = useValue(`${path}Mode`);
  const built = useBuiltParts();
  const laid = useConveyor((conveyor) => builtValue(built, conveyor, path));
  if (mode === "Manual") return <FieldControl path={path} field={field} />;
  return <FieldControl path={path} field={field} shown={laid} />;
}

export function FieldList({ path, fields }: { readonly path: string; readonly fields: readonly FieldDefinition[] }) {
  if (fields.length === 0) return <Text size="xs">Nothing to fill in.</Text>;
  return (
    <div className={styles.fields}>
      {fields.map((field) => {
        const at = path === "" ? field.name : `${path}.${field.name}`;
        if (isOfBeltPath(at)) return <PathField key={at} path={at} field={field} />;
        return <FieldControl key={at} path={at} field={field} isFixed={fixed.has(field.name)} />;
      })}
    </div>
  );
}
