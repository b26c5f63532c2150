import { beltMakers, iso1536, iso3684 } from "../../standards/machine-sources.ts";
import { din22101, mechanics } from "../../standards/sources.ts";
import { defineFormula, defineProcedure } from "../../trace/formula.ts";
import { nonNegative, positive } from "../../trace/limit.ts";

/** Diameters of the preferred series, m. */
export const pulleyDiameters = [
  0.1, 0.125, 0.16, 0.2, 0.25, 0.315, 0.4, 0.5, 0.63, 0.8, 1, 1.25, 1.4, 1.6, 1.8, 2, 2.2,
] as const;

/** Multiples of the carcass thickness by the stuff of its tensile member. */
export const carcassMultiples = {
  cotton: 80,
  polyamide: 90,
  polyester: 108,
  aramid: 138,
  "steel-cord": 145,
} as const;

export const multiplesSource = din22101("minimum pulley diameter from the carcass thickness");
export const groupsSource = iso3684("series of diameters; groups and tension bands after DIN 22101");

/** Diameter a carcass needs at full tension, before rounding. */
export const carcassDiameter = defineFormula({
  id: "pulley-limits/diameter/carcass-diameter",
  source: multiplesSource,
  inputs: {
    multiple: { symbol: "c_Tr", unit: "1", must: positive },
    carcassThickness: { symbol: "d_G", unit: "m", must: positive },
  },
  output: { symbol: "D_A", unit: "m" },
  printed: "c_Tr * d_G",
  evaluate: ({ multiple, carcassThickness }) => multiple * carcassThickness,
});

/** The diameter rounded up in the series, then some sizes down for pulleys that bend the belt less or carry less tension. */
export const seriesDiameter = defineProcedure({
  id: "pulley-limits/diameter/series-diameter",
  source: groupsSource,
  inputs: {
    diameter: { symbol: "D", unit: "m", must: positive },
    sizesDown: { symbol: "n", unit: "1", must: nonNegative },
  },
  output: { symbol: "D_min", unit: "m" },
  rule: "next size of the series, then n sizes smaller, not below the first; above the series the diameter itself",
  evaluate: ({ diameter, sizesDown }) => {
    const at = pulleyDiameters.findIndex((size) => size >= diameter - 1e-9);
    if (at === -1) return diameter;
    return pulleyDiameters[Math.max(0, at - sizesDown)] ?? diameter;
  },
});

/** Mean pressure of the belt on the lagging. */
export const laggingPressure = defineFormula({
  id: "pulley-limits/diameter/lagging-pressure",
  source: mechanics("belt pull over projected area"),
  inputs: {
    arriving: { symbol: "T_1", unit: "N", must: nonNegative },
    leaving: { symbol: "T_2", unit: "N", must: nonNegative },
    diameterOverLagging: { symbol: "D_l", unit: "m", must: positive },
    beltWidth: { symbol: "b", unit: "m", must: positive },
  },
  output: { symbol: "p", unit: "Pa" },
  printed: "(T_1 + T_2) / (D_l * b)",
  evaluate: ({ arriving, leaving, diameterOverLagging, beltWidth }) =>
    (arriving + leaving) / (diameterOverLagging * beltWidth),
});

/** Pressures that lagging takes, Pa: typical makers' limits. */
export const laggingLimits = { rubber: 0.6e6, ceramic: 0.8e6 } as const;
export const laggingSource = beltMakers("lagging pressure");

/** Face widths by belt width, mm as the tables print them. */
const faceWidths: readonly (readonly [number, number])[] = [
  [400, 500],
  [450, 550],
  [500, 600],
  [600, 700],
  [650, 750],
  [750, 850],
  [800, 950],
  [900, 1050],
  [1000, 1150],
  [1050, 1200],
  [1200, 1400],
  [1350, 1550],
  [1400, 1600],
  [1500, 1700],
  [1600, 1800],
  [1650, 1850],
  [1800, 2000],
  [2000, 2200],
  [2200, 2500],
  [2400, 2800],
  [2600, 3000],
  [2800, 3150],
  [3000, 3350],
  [3500, 3900],
];

/** Face of a pulley for a belt. */
export const faceWidth = defineProcedure({
  id: "pulley-limits/diameter/face-width",
  source: iso1536("face widths by belt width"),
  inputs: { beltWidth: { symbol: "B", unit: "m", must: positive } },
  output: { symbol: "f", unit: "m" },
  rule: "table by belt width; other widths B + max(100 mm, 0.1 B) up to the next 50 mm",
  evaluate: ({ beltWidth }) => {
    const width = beltWidth * 1000;
    const row = faceWidths.find(([belt]) => Math.abs(belt - width) < 1e-6);
    const face = row?.[1] ?? Math.ceil((width + Math.max(100, 0.1 * width)) / 50 - 1e-9) * 50;
    return face / 1000;
  },
});

/** Distance of the bearings of a pulley whose library row has none. */
export const bearingCentres = defineProcedure({
  id: "pulley-limits/diameter/bearing-centres",
  source: iso1536("bearing centres over face width, common practice"),
  inputs: {
    faceWidth: { symbol: "f", unit: "m", must: positive },
    beltWidth: { symbol: "B", unit: "m", must: positive },
  },
  output: { symbol: "b_c", unit: "m" },
  rule: "face + 250 mm to B 650, + 350 to 1000, + 500 to 1400, + 700 to 1800, + 800 above",
  evaluate: ({ faceWidth: face, beltWidth }) => {
    const steps: readonly (readonly [number, number])[] = [
      [0.65, 0.25],
      [1, 0.35],
      [1.4, 0.5],
      [1.8, 0.7],
    ];
    return face + (steps.find(([width]) => beltWidth <= width + 1e-9)?.[1] ?? 0.8);
  },
});
