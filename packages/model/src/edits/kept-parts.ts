import type { FormGroup } from "../document/definition.ts";
import { drawings } from "../document/records/display.ts";
import { dynamic } from "../document/records/dynamic.ts";
import { general } from "../document/records/general.ts";
import { study } from "../document/records/uncertainty.ts";
import type { Conveyor } from "../document/types/conveyor.ts";

/** What has no bearing on any number of the design itself: names, sharing, pictures, what a study varies. */
const apart = ["docUsers", "uncertainInputs", ...[general, drawings, study].flatMap(namesOf)];

/** What a person may change without any part having to be chosen anew: names, sharing, pictures, settings of a run. */
const beside: ReadonlySet<string> = new Set([...apart, ...namesOf(dynamic)]);

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

/** A run is of one scenario, whatever the document names as its own. */
const besideRuns: ReadonlySet<string> = new Set([...apart, "dynCase", "dynLoading"]);

/** Whether what a run found of one document holds of another: all that it depends on is the same. */
export function hasSameRuns(one: Conveyor, other: Conveyor): boolean {
  if (one === other) return true;
  return Object.entries(other).every(([name, value]) => {
    const before: unknown = Reflect.get(one, name);
    return besideRuns.has(name) || before === value || JSON.stringify(before) === JSON.stringify(value);
  });
}
