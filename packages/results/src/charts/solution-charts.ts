import type { Calculated, Conveyor } from "@beltwright/model";
import { clearanceChart, powerChart, radiusChart, tractionChart } from "./bar-charts.ts";
import type { Chart, Series } from "./chart.ts";
import { costCharts } from "./cost-charts.ts";
import { designCharts } from "./design-charts.ts";
import { motionCharts } from "./motion-charts.ts";
import { sagChart, tensionChart } from "./tension-chart.ts";

/**
 * Every chart of a calculated conveyor; what it has nothing of is left out. Cost, energy and carbon are those of the parts
 * that were chosen, and are charted where these are given.
 */
export function solutionCharts(
  conveyor: Conveyor,
  { solution }: Pick<Calculated, "solution">,
  built?: Conveyor,
): readonly Chart[] {
  const { startStop } = solution.machine;
  const charts: readonly Chart[] = [
    tensionChart(conveyor, solution),
    powerChart(solution),
    sagChart(conveyor, solution),
    tractionChart(conveyor, solution),
    radiusChart(conveyor, solution),
    clearanceChart(conveyor, solution),
    ...(startStop ? motionCharts(startStop) : []),
    ...designCharts(conveyor, solution),
    ...(built ? costCharts(built, solution) : []),
  ];
  return charts
    .filter((chart) => chart.kind === "lines" || (chart.things.length > 0 && chart.series.length > 0))
    .map((chart) => ({ ...chart, series: chart.series.map((series) => opening(chart.name, series)) }));
}

/** Values open by their place in the chart: a newer calculation has them at the same one. */
function opening(chart: string, series: Series): Series {
  return { ...series, shownAt: (row) => ({ kind: "chart", chart, series: series.name, row }) };
}
