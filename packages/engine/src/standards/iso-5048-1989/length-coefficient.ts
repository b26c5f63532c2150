import { defineFormula, defineProcedure } from "../../trace/formula.ts";
import { atLeast, nonNegative, positive } from "../../trace/limit.ts";
import { interpolate } from "../interpolate.ts";
import { iso5048 } from "../sources.ts";

const source = iso5048("length coefficient C");

/** Conveyor length, m, and coefficient. Proof-read against the standard before release. */
export const lengthCoefficientTable: readonly (readonly [number, number])[] = [
  [3, 9],
  [5, 6.6],
  [10, 4.5],
  [20, 3.2],
  [32, 2.6],
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

/** Coefficient for the secondary resistances of a whole conveyor with one loading point. */
export const lengthCoefficient = defineProcedure({
  id: "iso-5048-1989/length-coefficient",
  source,
  inputs: { length: { symbol: "L", unit: "m", must: positive, covers: atLeast(80) } },
  output: { symbol: "C", unit: "1" },
  rule: "table of C over L, linear between entries, held at the ends",
  evaluate: ({ length }) => interpolate(lengthCoefficientTable, length),
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
