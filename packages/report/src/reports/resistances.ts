import { type CaseResult, type Cause, compareMethods, type Method, type SectionResult } from "@beltwright/engine";
import type { Calculated } from "@beltwright/model";
import { sagChart } from "@beltwright/results";
import type { Block } from "../description/report.ts";
import { type ColumnOf, type FactOf, factsOf, result, tableOf } from "./cells.ts";
import { axis, caseCurves, chart } from "./charts.ts";
import {
  everyCase,
  nameIn,
  type ReportContext,
  type ReportDefinition,
  type ReportId,
  runningCases,
} from "./context.ts";
import { rowsOf } from "./geometry.ts";

const methodReport = (id: ReportId, method: Method): ReportDefinition => ({
  id,
  group: "resistances",
  isFor: (context) => byMethod(context, method) !== undefined,
  blocks: (context) => {
    const calculation = byMethod(context, method);
    return calculation === undefined ? [] : components(context, calculation);
  },
});

export const resistanceReports: readonly ReportDefinition[] = [
  methodReport("resistances-iso", "ISO"),
  methodReport("resistances-cema", "CEMA"),
  methodReport("resistances-visco", "VISCO"),
  methodReport("resistances-din", "DIN"),
  methodReport("resistances-cema-7", "CEMA-7"),
  methodReport("resistances-gb", "GB"),
  methodReport("resistances-is", "IS"),
  methodReport("resistances-jis", "JIS"),
  { id: "section-resistances", group: "resistances", isFor: () => true, isLandscape: true, blocks: sectionTable },
  { id: "point-resistances", group: "resistances", isFor: hasPointResistance, blocks: pointTable },
  {
    id: "method-comparison",
    group: "resistances",
    isLandscape: true,
    isFor: ({ others = [] }) => others.length > 0,
    blocks: comparison,
  },
  { id: "friction-factors", group: "resistances", isFor: () => true, blocks: frictionFactors },
  { id: "sag", group: "resistances", isFor: () => true, isLandscape: true, blocks: sag },
  { id: "sag-diagram", group: "resistances", isFor: () => true, blocks: sagDiagram },
];

const all = ({ calculation, others = [] }: ReportContext): readonly Calculated[] => [calculation, ...others];
const byMethod = (context: ReportContext, method: Method) => all(context).find((one) => one.method === method);

/** As many cases as stand side by side on a page. */
function inSixes(cases: readonly CaseResult[]): readonly (readonly CaseResult[])[] {
  return cases.flatMap((_, at) => (at % 6 === 0 ? [cases.slice(at, at + 6)] : []));
}

/** The effective tension by cause in every load case; the causes add up to it. */
function components(context: ReportContext, { solution }: Calculated): readonly Block[] {
  const { w } = context;
  const cases = everyCase(solution);
  const names = Object.keys(solution.cases["running-full"].components).filter((name) =>
    cases.some((one) => componentOf(one, name) !== 0),
  );
  const caseColumns = (shown: readonly CaseResult[]): readonly ColumnOf<string>[] =>
    shown.map((one) => [context.loadCase(one.name), "kN", (name) => componentOf(one, name), one.effectiveTension]);
  const tableFor = (shown: readonly CaseResult[], title: string) =>
    tableOf(
      context,
      names,
      [[w.cause, undefined, (name) => nameIn(w.components, name), w.effectiveTension], ...caseColumns(shown)],
      { title },
    );
  const running = runningCases.map((name) => solution.cases[name]);
  return [
    ...tableFor(running, w.running),
    ...tableFor(
      cases.filter(({ motion, isOwn }) => motion !== "running" && !isOwn),
      w.startingAndStopping,
    ),
    ...inSixes(cases.filter(({ isOwn }) => isOwn)).flatMap((six) => tableFor(six, w.ownCases)),
    ...uncountedTilt(context, solution),
    ...factsOf(context, [[w.temperatureFactor, "1", solution.temperatureFactor]]),
  ];
}

