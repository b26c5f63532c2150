import { rowsOfSystem } from "../design/component-rows.ts";
import type { FindingMove } from "../design/finding-field.ts";
import { withChosenParts } from "../design/parts/chosen-parts.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import { conveyorSlots, driveSlots, pullSlots, type Slot } from "../edits/component-slots.ts";
import type { EditOutcome } from "../edits/edit.ts";
import { valueAt } from "../edits/field-at.ts";
import { selectConveyorComponent, selectDriveComponent, selectPullComponent } from "../edits/select-edits.ts";
import { withValues } from "../edits/value-edits.ts";
import type { FieldValue } from "../fields/field.ts";
import { allCategories } from "../libraries/common-fields.ts";
import type { LibraryRow } from "../libraries/row.ts";
import { type Attempt, type Begun, isConveyor } from "./attempt.ts";

/** A part of the conveyor that comes from a library. */
interface PartPlace {
  readonly slot: Slot;
  /** Path of the part, of its mode and of the category that Auto chooses from. */
  readonly path: string;
  readonly mode: string;
  readonly category: string | undefined;
  /** Field of the part that a move is about; empty where it is the choice itself. */
  readonly field: string;
  readonly select: (conveyor: Conveyor, row: LibraryRow) => EditOutcome;
}

/** The part that a path such as `drives[0].gbox.maxTorque`, `beltCategory` or `pulls[3].shaft.dia` belongs to. */
export function partAt(path: string): PartPlace | undefined {
  const [, list, row = "0", rest = ""] = /^(?:(drives|pulls)\[(\d+)\]\.)?(.+)$/.exec(path) ?? [];
  const slots: Readonly<Record<string, Slot>> =
    list === "drives" ? driveSlots : list === "pulls" ? pullSlots : conveyorSlots;
  const [name = "", field = ""] = rest.split(".");
  const component = Object.keys(slots).find((one) => one === name || slots[one]?.category === rest);
  const slot = component === undefined ? undefined : slots[component];
  // What is always chosen by hand is given.
  if (component === undefined || slot?.mode === undefined) return undefined;
  const before = list === undefined ? "" : `${list}[${row}].`;
  return {
    slot,
    path: `${before}${component}`,
    mode: `${before}${slot.mode}`,
    category: slot.category === undefined ? undefined : `${before}${slot.category}`,
    field: component === name ? field : "",
    select: (conveyor, chosen) => selected(conveyor, list, Number(row), component, chosen),
  };
}

function selected(
  conveyor: Conveyor,
  list: string | undefined,
  index: number,
  component: string,
  row: LibraryRow,
): EditOutcome {
  if (list === "drives" && isKey(driveSlots, component)) {
    const driveNo = conveyor.drives[index]?.driveNo ?? 0;
    return selectDriveComponent.apply(conveyor, { driveNo, component, row });
  }
  if (list === "pulls" && isKey(pullSlots, component)) {
    return selectPullComponent.apply(conveyor, { index, component, row });
  }
  if (isKey(conveyorSlots, component)) return selectConveyorComponent.apply(conveyor, { component, row });
  return { kind: "unchanged" };
}

function isKey<Slots extends object>(slots: Slots, name: string): name is Extract<keyof Slots, string> {
  return Object.hasOwn(slots, name);
}

/** Auto before anything else, from its category and from all of them; then the next rows of the library. */
export function partAttempts(begun: Begun, { path, direction }: FindingMove): readonly Attempt[] {
  const place = partAt(path);
  if (place === undefined) return [];
  return [...automatic(begun, place), ...nextRows(begun, place, direction)];
}

function automatic({ conveyor }: Begun, place: PartPlace): readonly Attempt[] {
  const { path } = place;
  return automaticChoices(place).flatMap(({ after, values }) => {
    const isSame = values.every(({ path: at, value }) => valueAt(conveyor, at) === value) && !conveyor.partsKept;
    const next = withValues({ ...conveyor, partsKept: false }, values);
    if (isSame || !isConveyor(next)) return [];
    return [{ path, before: wordOf(valueAt(conveyor, `${path}.description`)), after, conveyor: next }];
  });
}

interface AutomaticChoice {
  readonly after: string;
  readonly values: readonly { readonly path: string; readonly value: string }[];
}

/** The part alone, from every category, and with all the parts that are chosen for each other. */
function automaticChoices({ path, mode, category }: PartPlace): readonly AutomaticChoice[] {
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
  gearBoxes: [],
  idlers: ["beltWidth", "noOfRolls", "troughAngle", "idlerType"],
  fluidCouplings: ["poles"],
  pullWidths: ["beltWidth"],
};

/** Ratios of a list are a few per cent apart: another one would change the speed of the belt. */
const sameRatio = 0.02;

function nextRows(begun: Begun, place: PartPlace, direction: FindingMove["direction"]): readonly Attempt[] {
  const { conveyor, calculated, rows } = begun;
  const { slot, path, field } = place;
  if (direction === "other" || field === "") return [];
  const built = withChosenParts(conveyor, calculated.solution.machine, rows);
  const current = valueAt(built, `${path}.${field}`);
  if (typeof current !== "number") return [];
  const libraryField = field === "power" && slot.library === "motors" ? "powerRating" : field;
  const listed = rowsOfSystem(rows[slot.library] ?? [], conveyor.metric).filter(
    (row) => row.allowSelection && canReplace(built, place, row),
  );
  const numberIn = (row: LibraryRow) => Number(row[libraryField] ?? Number.NaN);
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
    const outcome = place.select({ ...conveyor, partsKept: false }, row);
    return outcome.kind === "changed"
      ? [{ path, before, after: String(row.description), conveyor: outcome.conveyor }]
      : [];
  });
}

function canReplace(built: Conveyor, { slot, path, field }: PartPlace, row: LibraryRow): boolean {
  const names = (alike[slot.library] ?? []).filter((name) => name !== field);
  const isAlike = names.every((name) => row[name] === undefined || row[name] === valueAt(built, `${path}.${name}`));
  if (slot.library !== "gearBoxes" || field === "ratio") return isAlike;
  const ratio = Number(valueAt(built, `${path}.ratio`));
  return ratio === 0 || Math.abs(Number(row.ratio) / ratio - 1) < sameRatio;
}
