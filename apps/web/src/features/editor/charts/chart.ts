import type { UnitCode } from "@beltwright/model";

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
  /** Not shown until it is asked for. */
  readonly isHidden?: boolean;
}

/** Curves over a common axis that only grows. */
export interface LineChart {
  readonly kind: "lines";
  readonly name: string;
  readonly title: string;
  readonly x: Axis & { readonly values: readonly number[] | Float64Array };
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
}

/** A value for each of some things side by side. */
export interface BarChart {
  readonly kind: "bars";
  readonly name: string;
  readonly title: string;
  readonly things: readonly string[];
  readonly y: Axis;
  readonly series: readonly Series[];
  /** What to read from it, where the numbers alone do not say. */
  readonly note?: string;
}

export type Chart = LineChart | BarChart;
