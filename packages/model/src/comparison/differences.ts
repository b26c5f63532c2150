import { conveyorDefinition } from "../document/conveyor-definition.ts";
import { fieldsOf, type PartDefinition, type RecordDefinition } from "../document/definition.ts";
import type { JsonValue } from "../document/records/extras.ts";
import { pathAngles } from "../document/records/pull.ts";
import type { Conveyor } from "../document/types/conveyor.ts";
import type { FieldDefinition } from "../fields/field.ts";
import { isSameValue } from "./same-value.ts";

/** One input in which two states of a conveyor differ. */
export interface InputDifference {
  /** Where it stands in the later state, or in the earlier one for what is gone. */
  readonly path: string;
  /** Where it stands in words: `Drive 1, Motor`; empty for the conveyor itself. */
  readonly place: string;
  readonly label: string;
  /** Undefined for a row that was added or removed, a whole list, and fields the definitions do not know. */
  readonly field: FieldDefinition | undefined;
  /** Undefined where it was not there. */
  readonly before: JsonValue | undefined;
  readonly after: JsonValue | undefined;
}

interface DifferenceOptions {
  /** Lists to compare as one value instead of row by row. */
  readonly wholeLists?: ReadonlySet<string>;
}

/** Every input in which two states of a conveyor differ, in the order of the forms. */
export function conveyorDifferences(
  before: Conveyor,
  after: Conveyor,
  { wholeLists = new Set() }: DifferenceOptions = {},
): readonly InputDifference[] {
  const compare = { wholeLists, definition: conveyorDefinition, path: "", place: "" };
  return recordDifferences(toLoose(before), toLoose(after), compare);
}

/** What tells the rows of a list apart when others are put between them; those of a duty have nothing but their place. */
export const rowKeys: Readonly<Record<string, string>> = {
  pulls: "noID",
  drives: "driveNo",
  docUsers: "userName",
  loadCases: "caseNo",
  duty: "no",
  feeds: "atPoint",
  sectionLoads: "atPoint",
  drivesOut: "outDriveNo",
};

/** Lists within a load case: small enough to be compared and taken as one value. */
export const listsOfCases = ["windows", "feeds", "sectionLoads", "drivesOut"] as const;

/** What rows are called by, where that is not their key. */
const rowNames: Readonly<Record<string, string>> = { loadCases: "caseName" };

type Loose = Readonly<Record<string, JsonValue>>;

interface Comparing {
  readonly wholeLists: ReadonlySet<string>;
  readonly definition: RecordDefinition;
  readonly path: string;
  readonly place: string;
}

/** What says that a part was chosen, beside the part itself. */
const keptBeside: ReadonlySet<string> = new Set(["partsKept", "library"]);

const ofBeltPath: ReadonlySet<string> = new Set(pathAngles);

/** Angles that follow from the points are no inputs; one that is typed is. */
function isOfBeltPath(name: string, ...states: readonly Loose[]): boolean {
  return ofBeltPath.has(name) && states.every((state) => state[`${name}Mode`] !== "Manual");
}

function toLoose(conveyor: Conveyor): Loose {
  // A document is made of nothing but values that JSON has.
  return conveyor as unknown as Loose;
}

function recordDifferences(before: Loose, after: Loose, comparing: Comparing): readonly InputDifference[] {
  const { definition, path, place } = comparing;
  const inputs = fieldsOf(definition).filter(({ name }) => !keptBeside.has(name) && !isOfBeltPath(name, before, after));
  const fields = inputs.flatMap((field) =>
    difference(before[field.name], after[field.name], {
      path: path + field.name,
      place,
      label: field.label,
      field,
    }),
  );
  const parts = definition.parts.flatMap((part) =>
    partDifferences(before[part.name], after[part.name], part, comparing),
  );
  const extras = { path: `${path}extras`, place, label: "Other fields", field: undefined };
  return [...fields, ...parts, ...difference(before.extras, after.extras, extras)];
}

function difference(
  before: JsonValue | undefined,
  after: JsonValue | undefined,
  where: Pick<InputDifference, "path" | "place" | "label" | "field">,
): readonly InputDifference[] {
  return isSameValue(before, after) ? [] : [{ ...where, before, after }];
}

function partDifferences(
  before: JsonValue | undefined,
  after: JsonValue | undefined,
  part: PartDefinition,
  comparing: Comparing,
): readonly InputDifference[] {
  const { path, place, wholeLists } = comparing;
  const { name, record } = part;
  const inner = { ...comparing, definition: record, path: `${path}${name}.`, place: joined(place, titleOf(part)) };
  if (part.kind === "record") return recordDifferences(asRecord(before), asRecord(after), inner);
  const where = { path: path + name, place, label: listTitles[name] ?? record.title, field: undefined };
  if (wholeLists.has(name)) return difference(before, after, where);
  return rowDifferences(asRows(before), asRows(after), inner, name);
}

/** Rows are paired by what tells them apart, so that one put in between does not make all others differ. */
function rowDifferences(
  before: readonly Loose[],
  after: readonly Loose[],
  list: Comparing,
  name: string,
): readonly InputDifference[] {
  const key = rowKeys[name] ?? "no";
  const same = (one: Loose, at: number) => (other: Loose, place: number) =>
    one[key] === undefined ? place === at : other[key] === one[key];
  const rowOf = (row: Loose, index: number) => ({
    ...list,
    path: `${list.path.slice(0, -1)}[${index}].`,
    place: rowTitle(list.place, row[rowNames[name] ?? key], index),
  });
  const kept = after.flatMap((row, index) => {
    const earlier = before.find(same(row, index));
    const where = rowOf(row, index);
    return earlier === undefined ? [wholeRow(where, undefined, row)] : recordDifferences(earlier, row, where);
  });
  const gone = before.flatMap((row, index) =>
    after.some(same(row, index)) ? [] : [wholeRow(rowOf(row, index), row, undefined)],
  );
  return [...kept, ...gone];
}

function wholeRow({ path, place }: Comparing, before: Loose | undefined, after: Loose | undefined): InputDifference {
  return { path: path.slice(0, -1), place: "", label: place, field: undefined, before, after };
}

const listTitles: Readonly<Record<string, string>> = {
  pulls: "Points",
  drives: "Drives",
  docUsers: "Shared with",
  loadCases: "Load cases",
  windows: "Stretches of load",
  feeds: "Feeds",
  sectionLoads: "Section loads",
  drivesOut: "Drives out",
};

function titleOf(part: PartDefinition): string {
  if (part.kind === "list") return part.record.title;
  return partTitles[part.name] ?? part.record.title;
}

/** Two parts of a record may be of one kind; then the place must say which. */
const partTitles: Readonly<Record<string, string>> = { csIdler: "Carry idler", rsIdler: "Return idler" };

function rowTitle(title: string, key: JsonValue | undefined, index: number): string {
  return `${title} ${typeof key === "string" || typeof key === "number" ? key : index + 1}`;
}

function joined(place: string, title: string): string {
  return place === "" ? title : `${place}, ${title}`;
}

function asRecord(value: JsonValue | undefined): Loose {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Loose) : {};
}

function asRows(value: JsonValue | undefined): readonly Loose[] {
  return Array.isArray(value) ? value.map(asRecord) : [];
}