/** Forward tilt beside the causes, where the method leaves it out of them. */
function uncountedTilt(context: ReportContext, { uncountedTilt: tilt }: Calculated["solution"]): readonly Block[] {
  if (tilt === undefined) return [];
  const facts = runningCases.map((name): FactOf => [context.loadCase(name), "kN", tilt[name]]);
  return factsOf(context, facts, context.w.tiltNotCounted);
}

function componentOf(one: CaseResult, name: string): number {
  return new Map(Object.entries(one.components)).get(name) ?? 0;
}

function sectionTable(context: ReportContext): readonly Block[] {
  const { w, solution } = context;
  const { sections } = solution.cases["running-full"];
  const parts = [...new Set(sections.flatMap((one) => Object.keys(one.parts)))];
  const partColumn = (name: string): ColumnOf<SectionResult> => [
    nameIn(w.frictionParts, name),
    "kN",
    (one) => one.parts[name],
  ];
  const columns: readonly ColumnOf<SectionResult>[] = [
    [w.from, undefined, ({ pointId }) => context.point(pointId)],
    [w.lineLoad, "kg/m", (one) => one.lineLoad],
    [w.frictionFactor, "1", (one) => one.frictionFactor],
    [w.friction, "kN", (one) => one.friction],
    ...parts.map(partColumn),
    [w.sectionResistance, "kN", (one) => one.resistance],
    [w.meanTension, "kN", (one) => one.meanTension],
  ];
  return tableOf(context, sections, columns, { title: context.loadCase("running-full") });
}

function hasPointResistance({ solution }: ReportContext): boolean {
  return solution.cases["running-full"].points.some(({ resistance }) => resistance !== 0);
}

function pointTable(context: ReportContext): readonly Block[] {
  const { w, solution } = context;
  const [full, empty] = [solution.cases["running-full"], solution.cases["running-empty"]];
  const rows = full.points.map((point, at) => ({ point, other: empty.points[at] }));
  const kept = rows.filter(
    ({ point, other }) => point.resistance !== 0 || point.driveForce !== 0 || other?.resistance !== 0,
  );
  return tableOf(context, kept, [
    [w.point, undefined, ({ point }) => context.point(point.pointId)],
    [`${w.resistance} ${context.loadCase("running-full")}`, "kN", ({ point }) => point.resistance],
    [`${w.driveForce} ${context.loadCase("running-full")}`, "kN", ({ point }) => point.driveForce],
    [`${w.resistance} ${context.loadCase("running-empty")}`, "kN", ({ other }) => other?.resistance],
    [`${w.driveForce} ${context.loadCase("running-empty")}`, "kN", ({ other }) => other?.driveForce],
  ]);
}

function comparison(context: ReportContext): readonly Block[] {
  const { w } = context;
  const calculations = all(context);
  const methods = calculations.map(({ method }) => method);
  const summary = tableOf(
    context,
    calculations,
    [
      [w.method, undefined, ({ method }) => method],
      ...runningCases.map(
        (name): ColumnOf<Calculated> => [
          `Te ${context.loadCase(name)}`,
          "kN",
          ({ solution }) => solution.cases[name].effectiveTension,
        ],
      ),
      [w.largestTension, "kN", ({ solution }) => solution.belt.largest],
      [
        w.absorbedPower,
        "kW",
        ({ solution }) => solution.power.cases.find(({ loadCase }) => loadCase === solution.power.largest)?.absorbed,
      ],
      [w.takeUpTension, "kN", ({ solution: { takeUp } }) => (takeUp.isAssumed ? undefined : takeUp.tension)],
    ],
    { title: w.methodsBesideEachOther },
  );
  const causes = (["running-full", "running-empty"] as const).flatMap((name) => {
    const compared = compareMethods(
      calculations.map(({ solution }) => solution),
      name,
    );
    const friction = compared.causes.find((cause) => cause.name === "friction");
    return [
      ...causeTable(context, methods, compared.causes, {
        title: context.loadCase(name),
        nameOf: (cause) => nameIn(w.components, cause.name),
        total: { name: w.effectiveTension, values: compared.effectiveTension },
      }),
      ...causeTable(context, methods, compared.friction, {
        title: `${context.loadCase(name)}, ${nameIn(w.components, "friction")}`,
        nameOf: (cause) => nameIn(w.frictionParts, cause.name),
        total: { name: nameIn(w.components, "friction"), values: friction?.values ?? {} },
      }),
    ];
  });
  return [...summary, ...causes, ...calculations.flatMap(({ solution }) => uncountedTilt(context, solution))];
}

