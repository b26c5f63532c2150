import type { DocumentIssue } from "../document/parse.ts";
import { mostDrives } from "../document/records/drive.ts";
import { parseField } from "../document/schema.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { FieldValue } from "../fields/field.ts";
import { driveTypeAt, furtherDrive } from "../stations/station-pulleys.ts";
import { defineEdit, type EditOutcome, refuse } from "./edit.ts";
import { findFieldAt, type PathStep, pathSteps } from "./field-at.ts";
import { followedPlace } from "./followed-place.ts";
import { withOrderedStarters } from "./starter-order.ts";

interface SetValue {
  readonly path: string;
  readonly value: FieldValue;
}

/** Changes one field, wherever it stands. */
export const setValue = defineEdit<SetValue>(
  ({ path }) => `Change ${findFieldAt(path)?.label.toLowerCase() ?? path}`,
  (conveyor, change) => withValues(conveyor, [change]),
);

/** Changes several fields as one step: a paste, a fill-down, a dragged point. All of them or none. */
export const setValues = defineEdit<{ readonly label: string; readonly values: readonly SetValue[] }>(
  ({ label }) => label,
  (conveyor, { values }) => withValues(conveyor, values),
);

/** The same as a step of a larger edit. */
export function withValues(conveyor: Conveyor, values: readonly SetValue[]): Conveyor | readonly DocumentIssue[] {
  const checked = values.map(checkedValue);
  const issues = [
    ...checked.flatMap((one) => ("issues" in one ? one.issues : [])),
    ...values.flatMap((one) => lostLink(conveyor, one)),
    ...values.flatMap(({ path, value }) => followedPlace(conveyor, path, value)),
  ];
  if (issues.length > 0) return issues;
  const copies = new Set<unknown>();
  const changed = checked.reduce<unknown>(
    (record, one) => ("steps" in one && record !== undefined ? replaced(record, one, copies) : record),
    conveyor,
  );
  // Every step replaced a known field by a checked value of its kind, so the shape is that of a conveyor still.
  if (changed === undefined) return refuse("", "There is no such place in this conveyor.");
  return withOrderedStarters(withDrivesOfPulleys(conveyor, changed as Conveyor));
}

/** A pulley that becomes a drive brings its record, so that the conveyor can be calculated at once. */
function withDrivesOfPulleys(before: Conveyor, after: Conveyor): Conveyor {
  if (before.pulls === after.pulls) return after;
  return after.pulls.reduce((so, { pType, linkToDriveNo }, index) => {
    const isNew = pType === "Drive" && before.pulls[index]?.pType !== "Drive" && linkToDriveNo === 0;
    return isNew ? withFurtherDrive(so, index) : so;
  }, after);
}

function withFurtherDrive(conveyor: Conveyor, index: number): Conveyor {
  const pull = conveyor.pulls[index];
  if (!pull || conveyor.drives.length >= mostDrives) return conveyor;
  const record = furtherDrive(conveyor, driveTypeAt(conveyor, index));
  const pulls = conveyor.pulls.with(index, { ...pull, linkToDriveNo: record.driveNo });
  return { ...conveyor, pulls, drives: [...conveyor.drives, record] };
}

/** A pulley may be linked to none, not to a drive that is not there. */
function lostLink({ drives }: Conveyor, { path, value }: SetValue): readonly DocumentIssue[] {
  const isLink = path.endsWith(".linkToDriveNo") && value !== 0;
  return isLink && !drives.some(({ driveNo }) => driveNo === value) ? refuse(path, "There is no such drive.") : [];
}

interface Replacement {
  readonly steps: readonly PathStep[];
  readonly value: FieldValue;
}

type Checked = Replacement | { readonly issues: readonly DocumentIssue[] };

function checkedValue({ path, value }: SetValue): Checked {
  const field = findFieldAt(path);
  const steps = pathSteps(path);
  if (!field || !steps) return { issues: refuse(path, "There is no such field.") };
  const parsed = parseField(field, value);
  if (parsed.success) return { steps, value: parsed.data };
  return { issues: refuse(path, parsed.error.issues[0]?.message ?? "Is not valid.") };
}

/**
 * A copy with one value replaced and the rest shared; the same record where it had that value, undefined where no place.
 * All values of an edit share the copies made for them.
 */
function replaced(record: unknown, { steps, value }: Replacement, copies: Set<unknown>, depth = 0): unknown {
  const step = steps[depth];
  if (step === undefined) return value;
  if (!hasPlace(record, step)) return undefined;
  const before = record[step];
  const inner = replaced(before, { steps, value }, copies, depth + 1);
  if (inner === undefined) return undefined;
  if (inner === before) return record;
  const copy = copies.has(record) ? record : Array.isArray(record) ? [...record] : { ...record };
  copies.add(copy);
  return Object.assign(copy, { [step]: inner });
}

function hasPlace(record: unknown, step: PathStep): record is Readonly<Record<PathStep, unknown>> {
  if (Array.isArray(record)) return typeof step === "number" && step < record.length;
  return typeof record === "object" && record !== null && Object.hasOwn(record, step);
}

/** Points that carry the design capacity go on carrying it; those with a tonnage of their own keep it. */
export function changeCapacity(document: Conveyor, value: number): EditOutcome {
  const { capacityInp, pulls } = document;
  const carrying = pulls.flatMap((pull, index) =>
    capacityInp > 0 && pull.capacityInp === capacityInp ? [{ path: `pulls[${index}].capacityInp`, value }] : [],
  );
  const values = [{ path: "capacityInp", value }, ...carrying];
  return setValues.apply(document, { label: "Change capacity", values });
}
