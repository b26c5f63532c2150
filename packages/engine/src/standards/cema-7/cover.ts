import { defineFormula, defineProcedure } from "../../trace/formula.ts";
import { between, nonNegative, positive } from "../../trace/limit.ts";
import { interpolate } from "../interpolate.ts";
import { adopted, cema7 } from "../sources.ts";

const largeSample = cema7("chapter 6, rubber indentation by a large sample");
const gravity = { symbol: "g", unit: "m/s2", must: positive };
const beltMass = { symbol: "q_B", unit: "kg/m", must: nonNegative };
const lineLoad = { symbol: "q_G", unit: "kg/m", must: nonNegative };
const lineForce = (symbol: string) => ({ symbol, unit: "N/m", must: nonNegative });

/** Weight on one set for each width of belt, at which the book evaluates its rubber. */
export const averageLineForce = defineFormula({
  id: "cema-7/cover/average-line-force",
  source: cema7("chapter 6, average load for each belt width"),
  inputs: {
    beltMass,
    lineLoad,
    gravity,
    spacing: { symbol: "S", unit: "m", must: positive },
    beltWidth: { symbol: "B", unit: "m", must: positive },
  },
  output: { symbol: "w_avg", unit: "N/m" },
  printed: "(q_B + q_G) * g * S / B",
  evaluate: ({ beltMass: belt, lineLoad: load, gravity: g, spacing, beltWidth }) =>
    ((belt + load) * g * spacing) / beltWidth,
});

const temperatures: readonly (readonly [number, number])[] = [
  [-40, 1.9],
  [-30, 1.7],
  [-26, 1.6],
  [-20, 1.4],
  [-15, 1.2],
  [-10, 1.15],
  [0, 1.13],
  [10, 1.07],
  [20, 1],
  [40, 0.91],
];

/** How a cover resists more in the cold. */
export const coverTemperatureFactor = defineProcedure({
  id: "cema-7/cover/cover-temperature-factor",
  source: adopted("cover in the cold: the larger of spectrum and temperature factor"),
  inputs: { temperature: { symbol: "T", unit: "degC", covers: between(-40, 50) } },
  output: { symbol: "c_T", unit: "1" },
  rule: "0.91 at 40 degC, 1.00 at 20, 1.07 at 10, 1.13 at 0, 1.15 at -10, 1.20 at -15, 1.40 at -20, 1.60 at -26, 1.70 at -30, 1.90 at -40, linear between rows and held at the ends",
  evaluate: ({ temperature }) => interpolate(temperatures, temperature),
});

/** What another cover on another roll than those of the sample changes. */
export const coverSizeFactor = defineFormula({
  id: "cema-7/cover/cover-size-factor",
  source: adopted("thin layer on a roll: cover to the power of a third, diameter of two thirds"),
  inputs: {
    cover: { symbol: "h", unit: "m", must: nonNegative },
    rollDiameter: { symbol: "D", unit: "m", must: positive },
  },
  output: { symbol: "C_hr", unit: "1" },
  printed: "(h / 0.007[m]) ^ (1 / 3) * (0.219[m] / D) ^ (2 / 3)",
  evaluate: ({ cover, rollDiameter }) => (cover / 0.007) ** (1 / 3) * (0.219 / rollDiameter) ** (2 / 3),
});

/** Drag of an indented cover over the load that presses it, from a sample of the belt. */
export const largeSampleResistance = defineFormula({
  id: "cema-7/cover/large-sample-resistance",
  source: largeSample,
  inputs: {
    temperatureFactor: { symbol: "c_T", unit: "1", must: positive },
    coefficient: { symbol: "a", unit: "1", must: nonNegative },
    exponent: { symbol: "b", unit: "1", must: positive },
    lineForce: lineForce("w_avg"),
    sizeFactor: { symbol: "C_hr", unit: "1", must: nonNegative },
  },
  output: { symbol: "k_biR", unit: "1" },
  printed: "c_T * a * (w_avg / 1000[N/m]) ^ (b - 1) * C_hr",
  evaluate: ({ temperatureFactor, coefficient, exponent, lineForce: force, sizeFactor }) =>
    temperatureFactor * coefficient * (force / 1000) ** (exponent - 1) * sizeFactor,
});

