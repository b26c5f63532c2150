import { defineProcedure } from "../../trace/formula.ts";
import { between } from "../../trace/limit.ts";
import { degree } from "../../units.ts";
import { interpolate } from "../interpolate.ts";
import { iso5048 } from "../sources.ts";

/** Slope in degrees and share of the level capacity, whatever the surcharge angle. */
export const slopeTable: readonly (readonly [number, number])[] = [
  [2, 1],
  [4, 0.99],
  [6, 0.98],
  [8, 0.97],
  [10, 0.95],
  [12, 0.93],
  [14, 0.91],
  [16, 0.89],
  [18, 0.85],
  [20, 0.81],
  [21, 0.78],
  [22, 0.76],
  [23, 0.73],
  [24, 0.71],
  [25, 0.68],
  [26, 0.66],
  [27, 0.64],
  [28, 0.61],
  [29, 0.59],
  [30, 0.56],
];

/** The older slope factor, where no surcharge angle is known. */
export const tabulatedSlopeFactor = defineProcedure({
  id: "iso-5048-1989/slope-table/tabulated-slope-factor",
  source: iso5048("slope factor, older table"),
  inputs: { slope: { symbol: "delta", unit: "rad", must: between(0, Math.PI / 2), covers: between(0, 30 * degree) } },
  output: { symbol: "k", unit: "1" },
  rule: "table of k over slope, linear between entries, held at the ends",
  evaluate: ({ slope }) => interpolate(slopeTable, slope / degree),
});
