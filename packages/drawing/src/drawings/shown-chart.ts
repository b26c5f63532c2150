import { formatNumber, toDisplay, type UnitCode, type UnitSystem, unitLabel } from "@beltwright/model";
import { type BarChart, type Chart, type LineChart, paperColour } from "@beltwright/results";
import type { Drawing } from "../description/drawing.ts";
import { barChart } from "./bar-chart.ts";
import { lineChart } from "./line-chart.ts";

interface ChartOptions {
  readonly system: UnitSystem;
  /** Curves that are not shown. */
  readonly hidden?: ReadonlySet<string>;
}

/** A chart of the screen as a drawing, in the same colours and units: for a file or the clipboard. */
export function shownChart(chart: Chart, options: ChartOptions): Drawing {
  return chart.kind === "bars" ? bars(chart, options) : lines(chart, options);
}

function titled(label: string, unit: UnitCode, system: UnitSystem): string {
  const words = unitLabel(unit, system);
  return words === "" ? label : `${label} [${words}]`;
}

function lines({ name, title, x, y, series, marks = [] }: LineChart, { system, hidden = new Set() }: ChartOptions) {
  const along = Array.from(x.values, (value) => toDisplay(value, x.unit, system));
  return lineChart({
    name,
    title,
    titleSize: 13,
    xLabel: titled(x.label, x.unit, system),
    yLabel: titled(y.label, y.unit, system),
    series: series
      .filter((one) => !hidden.has(one.name))
      .map(({ name: curve, colour, isLimit = false, values }) => ({
        ...{ name: curve, colour: paperColour(colour), isLimit },
        points: Array.from(values, (value, row) => ({
          x: along[row] ?? 0,
          y: value === null ? Number.NaN : toDisplay(value, y.unit, system),
        })),
      })),
    marks: marks.map(({ at, label }) => ({ x: toDisplay(at, x.unit, system), text: label })),
    size: { width: 960, height: 480 },
  });
}

function bars({ name, title, things, y, series }: BarChart, { system }: ChartOptions) {
  return barChart({
    name,
    title,
    label: titled(y.label, y.unit, system),
    things,
    series: series.map(({ name: kind, colour, isLimit = false, values }) => ({
      ...{ name: kind, colour: paperColour(colour), isLimit },
      values: Array.from(values, (value) => (value === null ? null : toDisplay(value, y.unit, system))),
    })),
    written: (value) => formatNumber(value, 4),
  });
}