/** The same from the relaxation of its rubber. */
export const smallSampleResistance = defineFormula({
  id: "cema-7/cover/small-sample-resistance",
  source: cema7("chapter 6, rubber indentation by a small sample"),
  inputs: { drag: lineForce("f_ind"), lineForce: { symbol: "w_avg", unit: "N/m", must: positive } },
  output: { symbol: "k_biR", unit: "1" },
  printed: "f_ind / w_avg",
  evaluate: ({ drag, lineForce: force }) => drag / force,
});

/** Line forces across a troughed belt, N/m, over widths, m: centre roll, then the wings from the knee to the edge. */
interface Across {
  readonly centre: number;
  readonly knee: number;
  readonly edge: number;
  readonly centreLength: number;
  /** Of one wing, with material on it and bare. */
  readonly loadedWing: number;
  readonly bareWing: number;
  readonly exponent: number;
}

function integralAcross({ centre, knee, edge, centreLength, loadedWing, bareWing, exponent: n }: Across): number {
  const isEven = Math.abs(knee - edge) <= 1e-9 * knee;
  const sloped = isEven ? knee ** n : (knee ** (n + 1) - edge ** (n + 1)) / ((n + 1) * (knee - edge));
  return centreLength * centre ** n + 2 * loadedWing * sloped + 2 * bareWing * edge ** n;
}

/** How much more a cover resists under a load that is heaped up in the middle than under the same load spread evenly. */
export const loadShapeFactor = defineProcedure({
  id: "cema-7/cover/load-shape-factor",
  source: adopted("load shape integrated across the belt instead of the regression of the book"),
  inputs: {
    centre: lineForce("w_c"),
    knee: lineForce("w_i"),
    edge: lineForce("w_b"),
    centreLength: { symbol: "l_c", unit: "m", must: nonNegative },
    loadedWing: { symbol: "l_m", unit: "m", must: nonNegative },
    bareWing: { symbol: "l_e", unit: "m", must: nonNegative },
    beltWidth: { symbol: "B", unit: "m", must: positive },
    average: { symbol: "w_avg", unit: "N/m", must: positive },
    exponent: { symbol: "n", unit: "1", must: positive },
  },
  output: { symbol: "w_iW", unit: "1" },
  rule: "integral of w ^ n across the belt over B * w_avg ^ n: w_c on the centre roll, from w_i at the knee to w_b where the material ends, w_b beyond",
  evaluate: ({ beltWidth, average, ...across }) => integralAcross(across) / (beltWidth * average ** across.exponent),
});

/** Line force of material and belt on the centre roll. */
export const centreLineForce = defineFormula({
  id: "cema-7/cover/centre-line-force",
  source: adopted("load shape: the share of VDI 2341 evenly on the centre roll"),
  inputs: {
    loadShare: { symbol: "c_s", unit: "1", must: between(0, 1) },
    lineLoad,
    beltShare: { symbol: "c_b", unit: "1", must: between(0, 1) },
    beltMass,
    gravity,
    spacing: { symbol: "S", unit: "m", must: positive },
    centreLength: { symbol: "l_c", unit: "m", must: positive },
  },
  output: { symbol: "w_c", unit: "N/m" },
  printed: "(c_s * q_G + c_b * q_B) * g * S / l_c",
  evaluate: ({ loadShare, lineLoad: load, beltShare, beltMass: belt, gravity: g, spacing, centreLength }) =>
    ((loadShare * load + beltShare * belt) * g * spacing) / centreLength,
});

