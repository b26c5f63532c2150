import type { FormGroup } from "../document/definition.ts";
import { drawings } from "../document/records/display.ts";
import { dynamic } from "../document/records/dynamic.ts";
import { general } from "../document/records/general.ts";
import type { Conveyor } from "../document/types/conveyor.ts";

/** What a person may change without any part having to be chosen anew: names, sharing, pictures, settings of a run. */
const beside: ReadonlySet<string> = new Set(["docUsers", ...[general, drawings, dynamic].flatMap(namesOf)]);

function namesOf({ fields }: FormGroup): readonly string[] {
  return fields.map(({ name }) => name);
}

/** Kept parts belong to the inputs they were chosen for: once one of these changes, Auto chooses anew. */
export function withPartsReleased(before: Conveyor, after: Conveyor): Conveyor {
  if (!before.partsKept || !after.partsKept) return after;
  const isSame = Object.entries(after).every(
    ([name, value]) => beside.has(name) || Reflect.get(before, name) === value,
  );
  return isSame ? after : { ...after, partsKept: false };
}
