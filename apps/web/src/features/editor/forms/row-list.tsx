import { findFieldAt } from "@beltwright/model";
import { Button, Group } from "@mantine/core";
import { useConveyor, useIsReadOnly } from "../document/editor-context.ts";
import { FieldControl } from "./field-control.tsx";
import styles from "./forms.module.css";

interface RowListProps {
  readonly list: "duty" | "costTyped" | "structureSegments";
  readonly title: string;
  readonly said: string;
  /** What one row is called. */
  readonly row: string;
  readonly names: readonly string[];
  readonly add: string;
  readonly onAdd: () => void;
  readonly onRemove: (index: number) => void;
}

/** A short list of the document: a row for each entry, with its fields side by side. */
export function RowList({ list, title, said, row, names, add, onAdd, onRemove }: RowListProps) {
  const count = useConveyor((conveyor) => conveyor[list].length);
  const isReadOnly = useIsReadOnly();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.groupTitle}>{title}</legend>
      <p className={styles.said}>{said}</p>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has no other name than its place in the list
        <Group key={at} gap={8} align="center" mt={8} role="group" aria-label={`${row} ${at + 1}`}>
          {names.map((name) => (
            <RowField key={name} path={`${list}[${at}].${name}`} />
          ))}
          <Button size="compact-xs" variant="subtle" color="red" disabled={isReadOnly} onClick={() => onRemove(at)}>
            Remove
          </Button>
        </Group>
      ))}
      <Button size="compact-sm" variant="default" mt={8} disabled={isReadOnly} onClick={onAdd}>
        {add}
      </Button>
    </fieldset>
  );
}

function RowField({ path }: { readonly path: string }) {
  const field = findFieldAt(path);
  return field === undefined ? null : <FieldControl path={path} field={field} />;
}
