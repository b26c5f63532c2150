import { type FilledClause, methodSheet, profileValues, type Quantity, tensionSheet } from "@beltwright/engine";
import { quantityUnits } from "@beltwright/model";
import { methodTitles } from "@beltwright/results";
import { unitIn } from "../../description/cell-text.ts";
import type { Block } from "../../description/report.ts";
import { type ColumnOf, heading, note, si, tableOf, text } from "../cells.ts";
import type { ReportContext, ReportDefinition } from "../context.ts";
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

function clauseBlocks(context: ReportContext, { number, title, rows, list }: FilledClause): readonly Block[] {
  const { w } = context;
  const columns: readonly ColumnOf<FilledClause["rows"][number]>[] = [
    [w.quantity, undefined, ({ name, symbol }) => `${w.sheetRows[name]}, ${symbol}`],
    [w.value, "mixed", ({ value, quantity }) => valueIn(context, value, quantity)],
    [w.unit, undefined, ({ value, quantity }) => (value === undefined ? "" : unitIn(context, quantityUnits[quantity]))],
  ];
  return [
    heading(number === "" ? w.sheetTitles[title] : `${number} · ${w.sheetTitles[title]}`),
    ...tableOf(context, rows, columns, runningFull(context)),
    ...listBlocks(context, list),
  ];
}

/** What a standard asks for and this conveyor does not have is said to be so. */
function valueIn({ w }: ReportContext, value: number | undefined, quantity: Quantity) {
  return value === undefined ? text(w.notApplicable) : si(value, quantityUnits[quantity]);
}

function listBlocks(context: ReportContext, list: FilledClause["list"]): readonly Block[] {
  switch (list) {
    case undefined:
      return [];
    case "tensions":
      return tensions(context);
    case "bend-sheet":
      return bends(context);
    case "pulleys":
      return pulleys(context);
  }
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

/** Forces are those of the full running belt unless they say otherwise. */
const runningFull = (context: ReportContext) => ({ title: context.loadCase("running-full") });

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
    note(w.bendNote),
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
