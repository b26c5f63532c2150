import type { UnitCode } from "@beltwright/model";
import type { NumberSource, Shown, Traced } from "../trace/shown.ts";

export interface Axis {
  readonly label: string;
  readonly unit: UnitCode;
}

/** One curve or one kind of bar; values in the unit of its chart, null where there is none. */
export interface Series {
  readonly name: string;
  /** A colour of the page: `var(--case-3)` or `#0072b2`. */
  readonly colour: string;
  readonly dash?: readonly number[];
  readonly values: readonly (number | null)[] | Float64Array | Float32Array;
  /** What the others must not pass. */
  readonly isLimit?: boolean;
  /** Not shown until it is asked for. */
  readonly isHidden?: boolean;
  /** How each value is made anew where nobody kept its steps; absent: it knows where it came from. */
  readonly sourceAt?: (row: number) => NumberSource | undefined;
  /** What opens each value where it is shown. */
  readonly shownAt?: (row: number) => Shown | undefined;
}

/** Curves over a common axis that only grows. */
export interface LineChart {
  readonly kind: "lines";
  readonly name: string;
  readonly title: string;
  readonly x: Axis & {
    readonly values: readonly number[] | Float64Array;
    /** How each place of the axis is made anew, where it was calculated. */
    readonly sourceAt?: (row: number) => NumberSource | undefined;
  };
  /** What each place of the axis is called, for the table. */
  readonly places?: readonly string[];
  readonly y: Axis;
  readonly series: readonly Series[];
  /** Places that are named along the top. */
  readonly marks?: readonly Mark[];
}

export interface Mark {
  readonly at: number;
  readonly label: string;
  /** What is wrong there. */
  readonly warning?: string;
}

/** A value for each of some things side by side. */
export interface BarChart {
  readonly kind: "bars";
  readonly name: string;
  readonly title: string;
  readonly things: readonly string[];
  readonly y: Axis;
  readonly series: readonly Series[];
  /** What is wrong with a thing, if anything. */
  readonly warnings?: readonly (string | undefined)[];
  /** What to read from it, where the numbers alone do not say. */
  readonly note?: string;
}

export type Chart = LineChart | BarChart;

/** Stands for the axis where a number of a chart is told by its series. */
export const axisName = "";

/** A place of the axis of a chart as a number that opens; undefined where it is only a scale. */
export function tracedPlace({ name, x, places }: LineChart, row: number): Traced | undefined {
  const value = x.values[row];
  if (value === undefined || x.sourceAt?.(row) === undefined) return undefined;
  const label = [x.label, places?.[row]].filter((part) => part !== undefined).join(", ");
  return { label, value, unit: x.unit, shown: { kind: "chart", chart: name, series: axisName, row } };
}

/** A value of a chart as a number that opens; undefined where there is none, or none yet. */
export function tracedAt(chart: Chart, series: Series, row: number): Traced | undefined {
  const value = series.values[row];
  const shown = typeof value === "number" ? series.shownAt?.(row) : undefined;
  if (typeof value !== "number" || shown === undefined) return undefined;
  const place = chart.kind === "bars" ? chart.things[row] : chart.places?.[row];
  const label = [chart.y.label, series.name, place].filter((part) => part !== undefined).join(", ");
  return { label, value, unit: chart.y.unit, shown };
}
