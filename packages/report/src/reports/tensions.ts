import type { CaseName, CaseResult, LoadCaseName } from "@beltwright/engine";
import { tensionEndings } from "@beltwright/model";
import type { Block } from "../description/report.ts";
import { type ColumnOf, result, si, tableOf, yesNo } from "./cells.ts";
import { tensionChart } from "./charts.ts";
import {
  allCases,
  brakingCases,
  coastingCases,
  everyCase,
  type ReportContext,
  type ReportDefinition,
  runningCases,
  startingCases,
} from "./context.ts";
import { type PullRow, pointColumn, rowsOf } from "./geometry.ts";

export const tensionReports: readonly ReportDefinition[] = [
  { id: "tension-summary", group: "tensions", isFor: () => true, isLandscape: true, blocks: caseSummary },
  { id: "tensions-running", group: "tensions", isFor: () => true, blocks: (one) => tensions(one, runningCases) },
  { id: "tensions-starting", group: "tensions", isFor: () => true, blocks: (one) => tensions(one, startingCases) },
  { id: "tensions-braking", group: "tensions", isFor: () => true, blocks: (one) => tensions(one, brakingCases) },
  { id: "tensions-coasting", group: "tensions", isFor: () => true, blocks: (one) => tensions(one, coastingCases) },
  {
    id: "tension-diagram-running",
    group: "tensions",
    isFor: () => true,
    isLandscape: true,
    blocks: (one) => [tensionChart(one, runningCases, true)],
  },
  {
    id: "tension-diagram-starting",
    group: "tensions",
    isFor: () => true,
    isLandscape: true,
    blocks: (one) => [tensionChart(one, ["running-full", ...startingCases], true)],
  },
  {
    id: "tension-diagram-stopping",
    group: "tensions",
    isFor: () => true,
    isLandscape: true,
    blocks: (one) => [tensionChart(one, [...brakingCases, ...coastingCases], true)],
  },
  { id: "tension-envelope", group: "tensions", isFor: () => true, blocks: envelope },
  {
    id: "reversed-tensions",
    group: "tensions",
    isFor: ({ solution }) => solution.reversed !== undefined,
    blocks: reversed,
  },
];

function caseSummary(context: ReportContext): readonly Block[] {
  const { w, solution } = context;
  return tableOf(context, everyCase(solution), [
    [w.loadCase, undefined, ({ name }) => context.loadCase(name)],
    [w.effectiveTension, "kN", (one) => one.effectiveTension],
    [w.largestTension, "kN", (one) => one.largest.tension],
    [w.at, undefined, (one) => context.point(one.largest.pointId)],
    [w.smallestTension, "kN", (one) => one.smallest.tension],
    [w.at, undefined, (one) => context.point(one.smallest.pointId)],
    [w.takeUpTension, "kN", (one) => one.takeUpTension],
    [w.acceleration, "m/s2", (one) => (one.motion === "running" ? undefined : one.acceleration)],
    [w.time, "s", (one) => moving(context, one).time],
    [w.distance, "m", (one) => moving(context, one).distance],
    [w.converged, undefined, (one) => yesNo(context, one.isConverged)],
  ]);
}

interface Moving {
  readonly time?: number | undefined;
  readonly distance?: number | undefined;
}

/** The start or stop as the reports on motion tell it; without drive trains that of the case alone. */
function moving({ machine: { startStop } }: ReportContext, one: CaseResult): Moving {
  const { name, duration: time, distance } = one;
  const told: Readonly<Partial<Record<CaseName, Moving>>> =
    startStop === undefined
      ? {}
      : { "starting-full": startStop.starts.full, "starting-empty": startStop.starts.empty, ...startStop.stops };
  return told[name] ?? { time, distance };
}

const endingOf = (loadCase: LoadCaseName): string | undefined =>
  Object.entries(tensionEndings).find(([, name]) => name === loadCase)?.[0];

/** From the results where they are named there; coasting has no names. */
function tensionColumns(context: ReportContext, loadCase: LoadCaseName): readonly ColumnOf<PullRow>[] {
  const { solution } = context;
  const ending = endingOf(loadCase);
  const points = solution.cases[loadCase].points;
  const cell = (side: 1 | 2) => (row: PullRow) =>
    ending === undefined
      ? si(side === 1 ? points[row.at]?.arriving : points[row.at]?.leaving, "kN")
      : result(context, `pulls[${row.at}].t${side}${ending}`);
  return [
    [`T1 ${context.loadCase(loadCase)}`, "kN", cell(1)],
    [`T2 ${context.loadCase(loadCase)}`, "kN", cell(2)],
  ];
}

function tensions(context: ReportContext, cases: readonly LoadCaseName[]): readonly Block[] {
  const columns = cases.flatMap((name) => tensionColumns(context, name));
  return [...tableOf(context, rowsOf(context), [pointColumn(context), ...columns]), tensionChart(context, cases)];
}

/** Of all cases: the largest and the smallest tension at each point, and the case that gives it. */
function envelope(context: ReportContext): readonly Block[] {
  const { w, solution } = context;
  const at = (index: number) =>
    everyCase(solution).flatMap(({ name, points }) => {
      const point = points[index];
      return point === undefined
        ? []
        : [
            { name, tension: point.arriving },
            { name, tension: point.leaving },
          ];
    });
  const most = (index: number) => at(index).reduce((one, other) => (other.tension > one.tension ? other : one));
  const least = (index: number) => at(index).reduce((one, other) => (other.tension < one.tension ? other : one));
  return tableOf(context, rowsOf(context), [
    pointColumn(context),
    [w.largestTension, "kN", ({ at: index }) => most(index).tension],
    [w.loadCase, undefined, ({ at: index }) => context.loadCase(most(index).name)],
    [w.smallestTension, "kN", ({ at: index }) => least(index).tension],
    [w.loadCase, undefined, ({ at: index }) => context.loadCase(least(index).name)],
  ]);
}

function reversed(context: ReportContext): readonly Block[] {
  const { w, solution } = context;
  const cases = allCases.flatMap((name) => solution.reversed?.cases[name] ?? []);
  return tableOf(context, cases, [
    [w.loadCase, undefined, ({ name }) => context.loadCase(name)],
    [w.effectiveTension, "kN", (one) => one.effectiveTension],
    [w.largestTension, "kN", (one) => one.largest.tension],
    [w.at, undefined, (one) => context.point(one.largest.pointId)],
    [w.smallestTension, "kN", (one) => one.smallest.tension],
    [w.at, undefined, (one) => context.point(one.smallest.pointId)],
    [w.time, "s", (one) => one.duration],
  ]);
}
