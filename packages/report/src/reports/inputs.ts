import {
  conveyorDefinition,
  conveyorSlots,
  type Drive,
  type FieldDefinition,
  fieldsOf,
  type PartDefinition,
  type RecordDefinition,
  type Slot,
} from "@beltwright/model";
import type { Block, Cell } from "../description/report.ts";
import { labelIn } from "../words/words.ts";
import { type ColumnOf, entered, heading, note, paragraph, tableOf, text, yesNo } from "./cells.ts";
import type { ReportContext, ReportDefinition, ReportId } from "./context.ts";
import { fieldWord } from "./field-word.ts";
import { type PullRow, pointColumn, rowsOf } from "./geometry.ts";

/** Forms of the conveyor itself, by report. */
const forms: readonly { readonly id: ReportId; readonly names: readonly string[] }[] = [
  { id: "input-general", names: ["general", "calculation"] },
  { id: "input-material", names: ["material", "capacity"] },
  { id: "input-belt", names: ["belt"] },
  { id: "input-idlers", names: ["carryIdlers", "returnIdlers"] },
  { id: "input-resistances", names: ["resistances", "visco"] },
  { id: "input-take-up", names: ["takeup", "starting"] },
  { id: "input-curves", names: ["curves", "verticalCurves", "horizontalCurves", "transition", "turnover"] },
  { id: "input-dynamics", names: ["dynamic"] },
];

export const inputReports: readonly ReportDefinition[] = [
  ...forms.map(
    ({ id, names }): ReportDefinition => ({
      id,
      group: "inputs",
      isFor: () => true,
      blocks: (one) => echo(one, names),
    }),
  ),
  {
    id: "input-points",
    group: "inputs",
    isFor: () => true,
    isLandscape: true,
    blocks: (one) => points(one, pointFields),
  },
  { id: "input-pulleys", group: "inputs", isFor: () => true, isLandscape: true, blocks: pulleys },
  { id: "input-drives", group: "inputs", isFor: ({ conveyor }) => conveyor.drives.length > 0, blocks: drives },
];

/** Pictures, and what only the screen needs, say nothing on paper. */
const leftOut = new Set([
  "coLogo",
  "profileImg",
  "userName",
  "library",
  "_id",
  "revision",
  "screenX",
  "screenZ",
  "screenSize",
  "noID",
  "widthWord",
  "metric",
]);

function isShown(field: FieldDefinition): boolean {
  return field.kind !== "points" && !leftOut.has(field.name) && !(field.kind === "text" && field.format === "image");
}

/** Texts of several lines go across the page. */
const isLong = (field: FieldDefinition) => field.kind === "text" && field.multiline === true;

type Values = Readonly<Record<string, unknown>>;
const valuesOf = (record: unknown): Values => Object.fromEntries(Object.entries(record ?? {}));

/** A 0 that asks the program to find the number, as its help says: `0 takes it from the tensile strength`. */
const isFoundAtZero = ({ help }: FieldDefinition) => /; 0 (takes|computes|finds|recommends|makes|as|from) /.test(help);

function fieldCell(context: ReportContext, field: FieldDefinition, values: Values, path: string): Cell | undefined {
  const value = values[field.name];
  if (value === 0 && isFoundAtZero(field)) return text(context.w.choices.Auto);
  if (typeof value === "number") {
    const unit = field.kind === "number" ? field.unit : "1";
    return entered(value, unit, `${path}${field.name}`);
  }
  if (typeof value === "boolean") return yesNo(context, value);
  return typeof value === "string" && value.trim() !== "" ? text(fieldWord(context, field, value)) : undefined;
}

function echo(context: ReportContext, names: readonly string[]): readonly Block[] {
  const own = conveyorDefinition.groups
    .filter(({ name }) => names.includes(name))
    .flatMap(({ title, fields }) => fieldFacts(context, title, fields, valuesOf(context.conveyor), ""));
  const parts = conveyorDefinition.parts.filter(
    (part) => part.kind === "record" && names.includes(part.form) && isInUse(context, part),
  );
  return [...own, ...parts.flatMap((part) => partFacts(context, part, valuesOf(context.conveyor), ""))];
}

/** A part that a conveyor does without is there where one was chosen, and where the field beside it calls for it. */
function isInUse({ conveyor }: ReportContext, { name, record }: PartDefinition): boolean {
  const slot: Slot | undefined = Object.entries(conveyorSlots).find(([part]) => part === name)?.[1];
  if (slot?.isOptional !== true) return true;
  const calls = Object.entries(slot.sets ?? {});
  return calls.length === 0
    ? !isAsNew(record, valuesOf(Reflect.get(conveyor, name)))
    : calls.every(([field, value]) => Reflect.get(conveyor, field) === value);
}

function partFacts(context: ReportContext, part: PartDefinition, values: Values, path: string): readonly Block[] {
  return fieldFacts(context, titleOf(part), fieldsOf(part.record), valuesOf(values[part.name]), `${path}${part.name}.`);
}

const partTitles: Readonly<Record<string, string>> = {
  belt: "Belt carcass",
  csIdler: "Carry idler",
  rsIdler: "Return idler",
  bottomRubber: "Bottom cover rubber",
  topRubber: "Top cover rubber",
  hsCplg: "High-speed coupling",
  lsCplg: "Low-speed coupling",
};
const titleOf = ({ name, record }: PartDefinition) => partTitles[name] ?? record.title;