interface CauseTable {
  readonly title: string;
  readonly nameOf: (cause: Cause) => string;
  readonly total: { readonly name: string; readonly values: Cause["values"] };
}

/** Causes by method, with the sum they add up to and how far the methods part. */
function causeTable(
  context: ReportContext,
  methods: readonly Method[],
  causes: readonly Cause[],
  { title, nameOf, total }: CauseTable,
): readonly Block[] {
  const { w } = context;
  return tableOf(
    context,
    causes,
    [
      [w.cause, undefined, nameOf, total.name],
      ...methods.map(
        (method): ColumnOf<Cause> => [method, "kN", (cause) => cause.values[method], total.values[method]],
      ),
      [w.spread, "kN", ({ spread }) => spread],
    ],
    { title },
  );
}

function frictionFactors(context: ReportContext): readonly Block[] {
  const { w, solution } = context;
  return tableOf(context, rowsOf(context), [
    [w.from, undefined, ({ pointId }) => context.point(pointId)],
    [context.loadCase("running-full"), undefined, ({ at }) => result(context, `pulls[${at}].frictionFactor`)],
    ...runningCases
      .slice(1)
      .map(
        (name): ColumnOf<{ readonly at: number; readonly pointId: string }> => [
          context.loadCase(name),
          "1",
          ({ at }) => solution.cases[name].sections[at]?.frictionFactor,
        ],
      ),
  ]);
}

function sag(context: ReportContext): readonly Block[] {
  const { w, solution } = context;
  const rows = rowsOf(context).filter(({ at }) => (solution.cases["running-full"].sections[at]?.sagTension ?? 0) > 0);
  const cases = ["running-empty", "starting-full", "braking-full"] as const;
  return tableOf(context, rows, [
    [w.from, undefined, ({ pointId }) => context.point(pointId)],
    [w.idlerSpacing, undefined, ({ at }) => result(context, `pulls[${at}].idlerSpacing`)],
    [`${w.sag} ${context.loadCase("running-full")}`, undefined, ({ at }) => result(context, `pulls[${at}].sag`)],
    ...cases.map(
      (name): ColumnOf<{ readonly at: number; readonly pointId: string }> => [
        `${w.sag} ${context.loadCase(name)}`,
        "%",
        ({ at }) => solution.cases[name].sections[at]?.sag,
      ],
    ),
    [
      `${w.sagTension} ${context.loadCase("running-full")}`,
      "kN",
      ({ at }) => solution.cases["running-full"].sections[at]?.sagTension,
    ],
    [
      w.smallestMargin,
      "kN",
      ({ at }) => Math.min(...everyCase(solution).map(({ sections }) => sections[at]?.sagMargin ?? 0)),
    ],
  ]);
}

function sagDiagram(context: ReportContext): readonly Block[] {
  const { w, conveyor, solution } = context;
  const series = caseCurves(context, sagChart(conveyor, solution), runningCases);
  const names = { xLabel: axis(context, w.alongBelt, "m"), yLabel: axis(context, w.sag, "%") };
  return [chart({ name: "sag", ...names, series }, w.sagCaption, 0.45)];
}
