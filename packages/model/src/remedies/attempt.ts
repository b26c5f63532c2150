import type { Calculated, ComponentRows } from "../design/calculate.ts";
import type { DocumentIssue } from "../document/parse.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import { setValue } from "../edits/value-edits.ts";
import type { FieldValue } from "../fields/field.ts";

/** One choice that a remedy changes: the field or part, what it was and what it becomes. */
export interface RemedyChange {
  readonly path: string;
  readonly before: FieldValue;
  readonly after: FieldValue;
}

/** A change of one choice: what it sets and the conveyor that comes of it. */
export interface Attempt extends RemedyChange {
  /** What cannot be changed without it: the height of a point with its place. */
  readonly besides?: readonly RemedyChange[];
  readonly conveyor: Conveyor;
}

/** What an attempt begins with. */
export interface Begun {
  readonly conveyor: Conveyor;
  readonly calculated: Calculated;
  readonly rows: ComponentRows;
}

export function isConveyor(next: Conveyor | readonly DocumentIssue[]): next is Conveyor {
  return !Array.isArray(next);
}

/** The conveyor with one field changed, as a person would change it; none where that is refused or changes nothing. */
export function changed(conveyor: Conveyor, change: RemedyChange): readonly Attempt[] {
  const outcome = setValue.apply(conveyor, { path: change.path, value: change.after });
  return outcome.kind === "changed" ? [{ ...change, conveyor: outcome.conveyor }] : [];
}
