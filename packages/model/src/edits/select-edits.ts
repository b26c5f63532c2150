import { defaultsOf } from "../document/defaults.ts";
import { fieldsOf } from "../document/definition.ts";
import type { DocumentIssue } from "../document/parse.ts";
import { driveFluidCoupling } from "../document/records/drive-components.ts";
import type { Extras } from "../document/records/extras.ts";
import { parseField } from "../document/schema.ts";
import type { FieldValue } from "../fields/field.ts";
import { conveyorSlots, driveSlots, pullSlots, type Slot } from "./component-slots.ts";
import { defineEdit, refuse } from "./edit.ts";
import { withOrderedStarters } from "./starter-order.ts";

/** A row as a library gives it; only the fields the copy has are taken. */
export type SelectedRow = Readonly<Record<string, FieldValue | undefined>>;

/** Copies a library row into a drive and sets that component to Manual. */
export const selectDriveComponent = defineEdit<{
  readonly driveNo: number;
  readonly component: keyof typeof driveSlots;
  readonly row: SelectedRow;
}>(
  ({ component }) => `Select ${driveSlots[component].title}`,
  (conveyor, { driveNo, component, row }) => {
    const index = conveyor.drives.findIndex((drive) => drive.driveNo === driveNo);
    const drive = conveyor.drives[index];
    if (!drive) return refuse("drives", "There is no such drive.");
    const direct = component === "flcplg" ? { flDirectDrive: false } : {};
    // A brake that was chosen brakes.
    const isUnbraked = component === "brake" && drive.brakeType === "No Brake";
    const braked = isUnbraked ? { brakeType: "Constant Torque Brake" as const } : {};
    const chosen = choose(driveSlots[component], drive[component], row, `drives[${index}].${component}`);
    if ("issues" in chosen) return chosen.issues;
    const next = { ...drive, ...direct, ...braked, [component]: chosen.part, ...chosen.mode };
    return withOrderedStarters({ ...conveyor, drives: conveyor.drives.with(index, next) });
  },
);

/** Copies a library row into the conveyor: material, belt, idlers or rubber. */
export const selectConveyorComponent = defineEdit<{
  readonly component: keyof typeof conveyorSlots;
  readonly row: SelectedRow;
}>(
  ({ component }) => `Select ${conveyorSlots[component].title}`,
  (conveyor, { component, row }) => {
    const chosen = choose(conveyorSlots[component], conveyor[component], row, component);
    return "issues" in chosen ? chosen.issues : { ...conveyor, [component]: chosen.part, ...chosen.mode };
  },
);

/** Copies a library row into one pulley: its shaft, shell or width. */
export const selectPullComponent = defineEdit<{
  readonly index: number;
  readonly component: keyof typeof pullSlots;
  readonly row: SelectedRow;
}>(
  ({ component }) => `Select ${pullSlots[component].title}`,
  (conveyor, { index, component, row }) => {
    const pull = conveyor.pulls[index];
    if (!pull) return refuse(`pulls[${index}]`, "There is no such point.");
    const chosen = choose(pullSlots[component], pull[component], row, `pulls[${index}].${component}`);
    if ("issues" in chosen) return chosen.issues;
    return { ...conveyor, pulls: conveyor.pulls.with(index, { ...pull, [component]: chosen.part, ...chosen.mode }) };
  },
);

/** Copies a complete pulley into one point: shell, shaft and width at once, all Manual. */
export const selectPulley = defineEdit<{ readonly index: number; readonly row: SelectedRow }>(
  "Select pulley",
  (conveyor, { index, row }) => {
    const pull = conveyor.pulls[index];
    if (!pull) return refuse(`pulls[${index}]`, "There is no such point.");
    const path = `pulls[${index}]`;
    const shell = choose(pullSlots.shell, pull.shell, row, `${path}.shell`);
    // The cost of a complete pulley is counted once, with its shell.
    const shaft = choose(
      pullSlots.shaft,
      pull.shaft,
      { ...row, brgCentres: row.bearingCentres, cost: 0 },
      `${path}.shaft`,
    );
    const width = choose(pullSlots.width, pull.width, row, `${path}.width`);
    const issues = [shell, shaft, width].flatMap((chosen) => ("issues" in chosen ? chosen.issues : []));
    if ("issues" in shell || "issues" in shaft || "issues" in width) return issues;
    const lagging = typeof row.lagging === "string" ? { lagging: row.lagging } : {};
    const parts = { shell: shell.part, shaft: shaft.part, width: width.part };
    const next = { ...pull, ...lagging, ...parts, ...shell.mode, ...shaft.mode, ...width.mode };
    return { ...conveyor, pulls: conveyor.pulls.with(index, next) };
  },
);

/**
 * Direct drive has no fluid coupling: Manual, with every value of the coupling zero. Taking it back lets the program
 * choose a coupling again.
 */
export const setDirectDrive = defineEdit<{ readonly driveNo: number; readonly isDirect: boolean }>(
  ({ isDirect }) => (isDirect ? "Choose direct drive" : "Choose fluid coupling"),
  (conveyor, { driveNo, isDirect }) => {
    const index = conveyor.drives.findIndex((drive) => drive.driveNo === driveNo);
    const drive = conveyor.drives[index];
    if (!drive) return refuse("drives", "There is no such drive.");
    if (drive.flDirectDrive === isDirect) return conveyor;
    const flcplg = { ...withoutExtras(drive.flcplg), ...defaultsOf(driveFluidCoupling) };
    const next = isDirect
      ? { ...drive, flDirectDrive: true, selectFLCplgMode: "Manual" as const, flcplg }
      : { ...drive, flDirectDrive: false, selectFLCplgMode: "Auto" as const };
    return { ...conveyor, drives: conveyor.drives.with(index, next) };
  },
);

type Chosen<Part> =
  | { readonly part: Part; readonly mode: Readonly<Record<string, string>> }
  | { readonly issues: readonly DocumentIssue[] };

/** Typed for one part and no other: computed again where the row of the next does not say it. */
const ownMasses: ReadonlySet<string> = new Set(["mass", "pulleyMass"]);

/** The part with the row's values; what the row does not know, such as the length of a shaft, stays as it was. */
function choose<Part extends { readonly extras?: Extras }>(
  slot: Slot,
  current: Part,
  row: SelectedRow,
  path: string,
): Chosen<Part> {
  const copied = fieldsOf(slot.record).flatMap((field) => {
    const value = field.name === "library" ? slot.library : valueIn(row, field.name);
    return value === undefined ? [] : [{ field, value }];
  });
  const issues = copied.flatMap(({ field, value }) => {
    const checked = parseField(field, value);
    return checked.success ? [] : refuse(`${path}.${field.name}`, checked.error.issues[0]?.message ?? "Is not valid.");
  });
  if (issues.length > 0) return { issues };
  const values = Object.fromEntries(copied.map(({ field, value }) => [field.name, value]));
  const mode = { ...slot.sets, ...(slot.mode === undefined ? {} : { [slot.mode]: "Manual" }) };
  return { part: { ...withoutExtras(current), ...values }, mode };
}

/** What a row says of a field of its copy. */
export function valueIn(row: SelectedRow, name: string): FieldValue | undefined {
  return row[name] ?? row[libraryName(name)] ?? (ownMasses.has(name) ? 0 : undefined);
}

/** Unknown fields belonged to the component that was there before. */
function withoutExtras<Part extends { readonly extras?: Extras }>(part: Part): Part {
  const { extras: _former, ...kept } = part;
  return kept as Part;
}

/** The one name that differs between a library row and its copy. */
function libraryName(name: string): string {
  return name === "power" ? "powerRating" : name;
}
