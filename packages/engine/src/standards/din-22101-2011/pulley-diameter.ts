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

/** Pull of the most loaded pulley over what the belt may have at full load, which is an eighth of its strength. */
export const loadFactor = defineFormula({
  id: "din-22101-2011/pulley-diameter/load-factor",
  source: din22101("clause 11, load factor of the pulleys"),
  inputs: {
    tension: { symbol: "F_T", unit: "N", must: nonNegative },
    beltWidth: { symbol: "B", unit: "m", must: positive },
    strength: { symbol: "k_N", unit: "N/m", must: positive },
  },
  output: { symbol: "u", unit: "1" },
  printed: "8 * F_T / (B * k_N)",
  evaluate: ({ tension, beltWidth, strength }) => (8 * tension) / (beltWidth * strength),
});

/** Groups of pulleys, as the table numbers them. */
export const groupNumbers = { A: 0, B: 1, C: 2 } as const;

/** Load factors that a row begins above, and the sizes over the base by group. */
const sizesOver: readonly (readonly [above: number, sizes: readonly [number, number, number]])[] = [
  [1, [1, 0, -1]],
  [0.6, [0, -1, -2]],
  [0.3, [-1, -2, -3]],
  [Number.NEGATIVE_INFINITY, [-2, -2, -3]],
];

type Sizes = readonly [number, number, number];

/** Large bases do not follow the steps of the series: diameters by row, m; absent: by the rule. */
const exceptions: ReadonlyMap<number, readonly (Sizes | undefined)[]> = new Map([
  [1.4, [[1.6, 1.4, 1], undefined, undefined, undefined]],
  [
    1.6,
    [
      [1.8, 1.6, 1.25],
      [1.6, 1.25, 1],
      [1.25, 1, 0.8],
      [1, 1, 0.8],
    ],
  ],
  [
    1.8,
    [
      [2, 1.8, 1.25],
      [1.8, 1.4, 1.25],
      [1.6, 1.25, 1],
      [1.25, 1.25, 1],
    ],
  ],
  [
    2,
    [
      [2.2, 2, 1.4],
      [2, 1.6, 1.25],
      [1.6, 1.25, 1],
      [1.25, 1.25, 1],
    ],
  ],
]);

/** Smallest diameter of a pulley by the carcass of its belt, the load factor and its group. */
export const groupDiameter = defineProcedure({
  id: "din-22101-2011/pulley-diameter/group-diameter",
  source: din22101("clause 11, diameters by load factor and group"),
  inputs: {
    diameter: { symbol: "D_Tr", unit: "m", must: nonNegative },
    loadFactor: { symbol: "u", unit: "1", must: nonNegative },
    group: { symbol: "group", unit: "1", must: { least: 0, most: 2, isInteger: true } },
  },
  output: { symbol: "D", unit: "m" },
  rule: "D_Tr up to the series is the base; groups A, B, C take +1, 0, -1 sizes above 100 % load factor, 0, -1, -2 above 60 %, -1, -2, -3 above 30 %, -2, -2, -3 below, and bases from 1400 mm the diameters of the table",
  evaluate: ({ diameter, loadFactor: factor, group }) => {
    const base = standardDiameters.findIndex((size) => size >= diameter - 1e-9);
    if (base < 0) return diameter;
    const row = sizesOver.findIndex(([above]) => factor > above);
    const listed = exceptions.get(standardDiameters[base] ?? 0)?.[row]?.[group];
    if (listed !== undefined) return listed;
    const at = Math.max(0, base + (sizesOver[row]?.[1][group] ?? 0));
    return standardDiameters[Math.min(standardDiameters.length - 1, at)] ?? diameter;
  },
});
