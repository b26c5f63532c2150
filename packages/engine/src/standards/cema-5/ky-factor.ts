import { defineFormula, defineProcedure } from "../../trace/formula.ts";
import { between, nonNegative, positive } from "../../trace/limit.ts";
import { foot, poundForce, poundPerFoot } from "../../units.ts";
import { interpolateBy } from "../interpolate.ts";
import { cema5 } from "../sources.ts";
import { kyTable, slopeColumns } from "./ky-table-data.ts";

/** Flexure of belt and load over the idlers, from the table of length, weight and slope. Declines use the level column. */
export const kyFactor = defineProcedure({
  id: "cema-5/ky-factor",
  source: cema5("chapter 6, factor Ky"),
  provisional: "table from working knowledge, to be proof-read against the book",
  inputs: {
    length: { symbol: "L", unit: "m", must: nonNegative, covers: between(250 * foot, 3000 * foot) },
    weight: { symbol: "W", unit: "kg/m", must: nonNegative, covers: between(20 * poundPerFoot, 300 * poundPerFoot) },
    slope: { symbol: "slope", unit: "1", must: nonNegative, covers: between(0, 0.33) },
  },
  output: { symbol: "K_y", unit: "1" },
  rule: "table of Ky over length, weight and slope, linear in each, held at the ends, within 0.016 to 0.035",
  evaluate: ({ length, weight, slope }) => {
    const value = interpolateBy(
      kyTable,
      (block) => block.length,
      length / foot,
      (block) => interpolateBy(block.rows, rowWeight, weight / poundPerFoot, (row) => inRow(row, slope * 100)),
    );
    return Math.min(0.035, Math.max(0.016, value / 1000));
  },
});

const rowWeight = (row: readonly number[]) => row[0] ?? 0;

function inRow(row: readonly number[], slope: number): number {
  return interpolateBy(
    slopeColumns,
    (column) => column,
    slope,
    (_column, at) => row[at + 1] ?? 0,
  );
}

/** Ky of a section from its own mean tension, for very long profiles. */
export const kyFactorFromTension = defineFormula({
  id: "cema-5/ky-factor/ky-factor-from-tension",
  source: cema5("chapter 6, Ky from average tension; smooth fit, 6 % rms"),
  provisional: "fit of coefficients from working knowledge",
  inputs: {
    weight: { symbol: "W", unit: "kg/m", must: positive },
    spacing: { symbol: "S_i", unit: "m", must: positive },
    tension: { symbol: "T", unit: "N", must: positive },
  },
  output: { symbol: "K_y", unit: "1" },
  printed: "min(0.035, max(0.016, 0.0224 * (W / 1[lb/ft]) ^ 0.348 * (S_i / 1[ft]) ^ 0.775 * (T / 1[lbf]) ^ -0.285))",
  evaluate: ({ weight, spacing, tension }) => {
    const fit =
      0.0224 * (weight / poundPerFoot) ** 0.348 * (spacing / foot) ** 0.775 * (tension / poundForce) ** -0.285;
    return Math.min(0.035, Math.max(0.016, fit));
  },
});
