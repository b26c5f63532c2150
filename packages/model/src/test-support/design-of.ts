import type { Design } from "@beltwright/engine";
import { toDesign } from "../design/to-design.ts";
import { newConveyor } from "../document/new-conveyor.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import { setValues } from "../edits/value-edits.ts";
import type { FieldValue } from "../fields/field.ts";

export type Typed = Readonly<Record<string, FieldValue>>;

/** A new conveyor with some fields typed over. */
export function conveyorWith(typed: Typed): Conveyor {
  const values = Object.entries(typed).map(([path, value]) => ({ path, value }));
  const outcome = setValues.apply(newConveyor(), { label: "", values });
  if (outcome.kind === "refused") throw new Error(JSON.stringify(outcome.issues));
  return outcome.kind === "changed" ? outcome.conveyor : newConveyor();
}

export function designWith(typed: Typed): Design {
  const outcome = toDesign(conveyorWith(typed));
  if (outcome.kind === "refused") throw new Error(JSON.stringify(outcome.issues));
  return outcome.design;
}
