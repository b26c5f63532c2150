import { addDutyState, removeDutyState } from "@beltwright/model";
import { useEdit } from "../../document/editor-context.ts";
import { RowList } from "../row-list.tsx";

/** What the conveyor does in a year: states with their hours, loads and speeds. */
export function DutyForm() {
  const [add, remove] = [useEdit(addDutyState), useEdit(removeDutyState)];
  return (
    <RowList
      list="duty"
      title="Duty"
      said="How long the conveyor runs in a year, with what load and how fast. Without any state it runs full whenever it runs: bearings and motors are then taken at full load."
      row="State"
      names={["dutyHours", "dutyLoad", "dutySpeed"]}
      add="Add a state"
      onAdd={() => add({})}
      onRemove={(index) => remove({ index })}
    />
  );
}
