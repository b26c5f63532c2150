import { addDutyState, findFieldAt, removeDutyState } from "@beltwright/model";
import { Button, Group } from "@mantine/core";
import { useConveyor, useEdit, useIsReadOnly } from "../../document/editor-context.ts";
import { FieldControl } from "../field-control.tsx";
import styles from "../forms.module.css";

const names = ["dutyHours", "dutyLoad", "dutySpeed"] as const;

/** What the conveyor does in a year: states with their hours, loads and speeds. */
export function DutyForm() {
  const duty = useConveyor((conveyor) => conveyor.duty);
  const [add, remove] = [useEdit(addDutyState), useEdit(removeDutyState)];
  const isReadOnly = useIsReadOnly();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.groupTitle}>Duty</legend>
      <p className={styles.said}>
        How long the conveyor runs in a year, with what load and how fast. Without any state it runs full whenever it
        runs: bearings and motors are then taken at full load.
      </p>
      {duty.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a state has no other name than its place in the list
        <Group key={at} gap={8} align="center" mt={8} role="group" aria-label={`State ${at + 1}`}>
          {names.map((name) => (
            <DutyField key={name} path={`duty[${at}].${name}`} />
          ))}
          <Button
            size="compact-xs"
            variant="subtle"
            color="red"
            disabled={isReadOnly}
            onClick={() => remove({ index: at })}
          >
            Remove
          </Button>
        </Group>
      ))}
      <Button size="compact-sm" variant="default" mt={8} disabled={isReadOnly} onClick={() => add({})}>
        Add a state
      </Button>
    </fieldset>
  );
}

function DutyField({ path }: { readonly path: string }) {
  const field = findFieldAt(path);
  return field === undefined ? null : <FieldControl path={path} field={field} />;
}
