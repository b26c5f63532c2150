import {
  type FilledClause,
  flightSheet,
  methodSheet,
  profileValues,
  type Quantity,
  tensionSheet,
} from "@beltwright/engine";
import { quantityUnits } from "@beltwright/model";
import { methodTitles } from "@beltwright/results";
import { unitIn } from "../../description/cell-text.ts";
import type { Block } from "../../description/report.ts";
import { reasonIn } from "../../words/words.ts";
import { type ColumnOf, heading, note, si, tableOf, text } from "../cells.ts";
import { nameIn, type ReportContext, type ReportDefinition } from "../context.ts";
import { sourceText } from "../findings.ts";

/** The whole calculation in the order of the standard it follows, so that a checker sees that nothing was left out. */
export const methodSheetReports: readonly ReportDefinition[] = [
  { id: "method-sheet", group: "resistances", isFor: () => true, blocks: sheet },
];

function sheet(context: ReportContext): readonly Block[] {
  const { w, solution, calculation } = context;
  return [
    note(`${w.sheetNote} ${methodTitles[calculation.method]}.`),
    ...methodSheet(solution).flatMap((clause) => clauseBlocks(context, clause)),
    ...profileBlocks(context),
  ];
}

/** What the method brings along, with its standing: a checker need not open a trace to see what is recalled. */
function profileBlocks(context: ReportContext): readonly Block[] {
  const { w, calculation } = context;
  return [
    heading(w.profileTitle),
    note(w.profileNote),
    ...tableOf(context, profileValues(calculation.method), [
      [w.quantity, undefined, ({ name }) => w.profileValues[name]],
      [w.value, "mixed", ({ value, quantity }) => si(value, quantityUnits[quantity])],
      [w.unit, undefined, ({ quantity }) => unitIn(context, quantityUnits[quantity])],
      [w.source, undefined, ({ source }) => sourceText(context, source)],
    ]),
  ];
}

type Row = FilledClause["rows"][number];

function clauseBlocks(context: ReportContext, clause: FilledClause): readonly Block[] {
  const { w } = context;
  const { number, title, rows, list } = clause;
  const columns: readonly ColumnOf<Row>[] = [
    [w.quantity, undefined, (row) => named(context, row)],
    [w.value, "mixed", ({ value, quantity }) => valueIn(context, value, quantity)],
    [w.unit, undefined, ({ value, quantity }) => (value === undefined ? "" : unitIn(context, quantityUnits[quantity]))],
    [w.source, undefined, ({ standing }) => standingText(context, standing)],
  ];
  return [
    heading(number === "" ? w.sheetTitles[title] : `${number} · ${w.sheetTitles[title]}`),
    ...tableOf(context, rows, columns),
    ...driveBlocks(context, clause),
    ...listBlocks(context, list),
  ];
}

function named({ w }: ReportContext, { name, symbol }: Pick<Row, "name" | "symbol">): string {
  return symbol === "" ? w.sheetRows[name] : `${w.sheetRows[name]}, ${symbol}`;
}

/** Where a number of the method comes from, and why it is to be proof-read where it is. */
function standingText(context: ReportContext, standing: Row["standing"]): string | undefined {
  if (standing === undefined) return undefined;
  const { source, provisional } = standing;
  const reason = provisional === undefined ? "" : `; ${reasonIn(context.language, provisional)}`;
  return `${sourceText(context, source)}${reason}`;
}

function driveBlocks(context: ReportContext, { drives }: FilledClause): readonly Block[] {
  const [first] = drives;
  if (first === undefined) return [];
  const columns = first.values.map(
    (one, at): ColumnOf<(typeof drives)[number]> => [
      named(context, one),
      quantityUnits[one.quantity],
      ({ values }) => values[at]?.value,
    ],
  );
  return tableOf(
    context,
    drives,
    [[context.w.drive, undefined, ({ driveId }) => context.drive(driveId)], ...columns],
    runningFull(context),
  );
}

/** What a standard asks for and this conveyor does not have is said to be so. */
function valueIn({ w }: ReportContext, value: number | undefined, quantity: Quantity) {
  return value === undefined ? text(w.notApplicable) : si(value, quantityUnits[quantity]);
}

function listBlocks(context: ReportContext, list: FilledClause["list"]): readonly Block[] {
  switch (list) {
    case undefined:
      return [];
    case "flights":
      return flights(context);
    case "tensions":
      return tensions(context);
    case "bend-sheet":
      return bends(context);
    case "pulleys":
      return pulleys(context);
  }
}

const runningFull = (context: ReportContext) => ({ title: context.loadCase("running-full") });

/** Section by section: the factor of the method and what it makes of length and load. */
function flights(context: ReportContext): readonly Block[] {
  const { w, solution, calculation } = context;
  const found = flightSheet(solution);
  const parts = [...new Set(found.flatMap((one) => Object.keys(one.parts)))];
  const columns: readonly ColumnOf<(typeof found)[number]>[] = [
    [w.from, undefined, ({ pointId }) => context.point(pointId)],
    [w.length, "m", ({ length }) => length],
    [w.lineLoad, "kg/m", ({ lineLoad }) => lineLoad],
    ["Kx", "N/m", ({ idlerFactor }) => idlerFactor],
    [calculation.method === "CEMA" ? "Ky" : w.frictionFactor, "1", ({ frictionFactor }) => frictionFactor],
    ...parts.map(
      (name): ColumnOf<(typeof found)[number]> => [nameIn(w.frictionParts, name), "kN", (one) => one.parts[name]],
    ),
    [w.friction, "kN", ({ friction }) => friction],
  ];
  return tableOf(context, found, columns, runningFull(context));
}

function tensions(context: ReportContext): readonly Block[] {
  const { w, solution } = context;
  return tableOf(
    context,
    solution.cases["running-full"].points,
    [
      [w.point, undefined, ({ pointId }) => context.point(pointId)],
      [w.sheetArriving, "kN", ({ arriving }) => arriving],
      [w.sheetLeaving, "kN", ({ leaving }) => leaving],
    ],
    runningFull(context),
  );
}

function bends(context: ReportContext): readonly Block[] {
  const { w, solution } = context;
  const found = tensionSheet(solution);
  const last = found.at(-1);
  const closing = solution.cases["running-full"].points.find(({ pointId }) => pointId === last?.pointId);
  if (last === undefined || closing === undefined) return [];
  return [
    ...tableOf(
      context,
      found,
      [
        [w.point, undefined, ({ pointId }) => context.point(pointId)],
        [w.sheetArriving, "kN", ({ arriving }) => arriving],
        [w.bendFactor, "1", ({ factor }) => factor],
        [w.sheetLeaving, "kN", ({ leaving }) => leaving],
      ],
      runningFull(context),
    ),
    note(solution.secondaryShare === undefined ? w.bendNoteComponents : w.bendNote),
  ];
}

function pulleys(context: ReportContext): readonly Block[] {
  const { w, machine } = context;
  return tableOf(context, machine.pulleys, [
    [w.point, undefined, ({ pointId }) => context.point(pointId)],
    [w.group, undefined, ({ group }) => group],
    [w.smallestDiameter, "mm", ({ minimumDiameter }) => minimumDiameter.diameter],
    [w.shellDiameter, "mm", ({ built }) => built.body.shellDiameter],
  ]);
}
