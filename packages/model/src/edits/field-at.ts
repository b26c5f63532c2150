import { conveyorDefinition } from "../document/conveyor-definition.ts";
import { fieldsOf, type RecordDefinition } from "../document/definition.ts";
import type { DocumentIssue } from "../document/parse.ts";
import { limitsIn } from "../fields/describe.ts";
import type { FieldDefinition } from "../fields/field.ts";
import type { UnitSystem } from "../units/display.ts";
import { labelText } from "../units/quantity-text.ts";

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
  const names = namesOf(path);
  const found = fieldIn(names);
  if (found !== undefined) return found;
  const table = fieldIn(names.slice(0, -1));
  return table?.kind === "points" ? table.columns.find(({ name }) => name === names.at(-1)) : undefined;
}

function fieldIn(names: readonly string[]): FieldDefinition | undefined {
  const record = recordOf(names.slice(0, -1));
  return record && fieldsOf(record).find((field) => field.name === names.at(-1));
}

/** What the document has against a value, in units of the reader. */
export function issueText({ path, message }: DocumentIssue, system: UnitSystem): string {
  return limitsIn(system, findFieldAt(path), message);
}

/** The same with the field by its label, for where it does not stand beside: `Point 4, Shell diameter: Must be …`. */
export function issueSentence(issue: DocumentIssue, system: UnitSystem): string {
  const place = rowTitle(issue.path);
  const label = findLabelAt(issue.path) ?? (place === undefined ? issue.path : "");
  const words = [place, labelText(label, system)].filter((word) => word !== undefined && word !== "").join(", ");
  return words === "" ? issueText(issue, system) : `${words}: ${issueText(issue, system)}`;
}

/** The point or drive that a path leads to: `Point 4` for `pulls[3].shell`. */
export function rowTitle(path: string): string | undefined {
  const [, list, row] = /^(pulls|drives)\[(\d+)\]/.exec(path) ?? [];
  return row === undefined ? undefined : `${list === "pulls" ? "Point" : "Drive"} ${Number(row) + 1}`;
}

/** What people call the field or the part at a path: `Pulley shell` for `pulls[3].shell`. */
export function findLabelAt(path: string): string | undefined {
  const names = namesOf(path);
  return findFieldAt(path)?.label ?? (names.length === 0 ? undefined : recordOf(names)?.title);
}

function namesOf(path: string): readonly string[] {
  return pathSteps(path)?.filter((step) => typeof step === "string") ?? [];
}

/** The whole conveyor where no name is left. */
function recordOf(names: readonly string[]): RecordDefinition | undefined {
  return names.reduce<RecordDefinition | undefined>(
    (parent, step) => parent?.parts.find((part) => part.name === step)?.record,
    conveyorDefinition,
  );
}

/** What stands at a path of a record; undefined where there is no such place. */
export function valueAt(record: unknown, path: string): unknown {
  return pathSteps(path)?.reduce<unknown>(
    (inner, step) => (typeof inner === "object" && inner !== null ? Reflect.get(inner, step) : undefined),
    record,
  );
}
