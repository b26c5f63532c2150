import { defineFormula, defineProcedure } from "../../trace/formula.ts";
import { between, nonNegative, positive } from "../../trace/limit.ts";
import { interpolate } from "../interpolate.ts";
import { as1403, din743, peterson } from "../machine-sources.ts";

const tensileStrength = { symbol: "F_U", unit: "Pa", must: positive, covers: between(300e6, 1500e6) };
const diameterRatio = { symbol: "D_d", unit: "1", must: positive };

/** Weakening of thick shafts. Fit of the standard's chart, good to about 3 %, met by 1.78 at 280 mm. */
export const sizeFactor = defineFormula({
  id: "as-1403-2004/stress-factors/size-factor",
  source: as1403("size factor chart, fitted"),
  provisional: "fit of a chart, calibrated on one published shaft",
  inputs: { diameter: { symbol: "D", unit: "m", must: nonNegative } },
  output: { symbol: "K_s", unit: "1" },
  printed: "if(D <= 10[mm], 1, 1 + 0.234 * ln(max(D, 10[mm]) / 10[mm]))",
  evaluate: ({ diameter }) => (diameter <= 0.01 ? 1 : 1 + 0.234 * Math.log(Math.max(diameter, 0.01) / 0.01)),
});

/** Stress raising of a press or interference fit. */
export const pressFitFactor = defineFormula({
  id: "as-1403-2004/stress-factors/press-fit-factor",
  source: din743("interference fit"),
  inputs: { tensileStrength },
  output: { symbol: "K", unit: "1" },
  printed: "2.7 * (F_U / 1000000000[Pa]) ^ 0.43",
  evaluate: ({ tensileStrength: strength }) => 2.7 * (strength / 1e9) ** 0.43,
});

/** Stress raising of an end-milled keyway. */
export const keywayFactor = defineFormula({
  id: "as-1403-2004/stress-factors/keyway-factor",
  source: din743("keyway"),
  inputs: { tensileStrength },
  output: { symbol: "K", unit: "1" },
  printed: "3.0 * (F_U / 1000000000[Pa]) ^ 0.38",
  evaluate: ({ tensileStrength: strength }) => 3.0 * (strength / 1e9) ** 0.38,
});

/** Diameters on both sides of a shoulder. */
export const shoulderRatio = defineFormula({
  id: "as-1403-2004/stress-factors/shoulder-ratio",
  source: peterson("stepped round shaft in bending"),
  inputs: {
    largeDiameter: { symbol: "D", unit: "m", must: positive },
    smallDiameter: { symbol: "d", unit: "m", must: positive },
  },
  output: { symbol: "D_d", unit: "1" },
  printed: "D / d",
  evaluate: ({ largeDiameter, smallDiameter }) => largeDiameter / smallDiameter,
});

/** The tables of the shoulder end at these ratios. */
export const usableDiameterRatio = defineFormula({
  id: "as-1403-2004/stress-factors/usable-diameter-ratio",
  source: peterson("stepped round shaft in bending"),
  inputs: { diameterRatio },
  output: { symbol: "D_d", unit: "1" },
  printed: "min(6, max(1.01, D_d))",
  guards: "diameterRatio",
  evaluate: ({ diameterRatio: ratio }) => Math.min(6, Math.max(1.01, ratio)),
});

const coefficients: readonly (readonly [number, number])[] = [
  [1.01, 0.91938],
  [1.02, 0.96048],
  [1.03, 0.98061],
  [1.05, 0.98137],
  [1.07, 0.97527],
  [1.1, 0.9512],
  [1.2, 0.97098],
  [1.5, 0.93836],
  [2, 0.90879],
  [3, 0.89334],
  [6, 0.87868],
];
const exponents: readonly (readonly [number, number])[] = [
  [1.01, 0.17032],
  [1.02, 0.17711],
  [1.03, 0.18381],
  [1.05, 0.19653],
  [1.07, 0.20958],
  [1.1, 0.23757],
  [1.2, 0.21796],
  [1.5, 0.25759],
  [2, 0.28598],
  [3, 0.3086],
  [6, 0.33243],
];

/** Coefficient A of the shoulder. */
export const shoulderCoefficient = defineProcedure({
  id: "as-1403-2004/stress-factors/shoulder-coefficient",
  source: peterson("stepped round shaft in bending"),
  inputs: { diameterRatio: { ...diameterRatio, must: between(1.01, 6) } },
  output: { symbol: "A", unit: "1" },
  rule: "table over D/d, linear between entries",
  evaluate: ({ diameterRatio: ratio }) => interpolate(coefficients, ratio),
});

/** Exponent of the shoulder, without its minus sign. */
export const shoulderExponent = defineProcedure({
  id: "as-1403-2004/stress-factors/shoulder-exponent",
  source: peterson("stepped round shaft in bending"),
  inputs: { diameterRatio: { ...diameterRatio, must: between(1.01, 6) } },
  output: { symbol: "b", unit: "1" },
  rule: "table over D/d, linear between entries",
  evaluate: ({ diameterRatio: ratio }) => interpolate(exponents, ratio),
});

const filletRadius = { symbol: "R", unit: "m", must: positive };

/** Stress concentration of a shoulder with a fillet. */
export const shoulderConcentration = defineFormula({
  id: "as-1403-2004/stress-factors/shoulder-concentration",
  source: peterson("stepped round shaft in bending"),
  inputs: {
    coefficient: { symbol: "A", unit: "1", must: positive },
    exponent: { symbol: "b", unit: "1", must: positive },
    filletRadius,
    smallDiameter: { symbol: "d", unit: "m", must: positive },
  },
  output: { symbol: "K_t", unit: "1" },
  printed: "A * (R / d) ^ (-b)",
  evaluate: ({ coefficient, exponent, filletRadius: radius, smallDiameter }) =>
    coefficient * (radius / smallDiameter) ** -exponent,
});

/** How much of a concentration a steel of this strength feels. */
export const notchSensitivity = defineFormula({
  id: "as-1403-2004/stress-factors/notch-sensitivity",
  source: peterson("Neuber's constant for steel in bending"),
  inputs: { tensileStrength: { ...tensileStrength, must: between(200e6, 2000e6) }, filletRadius },
  output: { symbol: "q", unit: "1" },
  printed:
    "1 / (1 + (1.24 - 2.25e-9[1/Pa] * F_U + 1.6e-18[1/Pa2] * F_U ^ 2 - 4.11e-28[1/Pa3] * F_U ^ 3) / sqrt(R / 1[mm]))",
  evaluate: ({ tensileStrength: strength, filletRadius: radius }) => {
    const root = 1.24 - 2.25e-9 * strength + 1.6e-18 * strength ** 2 - 4.11e-28 * strength ** 3;
    return 1 / (1 + root / Math.sqrt(radius / 0.001));
  },
});

/** Stress raising of a shoulder, never below 1.05. */
export const shoulderFactor = defineFormula({
  id: "as-1403-2004/stress-factors/shoulder-factor",
  source: peterson("notch sensitivity"),
  inputs: {
    sensitivity: { symbol: "q", unit: "1", must: between(0, 1) },
    concentration: { symbol: "K_t", unit: "1", must: positive },
  },
  output: { symbol: "K", unit: "1" },
  printed: "max(1.05, 1 + q * (K_t - 1))",
  evaluate: ({ sensitivity, concentration }) => Math.max(1.05, 1 + sensitivity * (concentration - 1)),
});
