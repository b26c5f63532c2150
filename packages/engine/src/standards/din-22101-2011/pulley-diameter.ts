import { defineFormula, defineProcedure } from "../../trace/formula.ts";
import { nonNegative, positive } from "../../trace/limit.ts";
import { din22101 } from "../sources.ts";

const source = din22101("minimum pulley diameters");

/** Pulley diameter over carcass thickness. */
export const carcassFactors = { cotton: 80, polyamide: 90, polyester: 108, steel: 145 } as const;

/** Standard diameters, m. */
export const standardDiameters: readonly number[] = [
  0.1, 0.125, 0.16, 0.2, 0.25, 0.315, 0.4, 0.5, 0.63, 0.8, 1, 1.25, 1.4, 1.6, 1.8, 2, 2.2,
];

/** Diameter the carcass asks of drive and high-tension pulleys, before rounding up. */
export const carcassDiameter = defineFormula({
  id: "din-22101-2011/pulley-diameter/carcass-diameter",
  source,
  inputs: {
    factor: { symbol: "c_Tr", unit: "1", must: positive },
    carcassThickness: { symbol: "d_Gk", unit: "m", must: nonNegative },
  },
  output: { symbol: "D_Tr", unit: "m" },
  printed: "c_Tr * d_Gk",
  evaluate: ({ factor, carcassThickness }) => factor * carcassThickness,
});

/** The standard diameter a number of sizes below the one that is just large enough; never below the smallest. */
export const standardDiameter = defineProcedure({
  id: "din-22101-2011/pulley-diameter/standard-diameter",
  source,
  inputs: {
    diameter: { symbol: "D_Tr", unit: "m", must: nonNegative },
    sizesBelow: { symbol: "n", unit: "1", must: nonNegative },
  },
  output: { symbol: "D", unit: "m" },
  rule: "smallest standard diameter not below D_Tr, then n sizes down",
  evaluate: ({ diameter, sizesBelow }) => {
    const fitting = standardDiameters.findIndex((size) => size >= diameter - 1e-9);
    const at = (fitting < 0 ? standardDiameters.length - 1 : fitting) - sizesBelow;
    return standardDiameters[Math.max(0, at)] ?? diameter;
  },
});

/** Sizes below A₀ by use of the rating and class. Holds up to A₀ of 1400 mm. */
export const sizesBelow = {
  above60: { A: 0, B: 1, C: 2 },
  above30: { A: 1, B: 2, C: 3 },
  upTo30: { A: 2, B: 2, C: 3 },
} as const;
