import {
  type ComparisonRow,
  caseTitle,
  compareConveyors,
  conveyorDifferences,
  type InputDifference,
  resultMovements,
} from "@beltwright/model";
import { unitIn } from "../description/cell-text.ts";
import type { Block } from "../description/report.ts";
import { labelIn } from "../words/words.ts";
import { type ColumnOf, heading, note, type Shown, tableOf, typed, yesNo } from "./cells.ts";
import { allCases, nameIn, type ReportContext, type ReportDefinition } from "./context.ts";
import { fieldWord } from "./field-word.ts";

export const comparisonReports: readonly ReportDefinition[] = [
  {
    id: "design-comparison",
    group: "proof",
    isFor: ({ designs = [] }) => designs.length > 0,
    isLandscape: true,
    blocks: designs,
  },
  {
    id: "version-inputs",
    group: "proof",
    isFor: ({ versions = [] }) => versions.length > 0,
    blocks: versionInputs,
  },
  {
    id: "version-results",
    group: "proof",
    isFor: ({ versions = [] }) => versions.length > 0,
    blocks: versionResults,
  },
  {
    id: "revision-history",
    group: "proof",
    isFor: ({ revisions = [] }) => revisions.length > 0,
    blocks: (context) =>
      tableOf(context, context.revisions ?? [], [
        [context.w.book.revision, undefined, ({ mark }) => mark],
        [context.w.book.date, undefined, ({ date }) => date],
        [context.w.book.by, undefined, ({ by }) => by],
        [context.w.book.change, undefined, ({ text }) => text],
      ]),
  },
];

function designs(context: ReportContext): readonly Block[] {
  const { w, built, calculation, designs: others = [] } = context;
  const { numbers, groups } = compareConveyors([{ conveyor: built, results: calculation.results }, ...others]);
  const column = (number: string, at: number): ColumnOf<ComparisonRow> => [
    number === "" ? `${at + 1}` : number,
    "mixed",
    ({ cells, unit }) => valueCell(context, cells[at]?.value, unit, cells[at]?.broken !== undefined),
  ];
  return groups.flatMap(({ title, rows }) =>
    tableOf(
      context,
      rows,
      [
        [w.value, undefined, ({ label }) => labelIn(context, label)],
        ...numbers.map(column),
        [w.unit, undefined, ({ unit }) => unitIn(context, unit)],
      ],
      { title: labelIn(context, title) },
    ),
  );
}

function valueCell(
  context: ReportContext,
  value: number | string | undefined,
  unit: ComparisonRow["unit"],
  isOverLimit: boolean,
): Shown {
  if (typeof value === "number") return typed(value, unit, isOverLimit ? { isOverLimit } : {});
  return value === undefined ? undefined : resultWord(context, value);
}

/** Results that are texts name a load case or a choice; others are names of parts. */
function resultWord({ w, loadCase }: ReportContext, value: string): string {
  const found = allCases.find((name) => caseTitle(name) === value);
  return found === undefined ? nameIn(w.choices, value) : loadCase(found);
}

function versionInputs(context: ReportContext): readonly Block[] {
  const { w, conveyor, versions = [] } = context;
  return versions.flatMap((version) => {
    const differences = conveyorDifferences(version.conveyor, conveyor);
    const made = tableOf(context, differences, [
      [w.place, undefined, ({ place }) => placeIn(context, place)],
      [w.value, undefined, ({ label }) => labelIn(context, label)],
      [`${w.inVersion} ${version.name}`, "mixed", (one) => differenceCell(context, one, one.before)],
      [w.now, "mixed", (one) => differenceCell(context, one, one.after)],
      [w.unit, undefined, ({ field }) => (field?.kind === "number" ? unitIn(context, field.unit) : undefined)],
    ]);
    return [heading(`${w.inVersion} ${version.name}`), ...(made.length === 0 ? [note(w.noDifference)] : made)];
  });
}

/** `Drive 1, Motor`: the words between the numbers are labels. */
function placeIn(context: ReportContext, place: string): string {
  const parts = place.split(", ").map((part) => {
    const [, words = part, number = ""] = /^(.*?)( \S*\d\S*)?$/.exec(part) ?? [];
    return `${labelIn(context, words)}${number}`;
  });
  return parts.join(", ");
}

function differenceCell(context: ReportContext, { field }: InputDifference, value: InputDifference["before"]): Shown {
  if (typeof value === "number") return typed(value, field?.kind === "number" ? field.unit : "1");
  if (typeof value === "boolean") return yesNo(context, value);
  if (typeof value === "string" && value.startsWith("data:")) return context.w.present;
  if (typeof value === "string") return field === undefined ? value : fieldWord(context, field, value);
  return value === undefined || value === null ? context.w.absent : context.w.present;
}

const mostMovements = 200;

function versionResults(context: ReportContext): readonly Block[] {
  const { w, calculation, versions = [] } = context;
  return versions.flatMap((version) => {
    const moved = resultMovements(version.results, calculation.results).slice(0, mostMovements);
    const made = tableOf(context, moved, [
      [w.place, undefined, ({ place }) => placeIn(context, place)],
      [w.value, undefined, ({ label }) => labelIn(context, label)],
      [`${w.inVersion} ${version.name}`, "mixed", ({ before, unit }) => valueCell(context, before, unit, false)],
      [w.now, "mixed", ({ after, unit }) => valueCell(context, after, unit, false)],
      [w.unit, undefined, ({ unit }) => unitIn(context, unit)],
      [w.change, "%", ({ relative }) => relative],
    ]);
    return [heading(`${w.inVersion} ${version.name}`), ...(made.length === 0 ? [note(w.noDifference)] : made)];
  });
}
