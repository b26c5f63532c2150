import fc from "fast-check";
import { conveyorDefinition } from "../document/conveyor-definition.ts";
import { fieldsOf, type RecordDefinition } from "../document/definition.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { EditOutcome } from "../edits/edit.ts";
import { type AddMode, addModes, addPoint, deletePoint } from "../edits/point-edits.ts";
import { setValue } from "../edits/value-edits.ts";
import type { FieldDefinition, FieldValue } from "../fields/field.ts";

/** One thing a person does to a conveyor. */
export type Change =
  | { readonly kind: "set"; readonly path: string; readonly value: FieldValue }
  | { readonly kind: "add"; readonly mode: AddMode; readonly index: number; readonly x: number }
  | { readonly kind: "delete"; readonly index: number };

/** Every field of a new conveyor, some rows of its lists. */
export const places = placesOf(conveyorDefinition, "");

function placesOf(record: RecordDefinition, path: string): readonly { path: string; field: FieldDefinition }[] {
  const own = fieldsOf(record).map((field) => ({ path: path + field.name, field }));
  const inner = record.parts.flatMap((part) => {
    if (part.kind === "record") return placesOf(part.record, `${path}${part.name}.`);
    const rows = part.name === "pulls" ? [0, 1, 2, 3, 5] : part.name === "drives" ? [0] : [];
    return rows.flatMap((row) => placesOf(part.record, `${path}${part.name}[${row}].`));
  });
  return [...own, ...inner];
}

function anyValue(field: FieldDefinition): fc.Arbitrary<FieldValue> {
  switch (field.kind) {
    case "number":
      return fc.oneof(
        fc.constantFrom(field.min, field.max, Math.max(field.min, 0)),
        field.integer
          ? fc.integer({ min: field.min, max: field.max })
          : fc.double({ min: field.min, max: field.max, noNaN: true }),
      );
    case "boolean":
      return fc.boolean();
    case "choice":
      return fc.constantFrom(...field.options);
    default:
      return fc.constant(field.default);
  }
}

const modes = Object.keys(addModes) as AddMode[];
const place = fc.double({ min: -200, max: 200, noNaN: true });
const set: fc.Arbitrary<Change> = fc
  .constantFrom(...places)
  .chain(({ path, field }) => anyValue(field).map((value) => ({ kind: "set", path, value })));
const add: fc.Arbitrary<Change> = fc.record({
  kind: fc.constant("add"),
  mode: fc.constantFrom(...modes),
  index: fc.nat(8),
  x: place,
});
const remove: fc.Arbitrary<Change> = fc.record({ kind: fc.constant("delete"), index: fc.nat(6) });

/** A few changes, most of them values. */
export const edits = fc.array(fc.oneof({ weight: 6, arbitrary: set }, add, remove), { maxLength: 6 });

/** The conveyor after a change; as it was where the change is refused. */
export function applied(conveyor: Conveyor, change: Change): Conveyor {
  const outcome = outcomeOf(conveyor, change);
  return outcome.kind === "changed" ? outcome.conveyor : conveyor;
}

function outcomeOf(conveyor: Conveyor, change: Change): EditOutcome {
  switch (change.kind) {
    case "set":
      return setValue.apply(conveyor, change);
    case "add":
      return addPoint.apply(conveyor, { mode: change.mode, index: change.index, at: { x: change.x } });
    case "delete":
      return deletePoint.apply(conveyor, { index: change.index, alsoDrive: true });
  }
}
