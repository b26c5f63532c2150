import { conveyorDefinition } from "../document/conveyor-definition.ts";
import { fieldsOf, type RecordDefinition } from "../document/definition.ts";
import type { FieldDefinition } from "../fields/field.ts";

/** A step of a path: a name, or the number of a row. */
export type PathStep = string | number;

/** `drives[0].motor.power` as steps; undefined where it is not a path. */
export function pathSteps(path: string): readonly PathStep[] | undefined {
  if (!/^[A-Za-z_]\w*(\[\d+\]|\.[A-Za-z_]\w*)*$/.test(path)) return undefined;
  return [...path.matchAll(/\[(\d+)\]|([A-Za-z_]\w*)/g)].map(([, row, name = ""]) =>
    row === undefined ? name : Number(row),
  );
}

/** The definition of the field at a path, whatever row it is in. */
export function findFieldAt(path: string): FieldDefinition | undefined {
  const names = pathSteps(path)?.filter((step) => typeof step === "string") ?? [];
  const name = names.at(-1);
  const record = names
    .slice(0, -1)
    .reduce<RecordDefinition | undefined>(
      (parent, step) => parent?.parts.find((part) => part.name === step)?.record,
      conveyorDefinition,
    );
  return record && fieldsOf(record).find((field) => field.name === name);
}
