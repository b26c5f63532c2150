import { defineFormula, defineProcedure } from "../../trace/formula.ts";
import { atLeast, nonNegative, positive } from "../../trace/limit.ts";
import { interpolateBy } from "../interpolate.ts";
import { iso5048 } from "../sources.ts";

const source = iso5048("length coefficient C");

/** Shortest conveyor the standard gives a coefficient for, m. */
export const shortestNormativeLength = 80;

/**
 * Conveyor length, m, and coefficient. Rows from 80 m are those of the standard; the shorter ones come from a maker of
 * drum motors.
 */
const table: readonly (readonly [length: number, coefficient: number])[] = [
  [3, 9],
  [4, 7.6],
  [5, 6.6],
  [6, 5.9],
  [8, 5.1],
  [10, 4.5],
  [12.5, 4],
  [16, 3.6],
  [20, 3.2],
  [25, 2.9],
  [32, 2.6],
  [40, 2.4],
  [50, 2.2],
  [63, 2],
  [80, 1.92],
  [100, 1.78],
  [150, 1.58],
  [200, 1.45],
  [300, 1.31],
  [400, 1.25],
  [500, 1.2],
  [600, 1.17],
  [700, 1.14],
  [800, 1.12],
  [900, 1.1],
  [1000, 1.09],
  [1500, 1.06],
  [2000, 1.05],
  [2500, 1.04],
  [5000, 1.03],
];
const shortest = table[0]?.[0] ?? 0;
const longest = table.at(-1)?.[0] ?? 0;

/**
 * Coefficient for the secondary resistances of a whole conveyor with one loading point. These do not grow with length,
 * so the length they seem to add changes slowly from row to row, where the coefficient itself falls steeply.
 */
export const lengthCoefficient = defineProcedure({
  id: "iso-5048-1989/length-coefficient",
  source,
  inputs: { length: { symbol: "L", unit: "m", must: positive } },
  output: { symbol: "C", unit: "1" },
  rule: "table of C over L; between rows the apparent extra length L (C - 1) is linear in ln L; C held at the ends",
  evaluate: ({ length }) => {
    const within = Math.min(longest, Math.max(shortest, length));
    const row = table.find(([at]) => at === within);
    if (row !== undefined) return row[1];
    const extra = interpolateBy(
      table,
      ([at]) => Math.log(at),
      Math.log(within),
      ([at, coefficient]) => at * (coefficient - 1),
    );
    return 1 + extra / within;
  },
});

/** Peripheral force of a whole conveyor by the length coefficient: a cross-check of the sum of components. */
export const peripheralForce = defineFormula({
  id: "iso-5048-1989/length-coefficient/peripheral-force",
  source,
  inputs: {
    lengthCoefficient: { symbol: "C", unit: "1", must: atLeast(1) },
    mainResistance: { symbol: "F_H", unit: "N", must: nonNegative },
    slopeResistance: { symbol: "F_St", unit: "N" },
    specialResistance: { symbol: "F_S", unit: "N", must: nonNegative },
  },
  output: { symbol: "F_U", unit: "N" },
  printed: "C * F_H + F_St + F_S",
  evaluate: ({ lengthCoefficient: coefficient, mainResistance, slopeResistance, specialResistance }) =>
    coefficient * mainResistance + slopeResistance + specialResistance,
});