/** Line force of the belt alone on the wings. */
export const wingBeltForce = defineFormula({
  id: "cema-7/cover/wing-belt-force",
  source: adopted("load shape: belt evenly on the wings"),
  inputs: {
    beltShare: { symbol: "c_b", unit: "1", must: between(0, 1) },
    beltMass,
    gravity,
    spacing: { symbol: "S", unit: "m", must: positive },
    wings: { symbol: "l_w", unit: "m", must: positive },
  },
  output: { symbol: "w_b", unit: "N/m" },
  printed: "(1 - c_b) * q_B * g * S / l_w",
  evaluate: ({ beltShare, beltMass: belt, gravity: g, spacing, wings }) =>
    ((1 - beltShare) * belt * g * spacing) / wings,
});

/** Line force of belt and material at the inner end of a wing; the material thins out to nothing at its edge. */
export const kneeLineForce = defineFormula({
  id: "cema-7/cover/knee-line-force",
  source: adopted("load shape: material on the wings thins out to nothing at its edge"),
  inputs: {
    edge: lineForce("w_b"),
    loadShare: { symbol: "c_s", unit: "1", must: between(0, 1) },
    lineLoad,
    gravity,
    spacing: { symbol: "S", unit: "m", must: positive },
    loadedWing: { symbol: "l_m", unit: "m", must: positive },
  },
  output: { symbol: "w_i", unit: "N/m" },
  printed: "w_b + (1 - c_s) * q_G * g * S / l_m",
  evaluate: ({ edge, loadShare, lineLoad: load, gravity: g, spacing, loadedWing }) =>
    edge + ((1 - loadShare) * load * g * spacing) / loadedWing,
});

/** Rubber indentation of a section. */
export const coverTension = defineFormula({
  id: "cema-7/cover/cover-tension",
  source: cema7("chapter 6, universal method, rubber indentation"),
  inputs: {
    resistance: { symbol: "k_biR", unit: "1", must: nonNegative },
    loadShape: { symbol: "w_iW", unit: "1", must: nonNegative },
    beltMass,
    lineLoad,
    gravity,
    length: { symbol: "L", unit: "m", must: nonNegative },
  },
  output: { symbol: "T_bi", unit: "N" },
  printed: "k_biR * w_iW * (q_B + q_G) * g * L",
  evaluate: ({ resistance, loadShape, beltMass: belt, lineLoad: load, gravity: g, length }) =>
    resistance * loadShape * (belt + load) * g * length,
});

/** Length of one wing that material lies on. */
export const loadedWing = defineFormula({
  id: "cema-7/cover/loaded-wing",
  source: adopted("load shape: material over the usable width"),
  inputs: { width: { symbol: "b", unit: "m" }, centreLength: { symbol: "l_c", unit: "m" } },
  output: { symbol: "l_m", unit: "m" },
  printed: "(b - l_c) / 2",
  evaluate: ({ width, centreLength: centre }) => (width - centre) / 2,
});

/** Belt on both wings. */
export const wingsLength = defineFormula({
  id: "cema-7/cover/wings-length",
  source: adopted("load shape: material over the usable width"),
  inputs: { beltWidth: { symbol: "B", unit: "m" }, centreLength: { symbol: "l_c", unit: "m" } },
  output: { symbol: "l_w", unit: "m" },
  printed: "B - l_c",
  evaluate: ({ beltWidth, centreLength: centre }) => beltWidth - centre,
});

/** Length of one wing beyond the material. */
export const bareWing = defineFormula({
  id: "cema-7/cover/bare-wing",
  source: adopted("load shape: material over the usable width"),
  inputs: {
    half: { symbol: "B_2", unit: "m" },
    centreLength: { symbol: "l_c", unit: "m" },
    loadedWing: { symbol: "l_m", unit: "m" },
  },
  output: { symbol: "l_e", unit: "m" },
  printed: "max(0[m], B_2 - l_c / 2 - l_m)",
  evaluate: ({ half, centreLength: centre, loadedWing }) => Math.max(0, half - centre / 2 - loadedWing),
});