function fieldFacts(
  context: ReportContext,
  title: string,
  fields: readonly FieldDefinition[],
  values: Values,
  path: string,
): readonly Block[] {
  const long = fields.filter(isLong).flatMap((field): readonly Block[] => {
    const value = values[field.name];
    return typeof value === "string" && value.trim() !== ""
      ? [paragraph(`${labelIn(context, field.label)}: ${value}`)]
      : [];
  });
  const rows = fields
    .filter((field) => isShown(field) && !isLong(field))
    .flatMap((field) => {
      const value = fieldCell(context, field, values, path);
      return value === undefined ? [] : [{ label: labelIn(context, field.label), value }];
    });
  const facts: readonly Block[] = rows.length === 0 ? [] : [{ kind: "facts", title: labelIn(context, title), rows }];
  return [...facts, ...long];
}

const pullRecord = listRecord("pulls");
const driveRecord = listRecord("drives");

function listRecord(name: string): RecordDefinition {
  const part = conveyorDefinition.parts.find((one) => one.name === name);
  if (part === undefined) throw new Error(`a conveyor has no ${name}`);
  return part.record;
}

const pointFields = new Set(
  "x y z sectType capacityInp idlerSpacingInp frictionFactorInp tensionAdj noOfScrapers noOfPloughs skirtLength feedSpeed vertCurveRadiusInp horizCurveRadiusInp horizBankAngle".split(
    " ",
  ),
);
const pulleyFields = new Set(
  "rotation lagging tensionClass hubCentres hubDia hubLength lockElement lockTorque shaftSafetyFactor hubStressFactor brgStressFactor startsPerYear allowShaftSlope reqBrgL10h brgCRating brakeType brakeTorque".split(
    " ",
  ),
);

function points(context: ReportContext, wanted: ReadonlySet<string>): readonly Block[] {
  return tableOf(context, rowsOf(context), [pointColumn(context), ...fieldColumns(context, wanted)]);
}

function fieldColumns(context: ReportContext, wanted: ReadonlySet<string>): readonly ColumnOf<PullRow>[] {
  const fields = fieldsOf(pullRecord).filter(({ name }) => wanted.has(name));
  return fields.map(
    (field): ColumnOf<PullRow> => [
      labelIn(context, field.label),
      undefined,
      ({ pull, at }) => fieldCell(context, field, valuesOf(pull), `pulls[${at}].`),
    ],
  );
}

function pulleys(context: ReportContext): readonly Block[] {
  const rows = rowsOf(context).filter(({ pull }) => pull.pType !== "Int. Pt" && pull.pType !== "Hopper");
  const parts = pullRecord.parts.flatMap((part) => {
    const fields = fieldsOf(part.record).filter(isShown);
    const columns = fields.map(
      (field): ColumnOf<PullRow> => [
        labelIn(context, field.label),
        undefined,
        ({ pull, at }) => fieldCell(context, field, valuesOf(valuesOf(pull)[part.name]), `pulls[${at}].${part.name}.`),
      ],
    );
    return tableOf(context, rows, [pointColumn(context), ...columns], {
      title: labelIn(context, part.record.title),
    });
  });
  return [...tableOf(context, rows, [pointColumn(context), ...fieldColumns(context, pulleyFields)]), ...parts];
}

/** Fields of the conveyor by name, under a title of its own. */
export function namedFacts(context: ReportContext, title: string, names: readonly string[]): readonly Block[] {
  const all = fieldsOf(conveyorDefinition);
  const fields = names.flatMap((name) => all.find((field) => field.name === name) ?? []);
  return fieldFacts(context, title, fields, valuesOf(context.conveyor), "");
}

/** Fields of a drive by name, a column each. */
export function driveColumns(context: ReportContext, names: readonly string[]) {
  const fields = names.flatMap((name) => fieldsOf(driveRecord).find((field) => field.name === name) ?? []);
  return fields.map(
    (field): ColumnOf<{ readonly drive: Drive; readonly at: number }> => [
      labelIn(context, field.label),
      undefined,
      ({ drive, at }) => fieldCell(context, field, valuesOf(drive), `drives[${at}].`),
    ],
  );
}

function drives(context: ReportContext): readonly Block[] {
  return context.conveyor.drives.flatMap((drive, at) => [
    heading(context.drive(String(drive.driveNo))),
    ...driveRecord.groups.flatMap(({ title, fields }) =>
      fieldFacts(context, title, fields, valuesOf(drive), `drives[${at}].`),
    ),
    ...driveParts(context, drive, at),
  ]);
}

/** A part nobody has chosen has nothing but zeros to tell: it is only named. */
function driveParts(context: ReportContext, drive: Drive, at: number): readonly Block[] {
  const values = valuesOf(drive);
  const isBlank = ({ name, record }: PartDefinition) => isAsNew(record, valuesOf(values[name]));
  const named = driveRecord.parts.filter(isBlank).map((part) => labelIn(context, titleOf(part)));
  return [
    ...driveRecord.parts
      .filter((part) => !isBlank(part))
      .flatMap((part) => partFacts(context, part, values, `drives[${at}].`)),
    ...(named.length === 0 ? [] : [note(`${context.w.notChosen}: ${named.join(", ")}`)]),
  ];
}

const isAsNew = (record: RecordDefinition, values: Values) =>
  fieldsOf(record).every((field) => field.kind === "points" || values[field.name] === field.default);
