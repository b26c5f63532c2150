import { rowsOfSystem } from "../design/component-rows.ts";
import type { FindingMove } from "../design/finding-field.ts";
import { withChosenParts } from "../design/parts/chosen-parts.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import { conveyorSlots, driveSlots, pullSlots, type Slot } from "../edits/component-slots.ts";
import { valueAt } from "../edits/field-at.ts";
import { valueIn } from "../edits/select-edits.ts";
import { findSlot, selectPart } from "../edits/slot-at.ts";
import { withValues } from "../edits/value-edits.ts";
import type { FieldValue } from "../fields/field.ts";
import { allCategories } from "../libraries/common-fields.ts";
import type { LibraryRow } from "../libraries/row.ts";
import { type Attempt, type Begun, isConveyor } from "./attempt.ts";

/** A part that Auto can choose, and the field of it that a move is about. */
interface ChosenPart {
  readonly path: string;
  readonly library: string;
  readonly mode: string;
  readonly category: string | undefined;
  /** Empty where it is the choice itself. */
  readonly field: string;
}

/** The part that a path such as `drives[0].gbox.maxTorque`, `beltCategory` or `pulls[3].shaft.dia` belongs to. */
export function partAt(path: string): ChosenPart | undefined {
  const end = path.lastIndexOf(".");
  return chosenPart(path.slice(0, Math.max(end, 0)), path.slice(end + 1)) ?? partOfCategory(path);
}

/** What is always chosen by hand is given. */
function chosenPart(path: string, field: string): ChosenPart | undefined {
  const { library, mode, category } = findSlot(path) ?? {};
  return library === undefined || mode === undefined ? undefined : { path, library, mode, category, field };
}

function partOfCategory(path: string): ChosenPart | undefined {
  const row = path.slice(0, path.lastIndexOf(".") + 1);
  const slots = row.startsWith("drives") ? driveSlots : conveyorSlots;
  const components = Object.keys(slots).map((component) => chosenPart(`${row}${component}`, ""));
  return components.find((part) => part?.category === path);
}

/** Auto before anything else, from its category and from all of them; then the next rows of the library. */
export function partAttempts(begun: Begun, { path, direction }: FindingMove): readonly Attempt[] {
  const place = partAt(path);
  if (place === undefined) return [];
  return [...automatic(begun, place), ...nextRows(begun, place, direction)];
}

function automatic({ conveyor }: Begun, place: ChosenPart): readonly Attempt[] {
  const { path } = place;
  return automaticChoices(place).flatMap(({ after, values }) => {
    const isSame = values.every(({ path: at, value }) => valueAt(conveyor, at) === value) && !conveyor.partsKept;
    const next = withValues({ ...conveyor, partsKept: false }, values);
    if (isSame || !isConveyor(next)) return [];
    return [{ path, before: wordOf(valueAt(conveyor, `${path}.description`)), after, conveyor: next }];
  });
}

/** Every part of the machine on Auto at once: what is chosen for each other is chosen together. */
export function allPartsAnew({ conveyor }: Begun): readonly Attempt[] {
  const modesOf = (slots: Readonly<Record<string, Slot>>, row: string) =>
    Object.values(slots).flatMap(({ mode }) => (mode === undefined ? [] : [{ path: `${row}${mode}`, value: "Auto" }]));
  const values = [
    ...modesOf(conveyorSlots, ""),
    ...conveyor.pulls.flatMap((_, at) => modesOf(pullSlots, `pulls[${at}].`)),
    ...conveyor.drives.flatMap((_, at) => modesOf(driveSlots, `drives[${at}].`)),
  ];
  const next = withValues({ ...conveyor, partsKept: false }, values);
  return isConveyor(next) ? [{ path: "partsKept", before: "", after: "chosen anew", conveyor: next }] : [];
}

interface AutomaticChoice {
  readonly after: string;
  readonly values: readonly { readonly path: string; readonly value: string }[];
}

/** The part alone, from every category, and with all the parts that are chosen for each other. */
function automaticChoices({ path, mode, category }: ChosenPart): readonly AutomaticChoice[] {
  const row = path.slice(0, path.lastIndexOf(".") + 1);
  const auto = { path: mode, value: "Auto" };
  const one = { after: "Auto", values: [auto] };
  const all = { after: `Auto, ${allCategories}`, values: [auto, { path: category ?? "", value: allCategories }] };
  const whole = path.startsWith("pulls") ? pullSlots : path.startsWith("drives") ? driveSlots : undefined;
  const modes = Object.values(whole ?? {}).map((slot) => ({ path: `${row}${slot.mode}`, value: "Auto" }));
  const together = { after: whole === pullSlots ? "Auto, whole pulley" : "Auto, whole drive", values: modes };
  return [one, ...(category === undefined ? [] : [all]), ...(whole === undefined ? [] : [together])];
}

const wordOf = (value: unknown): FieldValue => (typeof value === "string" ? value : "");

/** What a row must share with the part in place so that it can stand there at all. */
const alike: Readonly<Record<string, readonly string[]>> = {
  motors: ["voltage", "poles", "freq"],
  idlers: ["beltWidth", "noOfRolls", "troughAngle", "idlerType"],
  fluidCouplings: ["poles"],
  pullWidths: ["beltWidth"],
};

/** Ratios of a list are a few per cent apart: another one would change the speed of the belt. */
const sameRatio = 0.02;

function nextRows(begun: Begun, place: ChosenPart, direction: FindingMove["direction"]): readonly Attempt[] {
  const { conveyor, calculated, rows } = begun;
  const { library, path, field } = place;
  if (direction === "other" || field === "") return [];
  const built = withChosenParts(conveyor, calculated.solution.machine, rows);
  const current = valueAt(built, `${path}.${field}`);
  if (typeof current !== "number") return [];
  const listed = rowsOfSystem(rows[library] ?? [], conveyor.metric).filter(
    (row) => row.allowSelection && canReplace(built, place, row),
  );
  const numberIn = (row: LibraryRow) => Number(valueIn(row, field) ?? Number.NaN);
  const isFurther = (row: LibraryRow) => (direction === "more" ? numberIn(row) > current : numberIn(row) < current);
  const category = valueAt(built, `${path}.category`);
  const further = listed.filter(isFurther);
  const own = further.filter((row) => row.category === category);
  const ordered = (own.length > 0 ? own : further).toSorted((one, other) =>
    direction === "more" ? numberIn(one) - numberIn(other) : numberIn(other) - numberIn(one),
  );
  const distinct = ordered.filter((row, at) => at === 0 || numberIn(row) !== numberIn(ordered[at - 1] ?? row));
  const before = wordOf(valueAt(built, `${path}.description`));
  return distinct.slice(0, 6).flatMap((row) => {
    const outcome = selectPart.apply({ ...conveyor, partsKept: false }, { path, row });
    return outcome.kind === "changed"
      ? [{ path, before, after: String(row.description), conveyor: outcome.conveyor }]
      : [];
  });
}

function canReplace(built: Conveyor, { library, path, field }: ChosenPart, row: LibraryRow): boolean {
  const names = (alike[library] ?? []).filter((name) => name !== field);
  const isAlike = names.every((name) => row[name] === undefined || row[name] === valueAt(built, `${path}.${name}`));
  if (library !== "gearBoxes" || field === "ratio") return isAlike;
  const ratio = Number(valueAt(built, `${path}.ratio`));
  return ratio === 0 || Math.abs(Number(row.ratio) / ratio - 1) < sameRatio;
}
